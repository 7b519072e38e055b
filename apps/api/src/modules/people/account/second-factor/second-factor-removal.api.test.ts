import { afterAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../../../app.ts'
import { createPlatform } from '../../../../create-platform.ts'
import type { Foundation } from '../../../../platform/platform.ts'
import { secondFactors } from '../../../../testing/second-factor.fixture.ts'
import { securityRows } from '../../../../testing/security-entries.ts'
import { startTestApi } from '../../../../testing/test-api.ts'
import { testClient } from '../../../../testing/test-client.ts'

const api = await startTestApi()
const { anonymous, given, clock, db, mailbox } = api
const { PASSWORD, codeOf, nextCode, signIn, challengeOf, byCode, setUpTotp, aPerson, withPassword, mailsTo } =
  secondFactors(api)

/** The same installation after a start with other settings. */
async function startedWith(changes: Partial<Foundation>) {
  const app = await buildApp({ ...createPlatform({ ...api, ...changes }), mailbox: null })
  afterAll(() => app.close())
  return testClient(app, null)
}

async function undoLinkTo({ email }: { email: string }): Promise<string> {
  const mails = (await mailbox.all()).filter(({ to }) => to === email)
  const links = mails.flatMap(({ text }) => /\/second-factor\/undo\?token=([\w-]+)/.exec(text)?.[1] ?? [])
  return links.at(-1) ?? ''
}
const undo = async (token: string) =>
  (await anonymous.call('undoSecondFactor', { body: { token } })).body.state

describe('the link of the mail about a first factor', () => {
  it('takes it off, ends every session and sends a link for a password, once', async () => {
    const { account, username, client } = await aPerson()
    const token = await undoLinkTo(account)
    expect(await undo(token)).toBe(0)
    expect((await client.call('listSessions')).status).toBe(401)
    expect((await signIn(username)).authenticated).toBe(1)
    expect(await mailsTo(account)).toContain('Νέος κωδικός πρόσβασης')
    expect(await undo(token)).toBe(1)
    const mine = (await securityRows(db)).filter(({ accountId }) => accountId === account.id)
    expect(mine.map(({ kind }) => kind)).toContain('second_factor_taken_off')
  })

  it('holds for seven days, and is one that was sent', async () => {
    const { account } = await aPerson()
    const token = await undoLinkTo(account)
    expect(await undo('made up')).toBe(1)
    clock.advance({ days: 7 })
    expect(await undo(token)).toBe(1)
  })

  it('is used by one of two that come at once', async () => {
    const { account } = await aPerson()
    const token = await undoLinkTo(account)
    expect((await Promise.all([undo(token), undo(token)])).sort()).toEqual([0, 1])
  })

  it('takes off what a thief has added too, and outlives a new password', async () => {
    const { account, username, client, recoveryCodes } = await aPerson()
    const token = await undoLinkTo(account)
    await setUpTotp(client, { code: recoveryCodes[0] })
    await client.call('changePassword', { body: { oldpass: PASSWORD, newpass: 'another one of mine' } })
    expect(await undo(token)).toBe(0)
    expect((await signIn(username, { password: 'another one of mine' })).authenticated).toBe(1)
  })

  it('is not one that chooses a password', async () => {
    const { account } = await aPerson()
    const body = { token: await undoLinkTo(account), newpass: 'another one of mine' }
    expect((await anonymous.call('resetPassword', { body })).body).toEqual({ state: 1 })
  })

  it('is worth nothing once the owner has taken the factor off', async () => {
    const { account, client, secret } = await aPerson()
    await client.call('removeTotp', { body: { password: PASSWORD, code: nextCode(secret) } })
    expect(await undo(await undoLinkTo(account))).toBe(1)
  })
})

describe('a lost factor', () => {
  it('is taken off by an administrator, which the person is told and the log keeps', async () => {
    const { account, username, client } = await aPerson()
    const administrator = await given.anAdministrator()
    const by = await api.as(administrator)
    const access = async () => (await by.call('getAccountAccess', { params: { username } })).body
    expect((await access()).hasSecondFactor).toBe(true)
    for (const _once of [1, 2]) {
      expect((await by.call('takeSecondFactorOff', { params: { username } })).status).toBe(200)
    }
    expect((await access()).hasSecondFactor).toBe(false)
    expect((await client.call('listSessions')).status).toBe(401)
    expect((await signIn(username)).authenticated).toBe(1)
    expect(await undo(await undoLinkTo(account))).toBe(1)
    const notified = (await mailsTo(account)).filter((subject) => subject.startsWith('Αφαιρέθηκε'))
    expect(notified).toHaveLength(1)
    const about = (await securityRows(db)).filter(({ subjectId }) => subjectId === account.id)
    expect(about).toMatchObject([{ kind: 'second_factor_taken_off', accountId: administrator.id }])
  })

  it('of the own account is not taken off so, nor by anybody else', async () => {
    const { username, client } = await aPerson({ role: 'administrator', departmentId: null })
    const params = { username }
    expect((await client.call('takeSecondFactorOff', { params })).error).toMatchObject({
      code: 'own_account',
    })
    const student = await api.as(await given.aStudent())
    expect((await student.call('takeSecondFactorOff', { params })).status).toBe(403)
    const administrator = await api.as(await given.anAdministrator())
    const nobody = { username: 'nobody' }
    expect((await administrator.call('takeSecondFactorOff', { params: nobody })).status).toBe(404)
  })
})

describe('where administrators are asked for one', async () => {
  const demanding = await startTestApi({ SECOND_FACTOR_FOR_ADMINISTRATORS: '1' })
  const there = secondFactors(demanding)

  it('one without can set one up and sign out, and do nothing else', async () => {
    const { username, client } = await there.withPassword({ role: 'administrator', departmentId: null })
    const { jwt_token, ...signedIn } = await there.signIn(username)
    expect(signedIn).toMatchObject({ status: 2, second_factor: null, second_factor_demanded: true })
    const here = demanding.bearing(jwt_token ?? '')
    const authenticate = async () =>
      (await demanding.anonymous.call('authenticate', { body: { jwt_token } })).body
    expect(await authenticate()).toMatchObject({ isJWTValid: true, second_factor_demanded: true })
    const refused = { status: 403, code: 'second_factor_required' }
    const calls = ['listInstitutions', 'listSessions', 'listSecurityEvents', 'endOtherSessions'] as const
    for (const name of calls) expect((await here.call(name)).error).toMatchObject(refused)
    expect((await here.call('getSecondFactor')).body).toMatchObject({ demanded: true, totp: null })
    expect((await client.call('signOut')).status).toBe(200)

    const { secret } = await there.setUpTotp(here)
    for (const name of calls) expect((await here.call(name)).status).toBe(200)
    expect(await authenticate()).toMatchObject({ second_factor_demanded: false })
    const code = there.nextCode(secret)
    expect((await here.call('removeTotp', { body: { password: PASSWORD, code } })).body.status).toBe(2)
    expect((await here.call('listInstitutions')).error).toMatchObject(refused)
  })

  it('others are not asked', async () => {
    const { username, client } = await there.withPassword()
    expect((await there.signIn(username)).second_factor_demanded).toBe(false)
    expect((await client.call('listInstitutions')).status).toBe(200)
  })
})

describe('the key of the secrets', () => {
  const NEW = 'another secret of thirty-two characters'
  const codeAt = async (client: typeof anonymous, username: string, code: string) =>
    (await byCode(await challengeOf(username, client), code, client)).body.status

  it('may be changed with an overlap: what is read is sealed anew', async () => {
    const { username, secret } = await aPerson()
    const overlapping = await startedWith({ secret: NEW, previousSecret: api.secret })
    expect(await codeAt(overlapping, username, nextCode(secret))).toBe(2)
    const changed = await startedWith({ secret: NEW })
    expect(await codeAt(changed, username, nextCode(secret))).toBe(2)
  })

  it('without an overlap leaves recovery codes, by which another telephone is set up', async () => {
    const { username, secret, recoveryCodes } = await aPerson()
    const changed = await startedWith({ secret: NEW })
    const { second_factor } = await signIn(username, {}, changed)
    expect(second_factor?.ways).toEqual(['recovery_code'])
    expect(await codeAt(changed, username, nextCode(secret))).toBe(1)
    expect(api.logged.map(({ msg }) => msg)).toContain(
      'the secret of a second factor was sealed with a key that is no longer set',
    )
    expect(await codeAt(changed, username, recoveryCodes[0] ?? '')).toBe(2)
  })

  it('may be one of its own, which the secret of the tokens does not touch', async () => {
    const config = { ...api.config, secondFactor: { ...api.config.secondFactor, secret: NEW } }
    const own = await startedWith({ config })
    const { username, secret } = await aPerson()
    expect(await codeAt(own, username, nextCode(secret))).toBe(2)
    const rotated = await startedWith({ config, secret: 'a third secret of thirty-two characters' })
    expect(await codeAt(rotated, username, nextCode(secret))).toBe(2)
    expect(await codeAt(rotated, username, codeOf(secret))).toBe(1)
  })
})

describe('an account with a factor', () => {
  it('is deleted with it', async () => {
    const { username } = await aPerson()
    const administrator = await api.as(await given.anAdministrator())
    expect((await administrator.call('deleteUser', { params: { username } })).status).toBe(200)
    expect((await signIn(username)).status).toBe(0)
  })

  it("has no session by another account's challenge", async () => {
    const [maria, nikos] = [await aPerson(), await withPassword()]
    expect((await signIn(nikos.username)).second_factor).toBeNull()
    const { body } = await byCode(await challengeOf(maria.username), nextCode(maria.secret))
    expect(body.email).toBe(maria.account.email)
  })
})
