import { rulesWithDefaults } from '@diatrivi/domain/department/rulebook/rules'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { searchWords } from '@diatrivi/domain/shared/search-text'
import type { CatalogueBook } from '@diatrivi/domain/view/catalogue/catalogue'
import { and, desc, eq, inArray, isNotNull, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { greekOrder } from '../../../platform/database/greek.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import type { PageWindow } from '../../../platform/paging.ts'
import { rulebook } from '../../department/rulebook/tables.ts'
import { department, institution } from '../../institution/institution/tables.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import { instructorOfThesis, keywordsOfThesis, studentOfThesis } from '../../thesis/thesis/thesis.queries.ts'
import { factColumns } from '../../thesis/thesis/thesis-lock.queries.ts'
import { byKeyword, containingWords, inTitle } from '../thesis-view/thesis-search.queries.ts'
import { countTheses, type ThesisSelection, thesesThat } from '../thesis-view/thesis-selection.queries.ts'

/** The published books of a department, or of all, with what each says of the catalogue. */
export async function listCatalogueBooks(
  db: Reader,
  departmentId: number | null,
): Promise<(CatalogueBook & { departmentId: number })[]> {
  const ofOne = departmentId === null ? undefined : eq(rulebook.departmentId, departmentId)
  const rows = await db
    .select({
      id: rulebook.id,
      departmentId: rulebook.departmentId,
      programmeId: rulebook.programmeId,
      inForceFrom: rulebook.inForceFrom,
      catalogue: sql<Partial<CatalogueBook['catalogue']>>`coalesce(${rulebook.rules} -> 'catalogue', '{}')`,
    })
    .from(rulebook)
    .where(and(isNotNull(rulebook.publishedAt), ofOne))
  return rows.map(({ catalogue, ...book }) => ({
    ...book,
    isPublished: true,
    catalogue: rulesWithDefaults({ catalogue }).catalogue,
  }))
}

const placeColumns = { id: department.id, name: department.name, institutionName: institution.name }

/** By institution and name. */
export function listPlaces(db: Reader, departmentIds: readonly number[]) {
  return db
    .select(placeColumns)
    .from(department)
    .innerJoin(institution, eq(institution.id, department.institutionId))
    .where(inArray(department.id, [...departmentIds]))
    .orderBy(greekOrder(institution.name), greekOrder(department.name), department.id)
}

export type Place = Awaited<ReturnType<typeof listPlaces>>[number]

export interface TopicFilter {
  search: string
  instructorId: number | null
}

const columns = {
  ...factColumns,
  textLanguage: thesis.textLanguage,
  endDate: thesis.endDate,
  keywords: keywordsOfThesis,
}

const topicColumns = {
  ...columns,
  description: thesis.description,
  createdAt: thesis.createdAt,
  updatedAt: thesis.updatedAt,
  instructor: { firstName: instructorOfThesis.firstName, surname: instructorOfThesis.surname },
  place: placeColumns,
}

function selectTopics(db: Reader) {
  return db
    .select(topicColumns)
    .from(thesis)
    .innerJoin(instructorOfThesis, eq(instructorOfThesis.id, thesis.instructorId))
    .innerJoin(department, eq(department.id, thesis.departmentId))
    .innerJoin(institution, eq(institution.id, department.institutionId))
}

export type TopicRow = Awaited<ReturnType<typeof selectTopics>>[number]

export async function findTopic(db: Reader, thesisId: number): Promise<TopicRow | undefined> {
  const [row] = await selectTopics(db).where(eq(thesis.id, thesisId))
  return row
}

function topicsThat(departmentId: number, { search, instructorId }: TopicFilter, today: IsoDate) {
  return and(
    thesesThat.areOpenInDepartment(departmentId, today),
    containingWords(search, 'instructor'),
    instructorId === null ? undefined : thesesThat.areOf(instructorId),
  )
}

export function topicsOfDepartment(db: Reader, departmentId: number, filter: TopicFilter, today: IsoDate) {
  const which = topicsThat(departmentId, filter, today)
  return {
    read: ({ limit, offset }: PageWindow): Promise<TopicRow[]> =>
      selectTopics(db)
        .where(which)
        .orderBy(desc(thesis.createdAt), desc(thesis.id))
        .limit(limit)
        .offset(offset),
    count: () => countTheses(db, which),
  }
}

const finishedColumns = {
  ...columns,
  student: {
    firstName: studentOfThesis.firstName,
    surname: studentOfThesis.surname,
    isClosed: sql<boolean>`${studentOfThesis.closedAt} is not null`,
  },
}

function selectFinished(db: Reader) {
  return db
    .select(finishedColumns)
    .from(thesis)
    .innerJoin(department, eq(department.id, thesis.departmentId))
    .leftJoin(studentOfThesis, eq(studentOfThesis.id, thesis.studentId))
}

export type FinishedRow = Awaited<ReturnType<typeof selectFinished>>[number]

export interface FinishedFilter {
  search: string
  /** The programmes whose theses stay out. */
  withoutProgrammes: readonly number[]
}

function finishedThat(departmentId: number, { search, withoutProgrammes }: FinishedFilter): ThesisSelection {
  return and(
    thesesThat.areFinishedInDepartment(departmentId),
    or(isNull(thesis.programmeId), notInArray(thesis.programmeId, [...withoutProgrammes])),
    ...searchWords(search).map(inWhatIsShown),
  )
}

/** No person and no text: what the list does not show is not to be found out by searching in it. */
function inWhatIsShown(word: string): SQL | undefined {
  return or(inTitle(word), byKeyword(word))
}

/** The newest first. */
export function finishedOfDepartment(db: Reader, departmentId: number, filter: FinishedFilter) {
  const which = finishedThat(departmentId, filter)
  return {
    read: ({ limit, offset }: PageWindow): Promise<FinishedRow[]> =>
      selectFinished(db)
        .where(which)
        .orderBy(sql`${thesis.endDate} desc nulls last`, desc(thesis.id))
        .limit(limit)
        .offset(offset),
    count: () => countTheses(db, which),
  }
}
