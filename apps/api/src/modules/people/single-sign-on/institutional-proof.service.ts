import { provesUntil } from '@diatrivi/domain/people/account/fresh-sign-in'
import type { SignInProvider } from '@diatrivi/domain/people/account/institutional-sign-in'
import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import type { Caller } from '../../../platform/caller.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { found } from '../../../platform/refusal/refusal.ts'
import type { SecurityLog } from '../../../platform/security-log/security-log.ts'
import { findAccount } from '../account/account.queries.ts'
import type { AccountSessions } from '../account/session/sessions.service.ts'
import { findIdentity, listIdentities } from './identity.repository.ts'
import type { OfferedProvider } from './institutional-sign-in.service.ts'
import { deleteSignIn } from './provider-sign-in.repository.ts'
import type { ProviderTrip } from './provider-trip.service.ts'

/** How a person shows once more who he or she is. */
export interface ProofWays {
  hasPassword: boolean
  providers: OfferedProvider[]
  /** Until when the last sign-in at the institution counts; null where none does. */
  until: Date | null
}

export type ProofOutcome =
  | { kind: 'proved'; until: Date }
  | { kind: 'refused'; reason: 'provider_refused' | 'another_person' | 'not_fresh' }
  | { kind: 'unavailable' | 'over' }

interface Dependencies {
  db: Db
  config: Pick<Config, 'singleSignOn'>
  clock: Clock
  sessions: AccountSessions
  securityLog: SecurityLog
  trip: ProviderTrip
}

/** A new sign-in at the institution in the place of the password: docs/regulation.md#proof */
export function institutionalProof({ db, config, clock, sessions, securityLog, trip }: Dependencies) {
  const { oidc, saml, cas } = config.singleSignOn

  /** The providers that name the person: another one could only be refused. */
  async function providersOf(accountId: number): Promise<OfferedProvider[]> {
    const issuers = new Set((await listIdentities(db, accountId)).map(({ issuer }) => issuer))
    return [
      ...(oidc && issuers.has(oidc.issuer) ? [{ provider: 'oidc' as const, label: oidc.label }] : []),
      ...(saml && issuers.has(saml.entityId) ? [{ provider: 'saml' as const, label: saml.label }] : []),
      ...(cas && issuers.has(cas.url) ? [{ provider: 'cas' as const, label: cas.label }] : []),
    ]
  }

  return {
    async ways({ accountId, sessionId }: SessionActor): Promise<ProofWays> {
      const { passwordHash } = found(await findAccount(db, accountId))
      const until = await sessions.findProof(sessionId)
      const isOver = until === null || until <= clock.now()
      const providers = await providersOf(accountId)
      return { hasPassword: passwordHash !== null, providers, until: isOver ? null : until }
    },

    /** Null where the provider does not answer, or does not know the person. */
    async begin(
      actor: SessionActor,
      asked: { provider: SignInProvider; origin: string },
      caller: Caller,
    ): Promise<{ url: string; ticket: string } | null> {
      const providers = await providersOf(actor.accountId)
      if (!providers.some(({ provider }) => provider === asked.provider)) return null
      return trip.leave(asked, actor, caller)
    },

    /** Only of the person of this session, and only a sign-in that was made since the person left. */
    async finish(
      actor: SessionActor,
      given: { ticket: string; returned: string },
      caller: Caller,
    ): Promise<ProofOutcome> {
      const back = await trip.comeBack(given, actor, caller)
      if (back.kind === 'refused') return { kind: 'refused', reason: 'provider_refused' }
      if (back.kind !== 'named') return { kind: back.kind }
      const { row, named, leftAt } = back
      const { accountId, sessionId } = actor
      const { address } = caller
      const refuse = (reason: 'another_person' | 'not_fresh'): ProofOutcome => {
        securityLog.count({ kind: 'institution_refused', accountId, address, detail: reason })
        return { kind: 'refused', reason }
      }
      const authenticatedAt = named.authenticatedAt === null ? null : new Date(named.authenticatedAt)
      const until = provesUntil({ authenticatedAt, leftAt, now: clock.now() })
      return db.transaction(async (tx) => {
        await deleteSignIn(tx, row.handle)
        const known = await findIdentity(tx, named)
        if (known?.accountId !== accountId) return refuse('another_person')
        if (until === null) return refuse('not_fresh')
        await sessions.recordProof(tx, sessionId, until)
        await securityLog.record(tx, {
          kind: 'proved_by_institution',
          accountId,
          address,
          detail: named.issuer,
        })
        return { kind: 'proved', until }
      })
    },
  }
}

export type InstitutionalProof = ReturnType<typeof institutionalProof>
