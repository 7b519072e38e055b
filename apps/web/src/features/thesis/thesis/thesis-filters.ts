import { pageQuery } from '@diatrivi/client/request'
import type { Wire } from '@diatrivi/contract/endpoints'
import { DEPARTMENT_FILTER_NAMES } from '@diatrivi/contract/thesis/thesis/thesis.names'
import { PAPER_KINDS } from '@diatrivi/domain/examination/paper/paper-facts'
import {
  ASSIGNMENT_TYPES,
  TEXT_LANGUAGES,
  THESES_PER_PAGE,
  THESIS_ORDERS,
  THESIS_SEARCH_MAX,
  THESIS_STATUSES,
  THESIS_TITLE_MAX,
  type ThesisFilter,
  type ThesisOrder,
} from '@diatrivi/domain/thesis/thesis/thesis'
import {
  OFFICE_FILTER_NAME_MAX,
  OFFICE_FILTER_YEARS,
  type OfficeFilter,
  PROCESS_PHASES,
} from '@diatrivi/domain/view/department-list/office-filter'
import { OVERLAYS } from '@diatrivi/domain/view/process/phase'
import { COLUMNS_PARAMETER, columnsIn } from '../../../shared/columns.ts'
import {
  choiceFilter,
  dayFilter,
  type Filters,
  flagFilter,
  noFilters,
  numberFilter,
  printFilters,
  readFilters,
  readPage,
  textFilter,
  wordsFilter,
  writeFilters,
} from '../../../shared/filters.ts'

/** The filters of a list of theses; those of the office are taken by the list of its department alone. */
export interface ThesisFilters extends ThesisFilter, OfficeFilter {
  /** For students: the topics of the whole institution instead of the own department. */
  wholeInstitution: boolean
}

/** How many theses a page may hold: the first of cards by themselves. */
export const PAGE_SIZES = [THESES_PER_PAGE, 12, 24, 48, 96] as const
export type PageSize = (typeof PAGE_SIZES)[number]

/** How a list is laid out on pages; it narrows nothing. */
export interface ThesisArrangement {
  order: ThesisOrder
  /** Null where the address leaves it to the layout. */
  pageSize: PageSize | null
  /** The chosen columns, in the list whose columns can be chosen; null before. */
  columns: readonly string[] | null
}

export interface ThesisSearch extends ThesisArrangement {
  filters: ThesisFilters
  /** From 1. */
  page: number
}

type Query = NonNullable<Wire<'listOpenTheses'>['query']>

/** Every filter of a list of theses, in the order of the chips: how it is read and written. */
export const THESIS_FILTERS: Filters<ThesisFilters> = {
  search: textFilter(DEPARTMENT_FILTER_NAMES.search, THESIS_SEARCH_MAX),
  title: textFilter(DEPARTMENT_FILTER_NAMES.title, THESIS_TITLE_MAX),
  phase: choiceFilter(DEPARTMENT_FILTER_NAMES.phase, PROCESS_PHASES, null),
  overlay: choiceFilter(DEPARTMENT_FILTER_NAMES.overlay, OVERLAYS, null),
  instructor: textFilter(DEPARTMENT_FILTER_NAMES.instructor, OFFICE_FILTER_NAME_MAX),
  member: textFilter(DEPARTMENT_FILTER_NAMES.member, OFFICE_FILTER_NAME_MAX),
  programme: numberFilter(DEPARTMENT_FILTER_NAMES.programme, 1, Number.MAX_SAFE_INTEGER),
  year: numberFilter(DEPARTMENT_FILTER_NAMES.year, OFFICE_FILTER_YEARS.min, OFFICE_FILTER_YEARS.max),
  paper: choiceFilter(DEPARTMENT_FILTER_NAMES.paper, PAPER_KINDS, null),
  minutesDue: flagFilter(DEPARTMENT_FILTER_NAMES.minutesDue, 'due'),
  assignmentType: choiceFilter(DEPARTMENT_FILTER_NAMES.assignmentType, ASSIGNMENT_TYPES, null),
  textLanguage: choiceFilter(DEPARTMENT_FILTER_NAMES.textLanguage, TEXT_LANGUAGES, null),
  deadlineFrom: dayFilter(DEPARTMENT_FILTER_NAMES.deadlineFrom),
  deadlineUntil: dayFilter(DEPARTMENT_FILTER_NAMES.deadlineUntil),
  status: choiceFilter(DEPARTMENT_FILTER_NAMES.status, THESIS_STATUSES, null),
  wholeInstitution: flagFilter('department', 'all'),
  keywords: wordsFilter(DEPARTMENT_FILTER_NAMES.keywords),
}

export const NO_FILTERS: ThesisFilters = noFilters(THESIS_FILTERS)

/** The filters of the office, none of which is set. */
export const NO_OFFICE_FILTERS: OfficeFilter = {
  phase: null,
  overlay: null,
  instructor: '',
  member: '',
  programme: null,
  year: null,
  paper: null,
  minutesDue: false,
}

const ARRANGEMENT: Filters<ThesisArrangement> = {
  order: choiceFilter('sort', THESIS_ORDERS, 'newest'),
  pageSize: {
    parameter: 'pageSize',
    parse: ([text]) => PAGE_SIZES.find((size) => String(size) === text) ?? null,
    print: (size) => (size === null ? [] : [String(size)]),
  },
  columns: {
    parameter: COLUMNS_PARAMETER,
    parse: ([text]) => (text === undefined ? null : columnsIn(text)),
    print: (names) => (names === null ? [] : [names.join(',')]),
  },
}

/** The first page of a list as it comes by itself. */
export const WHOLE_LIST: ThesisSearch = {
  filters: NO_FILTERS,
  page: 1,
  order: 'newest',
  pageSize: null,
  columns: null,
}

export function readThesisSearch(search: URLSearchParams): ThesisSearch {
  return {
    filters: readFilters(THESIS_FILTERS, search),
    page: readPage(search),
    ...readFilters(ARRANGEMENT, search),
  }
}

export function writeThesisSearch({ filters, page, ...arrangement }: ThesisSearch): URLSearchParams {
  return writeFilters({ ...THESIS_FILTERS, ...ARRANGEMENT }, { ...filters, ...arrangement }, page)
}

/** The number of set filters, for the badge of the filter button. */
export function countFilters(filters: ThesisFilters): number {
  return printFilters(THESIS_FILTERS, filters).flatMap(([, texts]) => texts).length
}

/** The filters for the API, whose names the address bar uses as well. */
export function toFilterQuery(filters: ThesisFilters): Query {
  const narrowing = printFilters(THESIS_FILTERS, filters).map(([name, texts]) => [
    name,
    texts.length === 1 ? texts[0] : texts,
  ])
  return Object.fromEntries(narrowing) as Query
}

export function toThesisQuery({ filters, order, page, pageSize }: ThesisSearch): Query {
  return {
    ...toFilterQuery(filters),
    ...(order !== WHOLE_LIST.order && { sort: order }),
    ...pageQuery(page, pageSize ?? THESES_PER_PAGE),
  }
}
