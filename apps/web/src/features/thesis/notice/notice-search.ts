import { type Filters, flagFilter, readFilters, readPage, writeFilters } from '../../../shared/filters.ts'

interface NoticeFilters {
  onlyUnread: boolean
}

/** Which notices the page shows; kept in the address bar. */
export interface NoticeSearch extends NoticeFilters {
  /** From 1. */
  page: number
}

const NOTICE_FILTERS: Filters<NoticeFilters> = { onlyUnread: flagFilter('unread', '1') }

export function readNoticeSearch(search: URLSearchParams): NoticeSearch {
  return { ...readFilters(NOTICE_FILTERS, search), page: readPage(search) }
}

export function writeNoticeSearch({ page, ...filters }: NoticeSearch): URLSearchParams {
  return writeFilters(NOTICE_FILTERS, filters, page)
}
