import { type CatalogueRules, catalogueFor, listInCatalogue } from '@diatrivi/domain/view/catalogue/catalogue'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { type Page, type PageWindow, readCapped } from '../../../platform/paging.ts'
import { found, Refusal } from '../../../platform/refusal/refusal.ts'
import {
  type FinishedRow,
  findFinished,
  findTopic,
  finishedOfDepartment,
  listCatalogueBooks,
  listPlaces,
  type Place,
  type PresentationRow,
  presentationsOfDepartment,
  type TopicFilter,
  type TopicRow,
  topicsOfDepartment,
  type WholeFinishedRow,
} from './catalogue.queries.ts'

/** A department that has a catalogue today, with what its own book says of it. */
export type OpenPlace = Place & { catalogue: CatalogueRules }
/** With what the book of its programme, or of the department, says of the catalogue. */
export type InCatalogue<Row> = Row & { catalogue: CatalogueRules }

/** What everybody reads of departments that want it: docs/regulation.md#catalogue. */
export function catalogueService({ db, clock }: { db: Db; clock: Clock }) {
  /** What is published of a department, by programme. Of one that has no catalogue nothing is said: it is not found. */
  async function publishedBy(departmentId: number) {
    const books = await listCatalogueBooks(db, departmentId)
    const of = (programmeId: number | null) => catalogueFor(books, programmeId, clock.today())
    const ofDepartment = of(null)
    if (ofDepartment === null) throw new Refusal('not_found')
    return {
      of,
      ofDepartment,
      /** The programmes whose theses are not shown in a part of the catalogue. */
      programmesWithout: (isShown: (catalogue: CatalogueRules) => boolean): number[] =>
        books.flatMap(({ programmeId }) => {
          if (programmeId === null) return []
          const catalogue = of(programmeId)
          return catalogue !== null && isShown(catalogue) ? [] : [programmeId]
        }),
      named: <Row extends { programmeId: number | null }>(rows: readonly Row[]): InCatalogue<Row>[] =>
        rows.map((row) => ({ ...row, catalogue: of(row.programmeId) ?? ofDepartment })),
    }
  }

  return {
    async listDepartments(): Promise<OpenPlace[]> {
      const books = Map.groupBy(await listCatalogueBooks(db, null), ({ departmentId }) => departmentId)
      const open = new Map<number, CatalogueRules>()
      for (const [departmentId, own] of books) {
        const catalogue = catalogueFor(own, null, clock.today())
        if (catalogue !== null) open.set(departmentId, catalogue)
      }
      const places = await listPlaces(db, [...open.keys()])
      return places.flatMap((place) => {
        const catalogue = open.get(place.id)
        return catalogue === undefined ? [] : [{ ...place, catalogue }]
      })
    },

    async listTopics(
      departmentId: number,
      filter: TopicFilter,
      window: PageWindow | null,
    ): Promise<Page<TopicRow[]>> {
      await publishedBy(departmentId)
      const { read, count } = topicsOfDepartment(db, departmentId, filter, clock.today())
      return readCapped(window, read, count)
    },

    async readTopic(thesisId: number): Promise<{ topic: TopicRow; place: OpenPlace }> {
      const topic = found(await findTopic(db, thesisId))
      const { of, ofDepartment } = await publishedBy(topic.departmentId)
      if (listInCatalogue(topic, of(topic.programmeId), clock.today()) !== 'topics')
        throw new Refusal('not_found')
      return { topic, place: { ...topic.place, catalogue: ofDepartment } }
    },

    async listFinished(
      departmentId: number,
      search: string,
      window: PageWindow | null,
    ): Promise<Page<InCatalogue<FinishedRow>[]>> {
      const published = await publishedBy(departmentId)
      const withoutProgrammes = published.programmesWithout(({ isPublic }) => isPublic)
      const { read, count } = finishedOfDepartment(db, departmentId, { search, withoutProgrammes })
      const { items, total } = await readCapped(window, read, count)
      return { items: published.named(items), total }
    },

    async readFinished(
      thesisId: number,
    ): Promise<{ thesis: InCatalogue<WholeFinishedRow>; place: OpenPlace }> {
      const thesis = found(await findFinished(db, thesisId))
      const { of, ofDepartment } = await publishedBy(thesis.departmentId)
      const catalogue = of(thesis.programmeId)
      if (catalogue === null || listInCatalogue(thesis, catalogue, clock.today()) !== 'finished')
        throw new Refusal('not_found')
      return { thesis: { ...thesis, catalogue }, place: { ...thesis.place, catalogue: ofDepartment } }
    },

    /** None where the department does not announce them in its catalogue. */
    async listPresentations(
      departmentId: number,
      window: PageWindow | null,
    ): Promise<Page<InCatalogue<PresentationRow>[]>> {
      const published = await publishedBy(departmentId)
      const isShown = ({ hasPresentations }: CatalogueRules) => hasPresentations
      if (!isShown(published.ofDepartment)) return { items: [], total: 0 }
      const withoutProgrammes = published.programmesWithout(isShown)
      const { read, count } = presentationsOfDepartment(db, departmentId, clock.today(), withoutProgrammes)
      const { items, total } = await readCapped(window, read, count)
      return { items: published.named(items), total }
    },
  }
}

export type CatalogueService = ReturnType<typeof catalogueService>
