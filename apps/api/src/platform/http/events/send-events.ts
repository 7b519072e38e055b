import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EventStreams, StreamContent, StreamOwner } from './event-streams.ts'

const LAST_WORDS_TAKE = 1_000

/** What a handler gives a stream: read when it opens, and again at every change of its account (`publishAccountChanges`). */
export interface EventAnswer<Data> {
  read(): Promise<Data>
}

interface Sending {
  streams: EventStreams
  owner: StreamOwner | null
  event: string | undefined
  read: StreamContent['read']
}

/** Answers with a stream that stays open until its reader, its session or the server goes. */
export async function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  { streams, owner, event, read }: Sending,
): Promise<FastifyReply> {
  if (owner === null || event === undefined) throw new Error('a stream needs a name and a reader')
  reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    // A proxy that buffers would hold the events back.
    .header('x-accel-buffering', 'no')
    // Nothing can follow on its connection, and a stopping server does not wait for an idle one.
    .header('connection', 'close')
  // A request for the headers alone would keep the stream open for nothing.
  if (request.method === 'HEAD') return reply.send('')
  const stream = await streams.open(owner, { event, read })
  stream.once('over', () => {
    // A reader who has stopped reading does not take the end either.
    setTimeout(() => reply.raw.destroy(), LAST_WORDS_TAKE).unref()
  })
  return reply.send(stream)
}
