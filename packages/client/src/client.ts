import type { Wire } from '@diatrivi/contract/endpoints'
import type { RouteName } from '@diatrivi/contract/routes'
import { type Answer, readAnswer, unwrap } from './answer.ts'
import { noAnswer } from './api-error.ts'
import type { Given, ItemOf, Page } from './call-options.ts'
import { type Ask, fetchPrepared, prepare } from './request.ts'

export interface ClientOptions {
  /** Where the API answers, without a slash at its end: `https://theses.example.gr/api`. */
  apiUrl: string
  /** The language of the sentences in refusals. */
  locale?: 'el' | 'en'
  /** The token of a session that `signIn` opened; absent for what everybody may call. */
  token?: string
  /** Ends the call when it is aborted. */
  signal?: AbortSignal
}

/** Calls endpoints by their names in the contract. What is refused, and no answer at all, is thrown as `ApiError`. */
export interface Client {
  call<Name extends RouteName>(name: Name, ...given: Given<Name>): Promise<Wire<Name>['response']>
  /** As `call`, for a list that is asked for by `page` and `pageSize`. */
  callPage<Name extends RouteName>(
    name: Name,
    ...given: Given<Name>
  ): Promise<Page<ItemOf<Wire<Name>['response']>>>
  /** The answer with its body unread, for a file or a stream. */
  open<Name extends RouteName>(name: Name, ...given: Given<Name>): Promise<Response>
}

export function createClient({ apiUrl, locale = 'el', token, signal }: ClientOptions): Client {
  async function respond(name: RouteName, options: Ask = {}): Promise<Response> {
    const request = prepare(name, options, { apiUrl, locale, token: token ?? null })
    try {
      return await fetchPrepared(request, signal ?? null)
    } catch (error) {
      throw signal?.aborted ? error : noAnswer()
    }
  }

  async function exchange(name: RouteName, options?: Ask): Promise<{ answer: Answer; value: unknown }> {
    const answer = await readAnswer(await respond(name, options))
    return { answer, value: unwrap(answer) }
  }

  return {
    call: async (name, ...[options]) => (await exchange(name, options)).value as never,
    callPage: async (name, ...[options]) => {
      const { answer, value } = await exchange(name, options)
      const items = value as never[]
      return { items, total: Number(answer.header('x-total-count') ?? items.length) }
    },
    open: async (name, ...[options]) => {
      const response = await respond(name, options)
      if (!response.ok) unwrap(await readAnswer(response))
      return response
    },
  }
}
