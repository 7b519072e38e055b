import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../../platform/database/transaction.ts'
import { committeeSeat } from '../../examination/committee/tables.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import { pastAssignment } from '../../thesis/todo-list/tables.ts'
import { RELIED_ON_ACTIONS } from './relied-on-actions.queries.ts'

export interface Records {
  unfinished: number
  records: number
  acts: number
  /** The day on which the last of the records ended or the last action was done; null where there are none. */
  lastEnd: IsoDate | null
}

const NONE: Records = { unfinished: 0, records: 0, acts: 0, lastEnd: null }

/** The theses, ended assignments and seats in committees that name a person, and the actions on which others rely. */
export async function countRecords(db: Reader, accountId: number): Promise<Records> {
  const acts = RELIED_ON_ACTIONS.map(
    ({ person, at, only = sql`true` }) =>
      sql`select 'act', ${at}::date from ${person.table} where ${person} = ${accountId} and ${only}`,
  )
  const { rows } = await db.execute<Records & Record<string, unknown>>(sql`
    select count(*) filter (where kind = 'unfinished')::integer as "unfinished",
      count(*) filter (where kind = 'record')::integer as "records",
      count(*) filter (where kind = 'act')::integer as "acts",
      to_char(max(day) filter (where kind <> 'unfinished'), 'YYYY-MM-DD') as "lastEnd"
    from (
      select case when ${thesis.mark} is null then 'unfinished' else 'record' end as kind,
        coalesce(${thesis.endDate}, ${thesis.updatedAt}::date) as day
      from ${thesis} where ${thesis.instructorId} = ${accountId} or ${thesis.studentId} = ${accountId}
      union all
      select 'record', ${pastAssignment.releasedAt}::date
      from ${pastAssignment} where ${pastAssignment.studentId} = ${accountId}
      union all
      select case
          when ${thesis.mark} is not null or ${committeeSeat.state} not in ('invited', 'accepted') then 'record'
          else 'unfinished'
        end,
        coalesce(${committeeSeat.leftOn}, ${committeeSeat.updatedAt}::date)
      from ${committeeSeat} join ${thesis} on ${thesis.id} = ${committeeSeat.thesisId}
      where ${committeeSeat.accountId} = ${accountId} and ${committeeSeat.role} <> 'supervisor'
      union all
      ${sql.join(acts, sql` union all `)}
    ) as of_the_person`)
  return rows[0] ?? NONE
}
