// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

describe('settings', () => {
  it('are those of the contract when nothing is set', () => {
    expect(readSettings({}, false)).toEqual({
      host: '127.0.0.1',
      port: 3000,
      processes: 1,
      apiUrl: 'http://127.0.0.1:4000',
      internalApiUrl: 'http://127.0.0.1:4000',
      publicUrl: null,
      log: { level: 'info' },
      passwordRule: { minLength: 10, isDemo: false },
      hostNames: ['127.0.0.1'],
      hstsSeconds: 31_536_000,
      runAsUser: undefined,
    })
  })

  it('name an address that a browser can type when every address is listened on', () => {
    expect(readSettings({ HOST: '0.0.0.0', API_PORT: '4100' }).apiUrl).toBe('http://localhost:4100')
  })

  it('take the public address of the API as given, without the slash at its end', () => {
    expect(
      readSettings({ API_URL: 'https://api.uni.gr/', WEB_ORIGIN: 'https://uni.gr,https://b.gr' }),
    ).toMatchObject({
      apiUrl: 'https://api.uni.gr',
      publicUrl: 'https://uni.gr',
    })
  })

  it('reach the API on this machine, whatever browsers do, unless it is elsewhere', () => {
    const publicly = { API_URL: 'https://api.uni.gr', API_PORT: '4100' }
    expect(readSettings(publicly).internalApiUrl).toBe('http://127.0.0.1:4100')
    expect(readSettings({ ...publicly, API_INTERNAL_URL: 'http://api:4000/' }).internalApiUrl).toBe(
      'http://api:4000',
    )
  })

  it('show a person at a terminal problems only, unless more is asked for', () => {
    expect(readSettings({}, true).log).toEqual({ level: 'warn' })
    expect(readSettings({ LOG_LEVEL: 'info' }, true).log).toEqual({ level: 'info' })
  })

  it('know how long a password has to be', () => {
    expect(readSettings({ PASSWORD_MIN_LENGTH: ' 12 ' })).toMatchObject({ passwordRule: { minLength: 12 } })
  })

  it('refuse a port of root when root is given up', () => {
    expect(() => readSettings({ RUN_AS_USER: 'diatrivi', WEB_PORT: '443' })).toThrow(
      'WEB_PORT must be above 1023 when RUN_AS_USER is set, not 443: put a proxy before it.',
    )
  })

  it.each([
    ['PASSWORD_MIN_LENGTH', '3', 'PASSWORD_MIN_LENGTH must be a whole number from 4 to 128, not "3".'],
    ['PASSWORD_MIN_LENGTH', '7', 'PASSWORD_MIN_LENGTH must be at least 8 without DEMO=1, not 7.'],
    ['PASSWORD_MIN_LENGTH', '12.5', 'PASSWORD_MIN_LENGTH must be a whole number from 4 to 128, not "12.5".'],
    ['WEB_PORT', 'http', 'WEB_PORT must be a whole number from 1 to 65535, not "http".'],
    ['WEB_PORT', '70000', 'WEB_PORT must be a whole number from 1 to 65535, not "70000".'],
    [
      'API_URL',
      'api.uni.gr',
      'API_URL must be the public address of the API, such as https://api.example.org, without a path at its end, not "api.uni.gr".',
    ],
  ])('refuse %s %s with a sentence', (name, value, sentence) => {
    expect(() => readSettings({ [name]: value })).toThrow(sentence)
  })
})
