import type { FastifyReply, FastifyRequest } from 'fastify'
import type { MadeFile } from '../../storage/file-answer.ts'
import { fileName } from '../file-name/file-name.ts'
import { attachmentDisposition } from './content-disposition.ts'
import { contentTag, hasTag } from './entity-tag.ts'
import { setHarmless } from './send-file.ts'

/** Sends a file that was made for this answer: for this caller alone, whole, or 304 when the caller may keep it and has it. */
export function sendMadeFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, mediaType, name, maxAgeSeconds }: MadeFile,
): FastifyReply {
  setHarmless(reply, mediaType)
  reply.header('content-disposition', attachmentDisposition(fileName(name, mediaType)))
  if (maxAgeSeconds === undefined) {
    return reply.header('cache-control', 'private, no-store').send(Buffer.from(bytes))
  }
  const tag = contentTag(bytes)
  reply.header('cache-control', `private, max-age=${maxAgeSeconds}`).header('etag', tag)
  if (hasTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
  return reply.send(Buffer.from(bytes))
}
