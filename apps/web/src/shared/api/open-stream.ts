import { prepare } from '@diatrivi/client/request'
import type { Endpoints } from '@diatrivi/contract/endpoints'
import type { RouteName } from '@diatrivi/contract/routes'
import { getLocale } from '../../paraglide/runtime.js'
import { apiUrl } from './page-settings.ts'
import { session } from './session.ts'

type StreamName = {
  [Name in RouteName]: Endpoints[Name] extends { answer: 'events' } ? Name : never
}[RouteName]

/**
 * Opens a stream that stays open until one side ends it. Throws what `fetch` throws when there is no answer.
 */
export async function openStream(
  name: StreamName,
  signal: AbortSignal,
): Promise<ReadableStream<BufferSource> | 'refused'> {
  const { token } = session.get()
  const request = prepare(name, {}, { apiUrl: apiUrl(), token, locale: getLocale() })
  const response = await fetch(request.url, {
    headers: { ...request.headers, Accept: 'text/event-stream' },
    signal,
    credentials: 'omit',
    cache: 'no-store',
  })
  if (response.status === 401 && token !== null) session.markEnded(token)
  if (response.status === 401 || (response.status === 403 && isOurs(response))) return 'refused'
  if (!response.ok || response.body === null)
    throw new TypeError(`The stream was answered ${response.status}.`)
  return response.body
}

/** A proxy that blocks streams may refuse one without a JSON body. */
function isOurs({ headers }: Response): boolean {
  return headers.get('content-type')?.includes('json') ?? false
}
