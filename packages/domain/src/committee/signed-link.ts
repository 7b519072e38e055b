import { addDays, athensMoment, type IsoDate } from '../shared/dates.ts'
import { allowed, type Decision, firstRefusal, refused } from '../shared/decision.ts'

/** What a link in a letter lets a person without an account do. */
export const LINK_PURPOSES = ['seat', 'dates', 'mark'] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

export interface SignedLink {
  expiresAt: Date
  usedAt: Date | null
  /** By the instructor or the secretary, by a newer link, or because the seat is nobody's to answer any more. */
  revokedAt: Date | null
}

export type LinkRefusal = 'link_expired' | 'link_used'

/** A link is read as often as its person likes, and acts once: docs/regulation.md#links. */
export const canLink = {
  read: ({ expiresAt, revokedAt }: SignedLink, now: Date): Decision<LinkRefusal> =>
    revokedAt !== null || expiresAt <= now ? refused('link_expired') : allowed,

  act: (link: SignedLink, now: Date): Decision<LinkRefusal> =>
    firstRefusal(canLink.read(link, now), link.usedAt === null ? allowed : refused('link_used')),
}

/** The last day counts whole. */
export function endOfDay(day: IsoDate): Date {
  return athensMoment(addDays(day, 1), 0)
}
