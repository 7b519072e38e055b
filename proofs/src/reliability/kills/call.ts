import { fill } from '@diatrivi/api/testing/test-client'
import { ROUTES, type RouteName } from '@diatrivi/contract/routes'
import type { Upload } from './upload.ts'

/** Longer than the longest wait of the API. */
const HANG_MS = 60_000

export interface Call {
  token?: string
  params?: Record<string, string | number>
  query?: string
  body?: object
  form?: Upload['form']
}

/** Acknowledged is what was answered with success, whole. What broke off, or was answered 503, may have been done or not. */
export type Outcome = { isAcknowledged: true; answer: unknown } | { isAcknowledged: false }

const UNKNOWN: Outcome = { isAcknowledged: false }

/** Throws where the answer is another than those, or does not come. */
export async function call(address: string, name: RouteName, parts: Call): Promise<Outcome> {
  const response = await answerTo(address, name, parts)
  if (response === null) return UNKNOWN
  const text = await response.text().catch(() => null)
  if (text === null || (response.status === 503 && response.headers.has('retry-after'))) return UNKNOWN
  if (!response.ok) throw new Error(`${name} was answered ${response.status}: ${text}`)
  return { isAcknowledged: true, answer: text === '' ? null : JSON.parse(text) }
}

/** Null where there was none. */
async function answerTo(address: string, name: RouteName, parts: Call): Promise<Response | null> {
  try {
    return await request(address, name, parts)
  } catch (error) {
    if (error instanceof DOMException) throw new Error(`${name} was not answered in ${HANG_MS} ms`)
    return null
  }
}

export function request(
  address: string,
  name: RouteName,
  { token, params, query = '', body, form }: Call,
): Promise<Response> {
  const [method = '', path = ''] = ROUTES[name].split(' ')
  const type = form?.type ?? (body === undefined ? undefined : 'application/json')
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(type !== undefined && { 'content-type': type }),
    },
    body: form?.bytes ?? (body === undefined ? null : JSON.stringify(body)),
    duplex: 'half',
    signal: AbortSignal.timeout(HANG_MS),
  }
  return fetch(`${address}${fill(path, params)}${query}`, init)
}

/** What must be answered, while everything runs. */
export async function read<Answer>(address: string, name: RouteName, parts: Call): Promise<Answer> {
  const outcome = await call(address, name, parts)
  if (!outcome.isAcknowledged) throw new Error(`${name} was not answered although everything runs.`)
  return outcome.answer as Answer
}
