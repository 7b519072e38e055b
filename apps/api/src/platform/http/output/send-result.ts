import type { Endpoint } from '@diatrivi/contract/endpoint'
import { TOTAL_COUNT_HEADER } from '@diatrivi/contract/paging'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionActor } from '../../auth/session-actor.ts'
import { Kept } from '../../kept-answers/kept.ts'
import type { KeptAnswers } from '../../kept-answers/kept-answers.ts'
import type { Page } from '../../paging.ts'
import type { FileAnswer, MadeFile } from '../../storage/file-answer.ts'
import type { Storage } from '../../storage/storage.ts'
import type { ArchiveAnswer } from '../../zip/zip-stream.ts'
import type { EventStreams } from '../events/event-streams.ts'
import { type EventAnswer, sendEvents } from '../events/send-events.ts'
import { versionTag } from '../input/version-precondition.ts'
import { checkedBody } from './checked-body.ts'
import { contentTag } from './entity-tag.ts'
import { sendArchive } from './send-archive.ts'
import { sendFile } from './send-file.ts'
import { sendKeptPage } from './send-kept.ts'
import { sendMadeFile } from './send-made-file.ts'
import { holdsStill } from './text-caching.ts'
import { Versioned } from './versioned.ts'

interface Answering {
  endpoint: Endpoint
  actor: SessionActor | null
  /** What the endpoint's schemas made of the request. */
  input: { params: unknown; query: unknown }
  storage: Storage
  streams: EventStreams
  keptAnswers: KeptAnswers
  /** What the handler returned. */
  result: unknown
}

/** The answer of a write that has no other answer, so that its handler gives back nothing. */
const SAVED = { status: 200 }

/** Answers with what a handler gave back. The types of `Result` promise which of these it is for which endpoint. */
export function sendResult(
  request: FastifyRequest,
  reply: FastifyReply,
  answering: Answering,
): FastifyReply | Promise<FastifyReply> {
  const { endpoint, actor, storage, streams, result } = answering
  if (result instanceof Kept) return sendKeptPage(request, reply, answering, result)
  if (endpoint.answer === 'file') {
    const file = result as FileAnswer | MadeFile
    return 'bytes' in file ? sendMadeFile(request, reply, file) : sendFile(request, reply, storage, file)
  }
  if (endpoint.answer === 'archive') return sendArchive(request, reply, result as ArchiveAnswer)
  if (endpoint.answer === 'events') {
    const read = async () =>
      JSON.stringify(checkedBody(endpoint, await (result as EventAnswer<unknown>).read()))
    return sendEvents(request, reply, { streams, owner: actor, event: endpoint.event, read })
  }
  reply.header('cache-control', 'no-store')
  if (endpoint.paged !== undefined) {
    const { items, total } = result as Page<unknown>
    return sendBody(request, reply.header(TOTAL_COUNT_HEADER, total), endpoint, items)
  }
  if (result instanceof Versioned) {
    return sendBody(request, reply.header('etag', versionTag(result.version)), endpoint, result.body)
  }
  return sendBody(request, reply, endpoint, result === undefined ? SAVED : result)
}

function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  body: unknown,
): FastifyReply {
  const checked = checkedBody(endpoint, body)
  if (endpoint.answer === 'text') return reply.type('text/plain; charset=utf-8').send(checked)
  // Written out here, because a bare number or string is JSON too and the framework would send it as text.
  const text = JSON.stringify(checked)
  const { caching } = endpoint
  if (caching !== undefined && holdsStill(request, reply, contentTag(text), caching))
    return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}
