import { DEMO_USERNAMES } from '../cast.ts'
import type { Moment, PlannedNotice } from '../demo-plan.ts'
import { type Told, toldOfComments, toldOfEvents, toldOfLostTopics } from './notices-of-events.ts'
import { type PlanSoFar, planIndex } from './plan-index.ts'

/** A bell is looked at from time to time: the newest are not read yet, and the oldest are of no matter any more. */
const KEPT_EACH = 14
const UNREAD_OF_INSTRUCTOR = 5
const UNREAD_OF_STUDENT = 2

/** What the people of the demo accounts were told of that which happens in the plan, in the order of time. */
export function planNotices(plan: PlanSoFar): PlannedNotice[] {
  const { instructor, newcomer, answered, working } = DEMO_USERNAMES
  const index = planIndex(plan)
  const told = inOrder([
    ...toldOfEvents(plan, index),
    ...toldOfComments(plan, index),
    ...toldOfLostTopics(plan, index, [newcomer, answered]),
  ])
  const bellOf = (username: string, unread: number): PlannedNotice[] => {
    const own = told.filter(({ recipient }) => recipient === username).slice(-KEPT_EACH)
    return own.map((one, position) => ({ ...one, isRead: position < own.length - unread }))
  }
  return inOrder([
    ...bellOf(instructor, UNREAD_OF_INSTRUCTOR),
    ...[newcomer, answered, working].flatMap((student) => bellOf(student, UNREAD_OF_STUDENT)),
  ])
}

function inOrder<Item extends Told & { at: Moment }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
}
