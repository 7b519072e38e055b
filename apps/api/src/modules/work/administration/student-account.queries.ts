import { foldedWords } from '@diatrivi/domain/shared/search-text'
import { and, asc, count, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { foldedContains, greekOrder, trigramsContain } from '../../../platform/database/greek.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import type { PageWindow } from '../../../platform/paging.ts'
import { numberBegins } from '../../department/student-record/student-record.queries.ts'
import { studentRecord } from '../../department/student-record/tables.ts'
import { department } from '../../institution/institution/tables.ts'
import { account } from '../../people/account/tables.ts'

/** By surname, in the order of the Greek alphabet. */
export async function listStudentAccounts(db: Reader, search: string, { limit, offset }: PageWindow) {
  return db
    .select({
      id: account.id,
      username: account.username,
      firstName: account.firstName,
      surname: account.surname,
      email: account.email,
      isActive: account.isActive,
      disabledAt: account.disabledAt,
      departmentId: department.id,
      departmentName: department.name,
      registryNumber: studentRecord.registryNumber,
    })
    .from(account)
    .innerJoin(department, eq(department.id, account.departmentId))
    .leftJoin(studentRecord, eq(studentRecord.accountId, account.id))
    .where(matches(search))
    .orderBy(greekOrder(account.surname), greekOrder(account.firstName), asc(account.id))
    .limit(limit)
    .offset(offset)
}

export type StudentAccountRow = Awaited<ReturnType<typeof listStudentAccounts>>[number]

export async function countStudentAccounts(db: Reader, search: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(account)
    .leftJoin(studentRecord, eq(studentRecord.accountId, account.id))
    .where(matches(search))
  return row?.total ?? 0
}

/** Open accounts of students that the search names. */
function matches(search: string): SQL | undefined {
  const hasNumber = (typed: string) => numberBegins(studentRecord.registryKey, typed)
  const isNamed = (word: string) =>
    or(
      trigramsContain(account.nameTrigrams, word),
      sql`starts_with(lower(${account.username}), ${word})`,
      foldedContains(sql`${account.email}`, word),
      hasNumber(word),
    )
  const words = foldedWords(search)
  // Also a number that is written in groups.
  const found = words.length === 0 ? undefined : or(and(...words.map(isNamed)), hasNumber(search))
  return and(eq(account.role, 'student'), isNull(account.closedAt), found)
}
