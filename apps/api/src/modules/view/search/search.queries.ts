import type { Actor } from '@diatrivi/domain/people/account/role'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { FOUND_MAX } from '@diatrivi/domain/view/search/search'
import { type AnyColumn, and, asc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { containsPattern, greekOrder, trigramsContain } from '../../../platform/database/greek.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import { department } from '../../institution/institution/tables.ts'
import { account } from '../../people/account/tables.ts'
import { interest } from '../../thesis/interest/tables.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import { todoList } from '../../thesis/todo-list/tables.ts'
import { thesesThat } from '../thesis-view/thesis-selection.queries.ts'

/*
 * Every query answers a few rows, chosen and ordered by the database as `nearnessOf` of the domain orders them.
 * The names that are compared are written in `trigram_letters`.
 */

type Letters = SQL | AnyColumn

/** Whether each of the words stands in the name. */
function containsAll(name: Letters, words: readonly string[]): SQL | undefined {
  return and(...words.map((word) => trigramsContain(name, word)))
}

/** The places of `NEARNESS`. */
function nearness(name: Letters, words: readonly string[]): SQL {
  const beginning = containsPattern(words.join(' ')).slice(1)
  const eachBegins = and(...words.map((word) => sql`${name} ~ trigram_letters(${wordBegins(word)})`))
  return sql`case when ${name} like trigram_letters(${beginning}) then 0 when ${eachBegins} then 1 else 2 end`
}

/** In a regular expression of the database a backslash takes the meaning from any sign. */
function wordBegins(word: string): string {
  return `(?<![[:alnum:]])${word.replace(/[^\p{L}\p{N}]/gu, '\\$&')}`
}

const TITLES = [thesis.titleTrigrams, thesis.titleEnglishTrigrams]

/** The ids of theses that the person may open: docs/regulation.md#search. */
export async function findTheses(
  db: Reader,
  actor: Actor,
  words: readonly string[],
  today: IsoDate,
): Promise<number[]> {
  const rows = await db
    .select({ id: thesis.id })
    .from(thesis)
    .where(and(thesesOf(db, actor, today), or(...TITLES.map((title) => containsAll(title, words)))))
    .orderBy(
      sql`least(${sql.join(
        TITLES.map((title) => nearness(title, words)),
        sql`, `,
      )})`,
      greekOrder(thesis.title),
      asc(thesis.id),
    )
    .limit(FOUND_MAX)
  return rows.map(({ id }) => id)
}

function thesesOf(db: Reader, actor: Actor, today: IsoDate): SQL | undefined {
  const { role, accountId, departmentId, institutionId } = actor
  if (role === 'administrator') return undefined
  if (role === 'secretary') return thesesThat.areKnownInDepartment(departmentId)
  if (role === 'instructor') return eq(thesis.instructorId, accountId)
  const theirs = db.select({ id: thesis.id }).from(thesis).where(eq(thesis.studentId, accountId))
  const declared = db
    .select({ id: interest.thesisId })
    .from(interest)
    .where(eq(interest.studentId, accountId))
  if (institutionId === null) return sql`${thesis.id} in (${theirs} union all ${declared})`
  const open = db
    .select({ id: thesis.id })
    .from(thesis)
    .where(thesesThat.areOpenInInstitution(institutionId, today))
  return sql`${thesis.id} in (${theirs} union all ${declared} union all ${open})`
}

/** The instructor's own lists that are in use. */
export function findTodoLists(db: Reader, instructorId: number, words: readonly string[]) {
  const name = sql`trigram_letters(fold(${todoList.title}))`
  return db
    .select({ id: todoList.id, title: todoList.title, thesisTitle: thesis.title })
    .from(todoList)
    .leftJoin(thesis, eq(thesis.id, todoList.thesisId))
    .where(
      and(eq(todoList.instructorId, instructorId), isNull(todoList.archivedAt), containsAll(name, words)),
    )
    .orderBy(nearness(name, words), greekOrder(todoList.title), asc(todoList.id))
    .limit(FOUND_MAX)
}

function findPeople(db: Reader, which: SQL | undefined, words: readonly string[]) {
  return db
    .select({
      accountId: account.id,
      username: account.username,
      firstName: account.firstName,
      surname: account.surname,
      role: account.role,
      formOfAddress: account.formOfAddress,
      isPublic: account.isPublic,
      departmentId: account.departmentId,
      departmentName: department.name,
    })
    .from(account)
    .leftJoin(department, eq(department.id, account.departmentId))
    .where(and(which, isNull(account.closedAt), containsAll(account.nameTrigrams, words)))
    .orderBy(nearness(account.nameTrigrams, words), greekOrder(account.surname), asc(account.id))
    .limit(FOUND_MAX)
}

export type FoundPerson = Awaited<ReturnType<typeof findPeople>>[number]

/** Instructors who keep their profile to themselves are found by administrators alone. */
export function findInstructors(
  db: Reader,
  words: readonly string[],
  { publicOnly }: { publicOnly: boolean },
) {
  return findPeople(
    db,
    and(sql`${account.role} = 'instructor'`, publicOnly ? account.isPublic : undefined),
    words,
  )
}

/** People of a department, whose secretaries read their profiles. */
export function findInDepartment(
  db: Reader,
  departmentId: number | null,
  words: readonly string[],
  role: 'instructor' | 'student',
) {
  const isThere = sql`${account.departmentId} = ${departmentId}`
  return findPeople(db, and(isThere, eq(account.role, role)), words)
}

/** Students who have, or have declared interest in, a thesis of the instructor. */
export function findStudentsOf(db: Reader, instructorId: number, words: readonly string[]) {
  const isOwn = eq(thesis.instructorId, instructorId)
  const given = db
    .select({ id: thesis.studentId })
    .from(thesis)
    .where(and(isOwn, isNotNull(thesis.studentId)))
  const interested = db
    .select({ id: interest.studentId })
    .from(interest)
    .innerJoin(thesis, eq(thesis.id, interest.thesisId))
    .where(isOwn)
  return findPeople(db, sql`${account.id} in (${given} union all ${interested})`, words)
}
