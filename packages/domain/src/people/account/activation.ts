import type { Role } from './role.ts'

/** The form of a confirmation code and how long it is valid: docs/regulation.md#confirmation-code. */
export const ACTIVATION_CODE_LENGTH = 6
export const ACTIVATION_CODE_HOURS = 24
/** Wrong tries of one caller, so that a stranger uses up only his own. */
export const ACTIVATION_CODE_TRIES = 5
/** Wrong tries of all callers together, so that many machines do not guess what one may not. */
export const ACTIVATION_CODE_TRIES_OF_ALL = 20
export const RESEND_AFTER_SECONDS = 60
/** Codes that go to one address in 24 hours, for all who ask. */
export const CODES_A_DAY = 10
/** After that an account whose address is not confirmed is deleted. */
export const UNCONFIRMED_DAYS = 7

export interface CodeFacts {
  matches: boolean
  /** No try is left, for this caller or for all. */
  isExhausted: boolean
  expiresAt: Date
  usedAt: Date | null
}

/** Whether the code opens the account now; `spent` means that only a new code can help. */
export function judgeCode(code: CodeFacts, now: Date): 'accepted' | 'wrong' | 'spent' {
  const spent = code.usedAt !== null || code.isExhausted || code.expiresAt <= now
  if (spent) return 'spent'
  return code.matches ? 'accepted' : 'wrong'
}

/**
 * Whether an account was made for the person, who has not opened it yet. An administrator opens it by the invitation alone: no
 * provider lets one in for the first time.
 */
export function isUnopened({
  hasPassword,
  isActive,
  unconfirmedSince,
  role,
}: {
  hasPassword: boolean
  isActive: boolean
  /** Null of an account that another person made. */
  unconfirmedSince: Date | null
  role: Role
}): boolean {
  return !hasPassword && !isActive && unconfirmedSince === null && role !== 'administrator'
}

/** An address gets at most one mail with a code a minute. Returns how long it waits for the next; 0 when it may come now. */
export function secondsUntilResend(lastSentAt: Date | null, now: Date): number {
  if (lastSentAt === null) return 0
  const passed = (now.getTime() - lastSentAt.getTime()) / 1_000
  return Math.max(0, Math.ceil(RESEND_AFTER_SECONDS - passed))
}
