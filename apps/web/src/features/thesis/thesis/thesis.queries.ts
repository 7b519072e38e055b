import type { Wire } from '@diatrivi/contract/endpoints'
import type { RouteName } from '@diatrivi/contract/routes'
import type { EventKind } from '@diatrivi/domain/thesis/thesis/event'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { toPerson } from '../../../entities/person/person.mapper.ts'
import { fullName } from '../../../entities/person/person.ts'
import { QUERY_ROOTS } from '../../../entities/query-keys.ts'
import { type Thesis, toThesis } from '../../../entities/thesis/thesis.mapper.ts'
import { call, callPage } from '../../../shared/api/client.ts'
import { callWhole } from '../../../shared/api/whole-list.ts'
import { toClockText } from '../../../shared/format/wire-day.ts'
import {
  NO_OFFICE_FILTERS,
  type ThesisFilters,
  type ThesisSearch,
  toFilterQuery,
  toThesisQuery,
} from './thesis-filters.ts'

/** The lists of theses by their content. */
export const THESIS_LISTS = ['inProgress', 'ungiven', 'ended', 'open', 'department'] as const
export type ThesisList = (typeof THESIS_LISTS)[number]

const CALLS = {
  inProgress: 'listThesesInProgress',
  ungiven: 'listUngivenTheses',
  ended: 'listEndedTheses',
  open: 'listOpenTheses',
  department: 'listDepartmentTheses',
} as const satisfies Record<ThesisList, RouteName>

/** The lists of which theses in progress are a part, and only these are late or in time. */
const LISTS_WITH_STATUS: readonly ThesisList[] = ['inProgress', 'department']

const hasStatuses = (list: ThesisList): boolean => LISTS_WITH_STATUS.includes(list)

/** Only students look beyond their department, and only its office narrows by the process. */
function queryOf(list: ThesisList, { filters, ...search }: ThesisSearch) {
  const wholeInstitution = list === 'open' && filters.wholeInstitution
  const status = hasStatuses(list) ? filters.status : null
  const ofOffice = list === 'department' ? {} : NO_OFFICE_FILTERS
  return toThesisQuery({ ...search, filters: { ...filters, wholeInstitution, status, ...ofOffice } })
}

/** All pages of a list, in its order. */
export async function readAllTheses(list: ThesisList, search: ThesisSearch): Promise<Thesis[]> {
  const { page: _page, pageSize: _pageSize, ...query } = queryOf(list, search)
  return (await callWhole(CALLS[list], { query })).map(toThesis)
}

export interface HistoryEntry {
  /** Its place in the history, the oldest being 1. */
  number: number
  /** Day and hour in Athens: `2026-03-07 14:30`. */
  at: string
  /** Null when the person has since been deleted. */
  who: string | null
  what: EventKind
  details: Record<string, string | number | boolean | null>
}

function toHistoryEntry(
  { when, who, what, details }: Wire<'getThesisHistory'>['response'][number],
  number: number,
): HistoryEntry {
  return { number, at: toClockText(when), who: who && fullName(toPerson(who)), what, details }
}

export const thesisQueries = {
  all: () => QUERY_ROOTS.thesis,

  /** One page of a list, with the total of all pages. The page before stays on screen while the next one loads. */
  page: (list: ThesisList, search: ThesisSearch) =>
    queryOptions({
      queryKey: [...thesisQueries.all(), 'page', list, { ...search, columns: null }],
      queryFn: async ({ signal }) => {
        const query = queryOf(list, search)
        const { items, total } = await callPage(CALLS[list], { query, signal })
        return { theses: items.map(toThesis), total }
      },
      placeholderData: keepPreviousData,
    }),

  /** How many theses of the department match. */
  departmentCount: (filters: ThesisFilters) => {
    const { department: _, ...query } = toFilterQuery({ ...filters, wholeInstitution: false })
    return queryOptions({
      queryKey: [...thesisQueries.all(), 'department-count', query],
      queryFn: async ({ signal }) => {
        const one = { ...query, page: '1', pageSize: '1' }
        return (await callPage('listDepartmentTheses', { query: one, signal })).total
      },
      placeholderData: keepPreviousData,
    })
  },

  /** How many own theses match the other filters, by their state and by how they stand. */
  counts: (filters: ThesisFilters) => {
    const { department: _, ...query } = toFilterQuery({
      ...filters,
      ...NO_OFFICE_FILTERS,
      status: null,
      wholeInstitution: false,
    })
    return queryOptions({
      queryKey: [...thesisQueries.all(), 'counts', query],
      queryFn: ({ signal }) => call('countTheses', { query, signal }),
      placeholderData: keepPreviousData,
    })
  },

  detail: (thesisId: number) =>
    queryOptions({
      queryKey: [...thesisQueries.all(), 'detail', thesisId],
      queryFn: async ({ signal }) => {
        const [found] = await call('getThesis', { params: { thesisId }, signal })
        if (found === undefined) throw new Error(`The API answered thesis ${thesisId} with an empty list.`)
        return toThesis(found)
      },
    }),

  history: (thesisId: number) =>
    queryOptions({
      queryKey: [...thesisQueries.all(), 'history', thesisId],
      queryFn: async ({ signal }) => {
        const events = await call('getThesisHistory', { params: { thesisId }, signal })
        return events.map((event, index) => toHistoryEntry(event, events.length - index))
      },
    }),

  /** Ids of the covers that the instructor may choose from. */
  departmentImages: () =>
    queryOptions({
      queryKey: [...thesisQueries.all(), 'department-images'],
      queryFn: ({ signal }) => call('listDepartmentImages', { signal }),
      staleTime: 300_000,
    }),
}
