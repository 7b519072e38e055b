import type { Named } from './named.model.ts'
import type { ProviderSignInRow } from './provider-sign-in.repository.ts'

/** What tells one sign-in from another. */
export type Begun = Pick<ProviderSignInRow, 'state' | 'nonce' | 'codeVerifier' | 'returnTo' | 'provesSession'>

/** A place of the institution where people sign in. Each function may throw one of the errors below. */
export interface Provider {
  /** Where the browser goes. A person who is to prove something is asked there anew, whatever session there is. */
  begin(begun: Begun): Promise<string>
  /** Returns the person whom the provider has named, by what it sent the browser back with. */
  name(row: ProviderSignInRow, returned: URLSearchParams): Promise<Named>
  /** Where the browser goes to end its session there; null where there is no such place. */
  endSession(hint: string, returnTo: string): Promise<string | null>
}

/** The provider does not answer, or not as a provider does. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
}

/** The provider said no, or what came in its name does not hold. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused'
}
