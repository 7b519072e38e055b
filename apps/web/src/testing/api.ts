import type { Wire } from '@diatrivi/contract/endpoints'
import { ERROR_STATUS, type ErrorCode } from '@diatrivi/contract/errors'
import { ROUTES, type RouteName } from '@diatrivi/contract/routes'
import type { Role } from '@diatrivi/domain/people/account/role'
import { expect, onTestFinished, vi } from 'vitest'
import { connection } from '../shared/api/connection.ts'
import { refusals } from '../shared/api/refusals.ts'
import { session } from '../shared/api/session.ts'

/** One call as it travelled; the token, which one call says in its body, is left out. */
export interface Asked {
  path: string
  query: Record<string, string>
  body: Record<string, unknown>
  file: File | null
  version: string | null
}

interface Request {
  method: string
  url: string
  headers: Record<string, string>
  body: unknown
}

interface RefusalParts {
  message?: string
  /** Wire field -> sentence. */
  fields?: Record<string, string>
  /** Seconds that the API asks to wait after too many attempts. */
  retryAfter?: number
}

type Reply = () => Promise<Response>

/** What the stubbed API says of a refusal, so that a test can tell its sentence from the form's own. */
export const apiSentence = (code: ErrorCode) => `Απάντηση του API: ${code}.`

/**
 * The API for one test: it answers by the names of the contract and remembers what it was asked. A call that the test
 * says nothing about fails the test. Nothing of it is left for the next test.
 */
export function stubApi({ role }: { role?: Role } = {}) {
  const replies = new Map<RouteName, Reply>()
  const asked: [RouteName, Asked][] = []
  const keys: [RouteName, string | null][] = []
  const unexpected: string[] = []

  const respond = (request: Request): Promise<Response> => {
    const name = routeOf(request)
    const reply = name && replies.get(name)
    if (!name || !reply) {
      unexpected.push(`${request.method} ${request.url}`)
      return Promise.reject(new TypeError('No answer was prepared.'))
    }
    asked.push([name, toAsked(request)])
    keys.push([name, request.headers['Idempotency-Key'] ?? null])
    return reply()
  }

  vi.stubGlobal('fetch', (url: string, { method = 'GET', headers = {}, body = null }: RequestInit = {}) =>
    respond({ method, url, headers: headers as Record<string, string>, body }),
  )
  vi.stubGlobal('XMLHttpRequest', uploadsTo(respond))
  const facts = { email: 'person@example.gr', isActive: true, mustSetUpSecondFactor: false }
  if (role) session.begin('a-token', { role, ...facts })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    session.end()
    refusals.read()
    connection.worked()
    expect(unexpected).toEqual([])
  })

  return {
    /** `total` is of all pages, of which the response is one. */
    answer<Name extends RouteName>(
      name: Name,
      response: Wire<Name>['response'],
      { total }: { total?: number } = {},
    ) {
      const headers = total === undefined ? {} : { 'x-total-count': String(total) }
      replies.set(name, async () => Response.json(response, { headers }))
    },

    refuse(
      name: RouteName,
      code: ErrorCode,
      { message = apiSentence(code), fields, retryAfter = 30 }: RefusalParts = {},
    ) {
      const status = ERROR_STATUS[code]
      const headers = status === 429 ? { 'retry-after': String(retryAfter) } : {}
      replies.set(name, async () => Response.json({ status, code, message, fields }, { status, headers }))
    },

    /** The call does not reach the API. */
    fail(name: RouteName) {
      replies.set(name, () => Promise.reject(new TypeError('Failed to fetch')))
    },

    /** The call is answered only when what this gives back is called. */
    hold<Name extends RouteName>(name: Name): (response: Wire<Name>['response']) => void {
      const { promise, resolve } = Promise.withResolvers<Response>()
      replies.set(name, () => promise)
      return (response) => resolve(Response.json(response))
    },

    /** Under which key each call of this name came. */
    keys: (name: RouteName) => keys.filter(([one]) => one === name).map(([, key]) => key),

    asked: (name: RouteName): Asked[] => asked.filter(([one]) => one === name).map(([, call]) => call),
  }
}

export type StubbedApi = ReturnType<typeof stubApi>

/** Routes without parameters first, so that `/profile/own` is not taken for a username. */
const ROUTE_PATTERNS = (Object.entries(ROUTES) as [RouteName, string][])
  .map(([name, route]) => {
    const [method = '', path = ''] = route.split(' ')
    return { name, method, pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`), path }
  })
  .sort((a, b) => a.path.split(':').length - b.path.split(':').length)

function routeOf({ method, url }: Request): RouteName | undefined {
  const { pathname } = new URL(url)
  return ROUTE_PATTERNS.find((route) => route.method === method && route.pattern.test(pathname))?.name
}

function toAsked({ url, headers, body }: Request): Asked {
  const { pathname, searchParams } = new URL(url)
  const query = Object.fromEntries(searchParams)
  const { jwt_token: _ofBody, selectedFile = null, ...fields } = fieldsOf(body)
  return {
    path: decodeURIComponent(pathname),
    query,
    body: fields,
    file: selectedFile as File | null,
    version: headers['If-Match'] ?? null,
  }
}

function fieldsOf(body: unknown): Record<string, unknown> {
  if (typeof body === 'string') return JSON.parse(body) as Record<string, unknown>
  if (!(body instanceof FormData)) return {}
  return Object.fromEntries(
    [...body].map(([key, value]) => [
      key,
      typeof value === 'string' && value.startsWith('{') ? JSON.parse(value) : value,
    ]),
  )
}

/** Calls that carry a file go by this, because `fetch` does not say how far an upload is. */
function uploadsTo(respond: (request: Request) => Promise<Response>) {
  return class {
    upload: { onprogress?: (event: Partial<ProgressEvent>) => void } = {}
    status = 0
    responseText = ''
    onload?: () => void
    onerror?: () => void
    onabort?: () => void
    onloadend?: () => void
    readonly #request: Request = { method: '', url: '', headers: {}, body: null }
    #headers = new Headers()

    open(method: string, url: string) {
      Object.assign(this.#request, { method, url })
    }
    setRequestHeader(name: string, value: string) {
      this.#request.headers[name] = value
    }
    getResponseHeader(name: string) {
      return this.#headers.get(name)
    }
    abort() {
      this.onabort?.()
      this.onloadend?.()
    }
    async send(body: unknown) {
      this.upload.onprogress?.({ loaded: 1, total: 2, lengthComputable: true })
      try {
        const response = await respond({ ...this.#request, body })
        this.status = response.status
        this.#headers = response.headers
        this.responseText = await response.text()
        this.onload?.()
      } catch {
        this.onerror?.()
      }
      this.onloadend?.()
    }
  }
}
