import { isApiError } from '@diatrivi/client/api-error'
import type { Page } from '@diatrivi/client/call-options'
import type { ListBound } from '@diatrivi/contract/endpoint'
import type { Endpoints, Wire } from '@diatrivi/contract/endpoints'
import { PAGE_SIZE_MAX } from '@diatrivi/contract/limits'
import type { RouteName } from '@diatrivi/contract/routes'
import { call, callPage } from './client.ts'

/** The lists whose path names nothing. */
type ListName = {
  [Name in RouteName]: Endpoints[Name] extends { paged: ListBound }
    ? Wire<Name>['params'] extends undefined
      ? Name
      : never
    : never
}[RouteName]

interface WholeListOptions<Name extends ListName> {
  query?: Omit<NonNullable<Wire<Name>['query']>, 'page' | 'pageSize'>
  signal?: AbortSignal
  /** Where the beginning of a very long list is enough. */
  atMost?: number
}

/** Both calls, as this file needs them: their own types tell one list from the other. */
type CallList<Answer> = (
  name: ListName,
  asked: { query: unknown; signal: AbortSignal | undefined },
) => Promise<Answer>

/** All of a list, in its order, in one answer; page by page where the API refuses to send so much at once. */
export async function callWhole<Name extends ListName>(
  name: Name,
  { query, signal, atMost = Number.POSITIVE_INFINITY }: WholeListOptions<Name> = {},
): Promise<Wire<Name>['response']> {
  try {
    return await (call as CallList<Wire<Name>['response']>)(name, { query, signal })
  } catch (error) {
    if (!isApiError(error, 'page_required')) throw error
  }
  const items: unknown[] = []
  for (let page = 1; items.length < atMost; page += 1) {
    const window = { page: String(page), pageSize: String(PAGE_SIZE_MAX) }
    const asked = { query: { ...query, ...window }, signal }
    const { items: next } = await (callPage as CallList<Page<unknown>>)(name, asked)
    items.push(...next)
    if (next.length < PAGE_SIZE_MAX) break
  }
  return items as Wire<Name>['response']
}
