import { processorTime } from '@diatrivi/domain/testing/processor-time'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { EndpointDefinition } from './endpoint.ts'
import { ENDPOINTS } from './endpoints.ts'
import {
  LOGGED_PARAMETERS,
  loggedAddress,
  loggedPath,
  PATH_PATTERNS,
  WITHHELD_PARAMS,
  withLoggedAddresses,
} from './logged-address.ts'

const SECRET = 'K7QF-9M2X'

/** Parameters of our calls that a log does not have; `state` is a secret at the return from OpenID Connect. */
const WITHHELD = [
  'search',
  'title',
  'keywords',
  'link',
  'text',
  'person',
  'reader',
  'place',
  'username',
  'instructor',
  'member',
  'sheet',
  'state',
  'email',
]
/** What clients, providers and mails put behind a ?. */
const OF_OTHERS = [
  'jwt_token',
  'token',
  'code',
  'password',
  'SAMLRequest',
  'SAMLResponse',
  'RelayState',
  'Signature',
  'SigAlg',
  'id_token_hint',
  'session_state',
]
/**
 * Params of paths that the log keeps: numbers, words of ours, and names of people, which are needed to find a line.
 */
const PLAIN_PARAMS = ['username', 'id', 'flag', 'order', 'kind', 'list', 'article']

const isNumber = (param: string) => /(?:Id|ID)$/.test(param)
const queryOf = ({ query }: EndpointDefinition) =>
  query instanceof z.ZodObject ? Object.keys(query.shape) : []
const everyLetterEncoded = (text: string) =>
  [...text].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')

describe('every parameter of our calls and pages is decided', () => {
  it('those of queries', () => {
    const names = new Set(Object.values(ENDPOINTS as Record<string, EndpointDefinition>).flatMap(queryOf))
    expect([...names].toSorted()).toEqual([...LOGGED_PARAMETERS, ...WITHHELD].toSorted())
  })

  it('those of paths', () => {
    const names = new Set(
      PATH_PATTERNS.flatMap((path) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)),
    )
    const decided = [...WITHHELD_PARAMS, ...PLAIN_PARAMS]
    expect([...names].filter((name = '') => !isNumber(name) && !decided.includes(name))).toEqual([])
    expect(decided.filter((name) => !names.has(name))).toEqual([])
  })
})

describe.each([...WITHHELD, ...OF_OTHERS])('a log has no %s', (name) => {
  it.each([
    ['as it is', `${name}=${SECRET}`],
    ['with one letter encoded', `${name.replace(/.$/, everyLetterEncoded)}=${SECRET}`],
    ['with all letters encoded', `${everyLetterEncoded(name)}=${SECRET}`],
    ['encoded twice', `${everyLetterEncoded(name).replaceAll('%', '%25')}=${SECRET}`],
    ['in capitals', `${name.toUpperCase()}=${SECRET}`],
    ['after others', `page=2&a&=&${name}=x&${name}=${SECRET}`],
    ['with a second = in it', `${name}=a=${SECRET}`],
    ['without a name', SECRET],
    ['in the place of a name', `${'x'.repeat(40)}${SECRET}=1`],
  ])('%s', (_how, query) => {
    for (const path of ['/v1/user/data', '/login/institution', 'http://user:pass@api.test/x', '']) {
      const logged = loggedAddress(`${path}?${query}`)
      expect(logged).not.toContain(SECRET)
      expect(logged).toContain('[redacted]')
      expect(loggedPath(`${path}?${query}`)).not.toContain(SECRET)
    }
  })

  it.each(['%3F', '%3f', '%23', '%253F', ';'])('behind a ? that was written as %s', (mark) => {
    expect(loggedAddress(`/password/reset${mark}${name}=${SECRET}`)).toBe('/password/reset[redacted]')
  })
})

const SECRET_PLACES = PATH_PATTERNS.filter((pattern) =>
  WITHHELD_PARAMS.some((param) => pattern.includes(`:${param}`)),
)

describe.each(SECRET_PLACES)('a log has no secret of %s', (pattern) => {
  const path = pattern.replace(/:\w+/, SECRET)
  const before = pattern.replace(/:\w+/, '')

  it.each([
    path,
    `${path}/`,
    `${path}/more`,
    `/api${path}`,
    path.toUpperCase(),
    path.replace(/\w(?=\w*\/)/, everyLetterEncoded),
    path.replace(/\/(?=[^/]*$)/, '%2F'),
    path.replaceAll('/', '//'),
    `${path}%zz`,
    `http://api.test${path}?page=1`,
  ])('%s', (address) => {
    expect(loggedAddress(address)).not.toContain(SECRET)
    expect(loggedAddress(address).toLowerCase()).toContain(`${before.toLowerCase()}[redacted]`)
  })
})

it('the code of a link for people without an account is in no log, though its # was encoded', () => {
  expect(loggedAddress(`/s#${SECRET}`)).toBe('/s')
  expect(loggedAddress(`/s%23${SECRET}`)).toBe('/s[redacted]')
})

it.each([
  '/v1/instructor/theses?page=2&pageSize=24&sort=-created',
  '/v1/user/thesis/7/papers',
  '/v1/instructor/profile/maria',
  '/password/forgot',
  '/nothing.js',
  '/%CE%B1?page',
  '/',
])('%s is logged as it is', (address) => {
  expect(loggedAddress(address)).toBe(address)
})

it('an error that names an address is logged without its secrets', () => {
  expect(
    withLoggedAddresses(`No answer from 'https://idp.test/x?page=1&code=${SECRET}': why? It is away.`),
  ).toBe("No answer from 'https://idp.test/x?page=1&code=[redacted]': why? It is away.")
})

it('an address of the greatest length is judged at once', () => {
  // Node refuses a longer head of a request.
  for (const piece of ['%25', '/', '&', '?', ';', '%', '/p', '=', '?=']) {
    const longest = piece.repeat(16_384 / piece.length)
    const time = processorTime(() => {
      loggedAddress(`/x?${longest}`)
      loggedAddress(`/${longest}`)
      withLoggedAddresses(longest)
    })
    expect(time).toBeLessThan(200)
  }
})
