import { DEMO_USERNAMES } from '../cast.ts'
import type { Moment, PlannedNotice } from '../demo-plan.ts'
import {
  type NewNotice,
  noticesOfComments,
  noticesOfEvents,
  noticesOfLostTopics,
} from './notices-of-events.ts'
import { type PlanSoFar, planIndex } from './plan-index.ts'

/** How many of the newest notices a person keeps, and how many of those are unread. */
const KEPT_EACH = 14
const UNREAD_OF_INSTRUCTOR = 5
const UNREAD_OF_STUDENT = 2

/** The notices that the events of the plan bring to the demo accounts, in the order of time. */
export function planNotices(plan: PlanSoFar): PlannedNotice[] {
  const { instructor, newcomer, answered, working } = DEMO_USERNAMES
  const index = planIndex(plan)
  const notices = inOrder([
    ...noticesOfEvents(plan, index),
    ...noticesOfComments(plan, index),
    ...noticesOfLostTopics(plan, index, [newcomer, answered]),
  ])
  const bellOf = (username: string, unread: number): PlannedNotice[] => {
    const own = notices.filter(({ recipient }) => recipient === username).slice(-KEPT_EACH)
    return own.map((one, position) => ({ ...one, isRead: position < own.length - unread }))
  }
  return inOrder([
    ...bellOf(instructor, UNREAD_OF_INSTRUCTOR),
    ...[newcomer, answered, working].flatMap((student) => bellOf(student, UNREAD_OF_STUDENT)),
  ])
}

function inOrder<Item extends NewNotice & { at: Moment }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
}
