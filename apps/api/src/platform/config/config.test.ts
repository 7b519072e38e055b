import { resolve } from 'node:path'
import type { Environment } from '@diatrivi/settings/read-settings'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const SECRET = 'a secret of thirty-two characters'

function problemsOf(env: Environment): readonly string[] {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

describe('the settings', () => {
  it('have a default for everything', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      apiPort: 4000,
      processes: 1,
      webPort: 3000,
      installationLabel: undefined,
      metrics: undefined,
      apiUrl: 'http://127.0.0.1:4000',
      webOrigins: ['http://127.0.0.1:3000', 'http://localhost:3000'],
      hostNames: ['127.0.0.1', 'localhost'],
      hstsSeconds: 31_536_000,
      dataDir: resolve(import.meta.dirname, '../../../../../data'),
      databaseUrl: undefined,
      databaseReplicaUrl: undefined,
      bucket: undefined,
      scanner: undefined,
      minFreeDisk: 200_000_000,
      mail: { smtpUrl: undefined, from: 'Διατριβή <no-reply@localhost>', pollEvery: 2_000 },
      keeping: {
        readNoticeDays: 180,
        unreadNoticeDays: 365,
        sentMailDays: 30,
        undeliverableMailDays: 90,
        historyDays: 3650,
        securityEventDays: 365,
        webhookDeliveryDays: 30,
        finishedThesisNameYears: 10,
      },
      jwtSecret: undefined,
      secondFactor: { forAdministrators: false, secret: undefined, previousSecret: undefined },
      singleSignOn: {
        oidc: undefined,
        saml: undefined,
        cas: undefined,
        domains: [],
        sessionFor: 43_200_000,
        localSignIn: 'everyone',
      },
      directory: undefined,
      webhookPrivateAddresses: undefined,
      passwordRule: { minLength: 10, isDemo: false },
      previousJwtSecret: undefined,
      runAsUser: undefined,
      rateLimit: true,
      uploads: { filesPerDay: 200, megabytesPerDay: 1_000 },
      trustedProxies: 'loopback',
      drainFor: 0,
      logLevel: 'info',
    })
  })

  it('take an empty value for none', () => {
    expect(readConfig({ DATABASE_URL: '', API_PORT: ' ', RATE_LIMIT: '' })).toEqual(readConfig({}))
  })

  it.each([
    ['API_PORT', '8080', { apiPort: 8080, apiUrl: 'http://127.0.0.1:8080' }],
    ['WEB_PORT', '8081', { webOrigins: ['http://127.0.0.1:8081', 'http://localhost:8081'] }],
    ['HOST', '0.0.0.0', { apiUrl: 'http://localhost:4000' }],
    ['HOST', '::1', { apiUrl: 'http://[::1]:4000' }],
    ['HOST', '10.1.2.3', { webOrigins: ['http://10.1.2.3:3000'] }],
    ['METRICS_PORT', '9464', { metrics: { host: '127.0.0.1', port: 9464 } }],
    ['API_URL', 'https://api.example.org/', { apiUrl: 'https://api.example.org' }],
    [
      'WEB_ORIGIN',
      'https://a.example.org, https://b.example.org/',
      { webOrigins: ['https://a.example.org', 'https://b.example.org'] },
    ],
    [
      'ALLOWED_HOSTS',
      'api-1, api-2.internal',
      { hostNames: ['127.0.0.1', 'localhost', 'api-1', 'api-2.internal'] },
    ],
    ['HSTS_SECONDS', '0', { hstsSeconds: 0 }],
    ['DATA_DIR', '/srv/diatrivi', { dataDir: resolve('/srv/diatrivi') }],
    [
      'MAIL_FROM',
      'Εργασίες <theses@example.org>',
      { mail: { smtpUrl: undefined, from: 'Εργασίες <theses@example.org>' } },
    ],
    ['CLAMAV_URL', 'tcp://10.0.0.5:3310', { scanner: { host: '10.0.0.5', port: 3310 } }],
    ['CLAMAV_URL', 'tcp://[::1]:3310/', { scanner: { host: '::1', port: 3310 } }],
    ['CLAMAV_URL', 'unix:///run/clamav/clamd.ctl', { scanner: { path: '/run/clamav/clamd.ctl' } }],
    ['MIN_FREE_DISK_MB', '0', { minFreeDisk: 0 }],
    ['MAIL_POLL_MS', '200', { mail: { pollEvery: 200 } }],
    ['KEEP_READ_NOTICES_DAYS', '30', { keeping: { readNoticeDays: 30, unreadNoticeDays: 365 } }],
    ['KEEP_UNREAD_NOTICES_DAYS', '90', { keeping: { unreadNoticeDays: 90 } }],
    ['KEEP_SENT_MAILS_DAYS', '1', { keeping: { sentMailDays: 1 } }],
    ['KEEP_UNDELIVERABLE_MAILS_DAYS', '7', { keeping: { undeliverableMailDays: 7 } }],
    ['KEEP_HISTORY_DAYS', '7300', { keeping: { historyDays: 7300 } }],
    ['FINISHED_THESIS_NAME_YEARS', '5', { keeping: { finishedThesisNameYears: 5 } }],
    ['KEEP_SECURITY_EVENTS_DAYS', '90', { keeping: { securityEventDays: 90 } }],
    ['PASSWORD_MIN_LENGTH', '12', { passwordRule: { minLength: 12, isDemo: false } }],
    ['RATE_LIMIT', 'off', { rateLimit: false }],
    [
      'TRUSTED_PROXIES',
      '10.0.0.1, 10.1.0.0/16, fd00::/8',
      { trustedProxies: '10.0.0.1,10.1.0.0/16,fd00::/8' },
    ],
    ['DRAIN_SECONDS', '10', { drainFor: 10_000 }],
    ['LOG_LEVEL', 'debug', { logLevel: 'debug' }],
    ['JWT_SECRET', SECRET, { jwtSecret: SECRET }],
    ['JWT_SECRET_PREVIOUS', SECRET, { previousJwtSecret: SECRET }],
    ['SECOND_FACTOR_FOR_ADMINISTRATORS', '1', { secondFactor: { forAdministrators: true } }],
    ['SECOND_FACTOR_SECRET', SECRET, { secondFactor: { secret: SECRET } }],
    ['SECOND_FACTOR_SECRET_PREVIOUS', SECRET, { secondFactor: { previousSecret: SECRET } }],
    ['SSO_DOMAINS', 'hua.gr=1', { singleSignOn: { domains: [{ domain: 'hua.gr', institution: 1 }] } }],
    ['SSO_SESSION_HOURS', '1', { singleSignOn: { sessionFor: 3_600_000 } }],
    ['RUN_AS_USER', 'diatrivi', { runAsUser: 'diatrivi' }],
  ])('read %s=%s', (name, value, expected) => {
    expect(readConfig({ [name]: value })).toMatchObject(expected)
  })

  it('take a PostgreSQL server together with a secret', () => {
    const url = 'postgres://theses:pass@db.example.org:5432/theses'
    expect(readConfig({ DATABASE_URL: url, JWT_SECRET: SECRET }).databaseUrl).toBe(url)
  })
})

