import { LIST_TITLE_MAX } from './todo-list-form.mapper.ts'

/** The lists of an instructor by where they stand; `released`: what ended assignments left behind. */
export const LIST_SCOPES = ['all', 'templates', 'attached', 'released'] as const
export type ListScope = (typeof LIST_SCOPES)[number]

export interface ListSearch {
  scope: ListScope
  title: string
  /** From 1. */
  page: number
}

/** Reads the address bar; what somebody mistyped there counts as not said. */
export function readListSearch(search: URLSearchParams): ListSearch {
  const page = search.get('page') ?? ''
  return {
    scope: LIST_SCOPES.find((scope) => scope === search.get('scope')) ?? 'all',
    title: (search.get('title') ?? '').slice(0, LIST_TITLE_MAX),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** The address bar's side of `readListSearch`; what is not said is left out. */
export function writeListSearch({ scope, title, page }: ListSearch): URLSearchParams {
  const search = new URLSearchParams()
  if (scope !== 'all') search.set('scope', scope)
  if (title !== '') search.set('title', title)
  if (page > 1) search.set('page', String(page))
  return search
}
