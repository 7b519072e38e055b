import { addDays, athensMoment, type IsoDate } from '../../shared/dates.ts'
import { allowed, type Decision, firstRefusal, refused } from '../../shared/decision.ts'

/** What a link in a mail lets a person without an account do. */
export const SEAT_LINK_PURPOSES = ['seat', 'dates', 'mark'] as const
export type SeatLinkPurpose = (typeof SEAT_LINK_PURPOSES)[number]
/** The links to a seat, and one to the conversation with the commissioner of a thesis. */
export const LINK_PURPOSES = [...SEAT_LINK_PURPOSES, 'company'] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

/** Links of these purposes are used once; with the others an answer may be changed, as with an account. */
const USED_ONCE: readonly SeatLinkPurpose[] = ['seat']

export interface SignedLink {
  purpose: SeatLinkPurpose
  expiresAt: Date
  /** When its person acted by it last. */
  usedAt: Date | null
  /**
   * When the instructor or the secretary revoked it, or a newer link, or the seat because it cannot be answered any
   * more.
   */
  revokedAt: Date | null
}

export type LinkRefusal = 'link_expired' | 'link_used'

/** A link is read as often as its person likes. One to a seat acts once, one to dates or marks as long as it holds: docs/regulation.md#links. */
export const canLink = {
  read: (
    { expiresAt, revokedAt }: Pick<SignedLink, 'expiresAt' | 'revokedAt'>,
    now: Date,
  ): Decision<'link_expired'> =>
    (revokedAt !== null && revokedAt <= now) || expiresAt <= now ? refused('link_expired') : allowed,

  act: (link: SignedLink, now: Date): Decision<LinkRefusal> =>
    firstRefusal<LinkRefusal>(
      canLink.read(link, now),
      link.usedAt !== null && USED_ONCE.includes(link.purpose) ? refused('link_used') : allowed,
    ),
}

/**
 * The code that goes to the address of a link beside it, where the link alone is not enough:
 * docs/regulation.md#mark-by-link.
 */
export const PIN_LENGTH = 6
export const PIN_MINUTES = 10
export const PIN_TRIES = 5
/** The most codes for one link in 24 hours. */
export const PINS_A_DAY = 10

export interface Pin {
  matches: boolean
  /** Wrong ones so far. */
  tries: number
  expiresAt: Date
}

/** It may be given several times while it holds: for a draft, and for the seal after it. */
export function isPinGood({ matches, tries, expiresAt }: Pin, now: Date): boolean {
  return matches && tries < PIN_TRIES && now < expiresAt
}

/** For how many days a link to marks holds. */
export const MARK_LINK_DAYS = 30
/** How many days a mail about a mark that is due waits for the next, which has a new link. */
export const MARK_MAIL_DAYS = 3

/** The last day counts whole. */
export function endOfDay(day: IsoDate): Date {
  return athensMoment(addDays(day, 1), 0)
}
