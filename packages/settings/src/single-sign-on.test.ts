import { describe, expect, it } from 'vitest'
import { settingsOf } from './read-settings.mjs'
import { singleSignOnProblems } from './single-sign-on-problems.mjs'

const CERTIFICATE = 'MIID'.repeat(60)
const OIDC = {
  OIDC_ISSUER: 'https://login.hua.gr',
  OIDC_CLIENT_ID: 'diatrivi',
  OIDC_CLIENT_SECRET: 'a secret',
  SSO_DOMAINS: 'hua.gr=1',
}

describe('the domains of an institution', () => {
  it.each([
    ['hua.gr=1', [{ domain: 'hua.gr', institution: 1, departments: [] }]],
    [
      'HUA.gr=1, dit.hua.gr=1/14/15',
      [
        { domain: 'hua.gr', institution: 1, departments: [] },
        { domain: 'dit.hua.gr', institution: 1, departments: [14, 15] },
      ],
    ],
  ])('are read: %s', (text, domains) => {
    expect(settingsOf({ SSO_DOMAINS: text }).read('SSO_DOMAINS')).toEqual(domains)
  })

  it.each(['hua.gr', 'gr=1', '@hua.gr=1', 'hua.gr=0', 'hua.gr=1/', '*.hua.gr=1', 'hua.gr=1;uoa.gr=2'])(
    'are none: %s',
    (text) => {
      const { problems, read } = settingsOf({ SSO_DOMAINS: text })
      expect(read('SSO_DOMAINS')).toBeUndefined()
      expect(problems).toHaveLength(1)
    },
  )
})

it.each([
  'https://login.hua.gr',
  'https://login.hua.gr/realms/a',
  'http://127.0.0.1:9000',
  'http://localhost:9000',
])('a provider may be at %s', (address) => {
  expect(settingsOf({ OIDC_ISSUER: address }).read('OIDC_ISSUER')).toBe(address)
})

it.each([
  'http://login.hua.gr',
  'login.hua.gr',
  'https://u:p@login.hua.gr',
  'https://login.hua.gr?a=b',
  'file:///a',
])('a provider is not at %s', (address) => {
  expect(settingsOf({ OIDC_ISSUER: address }).read('OIDC_ISSUER')).toBeUndefined()
})

it.each([
  [CERTIFICATE, CERTIFICATE],
  [`-----BEGIN CERTIFICATE-----\n${CERTIFICATE}\n-----END CERTIFICATE-----`, CERTIFICATE],
  [`-----BEGIN CERTIFICATE-----\\n${CERTIFICATE}\\n-----END CERTIFICATE-----\\n`, CERTIFICATE],
  ['MIID', undefined],
  ['/etc/idp.pem', undefined],
])('a certificate is read from its text', (text, read) => {
  expect(settingsOf({ SAML_SP_CERTIFICATE: text }).read('SAML_SP_CERTIFICATE')).toBe(read)
})

it('the secret of the client is in no message', () => {
  const { problems } = settingsOf({ ...OIDC, OIDC_ISSUER: 'nowhere' })
  expect([...problems, ...singleSignOnProblems(OIDC)].join()).not.toContain('a secret')
})

describe('settings that need others', () => {
  it.each([
    [{}, []],
    [OIDC, []],
    [{ ...OIDC, LOCAL_SIGN_IN: 'administrators' }, []],
    [{ OIDC_ISSUER: 'https://login.hua.gr' }, ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'SSO_DOMAINS']],
    [{ OIDC_CLIENT_SECRET: 'a secret' }, ['OIDC_ISSUER']],
    [
      { SAML_IDP_URL: 'https://idp.hua.gr/sso' },
      ['SAML_IDP_ENTITY_ID', 'SAML_IDP_CERTIFICATE', 'SSO_DOMAINS'],
    ],
    [{ SAML_IDP_LOGOUT_URL: 'https://idp.hua.gr/slo' }, ['SAML_IDP_URL']],
    [{ SAML_IDP_METADATA_URL: 'https://idp.hua.gr/metadata' }, ['SAML_IDP_ENTITY_ID', 'SSO_DOMAINS']],
    [{ SAML_IDP_ENTITY_ID: 'https://idp.hua.gr' }, ['SAML_IDP_URL or SAML_IDP_METADATA_URL']],
    [{ SAML_SP_DECRYPTION_KEY_PREVIOUS: CERTIFICATE }, ['SAML_SP_DECRYPTION_KEY']],
    [{ OIDC_CA_CERTIFICATE: CERTIFICATE }, ['OIDC_ISSUER']],
    [{ CAS_URL: 'https://cas.hua.gr/cas' }, ['SSO_DOMAINS']],
    [{ SAML_SP_KEY: CERTIFICATE }, ['SAML_SP_CERTIFICATE', 'SAML_IDP_ENTITY_ID']],
    [{ SAML_SP_DECRYPTION_KEY: CERTIFICATE }, ['SAML_SP_DECRYPTION_CERTIFICATE', 'SAML_IDP_ENTITY_ID']],
    [{ SAML_SP_DECRYPTION_CERTIFICATE: CERTIFICATE }, ['SAML_SP_DECRYPTION_KEY']],
    [{ LOCAL_SIGN_IN: 'administrators' }, ['OIDC_ISSUER, SAML_IDP_URL, SAML_IDP_METADATA_URL or CAS_URL']],
  ])('%o', (env, missing) => {
    const problems = singleSignOnProblems(env)
    expect(problems.map((problem) => problem.split(' must be set')[0])).toEqual(missing)
  })
})
