import { foldedWords } from '@diatrivi/domain/shared/search-text'
import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { greekOrder, trigramsContain } from '../../platform/database/greek.ts'
import type { Reader } from '../../platform/database/transaction.ts'
import type { PageWindow } from '../../platform/paging.ts'
import { account } from '../account/tables.ts'
import { studentRecord } from './tables.ts'

export type StudentRecordRow = typeof studentRecord.$inferSelect

export async function findRecord(db: Reader, accountId: number): Promise<StudentRecordRow | undefined> {
  const [row] = await db.select().from(studentRecord).where(eq(studentRecord.accountId, accountId))
  return row
}

const columns = {
  accountId: account.id,
  username: account.username,
  firstName: account.firstName,
  surname: account.surname,
  email: account.email,
  record: studentRecord,
}

/** Those whose address is confirmed, and whose account is not closed. */
function studentsOf(departmentId: number, search: string): SQL | undefined {
  return and(
    eq(account.departmentId, departmentId),
    eq(account.role, 'student'),
    isNull(account.unconfirmedSince),
    isNull(account.closedAt),
    ...foldedWords(search).map((word) =>
      or(
        trigramsContain(account.nameTrigrams, word),
        sql`starts_with(${studentRecord.registryNumber}, ${word})`,
      ),
    ),
  )
}

/** By surname, in the order of the Greek alphabet. */
export async function listStudents(
  db: Reader,
  departmentId: number,
  search: string,
  { limit, offset }: PageWindow,
) {
  return db
    .select(columns)
    .from(account)
    .leftJoin(studentRecord, eq(studentRecord.accountId, account.id))
    .where(studentsOf(departmentId, search))
    .orderBy(greekOrder(account.surname), greekOrder(account.firstName), asc(account.id))
    .limit(limit)
    .offset(offset)
}

export type StudentRow = Awaited<ReturnType<typeof listStudents>>[number]

export async function countStudents(db: Reader, departmentId: number, search: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(account)
    .leftJoin(studentRecord, eq(studentRecord.accountId, account.id))
    .where(studentsOf(departmentId, search))
  return row?.count ?? 0
}
