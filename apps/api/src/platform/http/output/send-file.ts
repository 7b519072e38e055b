import { pipeline, Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { checkedBytes } from '../../storage/checked-bytes.ts'
import type { FileAnswer } from '../../storage/file-answer.ts'
import { openKept } from '../../storage/open-kept.ts'
import type { ByteSpan, Storage } from '../../storage/storage.ts'
import { fileName } from '../file-name/file-name.ts'
import { byteRange } from './byte-range.ts'
import { attachmentDisposition } from './content-disposition.ts'
import { hasTag } from './entity-tag.ts'

/** Streams a stored file: whole, one range of it, or 304 when the caller has it already. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: Storage,
  file: FileAnswer,
): Promise<FastifyReply> {
  const tag = `"${file.contentHash.slice(0, 32)}"`
  // Before the headers of a part are set, which would be wrong on a refusal.
  const open = async (span?: ByteSpan) =>
    request.method === 'HEAD' ? Readable.from([]) : openChecked(request, storage, file, span)
  setHeaders(reply, file, tag)
  const isKnown = hasTag(request.headers['if-none-match'], tag)
  if (file.caching === 'immutable' && isKnown) return reply.code(304).send()

  const ifRange = request.headers['if-range']
  const range = ifRange === undefined || ifRange === tag ? byteRange(request.headers.range, file.size) : null
  if (range === 'unsatisfiable') {
    return reply
      .code(416)
      .header('content-range', `bytes */${file.size}`)
      .removeHeader('content-disposition')
      .send()
  }
  if (range === null) {
    const bytes = await open()
    return reply.header('content-length', file.size).send(bytes)
  }
  const bytes = await open(range)
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
    .header('content-length', range.end - range.start + 1)
    .send(bytes)
}

/** The connection ends in the middle when the bytes are not those that were uploaded. */
async function openChecked(
  { log }: FastifyRequest,
  storage: Storage,
  { storageKey: key, size, contentHash }: FileAnswer,
  span: ByteSpan | undefined,
): Promise<Readable> {
  const bytes = await openKept({ storage, log }, key, span)
  const expected =
    span === undefined ? { size, contentHash } : { size: span.end - span.start + 1, contentHash: null }
  return pipeline(bytes, checkedBytes(expected), (err) => {
    // A reader who leaves in the middle is no fault of the storage.
    if (err && err.code !== 'ERR_STREAM_PREMATURE_CLOSE')
      log.error({ err, storageKey: key }, 'a download was ended')
  })
}

/** Whatever a browser takes a file for: it runs nothing and is of no origin. */
export function setHarmless(reply: FastifyReply, mediaType: string): void {
  reply.type(mediaType)
  reply.header('x-content-type-options', 'nosniff')
  reply.header(
    'content-security-policy',
    "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  )
}

function setHeaders(reply: FastifyReply, file: FileAnswer, tag: string): void {
  setHarmless(reply, file.mediaType)
  reply.header('accept-ranges', 'bytes')
  reply.header('etag', tag)
  if (file.name !== null)
    reply.header('content-disposition', attachmentDisposition(fileName(file.name, file.mediaType)))
  if (file.caching === 'immutable') {
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    // The web app is another origin, and its pages show these pictures.
    reply.header('cross-origin-resource-policy', 'cross-origin')
  } else {
    reply.header('cache-control', 'private, no-store')
  }
}
