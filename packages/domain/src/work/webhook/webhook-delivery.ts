/** A delivery waits for its next try, has arrived, or was given up. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'given_up'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Why a try failed, in terms that a person can act on. */
export const DELIVERY_PROBLEMS = [
  'address_not_allowed',
  'name_unknown',
  'no_connection',
  'not_secure',
  'timeout',
  'redirected',
  'refused',
  'gone',
  'secret_lost',
] as const
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number]

/** Why a subscription is paused. */
export const PAUSE_REASONS = ['administrator', 'gone', 'failing'] as const
export type PauseReason = (typeof PAUSE_REASONS)[number]

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** The waits after each failed try, as Standard Webhooks recommends them: some three days in all. */
const WAITS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]

/** How long after this failed try comes the next, in milliseconds; null after the last. */
export function waitAfter(failedTries: number): number | null {
  return WAITS[failedTries - 1] ?? null
}

/** A receiver to which nothing has come through for so long is asked no more. */
export const FAILING_FOR = 72 * HOUR

/** What a status means: 2xx arrived, 410 asks never to come again. Redirects are not followed. */
export function problemOfStatus(status: number): DeliveryProblem | null {
  if (status >= 200 && status < 300) return null
  if (status === 410) return 'gone'
  return status >= 300 && status < 400 ? 'redirected' : 'refused'
}

/** Whether a failure pauses the subscription, and why. */
export function pauseAfter(
  problem: DeliveryProblem,
  { failingSince, now }: { failingSince: Date; now: Date },
): Exclude<PauseReason, 'administrator'> | null {
  if (problem === 'gone') return 'gone'
  return now.getTime() - failingSince.getTime() >= FAILING_FOR ? 'failing' : null
}

/** How long the secret before signs too, so that a receiver can change it without losing an event. */
export const FORMER_SECRET_FOR = 24 * HOUR
