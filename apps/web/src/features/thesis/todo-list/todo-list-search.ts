import {
  choiceFilter,
  type Filters,
  readFilters,
  readPage,
  textFilter,
  writeFilters,
} from '../../../shared/filters.ts'
import { LIST_TITLE_MAX } from './todo-list-form.mapper.ts'

/** The lists of an instructor by their use; `released`: the lists of released assignments. */
export const LIST_SCOPES = ['all', 'templates', 'attached', 'released'] as const
export type ListScope = (typeof LIST_SCOPES)[number]

interface ListFilters {
  scope: ListScope
  title: string
}

export interface ListSearch extends ListFilters {
  /** From 1. */
  page: number
}

const LIST_FILTERS: Filters<ListFilters> = {
  scope: choiceFilter('scope', LIST_SCOPES, 'all'),
  title: textFilter('title', LIST_TITLE_MAX),
}

export function readListSearch(search: URLSearchParams): ListSearch {
  return { ...readFilters(LIST_FILTERS, search), page: readPage(search) }
}

export function writeListSearch({ page, ...filters }: ListSearch): URLSearchParams {
  return writeFilters(LIST_FILTERS, filters, page)
}
