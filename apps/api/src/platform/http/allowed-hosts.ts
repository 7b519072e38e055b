import { isAllowedHost } from '@diatrivi/settings/hosts'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal/refusal.ts'

/** Answers to names of ours only, the mailbox and the documents of the API among what is asked for. */
export function allowHosts(app: FastifyInstance, hostNames: string[]): void {
  app.addHook('onRequest', async (request) => {
    if (!isAllowedHost(hostNames, request.raw.rawHeaders)) throw new Refusal('host_not_allowed')
  })
}
