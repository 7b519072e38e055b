import { DEFAULT_PAGE_SIZE, type PageQuery } from '@diatrivi/contract/paging'

/** A page of a list and how many there are in all, or the whole list and its length. */
export interface Page<Items> {
  items: Items
  total: number
}

/** The window of a list as SQL asks for it. */
export interface PageWindow {
  limit: number
  offset: number
}

/** The window that a query asks for, or null for the whole list. */
export function pageWindow({ page, pageSize }: Partial<PageQuery>): PageWindow | null {
  if (page === undefined && pageSize === undefined) return null
  const limit = pageSize ?? DEFAULT_PAGE_SIZE
  return { limit, offset: ((page ?? 1) - 1) * limit }
}

/** A list that was read whole: its length is its total. */
export function wholeList<Items extends readonly unknown[]>(items: Items): Page<Items> {
  return { items, total: items.length }
}

/** The page of rows that were read whole, for lists too short to be paged by the database. */
export function cutPage<Item>(all: readonly Item[], query: Partial<PageQuery>): Page<Item[]> {
  const window = pageWindow(query)
  const items = window === null ? [...all] : all.slice(window.offset, window.offset + window.limit)
  return { items, total: all.length }
}
