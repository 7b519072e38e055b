import type { IDEMPOTENCY_HEADER } from '@diatrivi/contract/creating-calls'
import { type Method, ROUTES, type RouteName } from '@diatrivi/contract/routes'

const KEY_HEADER: typeof IDEMPOTENCY_HEADER = 'Idempotency-Key'

/** The input of a call to any endpoint; the client's types say what each endpoint takes. */
export interface Ask {
  params?: Record<string, string | number> | undefined
  query?: unknown
  body?: unknown
  /** Present, though perhaps null, where the body is multipart. */
  file?: File | null | undefined
  /** The version that the change is based on. */
  version?: number | undefined
  /** Says that a submission is the same as an earlier one. */
  key?: string | undefined
}

export interface PreparedRequest {
  method: Method
  url: string
  headers: Record<string, string>
  body: string | FormData | null
}

export interface Surroundings {
  apiUrl: string
  token: string | null
  locale: string
}

/** The path of a route with its parameters filled in: `/v1/user/thesis/7`. */
export function pathOf(name: RouteName, params: Record<string, string | number> = {}): string {
  return fillIn(ROUTES[name], params)
}

function fillIn(route: string, params: Record<string, string | number>): string {
  const [, path = ''] = route.split(' ')
  return path.replace(/:(\w+)/g, (_whole, key: string) => encodeURIComponent(String(params[key])))
}

export function prepare(name: RouteName, ask: Ask, surroundings: Surroundings): PreparedRequest {
  return prepareRoute(ROUTES[name], ask, surroundings)
}

/**
 * The same for a route of the table, as `GET /v1/user/thesis/:thesisId`, which need not carry the whole table along. The token
 * travels in a header, because addresses stand in logs and histories.
 */
export function prepareRoute(
  route: string,
  ask: Ask,
  { apiUrl, token, locale }: Surroundings,
): PreparedRequest {
  const method = route.split(' ', 1)[0] as Method
  const isRead = method === 'GET'
  const search = searchOf(ask.query ?? {})
  const headers: Record<string, string> = {
    Accept: 'application/json, text/plain',
    'Accept-Language': locale,
  }
  if (token !== null) headers.Authorization = `Bearer ${token}`
  if (ask.version !== undefined) headers['If-Match'] = `"${ask.version}"`
  if (ask.key !== undefined) headers[KEY_HEADER] = ask.key

  const url = `${apiUrl}${fillIn(route, ask.params ?? {})}${search}`
  if (isRead) return { method, url, headers, body: null }

  const fields = ask.body ?? {}
  if (ask.file !== undefined) return { method, url, headers, body: formOf(fields, ask.file) }
  return {
    method,
    url,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  }
}

export function fetchPrepared(
  { url, ...request }: PreparedRequest,
  signal: AbortSignal | null = null,
): Promise<Response> {
  return fetch(url, { ...request, signal, credentials: 'omit', cache: 'no-store' })
}

/** The query of one page of a list. */
export function pageQuery(page: number, pageSize: number): { page: string; pageSize: string } {
  return { page: String(page), pageSize: String(pageSize) }
}

/** Empty values are left out; a list repeats its key. */
export function searchOf(query: object): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const one of [value].flat()) {
      if (one !== undefined && one !== null && one !== '') search.append(key, String(one))
    }
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

function formOf(fields: object, file: File | null): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue
    form.append(key, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  // The file comes last, so that a server that reads as it streams knows the fields before it.
  if (file !== null) form.append('selectedFile', file)
  return form
}
