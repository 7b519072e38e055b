import { describe, expect, it } from 'vitest'
import { settingsOf } from './read-settings.mjs'
import { registerProblems } from './student-register-problems.mjs'

const ALL = {
  UNIVERSIS_URL: 'https://api.sis.example.org/api/',
  UNIVERSIS_TOKEN_URL: 'https://login.example.org/realms/universis/protocol/openid-connect/token',
  UNIVERSIS_CLIENT_ID: 'theses',
  UNIVERSIS_CLIENT_SECRET: 'a secret of the register',
}

it.each([
  ['https://api.sis.example.org/api/', 'https://api.sis.example.org/api'],
  ['https://api.sis.example.org/api', 'https://api.sis.example.org/api'],
  ['http://127.0.0.1:9000/api', 'http://127.0.0.1:9000/api'],
  ['http://api.sis.example.org/api', undefined],
  ['https://reader:secret@api.sis.example.org', undefined],
  ['https://api.sis.example.org/api?$top=1', undefined],
  ['api.sis.example.org', undefined],
])('the register is asked over https alone: %s', (text, read) => {
  expect(settingsOf({ UNIVERSIS_URL: text }).read('UNIVERSIS_URL')).toBe(read)
})

it.each([
  ['14=550', [{ department: 14, codes: ['550'] }]],
  [
    '14=550/1550, 15=560',
    [
      { department: 14, codes: ['550', '1550'] },
      { department: 15, codes: ['560'] },
    ],
  ],
  ['14', undefined],
  ['14=', undefined],
  ['0=550', undefined],
  ['14=550 or 1 eq 1', undefined],
  ['14=550,14=560', undefined],
  ['14=550,15=550', undefined],
  ['14=550,', undefined],
])('departments have numbers in the register: %s', (text, read) => {
  const { problems, read: value } = settingsOf({ UNIVERSIS_DEPARTMENTS: text })
  expect(value('UNIVERSIS_DEPARTMENTS')).toEqual(read)
  expect(problems).toHaveLength(read === undefined ? 1 : 0)
})

describe('settings of the register', () => {
  it.each([
    [{}, []],
    [ALL, []],
    [{ ...ALL, UNIVERSIS_DEPARTMENTS: '14=550' }, []],
    [
      { UNIVERSIS_DEPARTMENTS: '14=550' },
      ['UNIVERSIS_URL', 'UNIVERSIS_TOKEN_URL', 'UNIVERSIS_CLIENT_ID', 'UNIVERSIS_CLIENT_SECRET'],
    ],
    [{ ...ALL, UNIVERSIS_CLIENT_SECRET: ' ' }, ['UNIVERSIS_CLIENT_SECRET']],
  ])('are set together or not at all: %o', (env, missing) => {
    expect(registerProblems(env).map((problem) => problem.split(' must be set')[0])).toEqual(missing)
  })

  it('never repeat the secret', () => {
    const { problems } = settingsOf({ ...ALL, UNIVERSIS_URL: 'nowhere' })
    const without = registerProblems({ ...ALL, UNIVERSIS_URL: undefined })
    expect([...problems, ...without].join()).not.toContain('a secret of the register')
  })
})
