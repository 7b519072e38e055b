import {
  INSTITUTIONAL_SIGN_IN_MINUTES,
  type LocalSignIn,
  type SignInProvider,
} from '@diatrivi/domain/account/institutional-sign-in'
import type { RequestThrottle } from '../../platform/auth/request-throttle.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { MINUTE } from '../../platform/durations.ts'
import { invalidFields } from '../../platform/refusal/refusal.ts'
import type { SecurityLog } from '../../platform/security-log/security-log.ts'
import { hasAdministrator } from '../account/account.queries.ts'
import type { InstitutionalEntrance, InstitutionalOutcome } from './institutional-entrance.service.ts'
import type { Named } from './named.ts'
import { type Provider, ProviderRefused, ProviderUnavailable } from './provider.ts'
import { insertSignIn, keepNamed, type ProviderSignInRow, takeSignIn } from './provider-sign-in.repository.ts'
import { newTicket, ticketHash } from './ticket.ts'

export type Providers = Partial<Record<SignInProvider, Provider>>

export interface SignInWays {
  providers: { provider: SignInProvider; label: string | null }[]
  local: LocalSignIn
  first_run: boolean
}

interface Dependencies {
  db: Db
  config: Config
  clock: Clock
  requestThrottle: RequestThrottle
  securityLog: SecurityLog
  providers: Providers
  /** The page of the web app at an origin to which the browser comes back. */
  returnPage: (origin: string) => string
  entrance: InstitutionalEntrance
}

/** The way to the provider and back. Who comes in is decided at the entrance. */
export function institutionalSignIn(deps: Dependencies) {
  const { db, config, clock, requestThrottle, securityLog, providers, returnPage, entrance } = deps
  const { oidc, saml, localSignIn } = config.singleSignOn

  /** Asked until there is one: it stays. */
  let hasOneForGood = false
  async function hasOne(): Promise<boolean> {
    hasOneForGood ||= await hasAdministrator(db)
    return hasOneForGood
  }

  /** Never another site: the browser would be sent there with the code. */
  function refuseForeign(origin: string): void {
    if (!config.webOrigins.includes(origin)) throw invalidFields({ origin: 'invalid' })
  }

  function refused({ address }: Caller): void {
    securityLog.count({
      kind: 'institution_refused',
      accountId: null,
      address,
      detail: 'provider_refused',
    })
  }

  async function name(row: ProviderSignInRow, returned: string): Promise<Named> {
    const provider = providers[row.provider]
    if (provider === undefined) throw new ProviderUnavailable('the provider is no longer set')
    return provider.name(row, new URLSearchParams(returned.replace(/^[?#]/, '')))
  }

  return {
    ways: async (): Promise<SignInWays> => ({
      providers: [
        ...(oidc === undefined ? [] : [{ provider: 'oidc' as const, label: oidc.label }]),
        ...(saml === undefined ? [] : [{ provider: 'saml' as const, label: saml.label }]),
      ],
      local: localSignIn,
      first_run: !(await hasOne()),
    }),

    /** Null where the provider does not answer. */
    async begin(
      { provider: which, origin }: { provider: SignInProvider; origin: string },
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
      }
      try {
        const url = await provider.begin(begun)
        const expiresAt = new Date(clock.now().getTime() + INSTITUTIONAL_SIGN_IN_MINUTES * MINUTE)
        const row = { ...begun, handle: ticketHash('ticket', ticket), provider: which, expiresAt }
        await db.transaction((tx) => insertSignIn(tx, row))
        return { url, ticket }
      } catch (error) {
        if (error instanceof ProviderRefused) refused(caller)
        else if (!(error instanceof ProviderUnavailable)) throw error
        return null
      }
    },

    /** The answer of the provider is taken once, and only from the browser that was sent there. */
    async finish(
      { ticket, returned }: { ticket: string; returned: string },
      caller: Caller,
    ): Promise<InstitutionalOutcome> {
      await requestThrottle(caller.address)
      const row = await db.transaction((tx) => takeSignIn(tx, ticketHash('ticket', ticket), clock.now()))
      if (row === undefined) return { kind: 'over' }
      try {
        const named = await name(row, returned)
        await db.transaction((tx) => keepNamed(tx, row.handle, named))
        return await entrance.meet(row.handle, caller)
      } catch (error) {
        if (error instanceof ProviderUnavailable) return { kind: 'unavailable' }
        if (!(error instanceof ProviderRefused)) throw error
        refused(caller)
        return { kind: 'refused', reason: 'provider_refused' }
      }
    },
  }
}

export type InstitutionalSignIn = ReturnType<typeof institutionalSignIn>
