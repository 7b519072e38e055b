import type { FastifyRequest } from 'fastify'
import type { Caller } from '../../caller.ts'
import { preferredLanguage } from '../../language.ts'

const USER_AGENT_MAX = 300

export function callerOf(request: FastifyRequest): Caller {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, USER_AGENT_MAX) ?? null,
    language: preferredLanguage(request.headers['accept-language']),
  }
}
