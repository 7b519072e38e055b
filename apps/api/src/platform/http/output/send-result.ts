import type { Endpoint } from '@diatrivi/contract/endpoint'
import { TOTAL_COUNT_HEADER } from '@diatrivi/contract/paging'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionActor } from '../../auth/session-actor.ts'
import type { Page } from '../../paging.ts'
import type { FileAnswer, MadeFile } from '../../storage/file-answer.ts'
import type { Storage } from '../../storage/storage.ts'
import type { ArchiveAnswer } from '../../zip/zip-stream.ts'
import type { EventStreams } from '../events/event-streams.ts'
import { type EventAnswer, sendEvents } from '../events/send-events.ts'
import { versionTag } from '../input/version-precondition.ts'
import { checkedBody } from './checked-body.ts'
import { contentTag, hasTag } from './entity-tag.ts'
import { sendArchive } from './send-archive.ts'
import { sendFile } from './send-file.ts'
import { sendMadeFile } from './send-made-file.ts'
import { Versioned } from './versioned.ts'

interface Answering {
  endpoint: Endpoint
  actor: SessionActor | null
  storage: Storage
  streams: EventStreams
  /** What the handler returned. */
  result: unknown
}

/** The answer of a write that has no other answer, so that its handler gives back nothing. */
const SAVED = { status: 200 }

/** Answers with what a handler gave back. The types of `Result` promise which of these it is for which endpoint. */
export function sendResult(
  request: FastifyRequest,
  reply: FastifyReply,
  { endpoint, actor, storage, streams, result }: Answering,
): FastifyReply | Promise<FastifyReply> {
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
  if (endpoint.caching === 'brief' && holdsStill(request, reply, text)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}

/** Marks an answer that may be cached for a while; returns whether the caller has this very one. */
function holdsStill(request: FastifyRequest, reply: FastifyReply, text: string): boolean {
  const tag = contentTag(text)
  reply.header('cache-control', 'public, max-age=0, must-revalidate, s-maxage=60').header('etag', tag)
  return hasTag(request.headers['if-none-match'], tag)
}
