import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { typedHost } from './addresses.mjs'
import { databaseServers } from './database-servers.mjs'
import { demoOf, openDemoWarning } from './demo.mjs'
import { settingsOf } from './read-settings.mjs'
import { signingSecret } from './secret-rule.mjs'
import { SETTINGS } from './settings.mjs'

describe('the settings', () => {
  it.each(Object.entries(SETTINGS))('%s has a default that keeps its own rule', (_name, setting) => {
    const { default: usual, rule } = setting
    const isText = typeof usual === 'string' || typeof usual === 'number'
    if (isText) expect(rule.read(String(usual))).toBe(usual)
    else expect([undefined, true, false]).toContain(usual)
  })

  it('are read without the spaces around them, and an empty one is none', () => {
    const { problems, read } = settingsOf({ API_PORT: ' 8080 ', HOST: ' ' })
    expect([read('API_PORT'), read('HOST'), read('WEB_PORT')]).toEqual([8080, '127.0.0.1', 3000])
    expect(problems).toEqual([])
  })

  it('are all read although one is wrong, and each wrong one has a sentence', () => {
    const { problems, read } = settingsOf({ API_PORT: 'x', DEMO: 'yes', RATE_LIMIT: 'off' })
    expect([read('API_PORT'), read('DEMO'), read('RATE_LIMIT')]).toEqual([4000, undefined, false])
    expect(problems).toEqual([
      'API_PORT must be a whole number from 1 to 65535, not "x".',
      'DEMO must be 0 or 1, not "yes".',
    ])
  })

  it('do not repeat what must stay secret', () => {
    const { problems, read } = settingsOf({ JWT_SECRET: 'short' })
    expect(read('JWT_SECRET')).toBeUndefined()
    expect(problems).toEqual([
      'JWT_SECRET must be at least 32 random characters that nobody can guess: "openssl rand -base64 48" prints one.',
    ])
  })
})

it.each([
  ['0.0.0.0', 'localhost'],
  ['::', 'localhost'],
  ['::1', '[::1]'],
  ['10.1.2.3', '10.1.2.3'],
])('the host %s is typed as %s', (host, typed) => {
  expect(typedHost(host)).toBe(typed)
})

describe('the servers of a database address', () => {
  it.each([
    ['one', 'postgres://u:p@h:5432/d', ['postgres://u:p@h:5432/d']],
    ['one behind a socket', 'postgres:///d?host=/run/pg', ['postgres:///d?host=/run/pg']],
    [
      'several, with what holds for all',
      'postgresql://u:a,b%40c@h1:5432,[::1],h2/d?target_session_attrs=read-write',
      ['h1:5432', '[::1]', 'h2'].map(
        (host) => `postgresql://u:a,b%40c@${host}/d?target_session_attrs=read-write`,
      ),
    ],
  ])('are read: %s', (_what, address, servers) => {
    expect(databaseServers(address)).toEqual(servers)
  })

  it.each([
    ['another kind of database', 'mysql://u:p@h/d'],
    ['a host without a name', 'postgres://u:p@h1,,h2/d'],
    ['a port that is none', 'postgres://u:p@h1:5432,h2:many/d'],
    ['servers that take no writes', 'postgres://u:p@h1,h2/d?target_session_attrs=standby'],
  ])('are none: %s', (_what, address) => {
    expect(databaseServers(address)).toBeNull()
    expect(settingsOf({ DATABASE_URL: address }).read('DATABASE_URL')).toBeUndefined()
  })
})

describe('a secret that signs', () => {
  const isTaken = (text: string) => signingSecret.read(text) === text

  it.each([
    ['hexadecimal digits', () => randomBytes(16).toString('hex')],
    ['base64', () => randomBytes(24).toString('base64')],
    ['a sentence', () => 'a secret of thirty-two characters'],
  ])('may be %s', (_what, make) => {
    for (let time = 0; time < 200; time += 1) expect(isTaken(make())).toBe(true)
  })

  it.each([
    ['one letter held down', 'a'.repeat(32)],
    ['two letters', 'ab'.repeat(20)],
    ['the digits in their order', '1234567890'.repeat(4)],
    ['the alphabet', 'abcdefghijklmnopqrstuvwxyz0123456789'],
    ['a word many times', 'changeme'.repeat(5)],
    ['a piece twice', 'Kx7!pQ2-vRt9zLm4'.repeat(2)],
    ['31 characters', randomBytes(16).toString('hex').slice(1)],
  ])('is not %s', (_what, text) => {
    expect(isTaken(text)).toBe(false)
    expect(settingsOf({ JWT_SECRET_PREVIOUS: text }).read('JWT_SECRET_PREVIOUS')).toBeUndefined()
  })
})

describe('the demo', () => {
  it.each([
    {},
    { HOST: 'localhost' },
    { HOST: '::1' },
    { HOST: '127.0.0.2', DATABASE_URL: ' ', SMTP_URL: '' },
    { API_URL: 'http://127.0.0.1:4100', WEB_ORIGIN: 'http://localhost:3100,http://[::1]:3100' },
  ])('is on where nobody else reaches it: %o', (env) => {
    expect(demoOf(env)).toEqual({ isOn: true, reasons: [] })
    expect(openDemoWarning(env)).toBeNull()
    expect(demoOf({ ...env, DEMO: '0' }).isOn).toBe(false)
  })

  it.each([
    [{ HOST: '0.0.0.0' }, 'HOST=0.0.0.0 lets other machines in'],
    [{ HOST: '::' }, 'HOST=:: lets other machines in'],
    [{ HOST: '127.0.0.1.example.org' }, 'HOST=127.0.0.1.example.org lets other machines in'],
    [{ DATABASE_URL: 'postgres://h/d' }, 'DATABASE_URL is set'],
    [{ SMTP_URL: 'smtp://h:25' }, 'SMTP_URL is set'],
    [{ API_URL: 'https://api.example.org' }, 'API_URL is a public address'],
    [{ API_URL: 'https://localhost' }, 'API_URL is a public address'],
    [{ WEB_ORIGIN: 'http://localhost,http://theses.example.org' }, 'WEB_ORIGIN is a public address'],
  ])('is off unless DEMO=1 is said, and then says what that means: %o', (env, reason) => {
    expect(demoOf(env)).toEqual({ isOn: false, reasons: [reason] })
    expect(openDemoWarning(env)).toBeNull()
    expect(demoOf({ ...env, DEMO: '1' }).isOn).toBe(true)
    expect(openDemoWarning({ ...env, DEMO: '1' })).toContain(`DEMO=1, although ${reason}.`)
  })
})
