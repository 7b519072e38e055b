import { type Answer, unwrap } from '@diatrivi/client/answer'
import { ApiError, isOfProxy, isSessionEnd } from '@diatrivi/client/api-error'
import type { Given, ItemOf, Page } from '@diatrivi/client/call-options'
import { type Ask, prepare } from '@diatrivi/client/request'
import type { Wire } from '@diatrivi/contract/endpoints'
import { ROUTES, type RouteName } from '@diatrivi/contract/routes'
import { getLocale } from '../../paraglide/runtime.js'
import { learnServerTime } from '../format/clock.ts'
import { connection } from './connection.ts'
import { apiUrl } from './page-settings.ts'
import { refusals } from './refusals.ts'
import { send } from './send.ts'
import type { SendOptions } from './send-plainly.ts'
import { session } from './session.ts'
import { submissionOf } from './submission.ts'

/** Calls an endpoint by its name in the contract; what is refused is thrown as `ApiError`. */
export async function call<Name extends RouteName>(
  name: Name,
  ...[options]: Given<Name, SendOptions>
): Promise<Wire<Name>['response']> {
  return (await exchange(name, options ?? {})).value as Wire<Name>['response']
}

/** As `call`, for a list that is asked for by `page` and `pageSize`. */
export async function callPage<Name extends RouteName>(
  name: Name,
  ...[options]: Given<Name, SendOptions>
): Promise<Page<ItemOf<Wire<Name>['response']>>> {
  const { answer, value } = await exchange(name, options ?? {})
  const items = value as ItemOf<Wire<Name>['response']>[]
  return { items, total: Number(answer.header('x-total-count') ?? items.length) }
}

interface Exchange {
  answer: Answer
  value: unknown
}

async function exchange(name: RouteName, options: Ask & SendOptions): Promise<Exchange> {
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
    learnServerTime(answer.header('date'))
    // A server or a proxy that failed may have done it all the same.
    if (answer.status < 500) submission?.answered()
    const value = unwrap(answer)
    connection.worked()
    return { answer, value }
  } catch (error) {
    if (error instanceof ApiError) report(error, name, token)
    throw error
  }
}

/** Handles errors that concern the whole application, not only the caller. */
function report(error: ApiError, name: RouteName, token: string | null): void {
  const isUnanswered = error.code === 'offline' || error.code === 'late' || isOfProxy(error)
  if (isUnanswered) connection.failed()
  else if (error.status > 0) connection.worked()
  if (isSessionEnd(error) && token !== null) session.markEnded(token)
  if (error.status === 403) refusals.report(error, { isRead: ROUTES[name].startsWith('GET ') })
}
