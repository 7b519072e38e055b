import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'

const ISSUER = 'https://login.hua.gr'
const api = await startTestApi()
const closed = await startTestApi({
  OIDC_ISSUER: ISSUER,
  OIDC_CLIENT_ID: 'diatrivi',
  OIDC_CLIENT_SECRET: 'the secret between the two',
  SSO_DOMAINS: 'hua.gr=1',
  LOCAL_SIGN_IN: 'administrators',
})

const anIdentity = async ({ given }: typeof api, owner: { id: number }, issuer = ISSUER) =>
  (await given.anIdentity({ owner, issuer })).id

describe('GET /v1/user/identities', () => {
  it('lists the own ones, without the name of the person there', async () => {
    const [owner, other] = [await api.given.aStudent(), await api.given.aStudent()]
    const identityID = await anIdentity(api, owner)
    await anIdentity(api, other)
    const { body } = await (await api.as(owner)).call('listIdentities')
    expect(body).toEqual([{ identityID, issuer: ISSUER, linkedAt: expect.anything() }])
  })
})

describe('DELETE /v1/user/identity/:identityId', () => {
  it('ends the other sessions and sends a mail', async () => {
    const owner = await api.given.aStudent({ password: 'right' })
    const identityId = await anIdentity(api, owner)
    const [here, elsewhere] = [await api.as(owner), await api.as(owner)]
    expect((await here.call('unlinkIdentity', { params: { identityId } })).status).toBe(200)
    expect((await here.call('listIdentities')).body).toEqual([])
    expect((await elsewhere.call('listIdentities')).error).toMatchObject({ code: 'session_expired' })
    expect(await api.mailbox.newestTo(owner.email)).toMatchObject({
      subject: 'Αποσυνδέθηκε ιδρυματικός λογαριασμός',
    })
  })

  it('leaves those of others alone', async () => {
    const [owner, other] = [await api.given.aStudent({ password: 'right' }), await api.given.aStudent()]
    const identityId = await anIdentity(api, other)
    const answer = await (await api.as(owner)).call('unlinkIdentity', { params: { identityId } })
    expect(answer.error).toMatchObject({ status: 404 })
    expect((await (await api.as(other)).call('listIdentities')).body).toHaveLength(1)
  })

  it('keeps the last way in', async () => {
    const owner = await api.given.aStudent()
    const client = await api.as(owner)
    const first = await anIdentity(api, owner)
    const unlink = (identityId: number) => client.call('unlinkIdentity', { params: { identityId } })
    expect((await unlink(first)).error).toMatchObject({ status: 409, code: 'last_way_in' })
    await anIdentity(api, owner, 'https://idp.hua.gr')
    expect((await unlink(first)).status).toBe(200)
  })

  it('counts no password where only administrators use one', async () => {
    const [student, administrator] = [
      await closed.given.aStudent({ password: 'right' }),
      await closed.given.anAdministrator({ password: 'right' }),
    ]
    const unlink = async (owner: { id: number }) =>
      (await closed.as(owner)).call('unlinkIdentity', {
        params: { identityId: await anIdentity(closed, owner) },
      })
    expect((await unlink(student)).error).toMatchObject({ code: 'last_way_in' })
    expect((await unlink(administrator)).status).toBe(200)
  })
})

describe('where passwords are for administrators only', () => {
  const signIn = (username: string, password: string) =>
    closed.anonymous.call('signIn', { body: { username, password } })

  it('nobody else signs in with one, which is said to a person who knows it', async () => {
    for (const person of [
      await closed.given.aStudent({ password: 'right' }),
      await closed.given.anInstructor({ password: 'right' }),
    ]) {
      expect((await signIn(person.username, 'right')).error).toMatchObject({
        status: 403,
        code: 'local_sign_in_off',
      })
      expect((await signIn(person.username, 'wrong')).body).toMatchObject({ status: 1 })
    }
  })

  it('administrators do', async () => {
    const administrator = await closed.given.anAdministrator({ password: 'right' })
    expect((await signIn(administrator.username, 'right')).body).toMatchObject({ authenticated: 1 })
    expect((await closed.anonymous.call('getSignInWays')).body.local).toBe('administrators')
  })

  it('nobody registers with one, nor activates such a registration', async () => {
    const { id } = await closed.given.aDepartment()
    const body = {
      username: 'newcomer',
      password: 'a long password',
      email: 'newcomer@hua.gr',
      uName: 'Ελένη',
      uSurname: 'Παππά',
      department: id,
    }
    expect((await closed.anonymous.call('register', { body })).error).toMatchObject({
      code: 'local_sign_in_off',
    })
    const activation = { email: 'newcomer@hua.gr', code: '123456' }
    expect((await closed.anonymous.call('activate', { body: activation })).error).toMatchObject({
      code: 'local_sign_in_off',
    })
  })
})
