import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { passkeys } from './modules/people/account/second-factor/passkeys.protocol.ts'
import { PARSERS, type ParserName } from './parsers.ts'
import { allowedAddresses } from './platform/outbound/allowed-addresses.ts'
import { longestBlock } from './testing/longest-block.ts'
import { startTestApi } from './testing/test-api.ts'
import { WORST_REQUESTS, type WorstRequest } from './testing/worst-inputs/requests.ts'

const api = await startTestApi()
const { app, given } = api

/** Milliseconds in which the API answers no other request. */
const LONGEST_MS = 500

const tokens = {
  anybody: undefined,
  administrator: await api.tokenOf(await given.anAdministrator()),
  instructor: await api.tokenOf(await given.anInstructor()),
  student: await api.tokenOf(await given.aStudent()),
}

async function send({ by, make }: WorstRequest): Promise<{ status: number; block: number }> {
  const { method, path, headers, payload } = await make()
  const token = tokens[by]
  let status = 0
  const block = await longestBlock(async () => {
    const answer = await app.inject({
      method: method as 'GET',
      url: path,
      headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
      ...(payload && { payload }),
    })
    status = answer.statusCode
  })
  return { status, block }
}

describe('the worst request', () => {
  it.each(WORST_REQUESTS.map((one) => [`${one.parser}, ${one.what}`, one] as const))(
    'to %s leaves others their turn',
    async (_what, request) => {
      const { status, block } = await send(request)
      expect(status).toBeGreaterThan(0)
      expect(status).toBeLessThan(500)
      expect(block).toBeLessThan(LONGEST_MS)
    },
    60_000,
  )
})

const ORIGIN = 'https://theses.example.gr'
const PASSKEYS = passkeys({ webOrigins: [ORIGIN], log: api.log })
const cbor = (head: string) => Buffer.concat([Buffer.from(head, 'hex'), Buffer.alloc(14_000, 0x81)])

/** What no single request reaches. */
const OTHERS: Partial<Record<ParserName, readonly [string, () => unknown][]>> = {
  passkey: ['81', '9bffffffffffffff', '9a7fffffff', 'ba7fffffff', '9f', 'bf', '5b7fffffffffffffff', 'd9'].map(
    (head) => [
      `CBOR that begins with ${head}`,
      () =>
        PASSKEYS.readNew(
          {
            id: 'a',
            rawId: 'a',
            type: 'public-key',
            response: {
              clientDataJSON: Buffer.from(
                JSON.stringify({ type: 'webauthn.create', challenge: 'c', origin: ORIGIN }),
              ).toString('base64url'),
              attestationObject: cbor(head).toString('base64url'),
            },
          },
          'c',
        ),
    ],
  ),
  webAddress: ['1.'.repeat(50_000), '::'.repeat(50_000), `1${'0'.repeat(100_000)}`, '0x'.repeat(50_000)].map(
    (address) => [`${address.slice(0, 4)} without end`, () => allowedAddresses(undefined)(address)],
  ),
}

describe.each(Object.entries(OTHERS))('the worst input of %s', (_parser, inputs) => {
  it.each(inputs)('%s leaves others their turn', async (_what, read) => {
    expect(await longestBlock(read)).toBeLessThan(LONGEST_MS)
  })
})

/** Where the worst inputs stand in a file of their own. */
const ELSEWHERE: Partial<Record<ParserName, string>> = {
  pdf: 'platform/pdf-reading/read-pdf.test.ts',
  saml: 'modules/people/single-sign-on/saml-bounds.api.test.ts',
  wordForm: 'platform/papers/form/form-filling.test.ts',
}

it('every parser of the table has its worst inputs', () => {
  for (const path of Object.values(ELSEWHERE)) expect(existsSync(join(import.meta.dirname, path))).toBe(true)
  const shown = [
    ...WORST_REQUESTS.map(({ parser }) => parser),
    ...Object.keys(OTHERS),
    ...Object.keys(ELSEWHERE),
  ]
  expect(Object.keys(PARSERS).filter((name) => !shown.includes(name))).toEqual([])
})
