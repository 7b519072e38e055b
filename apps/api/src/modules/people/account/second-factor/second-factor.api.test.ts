import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { upkeep } from '../../../../platform/upkeep/upkeep.ts'
import { secondFactors } from '../../../../testing/second-factor.fixture.ts'
import { securityRows } from '../../../../testing/security-entries.ts'
import { startTestApi } from '../../../../testing/test-api.ts'
import { CHALLENGES_KEPT } from '../one-time-code/factor-challenge.repository.ts'
import { recoveryCode, secondFactorChallenge, totp } from '../tables.ts'

const api = await startTestApi()
const { anonymous, given, clock, db } = api
const { PASSWORD, codeOf, nextCode, signIn, challengeOf, byCode, setUpTotp, aPerson, mailsTo } =
  secondFactors(api)

const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')
const statusOf = async (challenge: string, code: string) => (await byCode(challenge, code)).body.status
const isIn = async (token: string | null) =>
  (await api.bearing(token ?? '').call('listSessions')).status === 200

describe('an account with a telephone', () => {
  it('gets no session by the password alone, and one by the code', async () => {
    const { username, secret, account } = await aPerson()
    const first = await signIn(username)
    expect(first).toEqual({
      status: 2,
      authenticated: 0,
      isActive: 1,
      jwt_token: null,
      email: null,
      department: null,
      user_type: null,
      device_token: null,
      second_factor: { challenge: expect.any(String), ways: ['totp', 'recovery_code'] },
      second_factor_demanded: false,
      first_sign_in: false,
    })
    const { body } = await byCode(first.second_factor?.challenge ?? '', nextCode(secret))
    expect(body).toMatchObject({ status: 2, authenticated: 1, email: account.email, second_factor: null })
    expect(body.device_token).toEqual(expect.any(String))
    expect(await isIn(body.jwt_token)).toBe(true)
  })

  it('is asked for nothing where the password is wrong', async () => {
    const { username } = await aPerson()
    expect(await signIn(username, { password: 'wrong' })).toMatchObject({ status: 1, second_factor: null })
  })

  it.each([
    ['of the moment', 0, 2],
    ['of the step before', -1, 2],
    ['of the step after', 1, 2],
    ['of two steps before', -2, 1],
    ['of two steps after', 2, 1],
  ])('takes or refuses a code %s', async (_when, steps, status) => {
    const { username, secret } = await aPerson()
    clock.advance({ minutes: 5 })
    expect(await statusOf(await challengeOf(username), codeOf(secret, steps))).toBe(status)
  })

  it('takes a code once, and none of an earlier moment after it', async () => {
    const { username, secret } = await aPerson()
    const earlier = nextCode(secret)
    const code = nextCode(secret)
    expect(await statusOf(await challengeOf(username), code)).toBe(2)
    expect(await statusOf(await challengeOf(username), code)).toBe(1)
    expect(await statusOf(await challengeOf(username), earlier)).toBe(1)
  })

  it('does not take the code with which it was set up', async () => {
    const { username, secret } = await aPerson()
    expect(await statusOf(await challengeOf(username), codeOf(secret))).toBe(1)
  })

  it('lets one of two sign-ins in that give the same code at once', async () => {
    const { username, secret } = await aPerson()
    const challenges = [await challengeOf(username), await challengeOf(username)]
    const code = nextCode(secret)
    const both = await Promise.all(challenges.map((challenge) => statusOf(challenge, code)))
    expect(both.sort()).toEqual([1, 2])
  })

  it('takes no code of another account', async () => {
    const [maria, nikos] = [await aPerson(), await aPerson()]
    expect(await statusOf(await challengeOf(maria.username), nextCode(nikos.secret))).toBe(1)
  })
})

