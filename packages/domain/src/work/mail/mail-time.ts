/* When a mail that an action of a person causes leaves: docs/regulation.md#mail-times. */

/** A person gets one mail of a kind and thesis in so many minutes. */
export const MAIL_PAUSE_MINUTES = 10
/** An address without an account gets so many mails in 24 hours, from all actions together. */
export const OUTSIDE_MAILS_A_DAY = 10

const PAUSE = MAIL_PAUSE_MINUTES * 60_000
const DAY = 24 * 60 * 60_000

export const HELD_MAIL_REASONS = ['just_mailed', 'many_mails'] as const
export type HeldMailReason = (typeof HELD_MAIL_REASONS)[number]

export interface MailsBefore {
  /** When the last one of its kind, thesis and person left or will leave; null where there was none. */
  last: Date | null
  /** When all mails to the address left or will leave, in any order; empty for a person with an account. */
  toOutside: readonly Date[]
}

export interface MailTime {
  dueAt: Date
  /** Why it does not leave at once. */
  held: HeldMailReason | null
}

/** From when on mails count. */
export function mailsCountSince(now: Date): Date {
  return new Date(now.getTime() - DAY)
}

export function mailTime({ last, toOutside }: MailsBefore, now: Date): MailTime {
  const afterLast = last === null ? now : later(last, PAUSE)
  const newestFirst = toOutside.toSorted((one, other) => other.getTime() - one.getTime())
  const tenth = newestFirst[OUTSIDE_MAILS_A_DAY - 1]
  const afterTenth = tenth === undefined ? now : later(tenth, DAY)
  if (afterTenth > now && afterTenth >= afterLast) return { dueAt: afterTenth, held: 'many_mails' }
  return afterLast > now ? { dueAt: afterLast, held: 'just_mailed' } : { dueAt: now, held: null }
}

function later(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds)
}
