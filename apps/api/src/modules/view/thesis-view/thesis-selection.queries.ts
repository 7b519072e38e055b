import { keywordKey, normaliseKeyword } from '@diatrivi/domain/institution/keyword/keyword'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { ThesisFilter, ThesisState, ThesisStatus } from '@diatrivi/domain/thesis/thesis/thesis'
import {
  and,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Reader } from '../../../platform/database/transaction.ts'
import { keyword } from '../../institution/keyword/tables.ts'
import { thesis, thesisKeyword } from '../../thesis/thesis/tables.ts'
import { todoList } from '../../thesis/todo-list/tables.ts'
import { containingWords, inTitle, type SearchedPerson } from './thesis-search.queries.ts'
import { STATUSES } from './thesis-status.queries.ts'

/*
 * Which theses are meant, as conditions on the table of theses alone, so that a list and its count cannot disagree.
 * Inside the pieces of SQL columns are spelt out: Drizzle drops the names of tables where there is only one.
 */

/** A condition on theses. */
export type ThesisSelection = SQL | undefined

/** A value, or its place in a prepared statement. */
export type Given<Value> = Value | Placeholder

const hasStudent = { no: isNull(thesis.studentId), yes: isNotNull(thesis.studentId) }

const areOf = (instructorId: Given<number>) => eq(thesis.instructorId, instructorId)

/** The rule of the domain's `isOpen`: docs/regulation.md#open-thesis. */
function areOpen(today: Given<IsoDate>): ThesisSelection {
  return and(
    thesis.publicByInstructor,
    hasStudent.no,
    or(isNull(thesis.interestDeadline), gte(thesis.interestDeadline, today)),
  )
}

export const thesesThat = {
  areInProgressOf: (instructorId: Given<number>) =>
    and(areOf(instructorId), hasStudent.yes, isNull(thesis.mark)),
  areOf,
  areUngivenOf: (instructorId: Given<number>) => and(areOf(instructorId), hasStudent.no),
  areEndedOf: (instructorId: Given<number>) => and(areOf(instructorId), isNotNull(thesis.mark)),
  lackAListOf: (instructorId: Given<number>) =>
    and(
      areOf(instructorId),
      sql`not exists (select from ${todoList} where todo_list.thesis_id = ${thesis}.id)`,
    ),
  /** What the domain's `isSecretaryOf` shows. Without a department there is none. */
  areKnownInDepartment: (departmentId: Given<number | null>) =>
    and(sql`${thesis.departmentId} = ${departmentId}`, or(thesis.publicByInstructor, hasStudent.yes)),
  areOpenInDepartment: (departmentId: Given<number>, today: Given<IsoDate>) =>
    and(eq(thesis.departmentId, departmentId), areOpen(today)),
  /** What the domain's `listInCatalogue` calls finished, as far as no rule book says otherwise. */
  areFinishedInDepartment: (departmentId: Given<number>) =>
    and(
      eq(thesis.departmentId, departmentId),
      isNotNull(thesis.mark),
      thesis.publicByInstructor,
      thesis.publicByStudent,
    ),
  areOpenInInstitution: (institutionId: Given<number>, today: Given<IsoDate>) =>
    and(eq(thesis.institutionId, institutionId), areOpen(today)),
} satisfies Record<string, (...args: never[]) => ThesisSelection>

/** What a condition depends on beside the filter itself. */
export interface Searching {
  today: IsoDate
  /** The person whose name is searched. */
  person: SearchedPerson
  /** The keywords of the filter, as `findWantedKeywords` finds them. */
  keywordIds: readonly number[] | null
}

/** The condition of each filter. A thesis without a deadline lies in no range of deadlines. */
const CONDITIONS: {
  readonly [Name in keyof ThesisFilter]: (
    wanted: NonNullable<ThesisFilter[Name]>,
    searching: Searching,
  ) => ThesisSelection
} = {
  search: (search, { person }) => containingWords(search, person),
  title: (part) => (part === '' ? undefined : inTitle(part)),
  assignmentType: (type) => eq(thesis.assignmentType, type),
  textLanguage: (language) => eq(thesis.textLanguage, language),
  deadlineFrom: (day) => gte(thesis.interestDeadline, day),
  deadlineUntil: (day) => lte(thesis.interestDeadline, day),
  status: (status, { today }) => STATUSES[status](today),
  keywords: (_labels, { keywordIds }) => carryingAll(keywordIds),
}

/** The filters of every list, combined with AND. */
export function matching(
  which: ThesisSelection,
  filter: Partial<ThesisFilter>,
  searching: Searching,
): ThesisSelection {
  const names = Object.keys(CONDITIONS) as (keyof ThesisFilter)[]
  return and(which, ...names.map((name) => conditionOf(name, filter[name], searching)))
}

function conditionOf<Name extends keyof ThesisFilter>(
  name: Name,
  wanted: ThesisFilter[Name] | null | undefined,
  searching: Searching,
): ThesisSelection {
  return wanted === null || wanted === undefined ? undefined : CONDITIONS[name](wanted, searching)
}

/** The keywords of a filter, by their ids; null where one of them is none. */
export async function findWantedKeywords(
  db: Reader,
  labels: readonly string[] | null | undefined,
): Promise<readonly number[] | null> {
  const keys = new Set((labels ?? []).map((label) => keywordKey(normaliseKeyword(label))))
  keys.delete('')
  if (keys.size === 0) return []
  const rows = await db
    .select({ id: keyword.id })
    .from(keyword)
    .where(inArray(keyword.labelKey, [...keys]))
  return rows.length < keys.size ? null : rows.map(({ id }) => id)
}

/** By ids, of which the planner knows how many theses carry each: with the label it would take a common one for a rare one. */
function carryingAll(keywordIds: readonly number[] | null): ThesisSelection {
  if (keywordIds === null) return sql`false`
  return and(
    ...keywordIds.map(
      (id) => sql`${thesis.id} in (
        select thesis_keyword.thesis_id from ${thesisKeyword} where thesis_keyword.keyword_id = ${id}
      )`,
    ),
  )
}

export function countTheses(db: Reader, which: ThesisSelection): Promise<number> {
  return db.$count(thesis, which)
}

/** All in one query. */
export async function countByState(
  db: Reader,
  which: ThesisSelection,
  today: IsoDate,
): Promise<Record<ThesisState | ThesisStatus, number>> {
  const those = (condition: ThesisSelection) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
  const [counts] = await db
    .select({
      ungiven: those(hasStudent.no),
      inProgress: those(and(hasStudent.yes, isNull(thesis.mark))),
      ended: those(isNotNull(thesis.mark)),
      awaiting: those(STATUSES.awaiting(today)),
      late: those(STATUSES.late(today)),
      onTime: those(STATUSES.onTime(today)),
    })
    .from(thesis)
    .where(which)
  if (counts === undefined) throw new Error('A count without groups is one row.')
  return counts
}
