import type { Endpoint } from '@diatrivi/contract/endpoint'
import { TOTAL_COUNT_HEADER } from '@diatrivi/contract/paging'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kept } from '../../kept-answers/kept.ts'
import type { KeptAnswers } from '../../kept-answers/kept-answers.ts'
import { preferredLanguage } from '../../language.ts'
import type { Page } from '../../paging.ts'
import { checkedBody } from './checked-body.ts'
import { encodeText, sendEncoded } from './encoded-text.ts'

interface KeptAnswering {
  endpoint: Endpoint
  /** What the endpoint's schemas made of the request. */
  input: { params: unknown; query: unknown }
  keptAnswers: KeptAnswers
}

/** Sends a list that is the same for every caller. */
export async function sendKeptPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { endpoint, input, keptAnswers }: KeptAnswering,
  { subject, make }: Kept<Page<unknown>>,
): Promise<FastifyReply> {
  const { caching } = endpoint
  if (caching === undefined) throw new Error(`the contract does not say how ${endpoint.name} is cached`)
  const { text, total } = await keptAnswers.find(subject, keyOf(request, endpoint, input), async () => {
    const page = await make()
    const encoded = await encodeText(JSON.stringify(checkedBody(endpoint, page.items)))
    return { text: encoded, total: page.total, byteCount: encoded.byteCount }
  })
  return sendEncoded(request, reply.header(TOTAL_COUNT_HEADER, total), text, caching)
}

/** Nothing of the caller but the language, so that answers with words in one never reach readers of the other. */
function keyOf(
  request: FastifyRequest,
  { name }: Endpoint,
  { params, query }: KeptAnswering['input'],
): string {
  return JSON.stringify([name, params, query, preferredLanguage(request.headers['accept-language'])])
}
