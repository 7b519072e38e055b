import { isApiError } from '@diatrivi/client/api-error'
import { createClient } from '@diatrivi/client/client'
import type {
  FinishedThesis,
  PublicDepartment,
  PublicPresentation,
  PublicTopic,
  WholeFinishedThesis,
  WholePublicTopic,
} from '@diatrivi/contract/view/catalogue/catalogue.schemas'
import { Kept } from './kept.ts'

/** Read and shown on a page, and as many are in a feed. */
export const LIST_LENGTH = 30
/** Read at once for what lists everything; the most that the API gives. */
const MOST_AT_ONCE = 100
const PATIENCE_MS = 10_000
/** Departments whose finished theses are kept together, for those who read all of them part by part. */
const MOST_KEPT_WHOLE = 20

export interface List<Item> {
  items: Item[]
  total: number
}

export interface TopicsWanted {
  page?: number
  search?: string
  instructorId?: number
}

export interface FinishedWanted {
  page?: number
  search?: string
}

/** What the public pages ask of the API, as a visitor without an account. Null where it says that there is no such thing. */
export interface CatalogueApi {
  listDepartments(): Promise<PublicDepartment[]>
  findDepartment(depId: number): Promise<PublicDepartment | null>
  listTopics(depId: number, wanted?: TopicsWanted): Promise<List<PublicTopic> | null>
  listAllTopics(depId: number): Promise<PublicTopic[] | null>
  findTopic(thesisId: number): Promise<WholePublicTopic | null>
  listFinished(depId: number, wanted: FinishedWanted): Promise<List<FinishedThesis> | null>
  /** As they were at most a minute ago. */
  listAllFinished(depId: number): Promise<FinishedThesis[] | null>
  findFinished(thesisId: number): Promise<WholeFinishedThesis | null>
  listPresentations(depId: number, wanted?: { page?: number }): Promise<List<PublicPresentation> | null>
  listAllPresentations(depId: number): Promise<PublicPresentation[] | null>
}

export function createCatalogueApi(apiUrl: string): CatalogueApi {
  const client = () => createClient({ apiUrl, signal: AbortSignal.timeout(PATIENCE_MS) })
  const departments = new Kept<PublicDepartment[]>(1)
  const askDepartments = () => client().call('listPublicDepartments')
  const listDepartments = () => departments.get('all', askDepartments)
  const withId = (depId: number, all: readonly PublicDepartment[]) =>
    all.find(({ depID }) => depID === depId) ?? null
  const topicsOf = (depID: number, { instructorId, page, search }: TopicsWanted, pageSize: number) =>
    unlessMissing(
      client().callPage('listPublicTopics', {
        params: { depID },
        query: { ...inPages(page, pageSize), search, instructorID: instructorId?.toString() },
      }),
    )

  const finishedOf = (depID: number, { page, search }: FinishedWanted, pageSize: number) =>
    unlessMissing(
      client().callPage('listFinishedTheses', {
        params: { depID },
        query: { ...inPages(page, pageSize), search },
      }),
    )
  const presentationsOf = (depID: number, page: number | undefined, pageSize: number) =>
    unlessMissing(
      client().callPage('listPresentations', { params: { depID }, query: inPages(page, pageSize) }),
    )
  const finished = new Kept<FinishedThesis[] | null>(MOST_KEPT_WHOLE)

  return {
    listDepartments,
    // One that opened its catalogue just now is not in the list that is kept.
    findDepartment: async (depId) =>
      withId(depId, await listDepartments()) ?? withId(depId, await askDepartments()),
    listTopics: (depId, wanted = {}) => topicsOf(depId, wanted, LIST_LENGTH),
    listAllTopics: (depId) => everyPage((page) => topicsOf(depId, { page }, MOST_AT_ONCE)),
    findTopic: (thesisId) => unlessMissing(client().call('getPublicTopic', { params: { thesisId } })),
    listFinished: (depId, wanted) => finishedOf(depId, wanted, LIST_LENGTH),
    listAllFinished: (depId) =>
      finished.get(String(depId), () => everyPage((page) => finishedOf(depId, { page }, MOST_AT_ONCE))),
    findFinished: (thesisId) => unlessMissing(client().call('getFinishedThesis', { params: { thesisId } })),
    listPresentations: (depId, { page } = {}) => presentationsOf(depId, page, LIST_LENGTH),
    listAllPresentations: (depId) => everyPage((page) => presentationsOf(depId, page, MOST_AT_ONCE)),
  }
}

/** A list that is read page by page until one is not full; null where it is missing. */
async function everyPage<Item>(read: (page: number) => Promise<List<Item> | null>): Promise<Item[] | null> {
  const all: Item[] = []
  for (let page = 1; ; page += 1) {
    const part = await read(page)
    if (part === null) return null
    all.push(...part.items)
    if (part.items.length < MOST_AT_ONCE) return all
  }
}

const inPages = (page = 1, pageSize: number) => ({ page: String(page), pageSize: String(pageSize) })

async function unlessMissing<Found>(answer: Promise<Found>): Promise<Found | null> {
  try {
    return await answer
  } catch (error) {
    // An id or a search that the API does not take is that of no page either.
    if (isApiError(error, 'not_found') || isApiError(error, 'validation')) return null
    throw error
  }
}
