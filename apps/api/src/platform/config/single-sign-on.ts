import type { LocalSignIn } from '@diatrivi/domain/people/account/institutional-sign-in'
import type { settingsOf } from '@diatrivi/settings/read-settings'
import type { InstitutionDomain } from '@diatrivi/settings/single-sign-on'
import { HOUR } from '../durations.ts'

/** In base64. */
interface KeyPair {
  key: string
  certificate: string
}

export interface SamlSettings {
  url: string
  /** Where sessions are ended; absent: nowhere. */
  logoutUrl: string | undefined
  entityId: string
  certificate: string
  /** What we sign with, and what the provider checks it by; absent: our requests are not signed. */
  own: KeyPair | undefined
  /** What the provider encrypts for, and what opens it; absent: nothing encrypted is taken. */
  decryption: KeyPair | undefined
  label: string | null
}

/** Sign-in by the institution, as it is set. */
export interface SingleSignOn {
  /** Absent: no provider of OpenID Connect. */
  oidc: { issuer: string; clientId: string; clientSecret: string; label: string | null } | undefined
  /** Absent: no provider of SAML. */
  saml: SamlSettings | undefined
  domains: readonly InstitutionDomain[]
  /** How long a session lasts that a provider has opened, in milliseconds; less where the provider says less. */
  sessionFor: number
  localSignIn: LocalSignIn
}

/** A provider that lacks a setting is none; the start names what is missing. */
export function singleSignOn(read: ReturnType<typeof settingsOf>['read']): SingleSignOn {
  const issuer = read('OIDC_ISSUER')
  const clientId = read('OIDC_CLIENT_ID')
  const clientSecret = read('OIDC_CLIENT_SECRET')
  const url = read('SAML_IDP_URL')
  const entityId = read('SAML_IDP_ENTITY_ID')
  const certificate = read('SAML_IDP_CERTIFICATE')
  const hasOidc = issuer !== undefined && clientId !== undefined && clientSecret !== undefined
  const hasSaml = url !== undefined && entityId !== undefined && certificate !== undefined
  return {
    oidc: hasOidc ? { issuer, clientId, clientSecret, label: read('OIDC_LABEL') ?? null } : undefined,
    saml: hasSaml
      ? {
          url,
          logoutUrl: read('SAML_IDP_LOGOUT_URL'),
          entityId,
          certificate,
          own: keyPair(read('SAML_SP_KEY'), read('SAML_SP_CERTIFICATE')),
          decryption: keyPair(read('SAML_SP_DECRYPTION_KEY'), read('SAML_SP_DECRYPTION_CERTIFICATE')),
          label: read('SAML_LABEL') ?? null,
        }
      : undefined,
    domains: read('SSO_DOMAINS') ?? [],
    sessionFor: read('SSO_SESSION_HOURS') * HOUR,
    localSignIn: read('LOCAL_SIGN_IN'),
  }
}

function keyPair(key: string | undefined, certificate: string | undefined): KeyPair | undefined {
  return key === undefined || certificate === undefined ? undefined : { key, certificate }
}
