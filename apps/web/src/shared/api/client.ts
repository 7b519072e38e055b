import type { Endpoints, Wire } from '@diatrivi/contract/endpoints'
import { ROUTES, type RouteName } from '@diatrivi/contract/routes'
import { getLocale } from '../../paraglide/runtime.js'
import { unwrap } from './answer.ts'
import { ApiError, isSessionEnd } from './api-error.ts'
import { connection } from './connection.ts'
import { apiUrl } from './page-settings.ts'
import { refusals } from './refusals.ts'
import { type Ask, prepare } from './request.ts'
import { type Answer, type SendOptions, send } from './send.ts'
import { session } from './session.ts'
import { submissionOf } from './submission.ts'

/** A part that the endpoint lacks is forbidden, one that may be empty is optional, any other is required. */
type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : Record<never, never> extends Value
    ? { [K in Key]?: Value | undefined }
    : { [K in Key]: Value }

type FilePart<Name extends RouteName> = Endpoints[Name] extends { file: { required: true } }
  ? { file: File }
  : Endpoints[Name] extends { file: object }
    ? { file: File | null }
    : { file?: undefined }

export type CallOptions<Name extends RouteName> = Part<'params', Wire<Name>['params']> &
  Part<'query', Wire<Name>['query']> &
  Part<'body', Wire<Name>['body']> &
  FilePart<Name> &
  SendOptions & { version?: number | undefined }

type Given<Name extends RouteName> =
  Record<never, never> extends CallOptions<Name>
    ? [options?: CallOptions<Name>]
    : [options: CallOptions<Name>]

/** Calls an endpoint by its name in the contract; what is refused is thrown as `ApiError`. */
export async function call<Name extends RouteName>(
  name: Name,
  ...[options]: Given<Name>
): Promise<Wire<Name>['response']> {
  return unwrap(await exchange(name, options ?? {})) as Wire<Name>['response']
}

export interface Page<Item> {
  items: Item[]
  /** Of all pages together. */
  total: number
}

type ItemOf<Response> = Response extends readonly (infer Item)[] ? Item : never

/** As `call`, for a list that is asked for by `page` and `pageSize`. */
export async function callPage<Name extends RouteName>(
  name: Name,
  ...[options]: Given<Name>
): Promise<Page<ItemOf<Wire<Name>['response']>>> {
  const answer = await exchange(name, options ?? {})
  const items = unwrap(answer) as ItemOf<Wire<Name>['response']>[]
  return { items, total: Number(answer.header('x-total-count') ?? items.length) }
}

async function exchange(name: RouteName, options: Ask & SendOptions): Promise<Answer> {
  const token = session.get().token
  // Only who is signed in creates anything; the API looks at the key of creating calls and passes the others by.
  const submission =
    token !== null && ROUTES[name].startsWith('POST ') ? submissionOf(name, options) : undefined
  const request = prepare(
    name,
    { ...options, key: submission?.key },
    { apiUrl: apiUrl(), token, locale: getLocale() },
  )
  try {
    const answer = await send(request, options)
    connection.worked()
    // A server or a proxy that failed may have done it all the same.
    if (answer.status < 500) submission?.answered()
    if (answer.status >= 400) unwrap(answer)
    return answer
  } catch (error) {
    if (error instanceof ApiError) report(error, name, token)
    throw error
  }
}

/** Handles errors that concern the whole application, not only the caller. */
function report(error: ApiError, name: RouteName, token: string | null): void {
  if (error.code === 'offline') connection.failed()
  if (isSessionEnd(error) && token !== null) session.markEnded(token)
  if (error.status === 403) refusals.report(error, { isRead: ROUTES[name].startsWith('GET ') })
}
