import { WHOLE_LIST_MAX } from '@diatrivi/contract/limits'
import { DEFAULT_PAGE_SIZE, type PageQuery } from '@diatrivi/contract/paging'
import { Refusal } from './refusal/refusal.ts'

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

/** What is read of a list without a bound that is asked for whole: one row more than may be sent shows that it is too long. */
export const WHOLE_LIST: PageWindow = { limit: WHOLE_LIST_MAX + 1, offset: 0 }

/** A list that was read by `WHOLE_LIST`. Refuses one that is too long and has to be asked for in pages. */
export function cappedList<Items extends readonly unknown[]>(items: Items): Page<Items> {
  if (items.length > WHOLE_LIST_MAX)
    throw new Refusal('page_required', { fields: { page: { code: 'required' } } })
  return wholeList(items)
}

/** The page that is asked for, or the whole list up to the cap; never more rows than that are in memory. */
export async function readCapped<Item>(
  window: PageWindow | null,
  read: (window: PageWindow) => Promise<Item[]>,
  count: () => Promise<number>,
): Promise<Page<Item[]>> {
  return window === null
    ? cappedList(await read(WHOLE_LIST))
    : { items: await read(window), total: await count() }
}

/** All rows, so many at a time, of a list whose rows are chosen by what no statement knows; the order has no ties. */
export async function* inBatches<Row>(read: (window: PageWindow) => Promise<Row[]>): AsyncGenerator<Row[]> {
  for (let offset = 0; ; offset += WHOLE_LIST_MAX) {
    const batch = await read({ limit: WHOLE_LIST_MAX, offset })
    yield batch
    if (batch.length < WHOLE_LIST_MAX) return
  }
}

/** The page of such a list; asked for whole, one that is too long is refused. */
export function cutCapped<Item>(all: readonly Item[], query: Partial<PageQuery>): Page<Item[]> {
  return pageWindow(query) === null ? cappedList([...all]) : cutPage(all, query)
}

/** The page of rows that were read whole, for lists too short to be paged by the database. */
export function cutPage<Item>(all: readonly Item[], query: Partial<PageQuery>): Page<Item[]> {
  const window = pageWindow(query)
  const items = window === null ? [...all] : all.slice(window.offset, window.offset + window.limit)
  return { items, total: all.length }
}
