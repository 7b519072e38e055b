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

/** An account gets at most one mail with a code a minute. Returns how long it waits for the next; 0 when it may come now. */
export function secondsUntilResend(lastSentAt: Date | null, now: Date): number {
  if (lastSentAt === null) return 0
  const passed = (now.getTime() - lastSentAt.getTime()) / 1_000
  return Math.max(0, Math.ceil(RESEND_AFTER_SECONDS - passed))
}