describe('a challenge', () => {
  it('holds for five minutes', async () => {
    const { username, secret } = await aPerson()
    const challenge = await challengeOf(username)
    clock.advance({ minutes: 5 })
    expect(await statusOf(challenge, codeOf(secret))).toBe(0)
  })

  it('is good once', async () => {
    const { username, secret } = await aPerson()
    const challenge = await challengeOf(username)
    expect(await statusOf(challenge, nextCode(secret))).toBe(2)
    expect(await statusOf(challenge, nextCode(secret))).toBe(0)
  })

  it('is one that was given: no other text is', async () => {
    expect(await statusOf('made up', '123456')).toBe(0)
    const { body } = await anonymous.call('beginPasskeySignIn', { body: { challenge: 'made up' } })
    expect(body).toEqual({ status: 0 })
  })

  it('is over once the password is another one', async () => {
    const { username, client, secret } = await aPerson()
    const challenge = await challengeOf(username)
    const newpass = 'another one of mine'
    await client.call('changePassword', { body: { oldpass: PASSWORD, newpass } })
    expect(await statusOf(challenge, nextCode(secret))).toBe(0)
  })

  it('lets nobody in whose account was disabled meanwhile', async () => {
    const { username, secret } = await aPerson()
    const challenge = await challengeOf(username)
    const administrator = await api.as(await given.anAdministrator())
    await administrator.call('setAccountDisabled', { params: { username, flag: 1 } })
    const { error } = await byCode(challenge, nextCode(secret))
    expect(error).toMatchObject({ status: 403, code: 'account_disabled' })
  })

  it('is removed when it is old, and keeps no token', async () => {
    const { username } = await aPerson()
    const challenge = await challengeOf(username)
    expect(JSON.stringify(await db.select().from(secondFactorChallenge))).not.toContain(challenge)
    clock.advance({ minutes: 6 })
    await upkeep(api, [CHALLENGES_KEPT])()
    expect(await db.$count(secondFactorChallenge)).toBe(0)
  })
})

describe('a recovery code', () => {
  it('signs in once, however it is typed, and is not counted among what can be guessed', async () => {
    const { username, client, recoveryCodes } = await aPerson()
    expect(new Set(recoveryCodes).size).toBe(10)
    const [code = ''] = recoveryCodes
    expect(code).toMatch(/^[2-9a-z]{4}(-[2-9a-z]{4}){5}$/)
    const typed = ` ${code.replaceAll('-', ' ').toUpperCase()}`
    expect(await statusOf(await challengeOf(username), typed)).toBe(2)
    expect(await statusOf(await challengeOf(username), code)).toBe(1)
    expect((await client.call('getSecondFactor')).body.recoveryCodesLeft).toBe(9)
  })

  it('is used by one of two that give it at once', async () => {
    const { username, recoveryCodes } = await aPerson()
    const challenges = [await challengeOf(username), await challengeOf(username)]
    const both = await Promise.all(challenges.map((one) => statusOf(one, recoveryCodes[0] ?? '')))
    expect(both.sort()).toEqual([1, 2])
  })

  it('belongs to its account, and is kept as a hash', async () => {
    const [maria, nikos] = [await aPerson(), await aPerson()]
    const [code = ''] = nikos.recoveryCodes
    expect(await statusOf(await challengeOf(maria.username), code)).toBe(1)
    expect(JSON.stringify(await db.select().from(recoveryCode))).not.toContain(code.replaceAll('-', ''))
  })

  it('holds no longer once there are new ones, which take a proof', async () => {
    const { username, client, secret, recoveryCodes } = await aPerson()
    const renew = (proof: object) =>
      client.call('renewRecoveryCodes', { body: { password: PASSWORD, ...proof } })
    expect((await renew({})).body).toEqual({ status: 0 })
    expect((await renew({ password: 'wrong', code: recoveryCodes[1] })).body).toEqual({ status: 1 })
    const { body } = await renew({ code: nextCode(secret) })
    expect(body).toMatchObject({ status: 2, recoveryCodes: expect.arrayContaining([expect.any(String)]) })
    expect(await statusOf(await challengeOf(username), recoveryCodes[2] ?? '')).toBe(1)
  })
})

