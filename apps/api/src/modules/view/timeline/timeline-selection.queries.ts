import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { durationInDays } from '@diatrivi/domain/thesis/todo-list/schedule'
import { DURATION_UNITS } from '@diatrivi/domain/thesis/todo-list/step'
import type { TimelinePhase, TimelineScope } from '@diatrivi/domain/view/timeline/timeline-row'
import { and, asc, desc, lte, type SQL, sql } from 'drizzle-orm'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import { committeeSeat } from '../../examination/committee/tables.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import { matchingOfOffice } from '../thesis-view/office-filter.queries.ts'
import { type ThesisSelection, thesesThat } from '../thesis-view/thesis-selection.queries.ts'
import { IN_PROGRESS, ofSteps } from '../thesis-view/thesis-status.queries.ts'

/*
 * Which theses stand on a timeline, in the order of the domain's `inTimelineOrder(…, 'late')`. The schedule is the domain's
 * `actualSchedule`: what is confirmed ends on its day, and the rest takes its days from there. A test compares them.
 */

/** What a timeline can be narrowed to; what is left out narrows nothing. */
export interface TimelineFilter {
  from?: IsoDate | undefined
  until?: IsoDate | undefined
  phase?: TimelinePhase | undefined
  instructor?: string | undefined
  late?: boolean | undefined
}

export const theses: Readonly<Record<TimelineScope, (actor: MemberActor) => ThesisSelection>> = {
  mine: ({ accountId }) => thesesThat.areInProgressOf(accountId),
  seats: ({ accountId }) =>
    and(
      IN_PROGRESS,
      sql`${thesis.id} in (
        select committee_seat.thesis_id from ${committeeSeat}
        where committee_seat.account_id = ${accountId} and committee_seat.role <> 'supervisor'
          and committee_seat.state in ('invited', 'accepted')
      )`,
    ),
  department: ({ departmentId }) => and(thesesThat.areKnownInDepartment(departmentId), IN_PROGRESS),
}

/** One that has no start lies within no days. */
export function narrowed(
  which: ThesisSelection,
  { from, until, phase, instructor, late }: TimelineFilter,
  today: IsoDate,
): ThesisSelection {
  return and(
    which,
    matchingOfOffice({ ...(phase && { phase }), ...(instructor && { instructor }) }),
    late ? sql`${daysLate(today)} > 0` : undefined,
    until && lte(thesis.startDate, until),
    from && sql`${thesis.startDate} is not null and ${lastDay(today)} >= ${from}::date`,
  )
}

/** Equal ones keep their places from page to page. */
export function latestFirst(today: IsoDate): SQL[] {
  return [
    desc(daysLate(today)),
    sql`coalesce(${thesis.intendedEnd}, ${ofSteps(EXPECTED_END)}) nulls last`,
    asc(thesis.id),
  ]
}

const DAYS = `todo_item.duration_amount * case todo_item.duration_unit ${DURATION_UNITS.map(
  (unit) => `when '${unit}' then ${durationInDays({ amount: 1, unit })}`,
).join(' ')} end`
const IS_CONFIRMED =
  'todo_item.student_confirmed_at is not null and todo_item.instructor_confirmed_at is not null'
const ARE_ALL_CONFIRMED = `coalesce(bool_and(${IS_CONFIRMED}), false)`
/** Null without a start or without steps. */
const EXPECTED_END = `case when thesis.start_date is not null and count(*) > 0 then
  coalesce(
    max((todo_item.instructor_confirmed_at at time zone 'Europe/Athens')::date) filter (where ${IS_CONFIRMED}),
    thesis.start_date
  ) + coalesce(sum(${DAYS}) filter (where not (${IS_CONFIRMED})), 0)::integer
end`

/** The days of the domain's `lateness`; 0 where the desired end is not missed. */
const daysLate = (today: IsoDate) => {
  // `ofSteps` takes plain text; a day is figures and dashes.
  const day = `date '${today}'`
  return ofSteps(`case
    when thesis.intended_end is null then 0
    when thesis.intended_end >= ${day} or ${ARE_ALL_CONFIRMED}
      then greatest(0, ${EXPECTED_END} - thesis.intended_end)
    else ${day} - thesis.intended_end
  end`)
}

/** The last day on which something is drawn of the thesis. */
const lastDay = (today: IsoDate) =>
  ofSteps(`greatest(
    coalesce(${EXPECTED_END}, thesis.start_date), thesis.intended_end, case when not ${ARE_ALL_CONFIRMED} then date '${today}' end
  )`)
