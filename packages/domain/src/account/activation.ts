/** The form of a confirmation code and how long it is valid: docs/regulation.md#confirmation-code. */
export const ACTIVATION_CODE_LENGTH = 6
export const ACTIVATION_CODE_HOURS = 24
export const ACTIVATION_CODE_TRIES = 5
export const RESEND_AFTER_SECONDS = 60

export interface CodeFacts {
  matches: boolean
  /** Wrong tries so far. */
  tries: number
  expiresAt: Date
  usedAt: Date | null
}

/** Whether the code opens the account now; `spent` means that only a new code can help. */
export function judgeCode(code: CodeFacts, now: Date): 'accepted' | 'wrong' | 'spent' {
  const spent = code.usedAt !== null || code.tries >= ACTIVATION_CODE_TRIES || code.expiresAt <= now
  if (spent) return 'spent'
  return code.matches ? 'accepted' : 'wrong'
}

/** An account gets at most one mail with a code a minute. */
export function mayResend(lastSentAt: Date | null, now: Date): boolean {
  return lastSentAt === null || now.getTime() - lastSentAt.getTime() >= RESEND_AFTER_SECONDS * 1_000
}
