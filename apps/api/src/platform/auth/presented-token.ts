import type { FastifyRequest } from 'fastify'

/** The token of the `Authorization` header, which can be checked before a body is read. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1]
}

/** The token where older clients put it: in the query of a GET, in the body of everything else. */
export function tokenInside(request: FastifyRequest, body: unknown): string | undefined {
  const carrier = request.method === 'GET' || request.method === 'HEAD' ? request.query : body
  if (typeof carrier !== 'object' || carrier === null || !('jwt_token' in carrier)) return undefined
  return typeof carrier.jwt_token === 'string' && carrier.jwt_token !== '' ? carrier.jwt_token : undefined
}
