import type { LocalSignIn } from '@diatrivi/domain/people/account/institutional-sign-in'
import type { settingsOf } from '@diatrivi/settings/read-settings'
import type { InstitutionDomain } from '@diatrivi/settings/single-sign-on'
import { HOUR } from '../durations.ts'

/** In base64. */
interface KeyPair {
  key: string
  certificate: string
}

/** Where a provider of SAML is asked, and by what its signatures are judged. */
export interface SamlPlaces {
  url: string
  /** Where sessions are ended; absent: nowhere. */
  logoutUrl: string | undefined
  /** Two while the provider changes its key. */
  certificates: string[]
}

export interface SamlSettings {
  entityId: string
  /** As the settings name them, or the address of the metadata that do. */
  places: SamlPlaces | { metadataUrl: string }
  /** What we sign with, and what the provider checks it by; absent: our requests are not signed. */
  own: KeyPair | undefined
  /** What the provider encrypts for, and what opens it; absent: nothing encrypted is taken. */
  decryption: KeyPair | undefined
  /** Opens what was encrypted before the key was changed. */
  previousDecryptionKey: string | undefined
  /** Who runs the installation, as the metadata name it to the provider. */
  operator: { name: string | undefined; email: string | undefined }
  label: string | null
}

export interface OidcSettings {
  issuer: string
  clientId: string
  clientSecret: string
  label: string | null
  /** The certificate of an authority that only the institution knows, in base64. */
  authority: string | undefined
}

export interface CasSettings {
  /** Where its `login` and its `p3/serviceValidate` stand. */
  url: string
  label: string | null
}

/** Sign-in by the institution, as it is set. */
export interface SingleSignOn {
  /** Absent: no provider of OpenID Connect. */
  oidc: OidcSettings | undefined
  /** Absent: no provider of SAML. */
  saml: SamlSettings | undefined
  /** Absent: no server of CAS. */
  cas: CasSettings | undefined
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
  const entityId = read('SAML_IDP_ENTITY_ID')
  const places = samlPlaces(read)
  const casUrl = read('CAS_URL')
  const hasOidc = issuer !== undefined && clientId !== undefined && clientSecret !== undefined
  const hasSaml = entityId !== undefined && places !== undefined
  return {
    oidc: hasOidc
      ? {
          issuer,
          clientId,
          clientSecret,
          label: read('OIDC_LABEL') ?? null,
          authority: read('OIDC_CA_CERTIFICATE'),
        }
      : undefined,
    saml: hasSaml
      ? {
          entityId,
          places,
          own: keyPair(read('SAML_SP_KEY'), read('SAML_SP_CERTIFICATE')),
          decryption: keyPair(read('SAML_SP_DECRYPTION_KEY'), read('SAML_SP_DECRYPTION_CERTIFICATE')),
          previousDecryptionKey: read('SAML_SP_DECRYPTION_KEY_PREVIOUS'),
          operator: { name: read('OPERATOR_NAME'), email: read('OPERATOR_EMAIL') },
          label: read('SAML_LABEL') ?? null,
        }
      : undefined,
    cas: casUrl === undefined ? undefined : { url: casUrl, label: read('CAS_LABEL') ?? null },
    domains: read('SSO_DOMAINS') ?? [],
    sessionFor: read('SSO_SESSION_HOURS') * HOUR,
    localSignIn: read('LOCAL_SIGN_IN'),
  }
}

/** The address of a provider that the settings name. */
export function samlAddress({ places }: SamlSettings): string {
  return 'url' in places ? places.url : places.metadataUrl
}

function samlPlaces(read: ReturnType<typeof settingsOf>['read']): SamlSettings['places'] | undefined {
  const metadataUrl = read('SAML_IDP_METADATA_URL')
  if (metadataUrl !== undefined) return { metadataUrl }
  const [url, certificates] = [read('SAML_IDP_URL'), read('SAML_IDP_CERTIFICATE')]
  if (url === undefined || certificates === undefined) return undefined
  return { url, logoutUrl: read('SAML_IDP_LOGOUT_URL'), certificates }
}

function keyPair(key: string | undefined, certificate: string | undefined): KeyPair | undefined {
  return key === undefined || certificate === undefined ? undefined : { key, certificate }
}
