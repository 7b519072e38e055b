import type { Endpoint } from '@diatrivi/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasTag } from './entity-tag.ts'

export type Caching = NonNullable<Endpoint['caching']>

const CACHE_CONTROL: Record<Caching, string> = {
  brief: 'public, max-age=0, must-revalidate, s-maxage=60',
  revalidated: 'private, no-cache',
}

/** Marks an answer that may be cached; returns whether the caller has this very one. */
export function holdsStill(
  request: FastifyRequest,
  reply: FastifyReply,
  tag: string,
  caching: Caching,
): boolean {
  reply.header('cache-control', CACHE_CONTROL[caching]).header('etag', tag)
  return hasTag(request.headers['if-none-match'], tag)
}
