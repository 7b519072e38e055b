import { asc, sql } from 'drizzle-orm'
import { greekOrder } from '../../../platform/database/greek.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import type { PageWindow } from '../../../platform/paging.ts'
import { isStaffOf, STAFF_OF_ACCOUNT } from '../../department/staff/staff.queries.ts'
import { committeeSeat } from '../../examination/committee/tables.ts'
import { account } from '../../people/account/tables.ts'
import { thesis } from '../../thesis/thesis/tables.ts'

/** The instructors of a department as its page lists them, and what each has to do, by the Greek alphabet. */
export function listLoads(db: Reader, departmentId: number, search: string, { limit, offset }: PageWindow) {
  return db
    .select({
      firstName: account.firstName,
      surname: account.surname,
      rank: account.rank,
      category: STAFF_OF_ACCOUNT.category,
      email: account.email,
      // Written out: where only accounts are read the columns come without their table.
      supervises: sql<number>`(
        select count(*)::int from ${thesis} as own
        where own.instructor_id = ${account}.id and own.student_id is not null and own.mark is null
      )`,
      sits: sql<number>`(
        select count(*)::int from ${committeeSeat} as seat join ${thesis} as sat on sat.id = seat.thesis_id
        where seat.account_id = ${account}.id and seat.role <> 'supervisor'
          and seat.state in ('invited', 'accepted') and sat.mark is null
      )`,
      /** Without drafts, which no office sees. */
      offers: sql<number>`(
        select count(*)::int from ${thesis} as offered
        where offered.instructor_id = ${account}.id and offered.student_id is null
          and offered.public_by_instructor
      )`,
    })
    .from(account)
    .where(isStaffOf(departmentId, search))
    .orderBy(greekOrder(account.surname), greekOrder(account.firstName), asc(account.id))
    .limit(limit)
    .offset(offset)
}

export type LoadedInstructor = Awaited<ReturnType<typeof listLoads>>[number]