describe('the bucket for files', () => {
  const bucketOf = (env: Environment) => readConfig(env).bucket

  it('is an address with a key and a secret', () => {
    expect(
      bucketOf({ STORAGE_URL: 'https://AKIA:s%2Fe+c%3Aret@s3.example.org:9000/theses/?region=eu-south-1' }),
    ).toEqual({
      address: 'https://s3.example.org:9000/theses',
      region: 'eu-south-1',
      accessKey: 'AKIA',
      secretKey: 's/e+c:ret',
    })
  })

  it('may be the name of a host', () => {
    expect(bucketOf({ STORAGE_URL: 'http://k:s@theses.s3.example.org' })).toMatchObject({
      address: 'http://theses.s3.example.org',
      region: 'us-east-1',
    })
  })

  it('takes key and secret from settings of their own, too', () => {
    const env = {
      STORAGE_URL: 'https://s3.example.org/theses',
      STORAGE_ACCESS_KEY: 'key',
      STORAGE_SECRET_KEY: 'a/b',
    }
    expect(bucketOf(env)).toMatchObject({ accessKey: 'key', secretKey: 'a/b' })
    expect(bucketOf({ ...env, STORAGE_URL: 'https://k:s@s3.example.org/theses' })).toMatchObject({
      accessKey: 'k',
      secretKey: 's',
    })
  })

  it.each([
    's3://k:s@s3.example.org/theses',
    'https://k:s@s3.example.org/theses/folder',
    'https://k:s@s3.example.org/theses?tls=off',
    'https://k:s@s3.example.org/theses?region=a/b',
    'https://k:s@s3.example.org/theses#x',
    'https://hunter2@s3.example.org/theses',
    'https://k:%hunter2@s3.example.org/theses',
    'hunter2',
  ])('has no other form, and none is repeated: %s', (url) => {
    expect(problemsOf({ STORAGE_URL: url })).toEqual([
      'STORAGE_URL must be the address of a bucket, such as https://KEY:SECRET@s3.example.org/theses?region=eu-south-1, with signs such as / in the secret written as %2F.',
    ])
  })
})

