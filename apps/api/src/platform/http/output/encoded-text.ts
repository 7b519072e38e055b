import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ENCODINGS, WORTH_COMPRESSING } from '../compression.ts'
import { contentTag } from './entity-tag.ts'
import { type Caching, holdsStill } from './text-caching.ts'

/** A JSON text that is sent many times: as it is, and compressed once for all. */
export interface EncodedText {
  tag: string
  plain: Buffer
  /** Null where it is too short. */
  compressed: Record<(typeof ENCODINGS)[number], Buffer> | null
  byteCount: number
}

/** The highest takes a hundred times as long and saves a tenth. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

const negotiator = new Negotiator({ supportedValues: [...ENCODINGS] })

export async function encodeText(text: string): Promise<EncodedText> {
  const [tag, plain] = [contentTag(text), Buffer.from(text)]
  if (plain.length < WORTH_COMPRESSING) return { tag, plain, compressed: null, byteCount: plain.length }
  const compressed = {
    br: await promisify(brotliCompress)(plain, BROTLI),
    gzip: await promisify(gzip)(plain),
  }
  return { tag, plain, compressed, byteCount: plain.length + compressed.br.length + compressed.gzip.length }
}

/** Sends it as the caller reads it, or 304 when the caller has it already. */
export function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  { tag, plain, compressed }: EncodedText,
  caching: Caching,
): FastifyReply {
  if (compressed !== null) {
    const vary = [reply.getHeader('vary') ?? []].flat()
    reply.header('vary', [...vary, 'accept-encoding'].join(', '))
  }
  if (holdsStill(request, reply, tag, caching)) return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  const accepted = request.headers['accept-encoding']
  const encoding = accepted === undefined ? null : negotiator.negotiate(accepted.toLowerCase())
  if (compressed === null || encoding === null) return reply.send(plain)
  return reply.header('content-encoding', encoding).send(compressed[encoding])
}
