import { rulesWithDefaults } from '@diatrivi/domain/department/rulebook/rules'
import { athensMoment, type IsoDate } from '@diatrivi/domain/shared/dates'
import { searchWords } from '@diatrivi/domain/shared/search-text'
import type { CatalogueBook } from '@diatrivi/domain/view/catalogue/catalogue'
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { SelectedFields } from 'drizzle-orm/pg-core'
import { greekOrder } from '../../../platform/database/greek.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import type { PageWindow } from '../../../platform/paging.ts'
import { rulebook } from '../../department/rulebook/tables.ts'
import { examination } from '../../examination/examination/tables.ts'
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

const namedStudent = {
  firstName: studentOfThesis.firstName,
  surname: studentOfThesis.surname,
  isClosed: sql<boolean>`${studentOfThesis.closedAt} is not null`,
}

const finishedColumns = {
  ...columns,
  updatedAt: thesis.updatedAt,
  place: placeColumns,
  student: namedStudent,
  instructor: {
    firstName: instructorOfThesis.firstName,
    surname: instructorOfThesis.surname,
    isClosed: sql<boolean>`${instructorOfThesis.closedAt} is not null`,
  },
}

function selectFinished<Beside extends SelectedFields>(db: Reader, beside: Beside) {
  return db
    .select({ ...finishedColumns, ...beside })
    .from(thesis)
    .innerJoin(instructorOfThesis, eq(instructorOfThesis.id, thesis.instructorId))
    .innerJoin(department, eq(department.id, thesis.departmentId))
    .innerJoin(institution, eq(institution.id, department.institutionId))
    .leftJoin(studentOfThesis, eq(studentOfThesis.id, thesis.studentId))
}

const listFinished = (db: Reader) => selectFinished(db, {})
export type FinishedRow = Awaited<ReturnType<typeof listFinished>>[number]

const selectWholeFinished = (db: Reader) => selectFinished(db, { abstract: thesis.abstract })
export type WholeFinishedRow = Awaited<ReturnType<typeof selectWholeFinished>>[number]

export async function findFinished(db: Reader, thesisId: number): Promise<WholeFinishedRow | undefined> {
  const [row] = await selectWholeFinished(db).where(eq(thesis.id, thesisId))
  return row
}

export interface FinishedFilter {
  search: string
  /** The programmes whose theses stay out. */
  withoutProgrammes: readonly number[]
}

function finishedThat(departmentId: number, { search, withoutProgrammes }: FinishedFilter): ThesisSelection {
  return and(
    thesesThat.areFinishedInDepartment(departmentId),
    notOf(withoutProgrammes),
    ...searchWords(search).map(inWhatIsShown),
  )
}

const notOf = (programmes: readonly number[]) =>
  or(isNull(thesis.programmeId), notInArray(thesis.programmeId, [...programmes]))

/** No person and no text: what the list does not show is not to be found out by searching in it. */
function inWhatIsShown(word: string): SQL | undefined {
  return or(inTitle(word), byKeyword(word))
}

/** The newest first. */
export function finishedOfDepartment(db: Reader, departmentId: number, filter: FinishedFilter) {
  const which = finishedThat(departmentId, filter)
  return {
    read: ({ limit, offset }: PageWindow): Promise<FinishedRow[]> =>
      listFinished(db)
        .where(which)
        .orderBy(sql`${thesis.endDate} desc nulls last`, desc(thesis.id))
        .limit(limit)
        .offset(offset),
    count: () => countTheses(db, which),
  }
}

function selectPresentations(db: Reader) {
  return db
    .select({
      id: thesis.id,
      title: thesis.title,
      titleEnglish: thesis.titleEnglish,
      textLanguage: thesis.textLanguage,
      programmeId: thesis.programmeId,
      updatedAt: thesis.updatedAt,
      instructorId: thesis.instructorId,
      instructor: { firstName: instructorOfThesis.firstName, surname: instructorOfThesis.surname },
      student: namedStudent,
      examination: {
        id: examination.id,
        startsAt: examination.startsAt,
        minutes: examination.minutes,
        place: examination.place,
        isOnline: sql<boolean>`${examination.link} is not null`,
        revision: examination.revision,
        updatedAt: examination.updatedAt,
      },
    })
    .from(examination)
    .innerJoin(thesis, eq(thesis.id, examination.thesisId))
    .innerJoin(instructorOfThesis, eq(instructorOfThesis.id, thesis.instructorId))
    .leftJoin(studentOfThesis, eq(studentOfThesis.id, examination.studentId))
}

export type PresentationRow = Awaited<ReturnType<typeof selectPresentations>>[number]

/** What the domain calls presented, as far as no rule book says otherwise; by date. */
export function presentationsOfDepartment(
  db: Reader,
  departmentId: number,
  today: IsoDate,
  withoutProgrammes: readonly number[],
) {
  const which = and(
    eq(thesis.departmentId, departmentId),
    eq(examination.state, 'announced'),
    eq(examination.isPublic, true),
    gte(examination.startsAt, athensMoment(today, 0)),
    notOf(withoutProgrammes),
  )
  return {
    read: ({ limit, offset }: PageWindow): Promise<PresentationRow[]> =>
      selectPresentations(db)
        .where(which)
        .orderBy(asc(examination.startsAt), asc(examination.id))
        .limit(limit)
        .offset(offset),
    async count() {
      const [row] = await db
        .select({ total: count() })
        .from(examination)
        .innerJoin(thesis, eq(thesis.id, examination.thesisId))
        .where(which)
      return row?.total ?? 0
    },
  }
}
