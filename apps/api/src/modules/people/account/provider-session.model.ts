import type { SignInProvider } from '@diatrivi/domain/people/account/institutional-sign-in'

/** How a provider names a session when it ends it: by the person, by the session there, or by both. */
export interface ProviderSessionName {
  provider: SignInProvider
  subject: string | null
  index: string | null
}

/** The session of a provider by which a person came in, as it is kept with our own. */
export interface ProviderSession extends ProviderSessionName {
  /** What the provider wants to see when the session is ended there; null where it offers no such way. */
  logoutHint: string | null
  /** Our session ends then at the latest: ISO 8601. */
  until: string
}
