import { commonNumber } from '../../shared/common-form.ts'
import type { Role } from './role.ts'

/** How a second factor is asked for: docs/regulation.md#second-factor. */
export const SECOND_FACTOR_CODE_LENGTH = 6
/** How long a code of the application on the telephone lasts. */
export const SECOND_FACTOR_STEP_SECONDS = 30
/** Clocks of telephones differ, so that the code before and the code after count too. */
export const SECOND_FACTOR_DRIFT_STEPS = 1
export const RECOVERY_CODES = 10
export const PASSKEYS_MAX = 10
/** How a sign-in whose password was right goes on. */
export const SECOND_FACTOR_WAYS = ['totp', 'passkey', 'recovery_code'] as const
export type SecondFactorWay = (typeof SECOND_FACTOR_WAYS)[number]
/**
 * For so long the mail about a first factor takes it off again: the person who set it up may have had no more than
 * the password.
 */
export const SECOND_FACTOR_UNDO_DAYS = 7
/** Between the password and the code. */
export const CHALLENGE_MINUTES = 5
export const CHALLENGE_TRIES = 5
/** Between the password and the proof that a new factor works: an application may have to be installed first. */
export const SET_UP_MINUTES = 30

const TELEPHONE_CODE = new RegExp(`^\\d{${SECOND_FACTOR_CODE_LENGTH}}$`)

export interface ChallengeFacts {
  tries: number
  expiresAt: Date
}

/** Whether a challenge still takes a proof. One that was met is gone, so that it is good once. */
export function isChallengeOpen({ tries, expiresAt }: ChallengeFacts, now: Date): boolean {
  return tries < CHALLENGE_TRIES && expiresAt > now
}

/**
 * A code is good once: a thief who looked over a shoulder comes too late, and so does a person who types an earlier
 * one.
 */
export function isFreshStep(step: number, lastUsed: number | null): boolean {
  return lastUsed === null || step > lastUsed
}

/** What the application on the telephone shows, as people type it; everything else is taken for a recovery code. */
export function isTelephoneCode(typed: string): boolean {
  return TELEPHONE_CODE.test(typed.replace(/\s/g, ''))
}

/** A recovery code as people type it: without blanks and hyphens, in any case, from either keyboard. */
export function normaliseRecoveryCode(typed: string): string {
  return commonNumber(typed).replace(/[\s-]/g, '')
}

/** Whether a role is asked for a second factor in an installation whose administrators are. */
export function isDemandedOf(role: Role, ofAdministrators: boolean): boolean {
  return ofAdministrators && role === 'administrator'
}

/** What an account must do before anything else, where its role is asked for a second factor. */
export function mustSetUp(facts: { isDemanded: boolean; hasSecondFactor: boolean }): boolean {
  return facts.isDemanded && !facts.hasSecondFactor
}
