import { isApiError } from '@diatrivi/client/api-error'
import type { Wire } from '@diatrivi/contract/endpoints'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { m } from '../paraglide/messages.js'
import { errorMessage } from './api/error-message.ts'
import { isFailedPart } from './api/failed-parts.ts'

type CreationOptions = Extract<Wire<'beginPasskey'>['response'], { status: 2 }>['options']
type RequestOptions = Wire<'beginPasskeyProof'>['response']['options']

/**
 * Why no passkey can be made here, or null: they belong to the name of the application's address, and browsers have them
 * behind TLS and on the own machine only.
 *
 * @param host the name that the API knows; null where the address is a number
 */
export function passkeyRefusal(host: string | null): string | null {
  const { hostname } = window.location
  if (host === null || !`.${hostname}`.endsWith(`.${host}`)) return m.second_factor_passkey_not_here()
  return typeof window.PublicKeyCredential === 'function' ? null : m.second_factor_passkey_unsupported()
}

/** Asks the person's device for a new passkey; the library comes when it is needed. */
export async function createPasskey(options: CreationOptions) {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
}

/** Asks the person's device to sign with one of the account's passkeys. */
export async function signWithPasskey(options: RequestOptions) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON })
}

/** Returns what to do about a passkey that was not made or did not sign. */
export function passkeyProblem(error: unknown): string {
  if (isApiError(error) || isFailedPart(error)) return errorMessage(error)
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return m.second_factor_passkey_here_already()
  if (code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID')
    return m.second_factor_passkey_not_here()
  return m.second_factor_passkey_incomplete()
}