describe('setting up a telephone', () => {
  it('asks for the password, and is in force with its first code', async () => {
    const account = await given.aStudent({ password: PASSWORD })
    const client = await api.as(account)
    const begin = (password: string) => client.call('beginTotp', { body: { password } })
    expect((await begin('wrong')).body).toEqual({ status: 1 })
    const { body } = await begin(PASSWORD)
    if (body.status !== 2) throw new Error('it was not begun')
    expect(body.uri).toBe(
      `otpauth://totp/Diatrivi:${account.username}?issuer=Diatrivi&secret=${body.secret}&algorithm=SHA1&digits=6&period=30`,
    )
    expect((await signIn(account.username)).authenticated).toBe(1)
    const confirm = async (code: string) => (await client.call('confirmTotp', { body: { code } })).body
    expect(await confirm(wrongOf(codeOf(body.secret)))).toEqual({ status: 0 })
    expect(await confirm(codeOf(body.secret))).toMatchObject({ status: 2 })
    expect(await confirm(nextCode(body.secret))).toEqual({ status: 0 })
    expect((await client.call('getSecondFactor')).body).toMatchObject({
      demanded: false,
      passkeyHost: 'localhost',
      totp: { since: { timezone: 'Europe/Athens' } },
      passkeys: [],
      recoveryCodesLeft: 10,
    })
  })

  it('ends every other session, tells the owner and is written down; the secret is sealed', async () => {
    const account = await given.aStudent({ password: PASSWORD })
    const [client, elsewhere] = [await api.as(account), await api.as(account)]
    const { secret } = await setUpTotp(client)
    expect((await elsewhere.call('listSessions')).status).toBe(401)
    expect((await client.call('listSessions')).status).toBe(200)
    expect(await mailsTo(account)).toEqual(['Ορίστηκε επαλήθευση σε δύο βήματα'])
    expect((await securityRows(db)).filter(({ accountId }) => accountId === account.id)).toMatchObject([
      { kind: 'second_factor_set_up', detail: 'totp' },
    ])
    const [row] = await db.select().from(totp).where(eq(totp.accountId, account.id))
    expect(JSON.stringify(row)).not.toContain(secret)
    expect(JSON.stringify(api.logged)).not.toContain(secret)
  })

  it('is over after half an hour, and belongs to the session that began it', async () => {
    const account = await given.aStudent({ password: PASSWORD })
    const [client, elsewhere] = [await api.as(account), await api.as(account)]
    const { body } = await client.call('beginTotp', { body: { password: PASSWORD } })
    if (body.status !== 2) throw new Error('it was not begun')
    const confirm = async (by = client) =>
      (await by.call('confirmTotp', { body: { code: codeOf(body.secret) } })).body.status
    expect(await confirm(elsewhere)).toBe(0)
    clock.advance({ minutes: 30 })
    expect(await confirm()).toBe(0)
  })

  it('takes the place of another one after a proof, and the recovery codes stay', async () => {
    const { username, client, secret, recoveryCodes } = await aPerson()
    expect((await client.call('beginTotp', { body: { password: PASSWORD } })).body).toEqual({ status: 0 })
    const next = await setUpTotp(client, { code: recoveryCodes[0] })
    expect(next.recoveryCodes).toEqual([])
    expect(await statusOf(await challengeOf(username), nextCode(secret))).toBe(1)
    expect(await statusOf(await challengeOf(username), codeOf(next.secret))).toBe(2)
  })

  it('has nobody else by it who began one at the same time', async () => {
    const account = await given.aStudent({ password: PASSWORD })
    const [owner, thief] = [await api.as(account), await api.as(account)]
    const begun = [owner, thief].map((client) => client.call('beginTotp', { body: { password: PASSWORD } }))
    const [ofOwner, ofThief] = (await Promise.all(begun)).map(({ body }) => body)
    if (ofOwner?.status !== 2 || ofThief?.status !== 2) throw new Error('they were not begun')
    await owner.call('confirmTotp', { body: { code: codeOf(ofOwner.secret) } })
    const late = await thief.call('confirmTotp', { body: { code: codeOf(ofThief.secret) } })
    expect(late.status).toBe(401)
  })
})

describe('taking a telephone off', () => {
  it('asks for the password and a proof, ends other sessions, and the password is enough then', async () => {
    const { account, username, client, secret, recoveryCodes } = await aPerson()
    const elsewhere = await api.as(account)
    const remove = async (body: object) =>
      (await client.call('removeTotp', { body: { password: PASSWORD, ...body } })).body.status
    const code = nextCode(secret)
    expect(await remove({ password: 'wrong', code })).toBe(1)
    expect([await remove({}), await remove({ code: wrongOf(code) })]).toEqual([0, 0])
    expect(await remove({ code })).toBe(2)
    expect((await elsewhere.call('listSessions')).status).toBe(401)
    expect((await signIn(username)).authenticated).toBe(1)
    expect((await client.call('getSecondFactor')).body).toMatchObject({ totp: null, recoveryCodesLeft: 0 })
    expect(await mailsTo(account)).toContain('Η επαλήθευση σε δύο βήματα άλλαξε')
    const gone = await client.call('removeTotp', { body: { password: PASSWORD, code: recoveryCodes[0] } })
    expect(gone.error).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('is not done by a new password', async () => {
    const { account, username } = await aPerson()
    await anonymous.call('forgotPassword', { body: { email: account.email } })
    const texts = (await api.mailbox.all()).filter(({ to }) => to === account.email).map(({ text }) => text)
    const token = /\/password\/reset\?token=([\w-]+)/.exec(texts.join())?.[1]
    await anonymous.call('resetPassword', { body: { token, newpass: 'another one of mine' } })
    const { second_factor } = await signIn(username, { password: 'another one of mine' })
    expect(second_factor?.ways).toEqual(['totp', 'recovery_code'])
  })
})
