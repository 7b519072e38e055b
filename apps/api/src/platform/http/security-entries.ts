import type { Endpoint } from '@diatrivi/contract/endpoint'
import type { RouteName } from '@diatrivi/contract/routes'
import type { FastifyRequest } from 'fastify'
import type { SessionActor } from '../auth/session-actor.ts'
import type { Db } from '../database/transaction.ts'
import type { Logger } from '../logging/logger.ts'
import { Refusal } from '../refusal/refusal.ts'
import type { SecurityLog } from '../security-log/security-log.ts'

const FORBIDDEN = 403

/** Acts whose services keep an entry of their own, in the transaction of the action. */
const KEPT_BY_SERVICES: ReadonlySet<string> = new Set<RouteName>([
  'deleteUser',
  'setAccountDisabled',
  'endSessionsOf',
  'takeSecondFactorOff',
])

export interface SecurityEntriesDependencies {
  db: Db
  log: Logger
  securityLog: SecurityLog
}

/**
 * What every call leaves in the security log, whichever service answers it: who was refused with 403, and what
 * administrators did. A call that is added later is covered by this too.
 */
export function securityEntries({ db, log, securityLog }: SecurityEntriesDependencies) {
  return {
    refused(error: unknown, accountId: number, { name }: Endpoint, { ip }: FastifyRequest): void {
      if (!(error instanceof Refusal) || error.status !== FORBIDDEN) return
      securityLog.count({ kind: 'act_refused', accountId, address: ip, call: name, detail: error.code })
    },

    /** The action is done by then, so that a failure here is logged and does not refuse it. */
    async done(
      result: unknown,
      actor: SessionActor | null,
      endpoint: Endpoint,
      { ip, params }: FastifyRequest,
    ): Promise<void> {
      if (actor === null || !isAdministration(endpoint) || KEPT_BY_SERVICES.has(endpoint.name)) return
      const event = {
        kind: 'administrator_act',
        accountId: actor.accountId,
        address: ip,
        call: endpoint.name,
        detail: detailOf(params, result),
      } as const
      await db
        .transaction((tx) => securityLog.record(tx, event))
        .catch((err: unknown) => log.error({ err, event }, 'an entry of the security log could not be kept'))
    },
  }
}

export type SecurityEntries = ReturnType<typeof securityEntries>

/** Whether the call changes something that administrators alone may change. */
function isAdministration({ access, method }: Endpoint): boolean {
  return (
    access.kind === 'signedIn' && method !== 'GET' && access.roles.every((role) => role === 'administrator')
  )
}

/** What the action was about, as its address names it, and what it made. */
function detailOf(params: unknown, result: unknown): string {
  const made = typeof result === 'object' && result !== null && 'id' in result ? { id: result.id } : {}
  return Object.entries({ ...Object(params), ...made })
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')
    .slice(0, 200)
}
