import { givenIn } from './read-settings.mjs'

/** What one setting of a provider needs beside it. */
const NEEDED = /** @type {const} */ ([
  ['OIDC_ISSUER', ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'SSO_DOMAINS']],
  ['OIDC_CLIENT_ID', ['OIDC_ISSUER']],
  ['OIDC_CLIENT_SECRET', ['OIDC_ISSUER']],
  ['SAML_IDP_URL', ['SAML_IDP_ENTITY_ID', 'SAML_IDP_CERTIFICATE', 'SSO_DOMAINS']],
  ['SAML_IDP_METADATA_URL', ['SAML_IDP_ENTITY_ID', 'SSO_DOMAINS']],
  ['SAML_IDP_CERTIFICATE', ['SAML_IDP_URL']],
  ['SAML_IDP_LOGOUT_URL', ['SAML_IDP_URL']],
  ['CAS_URL', ['SSO_DOMAINS']],
  ['CAS_LABEL', ['CAS_URL']],
  ['LDAP_URL', ['LDAP_BASE']],
  ['LDAP_BASE', ['LDAP_URL']],
  ['LDAP_BIND_DN', ['LDAP_BIND_PASSWORD', 'LDAP_URL']],
  ['LDAP_BIND_PASSWORD', ['LDAP_BIND_DN']],
  ['SAML_SP_KEY', ['SAML_SP_CERTIFICATE', 'SAML_IDP_ENTITY_ID']],
  ['SAML_SP_CERTIFICATE', ['SAML_SP_KEY']],
  ['SAML_SP_DECRYPTION_KEY', ['SAML_SP_DECRYPTION_CERTIFICATE', 'SAML_IDP_ENTITY_ID']],
  ['SAML_SP_DECRYPTION_CERTIFICATE', ['SAML_SP_DECRYPTION_KEY']],
  ['SAML_SP_DECRYPTION_KEY_PREVIOUS', ['SAML_SP_DECRYPTION_KEY']],
  ['OIDC_CA_CERTIFICATE', ['OIDC_ISSUER']],
])

/**
 * A sentence for each setting of single sign-on that another one needs.
 *
 * @param {import('./read-settings.mjs').Environment} env
 * @returns {string[]}
 */
export function singleSignOnProblems(env) {
  /** @param {string} name */
  const isGiven = (name) => givenIn(env, name) !== undefined
  const missing = NEEDED.flatMap(([name, others]) =>
    isGiven(name)
      ? others
          .filter((other) => !isGiven(other))
          .map((other) => `${other} must be set when ${name} is set: see docs/guides/single-sign-on.md.`)
      : [],
  )
  const hasSaml = isGiven('SAML_IDP_URL') || isGiven('SAML_IDP_METADATA_URL')
  if (isGiven('SAML_IDP_ENTITY_ID') && !hasSaml) {
    missing.push(
      'SAML_IDP_URL or SAML_IDP_METADATA_URL must be set when SAML_IDP_ENTITY_ID is set: see docs/guides/single-sign-on.md.',
    )
  }
  if (isGiven('SAML_IDP_URL') && isGiven('SAML_IDP_METADATA_URL')) {
    missing.push('SAML_IDP_URL must not be set beside SAML_IDP_METADATA_URL: the metadata name the address.')
  }
  const isClosed = givenIn(env, 'LOCAL_SIGN_IN') === 'administrators'
  const hasProvider = isGiven('OIDC_ISSUER') || hasSaml || isGiven('CAS_URL')
  if (isClosed && !hasProvider) {
    missing.push(
      'OIDC_ISSUER, SAML_IDP_URL, SAML_IDP_METADATA_URL or CAS_URL must be set when LOCAL_SIGN_IN is administrators: nobody else could sign in.',
    )
  }
  return [...new Set(missing)]
}
