import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { AcademicYear } from '@diatrivi/domain/view/statistics/academic-year'
import { sql } from 'drizzle-orm'
import { greekOrder } from '../../../platform/database/greek.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import { department } from '../../institution/institution/tables.ts'
import { account } from '../../people/account/tables.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import { departmentsIn } from './scope.queries.ts'
import { type QuartileValues, spreadOf } from './spread.queries.ts'
import type { Figures, InstructorLoad, Scope } from './statistics.model.ts'

interface Moment {
  year: AcademicYear
  today: IsoDate
}

/** Every instructor who is let in, also one without theses. */
const loads = (scope: Scope, { year, today }: Moment) => sql`
  select
    ${account.id}, ${account.username}, ${account.firstName}, ${account.surname},
    count(*) filter (
      where ${thesis.studentId} is null and ${thesis.publicByInstructor}
        and coalesce(${thesis.interestDeadline} >= ${today}::date, true)
    )::int as open,
    count(*) filter (where ${thesis.studentId} is not null and ${thesis.mark} is null)::int as in_progress,
    count(*) filter (
      where ${thesis.mark} is not null and ${thesis.endDate} between ${year.firstDay}::date and ${year.lastDay}::date
    )::int as ended
  from ${account}
  join ${department} on ${department.id} = ${account.departmentId}
  left join ${thesis} on ${thesis.instructorId} = ${account.id}
  where ${account.role} = 'instructor' and ${account.disabledAt} is null and ${account.isActive}
    and ${departmentsIn(scope)}
  group by ${account.id}
`

interface LoadRow extends Record<string, unknown> {
  id: number
  username: string
  first_name: string
  surname: string
  open: number
  in_progress: number
  ended: number
}

/** By the Greek alphabet. */
export async function loadOfInstructors(db: Reader, scope: Scope, moment: Moment): Promise<InstructorLoad[]> {
  const { rows } = await db.execute<LoadRow>(sql`
    ${loads(scope, moment)} order by ${greekOrder(account.surname)}, ${greekOrder(account.firstName)}, ${account.id}
  `)
  return rows.map(({ id, first_name, in_progress, ...row }) => ({
    accountId: id,
    username: row.username,
    firstName: first_name,
    surname: row.surname,
    open: row.open,
    inProgress: in_progress,
    ended: row.ended,
  }))
}

interface SpreadRow extends Record<string, unknown> {
  instructors: number
  open: QuartileValues
  in_progress: QuartileValues
  ended: QuartileValues
}

/** How the theses are spread over the instructors. */
export async function spreadOfLoad(db: Reader, scope: Scope, moment: Moment): Promise<Figures['load']> {
  const quartilesOf = (name: string) =>
    sql`percentile_cont(array[0.25, 0.5, 0.75]) within group (order by ${sql.identifier(name)})`
  const { rows } = await db.execute<SpreadRow>(sql`
    select
      count(*)::int as instructors,
      ${quartilesOf('open')} as open,
      ${quartilesOf('in_progress')} as in_progress,
      ${quartilesOf('ended')} as ended
    from (${loads(scope, moment)}) as load
  `)
  const { instructors, open, in_progress, ended } = only(rows)
  return {
    open: spreadOf(instructors, open),
    inProgress: spreadOf(instructors, in_progress),
    ended: spreadOf(instructors, ended),
  }
}

function only<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A count without groups answers one row.')
  return row
}
