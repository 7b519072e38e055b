import { athensDate, type IsoDate } from '@diatrivi/domain/shared/dates'
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import { isWithinDays } from '../../../platform/database/athens-days.ts'
import { type JsonValue, jsonRows } from '../../../platform/database/json-rows.ts'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import type { PageWindow } from '../../../platform/paging.ts'
import { storedFile } from '../../../platform/storage/tables.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import { instructorOfThesis, studentOfThesis } from '../../thesis/thesis/thesis.queries.ts'
import { lockThesis } from '../../thesis/thesis/thesis-lock.queries.ts'
import { examination, type examinationPresence } from './tables.ts'

export type ExaminationRow = typeof examination.$inferSelect
export type PresenceRow = typeof examinationPresence.$inferSelect

/** Whether an examination is of the student who has the thesis now: one of a student who gave up is none of the next one's. */
export function isOfPresentStudent(): SQL {
  return sql`exists (
    select from ${thesis} as given where given.id = ${examination}.thesis_id
      and coalesce(${examination}.student_id, given.student_id) = given.student_id
  )`
}

/** The examinations of the student who has the thesis now, the newest first; cancelled ones are left out. */
export function listOwnExaminations(db: Reader, thesisId: number): Promise<ExaminationRow[]> {
  return db
    .select()
    .from(examination)
    .where(and(eq(examination.thesisId, thesisId), ne(examination.state, 'cancelled'), isOfPresentStudent()))
    .orderBy(desc(examination.id))
}

/**
 * The examinations of its student that were cancelled and whose hour is still ahead, the earliest first: a value for a
 * read of theses.
 */
export function cancelledAheadOf(
  { id: thesisId, studentId, rulebookId }: typeof thesis,
  now: Date | Placeholder,
): JsonValue<ExaminationRow[]> {
  return jsonRows(
    getTableColumns(examination),
    sql`
      from ${examination}
      where ${and(
        // The index of students finds them: no other has the cancelled ones of a thesis.
        or(isNull(examination.studentId), eq(examination.studentId, studentId)),
        eq(examination.thesisId, thesisId),
        eq(examination.state, 'cancelled'),
        gt(examination.startsAt, now),
        isNotNull(rulebookId),
      )}
      order by ${examination.startsAt}, ${examination.id}
    `,
  )
}

export async function findExamination(db: Reader, id: number): Promise<ExaminationRow | null> {
  const [row] = await db.select().from(examination).where(eq(examination.id, id))
  return row ?? null
}

/** The thesis of an examination, locked until the transaction ends; null when there is none. */
export function lockThesisOf(tx: Tx, examinationId: number): Promise<ThesisInQuestion | null> {
  const { id, thesisId } = examination
  return lockThesis(tx, sql`(select ${thesisId} from ${examination} where ${id} = ${examinationId})`)
}

/** The one that is planned or announced. */
export async function findExaminationAhead(db: Reader, thesisId: number): Promise<ExaminationRow | null> {
  const isAhead = inArray(examination.state, ['planned', 'announced'])
  const [row] = await db
    .select()
    .from(examination)
    .where(and(eq(examination.thesisId, thesisId), isAhead))
  return row ?? null
}

/** When the final text of the thesis of the row around was submitted; null where it has none: a value for a read of theses. */
export const textMoment = sql`(
  select ${storedFile.createdAt} from ${storedFile} where ${storedFile.id} = ${thesis.finalFileId}
)`.mapWith(storedFile.createdAt) as SQL<Date | null>

export async function findTextDay(db: Reader, thesisId: number): Promise<IsoDate | null> {
  const [row] = await db
    .select({ at: storedFile.createdAt })
    .from(thesis)
    .innerJoin(storedFile, eq(storedFile.id, thesis.finalFileId))
    .where(eq(thesis.id, thesisId))
  return row === undefined ? null : athensDate(row.at)
}

interface Days {
  from?: IsoDate | undefined
  until?: IsoDate | undefined
}

const inDepartment = (departmentId: number, days: Days) =>
  and(
    eq(instructorOfThesis.departmentId, departmentId),
    ne(examination.state, 'cancelled'),
    isWithinDays(examination.startsAt, days),
  )

/** The examinations of a department's theses, the earliest first. */
export async function listExaminationsIn(
  db: Reader,
  departmentId: number,
  days: Days,
  { limit, offset }: PageWindow,
) {
  return db
    .select({
      examination,
      thesis: { id: thesis.id, title: thesis.title },
      student: {
        id: studentOfThesis.id,
        username: studentOfThesis.username,
        firstName: studentOfThesis.firstName,
        surname: studentOfThesis.surname,
      },
      instructor: {
        username: instructorOfThesis.username,
        firstName: instructorOfThesis.firstName,
        surname: instructorOfThesis.surname,
      },
    })
    .from(examination)
    .innerJoin(thesis, eq(thesis.id, examination.thesisId))
    .innerJoin(instructorOfThesis, eq(instructorOfThesis.id, thesis.instructorId))
    .leftJoin(studentOfThesis, eq(studentOfThesis.id, examination.studentId))
    .where(inDepartment(departmentId, days))
    .orderBy(asc(examination.startsAt), asc(examination.id))
    .limit(limit)
    .offset(offset)
}

export type ListedExamination = Awaited<ReturnType<typeof listExaminationsIn>>[number]

export async function countExaminationsIn(db: Reader, departmentId: number, days: Days): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(examination)
    .innerJoin(thesis, eq(thesis.id, examination.thesisId))
    .innerJoin(instructorOfThesis, eq(instructorOfThesis.id, thesis.instructorId))
    .where(inDepartment(departmentId, days))
  return row?.count ?? 0
}

/** More would be no help where one types a place. */
const PLACES_OFFERED = 12

/** The places of the examinations of a department, the latest used first. */
export async function listPlacesIn(db: Reader, departmentId: number): Promise<string[]> {
  const rows = await db
    .select({ place: examination.place })
    .from(examination)
    .innerJoin(thesis, eq(thesis.id, examination.thesisId))
    .where(and(eq(thesis.departmentId, departmentId), isNotNull(examination.place)))
    .groupBy(examination.place)
    .orderBy(desc(sql`max(${examination.startsAt})`), asc(examination.place))
    .limit(PLACES_OFFERED)
  return rows.flatMap(({ place }) => place ?? [])
}
