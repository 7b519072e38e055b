import { asc, desc, eq, or, sql } from 'drizzle-orm'
import { alias, type SelectedFields } from 'drizzle-orm/pg-core'
import { greekOrder } from '../../../platform/database/greek.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import { storedFile } from '../../../platform/storage/tables.ts'
import { asksForCommittee } from '../../department/rulebook/rulebook.queries.ts'
import { rulebook } from '../../department/rulebook/tables.ts'
import { department, institution } from '../../institution/institution/tables.ts'
import { keyword } from '../../institution/keyword/tables.ts'
import { account } from '../../people/account/tables.ts'
import { thesis, thesisKeyword, writtenColumns } from './tables.ts'
import type { Thesis } from './thesis.model.ts'
import { factColumns } from './thesis-lock.queries.ts'

/** The account of the instructor, in a selection of theses. */
export const instructorOfThesis = alias(account, 'instructor')
/** The account of its student, where it has one. */
export const studentOfThesis = alias(account, 'student')

/** In the order of the editor. As JSON, which the driver reads faster than an array of the database. */
export const keywordsOfThesis = sql<string[]>`to_json(array(
  select ${keyword.label} from ${thesisKeyword}
  join ${keyword} on ${keyword.id} = ${thesisKeyword.keywordId}
  where ${thesisKeyword.thesisId} = ${thesis.id}
  order by ${thesisKeyword.position}, ${greekOrder(keyword.label)}
))`

const columns = {
  ...factColumns,
  ...writtenColumns,
  endDate: thesis.endDate,
  abstract: thesis.abstract,
  finalFileName: thesis.finalFileName,
  imageId: thesis.imageId,
  createdAt: thesis.createdAt,
  rulebook: {
    id: rulebook.id,
    title: rulebook.title,
    inForceFrom: rulebook.inForceFrom,
    isExamined: asksForCommittee,
  },
  instructor: {
    username: instructorOfThesis.username,
    firstName: instructorOfThesis.firstName,
    surname: instructorOfThesis.surname,
  },
  student: {
    username: studentOfThesis.username,
    firstName: studentOfThesis.firstName,
    surname: studentOfThesis.surname,
    email: studentOfThesis.email,
  },
  departmentName: department.name,
  institutionName: institution.name,
  keywords: keywordsOfThesis,
}

/** Theses with their people and keywords, and with whatever else is asked for each; the caller says which. */
export function selectTheses<Beside extends SelectedFields>(db: Reader, beside: Beside) {
  return db
    .select({ ...columns, ...beside })
    .from(thesis)
    .innerJoin(instructorOfThesis, eq(instructorOfThesis.id, thesis.instructorId))
    .innerJoin(department, eq(department.id, instructorOfThesis.departmentId))
    .innerJoin(institution, eq(institution.id, department.institutionId))
    .leftJoin(studentOfThesis, eq(studentOfThesis.id, thesis.studentId))
    .leftJoin(rulebook, eq(rulebook.id, thesis.rulebookId))
}

/** In the order of the ids. Prepared by name: planning its joins takes longer than running them. */
export async function listThesesById(db: Reader, ids: readonly number[]): Promise<Thesis[]> {
  if (ids.length === 0) return []
  const rows = await selectTheses(db, {})
    .where(sql`${thesis.id} = any(${sql.placeholder('ids')}::integer[])`)
    .prepare('theses_by_id')
    .execute({ ids })
  const places = new Map(ids.map((id, place) => [id, place]))
  return rows.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
}

export async function findThesis(db: Reader, id: number): Promise<Thesis | undefined> {
  const [row] = await listThesesById(db, [id])
  return row
}

/** The thesis in progress comes first among a student's theses, else the one that was marked last. */
export const currentFirst = [
  sql`${thesis.mark} is null desc, ${thesis.endDate} desc nulls last`,
  desc(thesis.id),
]

export async function findFinalFileId(db: Reader, id: number): Promise<number | null> {
  const [row] = await db.select({ fileId: thesis.finalFileId }).from(thesis).where(eq(thesis.id, id))
  return row?.fileId ?? null
}

export async function findFinalText(db: Reader, thesisId: number) {
  const { storageKey, size, mediaType, contentHash } = storedFile
  const [row] = await db
    .select({ storageKey, size, mediaType, contentHash, name: thesis.finalFileName })
    .from(thesis)
    .innerJoin(storedFile, eq(storedFile.id, thesis.finalFileId))
    .where(eq(thesis.id, thesisId))
  return row
}

/** Own ones and assigned ones. */
export function countThesesOf(db: Reader, accountId: number): Promise<number> {
  return db.$count(thesis, or(eq(thesis.instructorId, accountId), eq(thesis.studentId, accountId)))
}

/** The theses of a department with their supervisors, drafts and ended ones too, the oldest first. */
export function listAllOf(db: Reader, departmentId: number) {
  const { id, username, email, firstName, surname } = account
  return db
    .select({
      ...writtenColumns,
      id: thesis.id,
      version: thesis.version,
      studentId: thesis.studentId,
      mark: thesis.mark,
      instructor: { id, username, email, firstName, surname },
    })
    .from(thesis)
    .innerJoin(account, eq(account.id, thesis.instructorId))
    .where(eq(thesis.departmentId, departmentId))
    .orderBy(asc(thesis.id))
}

export type ThesisOfDepartment = Awaited<ReturnType<typeof listAllOf>>[number]