describe('a wrong setting is reported in one sentence', () => {
  it.each([
    [
      'KEEP_READ_NOTICES_DAYS',
      '7',
      'KEEP_READ_NOTICES_DAYS must be a whole number from 30 to 36500, not "7".',
    ],
    ['API_PORT', '0', 'API_PORT must be a whole number from 1 to 65535, not "0".'],
    ['API_PORT', '80x', 'API_PORT must be a whole number from 1 to 65535, not "80x".'],
    ['WEB_PORT', '65536', 'WEB_PORT must be a whole number from 1 to 65535, not "65536".'],
    [
      'HOST',
      'http://here',
      'HOST must be an address to listen on, such as 127.0.0.1 or 0.0.0.0, not "http://here".',
    ],
    [
      'API_URL',
      'api.example.org',
      'API_URL must be the public address of the API, such as https://api.example.org, without a path at its end, not "api.example.org".',
    ],
    [
      'WEB_ORIGIN',
      'https://a.example.org/app',
      'WEB_ORIGIN must be one or more origins with commas between them, such as https://theses.example.org, not "https://a.example.org/app".',
    ],
    [
      'WEB_ORIGIN',
      '*',
      'WEB_ORIGIN must be one or more origins with commas between them, such as https://theses.example.org, not "*".',
    ],
    [
      'MAIL_FROM',
      'nobody',
      'MAIL_FROM must be a sender such as theses@example.org or Theses <theses@example.org>, not "nobody".',
    ],
    ['MAIL_POLL_MS', '0', 'MAIL_POLL_MS must be a whole number from 50 to 60000, not "0".'],
    ['PASSWORD_MIN_LENGTH', '3', 'PASSWORD_MIN_LENGTH must be a whole number from 4 to 128, not "3".'],
    ['RATE_LIMIT', 'no', 'RATE_LIMIT must be on or off, not "no".'],
    ...['all', '10.0.0.1/33', '10.0.0.256', 'fd00:::1', 'proxy.example.org', '10.0.0.1,,'].map((list) => [
      'TRUSTED_PROXIES',
      list,
      `TRUSTED_PROXIES must be loopback, or addresses and networks such as 10.0.0.5,10.1.0.0/16, not "${list}".`,
    ]),
    [
      'ALLOWED_HOSTS',
      '*',
      'ALLOWED_HOSTS must be names of hosts with commas between them and without ports, such as api-1,theses.example.org, not "*".',
    ],
    ['DRAIN_SECONDS', '31', 'DRAIN_SECONDS must be a whole number from 0 to 30, not "31".'],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".',
    ],
    [
      'JWT_SECRET',
      'a'.repeat(32),
      'JWT_SECRET must be at least 32 random characters that nobody can guess: "openssl rand -base64 48" prints one.',
    ],
    ['RUN_AS_USER', '1000:1000', 'RUN_AS_USER must be the name of a user of this machine, not "1000:1000".'],
  ])('%s=%s', (name, value, sentence) => {
    expect(problemsOf({ [name]: value })).toEqual([sentence])
  })

  it.each([
    [
      'a database that is not PostgreSQL',
      { DATABASE_URL: 'mysql://u:p@h/d', JWT_SECRET: SECRET },
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/database, or postgres://user:password@host1:5432,host2:5432/database?target_session_attrs=read-write for a server and its standby.',
    ],
    [
      'a replica of nothing',
      { DATABASE_REPLICA_URL: 'postgres://h/d' },
      'DATABASE_URL must be set when DATABASE_REPLICA_URL is set: give the server that the replica is one of.',
    ],
    [
      'a database without a secret',
      { DATABASE_URL: 'postgres://h/d' },
      'JWT_SECRET must be set when DATABASE_URL is set: give it at least 32 random characters.',
    ],
    [
      'a mail server without a sender',
      { SMTP_URL: 'smtp://h:25' },
      'MAIL_FROM must be set when SMTP_URL is set: give the address that the mails come from.',
    ],
    [
      'a bucket without a secret',
      { STORAGE_URL: 'https://s3.example.org/theses', STORAGE_ACCESS_KEY: 'key' },
      'STORAGE_URL must name a key and a secret, or STORAGE_ACCESS_KEY and STORAGE_SECRET_KEY must both be set.',
    ],
    [
      'passwords that are soon guessed',
      { PASSWORD_MIN_LENGTH: '7' },
      'PASSWORD_MIN_LENGTH must be at least 8 without DEMO=1, not 7.',
    ],
    [
      'one port for both listeners',
      { API_PORT: '5000', WEB_PORT: '5000' },
      'API_PORT and WEB_PORT must differ: both are 5000.',
    ],
  ])('%s', (_what, env, sentence) => {
    expect(problemsOf(env)).toEqual([sentence])
  })

  it('and several are reported together', () => {
    expect(problemsOf({ API_PORT: 'x', RATE_LIMIT: 'x' })).toHaveLength(2)
  })

  it.each([
    'DATABASE_URL',
    'DATABASE_REPLICA_URL',
    'SMTP_URL',
    'STORAGE_URL',
    'JWT_SECRET',
    'JWT_SECRET_PREVIOUS',
    'SECOND_FACTOR_SECRET',
    'SECOND_FACTOR_SECRET_PREVIOUS',
  ])('that never repeats the secret in %s', (name) => {
    expect(problemsOf({ [name]: 'x:hunter2' }).join()).not.toContain('hunter2')
  })
})
