import type { Wire } from '@diatrivi/contract/endpoints'
import { type IsoDate, parseIsoDate } from '@diatrivi/domain/shared/dates'
import { ASSIGNMENT_TYPES, type AssignmentType } from '@diatrivi/domain/thesis/thesis'

/** What a list of theses is narrowed to; kept in the address bar, so that it survives reload, back and sharing. */
export interface ThesisFilters {
  title: string
  assignmentType: AssignmentType | null
  deadlineFrom: IsoDate | null
  deadlineUntil: IsoDate | null
  /** All of them must be present. */
  keywords: string[]
  /** Students only: topics of the whole institution, not of the own department alone. */
  wholeInstitution: boolean
}

export interface ThesisSearch {
  filters: ThesisFilters
  /** From 1. */
  page: number
}

export const NO_FILTERS: ThesisFilters = {
  title: '',
  assignmentType: null,
  deadlineFrom: null,
  deadlineUntil: null,
  keywords: [],
  wholeInstitution: false,
}

/** Reads the address bar; what somebody mistyped there counts as not said. */
export function readThesisSearch(search: URLSearchParams): ThesisSearch {
  const page = search.get('page') ?? ''
  return {
    filters: {
      title: (search.get('title') ?? '').slice(0, 255),
      assignmentType: ASSIGNMENT_TYPES.find((type) => type === search.get('assignType')) ?? null,
      deadlineFrom: parseIsoDate(search.get('deadlineFrom') ?? ''),
      deadlineUntil: parseIsoDate(search.get('deadlineUntil') ?? ''),
      keywords: search.getAll('keywords').filter((keyword) => keyword !== ''),
      wholeInstitution: search.get('department') === 'all',
    },
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** The address bar's side of `readThesisSearch`; what is not said is left out. */
export function writeThesisSearch({ filters, page }: ThesisSearch): URLSearchParams {
  const search = new URLSearchParams()
  if (filters.title !== '') search.set('title', filters.title)
  if (filters.assignmentType !== null) search.set('assignType', filters.assignmentType)
  if (filters.deadlineFrom !== null) search.set('deadlineFrom', filters.deadlineFrom)
  if (filters.deadlineUntil !== null) search.set('deadlineUntil', filters.deadlineUntil)
  for (const keyword of filters.keywords) search.append('keywords', keyword)
  if (filters.wholeInstitution) search.set('department', 'all')
  if (page > 1) search.set('page', String(page))
  return search
}

/** How many things narrow the list, for the badge of the filter button. */
export function countFilters(filters: ThesisFilters): number {
  const { title, assignmentType, deadlineFrom, deadlineUntil, keywords, wholeInstitution } = filters
  const single = [
    title !== '',
    assignmentType !== null,
    deadlineFrom !== null,
    deadlineUntil !== null,
    wholeInstitution,
  ]
  return single.filter(Boolean).length + keywords.length
}

/** The wire's words for the filters. */
export function toFilterQuery(filters: ThesisFilters): NonNullable<Wire<'listUngivenTheses'>['query']> {
  return {
    title: filters.title || undefined,
    assignType: filters.assignmentType ?? undefined,
    deadlineFrom: filters.deadlineFrom ?? undefined,
    deadlineUntil: filters.deadlineUntil ?? undefined,
    keywords: filters.keywords.length > 0 ? filters.keywords : undefined,
  }
}
