import type { LocalSignIn, SignInProvider } from '@diatrivi/domain/people/account/institutional-sign-in'
import type { Caller } from '../../../platform/caller.ts'
import type { Config } from '../../../platform/config/config.ts'
import { samlAddress } from '../../../platform/config/single-sign-on.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { hasAdministrator } from '../account/account.queries.ts'
import type { InstitutionalEntrance, InstitutionalOutcome } from './institutional-entrance.service.ts'
import { keepNamed } from './provider-sign-in.repository.ts'
import type { ProviderTrip } from './provider-trip.service.ts'

export interface OfferedProvider {
  provider: SignInProvider
  label: string | null
}

export interface SignInWays {
  providers: (OfferedProvider & { host: string })[]
  local: LocalSignIn
  first_run: boolean
}

interface Dependencies {
  db: Db
  config: Pick<Config, 'singleSignOn'>
  trip: ProviderTrip
  entrance: InstitutionalEntrance
}

const hostOf = (address: string) => new URL(address).host

/** Sign-in by the institution. Who comes in is decided at the entrance. */
export function institutionalSignIn({ db, config, trip, entrance }: Dependencies) {
  const { oidc, saml, cas, localSignIn } = config.singleSignOn

  /** Asked until there is one: it stays. */
  let hasOneForGood = false
  async function hasOne(): Promise<boolean> {
    hasOneForGood ||= await hasAdministrator(db)
    return hasOneForGood
  }

  return {
    ways: async (): Promise<SignInWays> => ({
      providers: [
        ...(oidc ? [{ provider: 'oidc' as const, label: oidc.label, host: hostOf(oidc.issuer) }] : []),
        ...(saml ? [{ provider: 'saml' as const, label: saml.label, host: hostOf(samlAddress(saml)) }] : []),
        ...(cas ? [{ provider: 'cas' as const, label: cas.label, host: hostOf(cas.url) }] : []),
      ],
      local: localSignIn,
      first_run: !(await hasOne()),
    }),

    /** Null where the provider does not answer. */
    begin: (asked: { provider: SignInProvider; origin: string }, caller: Caller) =>
      trip.leave(asked, null, caller),

    async finish(given: { ticket: string; returned: string }, caller: Caller): Promise<InstitutionalOutcome> {
      const back = await trip.comeBack(given, null, caller)
      if (back.kind === 'refused') return { kind: 'refused', reason: 'provider_refused' }
      if (back.kind !== 'named') return { kind: back.kind }
      const { row, named } = back
      await db.transaction((tx) => keepNamed(tx, row.handle, named))
      return entrance.meet(row.handle, caller)
    },
  }
}

export type InstitutionalSignIn = ReturnType<typeof institutionalSignIn>
