/** Which notices the page shows; kept in the address bar. */
export interface NoticeSearch {
  onlyUnread: boolean
  /** From 1. */
  page: number
}

/** Reads the address bar; what somebody mistyped there counts as not said. */
export function readNoticeSearch(search: URLSearchParams): NoticeSearch {
  const page = search.get('page') ?? ''
  return { onlyUnread: search.get('unread') === '1', page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 }
}

export function writeNoticeSearch({ onlyUnread, page }: NoticeSearch): URLSearchParams {
  const search = new URLSearchParams()
  if (onlyUnread) search.set('unread', '1')
  if (page > 1) search.set('page', String(page))
  return search
}
