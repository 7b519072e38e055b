import { pageQuery } from '@diatrivi/client/request'
import type { Wire } from '@diatrivi/contract/endpoints'
import { THESIS_FILTER_NAMES } from '@diatrivi/contract/thesis/thesis/thesis.names'
import {
  ASSIGNMENT_TYPES,
  TEXT_LANGUAGES,
  THESES_PER_PAGE,
  THESIS_ORDERS,
  THESIS_SEARCH_MAX,
  THESIS_STANDINGS,
  THESIS_TITLE_MAX,
  type ThesisFilter,
  type ThesisOrder,
} from '@diatrivi/domain/thesis/thesis/thesis'
import { m } from '../../../paraglide/messages.js'
import { COLUMNS_PARAMETER, columnsIn } from '../../../shared/columns.ts'
import {
  choiceFilter,
  dayFilter,
  type Filter,
  type FilterControlFacts,
  type Filters,
  flagFilter,
  noFilters,
  printFilters,
  readFilters,
  readPage,
  textFilter,
  wordsFilter,
  writeFilters,
} from '../../../shared/filters.ts'
import { formatDay } from '../../../shared/format/dates.ts'
import { assignmentTypeLabel } from './chips/thesis-chips.tsx'

/** The filters of a list of theses. */
export interface ThesisFilters extends ThesisFilter {
  /** For students: the topics of the whole institution instead of the own department. */
  wholeInstitution: boolean
}

/** How many theses a page may hold. */
export const PAGE_SIZES = [THESES_PER_PAGE, 12, 24, 48, 96] as const
type PageSize = (typeof PAGE_SIZES)[number]

/** How a list is laid out on pages; it narrows nothing. */
export interface ThesisArrangement {
  order: ThesisOrder
  pageSize: PageSize
  /** The chosen columns, in the list whose columns can be chosen; null before. */
  columns: readonly string[] | null
}

export interface ThesisSearch extends ThesisArrangement {
  filters: ThesisFilters
  /** From 1. */
  page: number
}

type Query = NonNullable<Wire<'listOpenTheses'>['query']>

interface ShownFilter<Value> extends Filter<Value> {
  /** The control in the panel of filters; null for a filter with a place of its own. */
  control: FilterControlFacts | null
  /** The chips above the list, each with the value that is left when the chip is removed. */
  chips: (value: Value) => readonly { name: string; left: Value }[]
}

/** Makes one chip where a value is chosen, else none. */
function chip<Value>(nameOf: (value: Value) => string): ShownFilter<Value | null>['chips'] {
  return (value) => (value === null ? [] : [{ name: nameOf(value), left: null }])
}

/** Every filter of a list of theses, in the order of the chips: how it is read, written, sent, counted and shown. */
export const THESIS_FILTERS: { readonly [Name in keyof ThesisFilters]: ShownFilter<ThesisFilters[Name]> } = {
  search: {
    ...textFilter(THESIS_FILTER_NAMES.search, THESIS_SEARCH_MAX),
    // It has a field of its own above the list.
    control: null,
    chips: () => [],
  },
  title: {
    ...textFilter(THESIS_FILTER_NAMES.title, THESIS_TITLE_MAX),
    // Addresses that were kept from before the search name it.
    control: null,
    chips: (title) => (title === '' ? [] : [{ name: m.thesis_filter_title_chip({ title }), left: '' }]),
  },
  assignmentType: {
    ...choiceFilter(THESIS_FILTER_NAMES.assignmentType, ASSIGNMENT_TYPES, null),
    control: {
      kind: 'choice',
      label: m.thesis_assignment_type,
      any: m.thesis_filter_any_type,
      choices: ASSIGNMENT_TYPES.map((type) => ({ value: type, label: () => assignmentTypeLabel(type) })),
    },
    chips: chip(assignmentTypeLabel),
  },
  textLanguage: {
    ...choiceFilter(THESIS_FILTER_NAMES.textLanguage, TEXT_LANGUAGES, null),
    control: {
      kind: 'choice',
      label: m.thesis_text_language,
      any: m.thesis_filter_any_language,
      choices: TEXT_LANGUAGES.map((language) => ({
        value: language,
        label: () => m.thesis_text_language_name({ language }),
      })),
    },
    chips: chip((language) => m.thesis_text_language_name({ language })),
  },
  deadlineFrom: {
    ...dayFilter(THESIS_FILTER_NAMES.deadlineFrom),
    control: { kind: 'day', label: m.thesis_filter_from },
    chips: chip((day) => m.thesis_filter_from_chip({ date: formatDay(day) })),
  },
  deadlineUntil: {
    ...dayFilter(THESIS_FILTER_NAMES.deadlineUntil),
    control: { kind: 'day', label: m.thesis_filter_until },
    chips: chip((day) => m.thesis_filter_until_chip({ date: formatDay(day) })),
  },
  standing: {
    ...choiceFilter(THESIS_FILTER_NAMES.standing, THESIS_STANDINGS, null),
    // It is chosen beside the count of each.
    control: null,
    chips: () => [],
  },
  wholeInstitution: {
    ...flagFilter('department', 'all'),
    control: { kind: 'switch', label: m.thesis_filter_whole_institution, word: 'all' },
    chips: (isSet) => (isSet ? [{ name: m.thesis_see_whole_institution(), left: false }] : []),
  },
  keywords: {
    ...wordsFilter(THESIS_FILTER_NAMES.keywords),
    control: { kind: 'keywords', label: m.thesis_filter_keywords },
    chips: (keywords) =>
      keywords.map((keyword) => ({ name: keyword, left: keywords.filter((other) => other !== keyword) })),
  },
}

export const NO_FILTERS: ThesisFilters = noFilters(THESIS_FILTERS)

const ARRANGEMENT: Filters<ThesisArrangement> = {
  order: choiceFilter('sort', THESIS_ORDERS, 'newest'),
  pageSize: {
    parameter: 'pageSize',
    parse: ([text]) => PAGE_SIZES.find((size) => String(size) === text) ?? THESES_PER_PAGE,
    print: (size) => (size === THESES_PER_PAGE ? [] : [String(size)]),
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
  pageSize: THESES_PER_PAGE,
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
    ...pageQuery(page, pageSize),
  }
}

export interface ActiveFilter {
  name: string
  /** The filters without it. */
  without: ThesisFilters
}

const NAMES = Object.keys(THESIS_FILTERS) as (keyof ThesisFilters)[]

/** The filters that have a control in the panel. */
export const CONTROLLED_FILTERS = NAMES.filter((name) => THESIS_FILTERS[name].control !== null)

/** The value of a filter, as the address bar writes it. */
export function textsOf<Name extends keyof ThesisFilters>(name: Name, filters: ThesisFilters) {
  return THESIS_FILTERS[name].print(filters[name])
}

/** The filters, one of them read anew from texts as the address bar writes them. */
export function withTexts<Name extends keyof ThesisFilters>(
  name: Name,
  texts: readonly string[],
  filters: ThesisFilters,
): ThesisFilters {
  return { ...filters, [name]: THESIS_FILTERS[name].parse(texts) }
}

/** The chips of all filters that are set. */
export function activeFilters(filters: ThesisFilters): ActiveFilter[] {
  return NAMES.flatMap((name) => chipsOf(name, filters))
}

function chipsOf<Name extends keyof ThesisFilters>(name: Name, filters: ThesisFilters): ActiveFilter[] {
  const { chips } = THESIS_FILTERS[name]
  return chips(filters[name]).map(({ name: label, left }) => ({
    name: label,
    without: { ...filters, [name]: left },
  }))
}
