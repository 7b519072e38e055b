import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ArchiveAnswer } from '../../zip/zip-stream.ts'
import { attachmentDisposition } from './content-disposition.ts'

/** Streams an archive. The connection ends in the middle when it cannot be made to its end. */
export function sendArchive(
  { log }: FastifyRequest,
  reply: FastifyReply,
  { name, bytes }: ArchiveAnswer,
): FastifyReply {
  bytes.on('error', (err: NodeJS.ErrnoException) => {
    // A reader who leaves in the middle is no fault of ours.
    if (err.code !== 'ERR_STREAM_PREMATURE_CLOSE' && err.name !== 'AbortError')
      log.error({ err }, 'an archive was ended')
  })
  return reply
    .type('application/zip')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', attachmentDisposition(name))
    .send(bytes)
}
