import type { SignInProvider } from '@diatrivi/domain/account/institutional-sign-in'

/** The session of a provider by which a person came in, as it is kept with our own. */
export interface ProviderSession {
  provider: SignInProvider
  /** What the provider wants to see when the session is ended there; null where it offers no such way. */
  logoutHint: string | null
  /** Our session ends then at the latest: ISO 8601. */
  until: string
}
