import type { FastifyReply } from 'fastify'
import type { MadeFile } from '../../storage/file-answer.ts'
import { fileName } from '../file-name/file-name.ts'
import { attachmentDisposition } from './content-disposition.ts'
import { setHarmless } from './send-file.ts'

/** Sends a file that was made for this answer: whole, and for this caller alone. */
export function sendMadeFile(reply: FastifyReply, { bytes, mediaType, name }: MadeFile): FastifyReply {
  setHarmless(reply, mediaType)
  reply.header('cache-control', 'private, no-store')
  reply.header('content-disposition', attachmentDisposition(fileName(name, mediaType)))
  return reply.send(Buffer.from(bytes))
}
