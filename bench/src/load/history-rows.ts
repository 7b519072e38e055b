import type { Life } from '../data/life.ts'
import type { Counters } from './counters.ts'
import { moment, type Write } from './rows.ts'

const DAY = 86_400_000
/** Older notices have been cleared away. */
const NOTICES_KEPT = 365 * DAY
const UNREAD = 7 * DAY

interface Action {
  what: string
  actor: number
  /** Who is notified. */
  notified: number | null
  at: number
  details: Readonly<Record<string, string | number>>
}

/** Every action as an event, and those of the last year as notices too. */
export function writeHistory(
  write: Write,
  life: Life,
  { counters, now }: { counters: Counters; now: number },
): void {
  for (const { what, actor, notified, at, details } of actionsOf(life)) {
    write('event', {
      id: ++counters.event,
      thesis_id: life.id,
      actor_id: actor,
      what,
      details: JSON.stringify(details),
      happened_at: moment(at),
    })
    if (notified === null || at < now - NOTICES_KEPT) continue
    write('notice', {
      id: ++counters.notice,
      account_id: notified,
      kind: what,
      thesis_id: life.id,
      facts: JSON.stringify({ thesisTitle: life.title }),
      created_at: moment(at),
      read_at: at > now - UNREAD ? null : moment(at + DAY / 2),
      delivery: 'at_once',
      mailed_at: moment(at),
    })
  }
}

function actionsOf({
  instructor,
  student,
  createdAt,
  assignedAt,
  endedAt,
  interests,
  steps,
}: Life): Action[] {
  const actions: Action[] = [
    { what: 'thesis_created', actor: instructor, notified: null, at: createdAt, details: {} },
  ]
  const add = (
    what: string,
    actor: number,
    notified: number | null,
    at: number,
    details: Action['details'] = {},
  ) => actions.push({ what, actor, notified, at, details })
  for (const interest of interests) {
    add('interest_declared', interest.student, instructor, interest.declaredAt, { priority: 1 })
  }
  if (student === null || assignedAt === null) return actions
  add('interest_declared', student, instructor, assignedAt - 3 * DAY, { priority: 1 })
  add('answer_given', instructor, student, assignedAt - 2 * DAY)
  add('assignment_accepted', student, instructor, assignedAt)
  for (const { finishedAt, acceptedAt } of steps ?? []) {
    if (finishedAt !== null) add('step_finished', student, instructor, finishedAt)
    if (acceptedAt !== null) add('step_accepted', instructor, student, acceptedAt)
  }
  if (endedAt !== null) add('marked', instructor, student, endedAt, { mark: 8 })
  return actions
}
