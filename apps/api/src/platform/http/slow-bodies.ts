import { ATTACHMENT_MAX_BYTES } from '@diatrivi/domain/thesis/todo-list/step'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SECOND } from '../durations.ts'
import { Refusal } from '../refusal/refusal.ts'
import { answerError } from './errors/error-handler.ts'

/** How quickly a body has to come. */
export interface BodyPace {
  /** Milliseconds in which a body without a file has come. */
  within: number
  /** Bytes of a form with a file that come in each such time: as much as a poor mobile connection sends. */
  leastBytes: number
}

export const BODY_PACE: BodyPace = { within: 30 * SECOND, leastBytes: 600_000 }

/** The time in which the largest file comes at the least pace: a net below the pace of each body. */
export const LONGEST_REQUEST = Math.ceil(ATTACHMENT_MAX_BYTES / BODY_PACE.leastBytes + 1) * BODY_PACE.within

/** Ends requests whose bodies come too slowly, so that no caller holds connections for nothing. */
export function endSlowBodies(app: FastifyInstance, pace = BODY_PACE): void {
  app.addHook('onRequest', async (request, reply) => {
    if (hasBody(request)) watch(request, reply, pace)
  })
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function watch(request: FastifyRequest, reply: FastifyReply, { within, leastBytes }: BodyPace): void {
  const { raw } = request
  const { socket } = raw
  const isForm = request.headers['content-type']?.startsWith('multipart/form-data') ?? false
  let counted = socket.bytesRead

  const timer = setTimeout(() => {
    if (raw.complete || raw.destroyed) return
    const arrived = socket.bytesRead
    if (isForm && arrived - counted >= leastBytes) {
      counted = arrived
      timer.refresh()
    } else end(request, reply)
  }, within)
  timer.unref()
  const stop = () => clearTimeout(timer)
  raw.once('end', stop)
  raw.once('close', stop)
}

/** With an answer where none was given yet. What reads the body then finds the connection closed. */
function end(request: FastifyRequest, reply: FastifyReply): void {
  if (reply.sent) request.raw.destroy()
  else answerError(new Refusal('request_too_slow'), request, reply.header('connection', 'close'))
}
