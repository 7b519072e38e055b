import {
  INSTITUTIONAL_SIGN_IN_MINUTES,
  type SignInProvider,
} from '@diatrivi/domain/people/account/institutional-sign-in'
import type { RequestThrottle } from '../../../platform/auth/request-throttle.ts'
import type { Caller } from '../../../platform/caller.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { MINUTE } from '../../../platform/durations.ts'
import { invalidFields } from '../../../platform/refusal/refusal.ts'
import type { SecurityLog } from '../../../platform/security-log/security-log.ts'
import type { Named } from './named.model.ts'
import { type Provider, ProviderRefused, ProviderUnavailable } from './provider.model.ts'
import { insertSignIn, type ProviderSignInRow, takeSignIn } from './provider-sign-in.repository.ts'
import { newTicket, ticketHash } from './ticket.model.ts'

export type Providers = Partial<Record<SignInProvider, Provider>>

/** What the browser brought back from the provider. */
export type Return =
  | { kind: 'named'; row: ProviderSignInRow; named: Named; leftAt: Date }
  | { kind: 'refused' | 'unavailable' | 'over' }

interface Dependencies {
  db: Db
  config: Config
  clock: Clock
  requestThrottle: RequestThrottle
  securityLog: SecurityLog
  providers: Providers
  /** The page of the web app at an origin to which the browser comes back. */
  returnPage: (origin: string) => string
}

const LASTS = INSTITUTIONAL_SIGN_IN_MINUTES * MINUTE

/** The way of a browser to the provider and back; what the person wanted there is decided by others. */
export function providerTrip(deps: Dependencies) {
  const { db, config, clock, requestThrottle, securityLog, providers, returnPage } = deps

  /** Never another site: the browser would be sent there with the code. */
  function refuseForeign(origin: string): void {
    if (!config.webOrigins.includes(origin)) throw invalidFields({ origin: 'invalid' })
  }

  function refused(accountId: number | null, { address }: Caller): void {
    securityLog.count({ kind: 'institution_refused', accountId, address, detail: 'provider_refused' })
  }

  async function name(row: ProviderSignInRow, returned: string): Promise<Named> {
    const provider = providers[row.provider]
    if (provider === undefined) throw new ProviderUnavailable('the provider is no longer set')
    return provider.name(row, new URLSearchParams(returned.replace(/^[?#]/, '')))
  }

  return {
    /** Null where the provider does not answer. With a session, the sign-in there is asked for anew and proves its owner. */
    async leave(
      { provider: which, origin }: { provider: SignInProvider; origin: string },
      owner: { accountId: number; sessionId: string } | null,
      caller: Caller,
    ): Promise<{ url: string; ticket: string } | null> {
      await requestThrottle(caller.address)
      refuseForeign(origin)
      const provider = providers[which]
      if (provider === undefined) return null
      const ticket = newTicket()
      const begun = {
        state: newTicket(),
        nonce: newTicket(),
        codeVerifier: newTicket(),
        returnTo: returnPage(origin),
        provesSession: owner?.sessionId ?? null,
      }
      try {
        const url = await provider.begin(begun)
        const expiresAt = new Date(clock.now().getTime() + LASTS)
        const row = { ...begun, handle: ticketHash('ticket', ticket), provider: which, expiresAt }
        await db.transaction((tx) => insertSignIn(tx, row))
        return { url, ticket }
      } catch (error) {
        if (error instanceof ProviderRefused) refused(owner?.accountId ?? null, caller)
        else if (!(error instanceof ProviderUnavailable)) throw error
        return null
      }
    },

    /** The answer of the provider is taken once, and only from the browser that was sent there. */
    async comeBack(
      { ticket, returned }: { ticket: string; returned: string },
      owner: { accountId: number; sessionId: string } | null,
      caller: Caller,
    ): Promise<Return> {
      await requestThrottle(caller.address)
      const which = { handle: ticketHash('ticket', ticket), provesSession: owner?.sessionId ?? null }
      const row = await db.transaction((tx) => takeSignIn(tx, which, clock.now()))
      if (row === undefined) return { kind: 'over' }
      try {
        const named = await name(row, returned)
        return { kind: 'named', row, named, leftAt: new Date(row.expiresAt.getTime() - LASTS) }
      } catch (error) {
        if (error instanceof ProviderUnavailable) return { kind: 'unavailable' }
        if (!(error instanceof ProviderRefused)) throw error
        refused(owner?.accountId ?? null, caller)
        return { kind: 'refused' }
      }
    },
  }
}

export type ProviderTrip = ReturnType<typeof providerTrip>
