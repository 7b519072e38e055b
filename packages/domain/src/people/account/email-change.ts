import { ACTIVATION_CODE_TRIES, type CodeFacts, judgeCode } from './activation.ts'

/**
 * How long a link to the old address keeps that address, or brings it back: from the request, and anew from the
 * confirmation. docs/regulation.md#own-profile
 */
export const EMAIL_CANCEL_DAYS = 7

export interface EmailChangeFacts {
  /** Wrong codes so far, all by people who gave the right password. */
  tries: number
  codeExpiresAt: Date
  /** Until when the link works. */
  cancelUntil: Date
  confirmedAt: Date | null
}

/** Whether a new address waits for its code. One whose code is spent goes on waiting, for another code. */
export function isEmailWaiting({ confirmedAt, cancelUntil }: EmailChangeFacts, now: Date): boolean {
  return confirmedAt === null && now < cancelUntil
}

/** The rules of the code are those of the one that activates an account. */
export function judgeEmailCode(
  { tries, codeExpiresAt, confirmedAt }: EmailChangeFacts,
  matches: boolean,
  now: Date,
): ReturnType<typeof judgeCode> {
  const code: CodeFacts = {
    matches,
    isExhausted: tries >= ACTIVATION_CODE_TRIES,
    expiresAt: codeExpiresAt,
    usedAt: confirmedAt,
  }
  return judgeCode(code, now)
}

/** Whether the old address can stay, or come back, by the link: confirmed or not. */
export function mayCancelEmailChange({ cancelUntil }: EmailChangeFacts, now: Date): boolean {
  return now < cancelUntil
}
