import { type CatalogueBook, catalogueFor, listInCatalogue } from '@diatrivi/domain/view/catalogue/catalogue'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { type Page, type PageWindow, readCapped } from '../../../platform/paging.ts'
import { found, Refusal } from '../../../platform/refusal/refusal.ts'
import {
  type FinishedRow,
  findTopic,
  finishedOfDepartment,
  listCatalogueBooks,
  listPlaces,
  type Place,
  type TopicFilter,
  type TopicRow,
  topicsOfDepartment,
} from './catalogue.queries.ts'

/** A finished thesis with how its student is named. */
export type NamedRow = FinishedRow & { names: CatalogueBook['catalogue']['studentNames'] }

/** What everybody reads of departments that want it: docs/regulation.md#catalogue. */
export function catalogueService({ db, clock }: { db: Db; clock: Clock }) {
  /** The books of a department that has a catalogue today. Of one that has none nothing is said: it is not found. */
  async function booksOf(departmentId: number): Promise<CatalogueBook[]> {
    const books = await listCatalogueBooks(db, departmentId)
    if (catalogueFor(books, null, clock.today()) === null) throw new Refusal('not_found')
    return books
  }

  return {
    async listDepartments(): Promise<Place[]> {
      const books = Map.groupBy(await listCatalogueBooks(db, null), ({ departmentId }) => departmentId)
      const open = [...books].filter(([, own]) => catalogueFor(own, null, clock.today()) !== null)
      return listPlaces(
        db,
        open.map(([departmentId]) => departmentId),
      )
    },

    async listTopics(
      departmentId: number,
      filter: TopicFilter,
      window: PageWindow | null,
    ): Promise<Page<TopicRow[]>> {
      await booksOf(departmentId)
      const { read, count } = topicsOfDepartment(db, departmentId, filter, clock.today())
      return readCapped(window, read, count)
    },

    async readTopic(thesisId: number): Promise<TopicRow> {
      const topic = found(await findTopic(db, thesisId))
      const catalogue = catalogueFor(await booksOf(topic.departmentId), topic.programmeId, clock.today())
      if (listInCatalogue(topic, catalogue, clock.today()) !== 'topics') throw new Refusal('not_found')
      return topic
    },

    async listFinished(
      departmentId: number,
      search: string,
      window: PageWindow | null,
    ): Promise<Page<NamedRow[]>> {
      const books = await booksOf(departmentId)
      const catalogueOf = (programmeId: number | null) => catalogueFor(books, programmeId, clock.today())
      const withoutProgrammes = books.flatMap(({ programmeId }) =>
        programmeId !== null && catalogueOf(programmeId) === null ? [programmeId] : [],
      )
      const { read, count } = finishedOfDepartment(db, departmentId, { search, withoutProgrammes })
      const { items, total } = await readCapped(window, read, count)
      const named = items.map((row) => ({
        ...row,
        names: catalogueOf(row.programmeId)?.studentNames ?? 'none',
      }))
      return { items: named, total }
    },
  }
}

export type CatalogueService = ReturnType<typeof catalogueService>
