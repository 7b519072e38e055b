import type { AcademicYear } from '@diatrivi/domain/view/statistics/academic-year'
import { type SQL, sql } from 'drizzle-orm'
import { dayOf } from '../../../platform/database/athens-days.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import { event } from '../../thesis/history/tables.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import { daysLate } from '../thesis-view/thesis-status.queries.ts'
import { thesesIn } from './scope.queries.ts'
import { type QuartileValues, spreadOf } from './spread.queries.ts'
import type { Scope, YearFigures } from './statistics.model.ts'

const PUBLICITY_CHANGED = sql`(
  what = 'thesis_edited' and 'publicByInstructor' = any(string_to_array(details ->> 'changed', ' '))
)`

const given = (scope: Scope) => sql`${thesis.studentId} is not null and ${thesesIn(scope)}`

/**
 * The theses that have a student, in progress or marked, with the days of their life. The history says that the publicity
 * was changed and not to what: after an odd number of changes a thesis that is public now began as a private one.
 */
const lives = (scope: Scope) => sql`
  select
    ${dayOf(sql`known.assigned_at`)} as assigned_on,
    case when ${thesis.mark} is not null then ${thesis.endDate} end as ended_on,
    ${dayOf(sql`known.assigned_at`)} - ${dayOf(sql`
      case when ${thesis.publicByInstructor} = (known.changes % 2 = 0)
        then ${thesis.createdAt} else known.first_change_at end`)} as until_assignment,
    ${thesis.endDate} - ${dayOf(sql`known.assigned_at`)} as until_mark,
    case when ${thesis.mark} is not null and ${thesis.intendedEnd} is not null
      then ${daysLate(sql`${thesis.endDate}`)} end as days_late
  from ${thesis}
  left join (
    select
      thesis_id,
      max(happened_at) filter (where what = 'assignment_accepted') as assigned_at,
      min(happened_at) filter (where ${PUBLICITY_CHANGED}) as first_change_at,
      count(*) filter (where ${PUBLICITY_CHANGED}) as changes
    from ${event}
    where (what = 'assignment_accepted' or ${PUBLICITY_CHANGED})
      and thesis_id in (select ${thesis.id} from ${thesis} where ${given(scope)})
    group by thesis_id
  ) as known on known.thesis_id = ${thesis.id}
  where ${given(scope)}
`

interface Row extends Record<string, unknown> {
  year: number
  assigned: number
  ended: number
  with_publication: number
  until_assignment: QuartileValues
  with_assignment: number
  until_mark: QuartileValues
  judged: number
  on_time: number
}

/** The academic year of a day, as the domain names it. */
const academicYearOf = (day: SQL) => sql`(
  extract(year from ${day})::int - case when extract(month from ${day}) < 9 then 1 else 0 end
)`

/** Years of which something is known, with their days, beside those that are asked for. */
const KNOWN_YEARS = sql`
  select year, make_date(year, 9, 1), make_date(year + 1, 8, 31)
  from life, lateral (values (${academicYearOf(sql`assigned_on`)}), (${academicYearOf(sql`ended_on`)})) as of_life (year)
  where year is not null
`

/**
 * What was assigned and what was marked in each of the years, how long it took, and how much of it was in time. Figures of
 * one department are hidden by all of its years, so they come with every year of which something is known.
 */
export async function figuresOfYears(
  db: Reader,
  scope: Scope,
  years: readonly AcademicYear[],
): Promise<YearFigures[]> {
  const asked = sql.join(
    years.map(({ year, firstDay, lastDay }) => sql`(${year}::int, ${firstDay}::date, ${lastDay}::date)`),
    sql`, `,
  )
  const assigned = sql`assigned_on between first_day and last_day`
  const published = sql`${assigned} and until_assignment >= 0`
  const ended = sql`ended_on between first_day and last_day`
  const timed = sql`${ended} and until_mark >= 0`
  const { rows } = await db.execute<Row>(sql`
    with life as materialized (${lives(scope)})
    select
      year,
      count(*) filter (where ${assigned})::int as assigned,
      count(*) filter (where ${published})::int as with_publication,
      percentile_cont(array[0.25, 0.5, 0.75]) within group (order by until_assignment)
        filter (where ${published}) as until_assignment,
      count(*) filter (where ${ended})::int as ended,
      count(*) filter (where ${timed})::int as with_assignment,
      percentile_cont(array[0.25, 0.5, 0.75]) within group (order by until_mark)
        filter (where ${timed}) as until_mark,
      count(days_late) filter (where ${ended})::int as judged,
      count(*) filter (where ${ended} and days_late <= 0)::int as on_time
    from (
      values ${asked} ${scope.kind === 'department' ? sql`union ${KNOWN_YEARS}` : sql``}
    ) as asked (year, first_day, last_day)
    left join life on ${assigned} or ${ended}
    group by year
    order by year
  `)
  return rows.map((row) => ({
    year: row.year,
    assigned: row.assigned,
    publicationToAssignment: spreadOf(row.with_publication, row.until_assignment),
    ended: row.ended,
    assignmentToMark: spreadOf(row.with_assignment, row.until_mark),
    onTime: { of: row.judged, part: row.on_time },
  }))
}
