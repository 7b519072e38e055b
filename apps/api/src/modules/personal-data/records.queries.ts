import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../platform/database/transaction.ts'
import { committeeSeat } from '../committee/tables.ts'
import { thesis } from '../thesis/tables.ts'
import { pastAssignment } from '../todo-list/tables.ts'

export interface Records {
  unfinished: number
  records: number
  /** The day on which the last of the records ended; null where there are none. */
  lastEnd: IsoDate | null
}

/** The theses, ended assignments and seats in committees that name a person. */
export async function countRecords(db: Reader, accountId: number): Promise<Records> {
  const { rows } = await db.execute<{ unfinished: number; records: number; lastEnd: IsoDate | null }>(sql`
    select count(*) filter (where not ended)::integer as "unfinished",
      count(*) filter (where ended)::integer as "records",
      to_char(max(day) filter (where ended), 'YYYY-MM-DD') as "lastEnd"
    from (
      select ${thesis.mark} is not null as ended, coalesce(${thesis.endDate}, ${thesis.updatedAt}::date) as day
      from ${thesis} where ${thesis.instructorId} = ${accountId} or ${thesis.studentId} = ${accountId}
      union all
      select true, ${pastAssignment.releasedAt}::date
      from ${pastAssignment} where ${pastAssignment.studentId} = ${accountId}
      union all
      select ${thesis.mark} is not null or ${committeeSeat.state} not in ('invited', 'accepted'),
        coalesce(${committeeSeat.leftOn}, ${committeeSeat.updatedAt}::date)
      from ${committeeSeat} join ${thesis} on ${thesis.id} = ${committeeSeat.thesisId}
      where ${committeeSeat.accountId} = ${accountId} and ${committeeSeat.role} <> 'supervisor'
    ) as of_the_person`)
  return rows[0] ?? { unfinished: 0, records: 0, lastEnd: null }
}
