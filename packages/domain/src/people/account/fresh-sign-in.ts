/** For how long a sign-in at the institution stands in the place of the password: docs/regulation.md#proof. */
export const FRESH_SIGN_IN_MINUTES = 5
const MINUTE = 60_000
/** How far the clock of a provider may be from ours. */
const CLOCK_TOLERANCE = MINUTE

export interface FreshSignInFacts {
  /** When the person signed in at the provider, as the provider says; null where it does not say. */
  authenticatedAt: Date | null
  /** When the person left for the provider. */
  leftAt: Date
  now: Date
}

/** Until when a sign-in proves the person; null for one of before, which shows only that a browser was left open. */
export function provesUntil({ authenticatedAt, leftAt, now }: FreshSignInFacts): Date | null {
  if (authenticatedAt === null) return null
  const at = authenticatedAt.getTime()
  if (at < leftAt.getTime() - CLOCK_TOLERANCE || at > now.getTime() + CLOCK_TOLERANCE) return null
  const until = Math.min(at, now.getTime()) + FRESH_SIGN_IN_MINUTES * MINUTE
  return until > now.getTime() ? new Date(until) : null
}
