import { describe, expect, it } from 'vitest'
import { secondFactors } from '../../../../testing/second-factor.fixture.ts'
import { securityRows } from '../../../../testing/security-entries.ts'
import { softwareAuthenticator } from '../../../../testing/software-authenticator.ts'
import { startTestApi } from '../../../../testing/test-api.ts'

const api = await startTestApi()
const { anonymous, given, clock, db } = api
const { PASSWORD, signIn, challengeOf, byPasskey, addPasskey, proofOf, withPassword, mailsTo } =
  secondFactors(api)

/** A person with a passkey, and the session in which it was set up. */
async function aHolder(device = softwareAuthenticator()) {
  const person = await withPassword()
  const { done } = await addPasskey(person.client, device)
  return { ...person, device, recoveryCodes: done.status === 2 ? (done.recoveryCodes ?? []) : [] }
}

describe('a passkey', () => {
  it('is set up with the password, and signs in from then on', async () => {
    const { account, username, client, device, recoveryCodes } = await aHolder()
    expect(recoveryCodes).toHaveLength(10)
    expect(await mailsTo(account)).toEqual(['Ορίστηκε επαλήθευση σε δύο βήματα'])
    const first = await signIn(username)
    expect(first.second_factor?.ways).toEqual(['passkey', 'recovery_code'])
    const { body } = await byPasskey(first.second_factor?.challenge ?? '', device)
    expect(body).toMatchObject({ status: 2, authenticated: 1, jwt_token: expect.any(String) })
    expect((await client.call('getSecondFactor')).body.passkeys).toMatchObject([
      { name: 'Το κλειδί μου', lastUsedAt: { timezone: 'Europe/Athens' } },
    ])
  })

  it('asks the browser for what stands in the decision, and for no passkey twice', async () => {
    const { client, device, username, recoveryCodes } = await aHolder()
    const body = { password: PASSWORD, code: recoveryCodes[0] }
    const begun = (await client.call('beginPasskey', { body })).body
    expect(begun).toMatchObject({
      status: 2,
      options: {
        rp: { id: 'localhost', name: 'Διατριβή' },
        user: { name: username },
        attestation: 'none',
        excludeCredentials: [{ id: device.id, type: 'public-key', transports: ['internal'] }],
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
      },
    })
  })

  it.each([
    ['of another site', (): object => softwareAuthenticator({ origin: 'https://evil.example' })],
    ['of an address of numbers', () => softwareAuthenticator({ origin: 'http://127.0.0.1:3000' })],
  ])('%s is not taken', async (_which, make) => {
    const { client } = await withPassword()
    const device = make() as ReturnType<typeof softwareAuthenticator>
    expect((await addPasskey(client, device)).done).toEqual({ status: 0 })
    expect((await client.call('getSecondFactor')).body.passkeys).toEqual([])
  })

  it('answers its own challenge only, and that once', async () => {
    const { username, device } = await aHolder()
    const challenge = await challengeOf(username)
    const { body } = await anonymous.call('beginPasskeySignIn', { body: { challenge } })
    if (body.status !== 2) throw new Error('the challenge takes no passkey')
    const give = async (to: string, response: object) =>
      (await anonymous.call('signInWithPasskey', { body: { challenge: to, response } })).body.status
    const answer = device.get(body.options)
    const other = await challengeOf(username)
    expect(await give(other, answer)).toBe(1)
    await anonymous.call('beginPasskeySignIn', { body: { challenge: other } })
    expect(await give(other, answer)).toBe(1)
    expect(await give(challenge, device.get({ ...body.options, rpId: 'evil.example' }))).toBe(1)
    const forged = {
      ...answer,
      response: { ...answer.response, signature: `${answer.response.signature.slice(0, -4)}AAAA` },
    }
    expect(await give(challenge, forged)).toBe(1)
    expect(await give(challenge, answer)).toBe(2)
    expect(await give(challenge, answer)).toBe(0)
  })

  it("of another account signs nobody in, and becomes nobody else's", async () => {
    const [maria, nikos] = [await aHolder(), await aHolder()]
    expect((await byPasskey(await challengeOf(maria.username), nikos.device)).body.status).toBe(1)
    const { client } = await withPassword()
    expect((await addPasskey(client, nikos.device)).done).toEqual({ status: 0 })
  })

  it('whose device counts backwards is refused, and administrators read of it', async () => {
    const { account, username, device } = await aHolder(softwareAuthenticator({ counter: 5 }))
    expect((await byPasskey(await challengeOf(username), device)).body.status).toBe(2)
    device.setCounter(3)
    expect((await byPasskey(await challengeOf(username), device)).body.status).toBe(1)
    const kinds = (await securityRows(db)).filter(({ accountId }) => accountId === account.id)
    expect(kinds.map(({ kind }) => kind)).toContain('passkey_copied')
    device.setCounter(20)
    expect((await byPasskey(await challengeOf(username), device)).body.status).toBe(2)
  })

  it('proves a change, and with the last one goes the factor', async () => {
    const { account, username, client, device } = await aHolder()
    const second = await addPasskey(client, undefined, await proofOf(client, device))
    expect(second.done).toEqual({ status: 2, recoveryCodes: null })
    const [first, other] = (await client.call('getSecondFactor')).body.passkeys
    const remove = async (passkeyId: number, body: object) =>
      (await client.call('removePasskey', { params: { passkeyId }, body })).body.status
    const proof = await proofOf(client, device)
    expect(await remove(first?.passkeyID ?? 0, proof)).toBe(2)
    expect(await remove(other?.passkeyID ?? 0, proof)).toBe(0)
    expect((await signIn(username)).authenticated).toBe(0)
    expect(await remove(other?.passkeyID ?? 0, await proofOf(client, second.device))).toBe(2)
    expect((await signIn(username)).authenticated).toBe(1)
    expect(await mailsTo(account)).toHaveLength(4)
  })

  it('of another person is not found', async () => {
    const [maria, nikos] = [await aHolder(), await aHolder()]
    const [own] = (await nikos.client.call('getSecondFactor')).body.passkeys
    const params = { passkeyId: own?.passkeyID ?? 0 }
    const body = await proofOf(maria.client, maria.device)
    expect((await maria.client.call('removePasskey', { params, body })).error).toMatchObject({
      status: 404,
      code: 'not_found',
    })
    const student = await api.as(await given.aStudent())
    expect((await student.call('beginPasskeyProof')).status).toBe(404)
  })

  it('is one of ten at most', async () => {
    const { account, client, recoveryCodes } = await aHolder()
    for (let more = 1; more <= 9; more += 1) await given.aPasskey({ owner: account })
    const body = { password: PASSWORD, code: recoveryCodes[0] }
    expect((await client.call('beginPasskey', { body })).error).toMatchObject({
      status: 409,
      code: 'too_many_passkeys',
    })
  })

  it('is not confirmed after half an hour', async () => {
    const { client } = await withPassword()
    const { body } = await client.call('beginPasskey', { body: { password: PASSWORD } })
    if (body.status !== 2) throw new Error('it was not begun')
    clock.advance({ minutes: 30 })
    const named = { response: softwareAuthenticator().create(body.options), name: 'Αργά' }
    expect((await client.call('confirmPasskey', { body: named })).body).toEqual({ status: 0 })
  })
})

describe('an installation whose address has numbers only', async () => {
  const numbered = await startTestApi({ WEB_ORIGIN: 'http://10.0.0.7:3000' })

  it('has telephones and no passkeys, and says so', async () => {
    const { client } = await secondFactors(numbered).withPassword()
    expect((await client.call('getSecondFactor')).body.passkeyHost).toBeNull()
    const refused = await client.call('beginPasskey', { body: { password: PASSWORD } })
    expect(refused.error).toMatchObject({ status: 409, code: 'passkeys_unavailable' })
  })
})
