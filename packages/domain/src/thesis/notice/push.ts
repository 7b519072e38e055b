import type { NoticeKind } from './notice.ts'

/** The kinds that reach the browsers in which their reader asked for it: docs/regulation.md#pushed-notices */
export const PUSHED_KINDS: readonly NoticeKind[] = [
  'answer_given',
  'answer_cancelled',
  'step_returned',
  'step_accepted',
  'exam_planned',
  'exam_moved',
  'exam_announced',
  'exam_cancelled',
]

export function isPushed(kind: NoticeKind): boolean {
  return PUSHED_KINDS.includes(kind)
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long the service of a browser keeps a message for a device that is off, in seconds. */
export const PUSH_KEPT_FOR = (2 * DAY) / SECOND

/** What the answer of a browser's service means for a message. */
export type PushOutcome = 'arrived' | 'gone' | 'later' | 'refused'

/** 404 and 410 say that the browser takes no messages any more. */
export function pushOutcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'arrived'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'refused'
}

/** The waits after each failed try: less than a day in all, because the notice stands under the bell. */
const WAITS = [30 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR]

/**
 * How long after this failed try comes the next, in milliseconds; null after the last.
 *
 * @param askedFor seconds for which the service asked to be left alone; it gets them, up to a day
 */
export function pushWaitAfter(failedTries: number, askedFor: number | null): number | null {
  const wait = WAITS[failedTries - 1]
  return wait === undefined ? null : Math.max(wait, Math.min((askedFor ?? 0) * SECOND, DAY))
}
