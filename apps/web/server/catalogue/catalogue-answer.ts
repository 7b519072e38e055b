import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What was written for an address, ready for everybody who asks within the next minute. */
export interface CatalogueAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  tag: string
  bytes: Readonly<Record<Encoding, Buffer>>
}

const ENCODINGS = ['br', 'gzip', 'identity'] as const
type Encoding = (typeof ENCODINGS)[number]

/** Made once and sent often: a little patience is worth it. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

export function readyAnswer(
  status: number,
  type: string,
  text: string,
  headers: Record<string, string> = {},
): CatalogueAnswer {
  const identity = Buffer.from(text)
  return {
    status,
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=60', ...headers },
    // Weak, because one tag stands for the page in each of its encodings.
    tag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bytes: { br: brotliCompressSync(identity, BROTLI), gzip: gzipSync(identity), identity },
  }
}

export function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, tag, bytes }: CatalogueAnswer,
): FastifyReply {
  reply.headers({ ...headers, ETag: tag, Vary: 'Accept-Encoding' })
  if (status === 200 && hasTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
  return reply.code(status).send(bytes[encoding])
}

function hasTag(header: string | undefined, tag: string): boolean {
  return (header ?? '').split(',').some((one) => one.trim() === tag)
}

/** The first that the reader takes; one that he or she refuses stands there with `q=0`. */
function encodingFor(header: string | string[] | undefined): Encoding {
  const taken = String(header ?? '')
    .split(',')
    .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
    .map((one) => one.split(';', 1)[0]?.trim())
  return ENCODINGS.find((encoding) => taken.includes(encoding)) ?? 'identity'
}
