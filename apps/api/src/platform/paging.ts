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

/**
 * The total of a page that was read with it: every row says it, and only behind the end there is no row to say it.
 * @param count asks for it there
 */
export async function totalOf(
  rows: readonly { total: number | null }[],
  window: PageWindow | null,
  count: () => Promise<number>,
): Promise<number> {
  if (window === null) return rows.length
  return rows[0]?.total ?? (window.offset === 0 ? 0 : count())
}

/** The page of rows that were read whole, for lists too short to be paged by the database. */
export function cutPage<Item>(all: readonly Item[], query: Partial<PageQuery>): Page<Item[]> {
  const window = pageWindow(query)
  const items = window === null ? [...all] : all.slice(window.offset, window.offset + window.limit)
  return { items, total: all.length }
}
