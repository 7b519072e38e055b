import type { ProviderClaims } from '@diatrivi/domain/people/account/institutional-sign-in'
import type { ProviderSession } from '../account/provider-session.model.ts'

/** A person whom a provider has named, after its signature was judged. */
export interface Named {
  issuer: string
  subject: string
  claims: ProviderClaims
  /** Empty where the provider does not say. */
  firstName: string
  surname: string
  /** When the person signed in at the provider: ISO 8601; null where it does not say. */
  authenticatedAt: string | null
  session: ProviderSession
}
