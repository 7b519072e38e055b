import type { AcademicYear } from '@diatrivi/domain/view/statistics/academic-year'
import { sql } from 'drizzle-orm'
import { greekOrder } from '../../../platform/database/greek.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import { department, institution } from '../../institution/institution/tables.ts'
import { account } from '../../people/account/tables.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import { daysLate } from '../thesis-view/thesis-status.queries.ts'
import { departmentsIn, thesesIn } from './scope.queries.ts'
import type { DepartmentFigures, Figures, Scope } from './statistics.model.ts'

const UNGIVEN = sql`${thesis.studentId} is null`
const IN_PROGRESS = sql`${thesis.studentId} is not null and ${thesis.mark} is null`
const ENDED = sql`${thesis.mark} is not null`

/** As they stand now. */
export async function thesesByState(db: Reader, scope: Scope): Promise<Figures['theses']> {
  const { rows } = await db.execute<{ ungiven: number; in_progress: number; ended: number }>(sql`
    select
      count(*) filter (where ${UNGIVEN})::int as ungiven,
      count(*) filter (where ${IN_PROGRESS})::int as in_progress,
      count(*) filter (where ${ENDED})::int as ended
    from ${thesis} where ${thesesIn(scope)}
  `)
  const { ungiven = 0, in_progress: inProgress = 0, ended = 0 } = rows[0] ?? {}
  return { ungiven, inProgress, ended }
}

/** Each student who is let in once: with a thesis in progress, else with a marked one, else without. */
export async function studentsByThesis(db: Reader, scope: Scope): Promise<Figures['students']> {
  const { rows } = await db.execute<{ without: number; in_progress: number; ended: number }>(sql`
    select
      count(*) filter (where works is null)::int as without,
      count(*) filter (where works)::int as in_progress,
      count(*) filter (where not works)::int as ended
    from ${account}
    join ${department} on ${department.id} = ${account.departmentId}
    left join lateral (
      select bool_or(${thesis.mark} is null) as works from ${thesis} where ${thesis.studentId} = ${account.id}
    ) as theses on true
    where ${account.role} = 'student' and ${account.isActive} and ${account.disabledAt} is null
      and ${departmentsIn(scope)}
  `)
  const { without = 0, in_progress: inProgress = 0, ended = 0 } = rows[0] ?? {}
  return { without, inProgress, ended }
}

interface DepartmentRow extends Record<string, unknown> {
  id: number
  name: string
  institution: string
  ungiven: number
  in_progress: number
  ended: number
  judged: number
  on_time: number
}

/** The theses of each department as they stand now, and those that were marked in the year. */
export async function figuresOfDepartments(
  db: Reader,
  scope: Scope,
  { firstDay, lastDay }: AcademicYear,
): Promise<DepartmentFigures[]> {
  const endedInYear = sql`${ENDED} and ${thesis.endDate} between ${firstDay}::date and ${lastDay}::date`
  const { rows } = await db.execute<DepartmentRow>(sql`
    select
      ${department.id}, ${department.name}, ${institution.name} as institution,
      coalesce(ungiven, 0)::int as ungiven,
      coalesce(in_progress, 0)::int as in_progress,
      coalesce(ended, 0)::int as ended,
      coalesce(judged, 0)::int as judged,
      coalesce(on_time, 0)::int as on_time
    from ${department}
    join ${institution} on ${institution.id} = ${department.institutionId}
    left join (
      select
        department_id,
        count(*) filter (where state = 'ungiven') as ungiven,
        count(*) filter (where state = 'inProgress') as in_progress,
        count(*) filter (where ends_in_year) as ended,
        count(days_late) as judged,
        count(*) filter (where days_late <= 0) as on_time
      from (
        select
          ${thesis.departmentId},
          case when ${UNGIVEN} then 'ungiven' when ${IN_PROGRESS} then 'inProgress' end as state,
          ${endedInYear} as ends_in_year,
          case when ${endedInYear} and ${thesis.intendedEnd} is not null
            then ${daysLate(sql`${thesis.endDate}`)} end as days_late
        from ${thesis} where ${thesesIn(scope)}
      ) as judged_theses
      group by department_id
    ) as figures on figures.department_id = ${department.id}
    where ${departmentsIn(scope)}
    order by ${greekOrder(institution.name)}, ${greekOrder(department.name)}, ${department.id}
  `)
  return rows.map(({ in_progress, judged, on_time, ...row }) => ({
    id: row.id,
    name: row.name,
    institution: row.institution,
    ungiven: row.ungiven,
    inProgress: in_progress,
    ended: row.ended,
    onTime: { of: judged, part: on_time },
  }))
}
