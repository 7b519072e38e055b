import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../../testing/test-api.ts'

const api = await startTestApi()
const { anonymous, given, clock } = api

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const UNKNOWN_ID = '0d9f7c53-3a5b-4c59-9d43-000000000000'

/** Signs in through the API, so that the session has a user agent. */
async function signedIn(account: { username: string }, userAgent = FIREFOX) {
  const body = { username: account.username, password: 'right' }
  const answer = await anonymous.call('signIn', { body, headers: { 'user-agent': userAgent } })
  return api.bearing(String(answer.body.jwt_token))
}

describe('the list of the own sessions', () => {
  it('needs a session', async () => {
    expect((await anonymous.call('listSessions')).error).toMatchObject({
      status: 401,
      code: 'unauthenticated',
    })
  })

  it('is refused to an account that is not active', async () => {
    const client = await signedIn(await given.aStudent({ password: 'right', isActive: false }))
    expect((await client.call('listSessions')).error).toMatchObject({ status: 403, code: 'inactive_account' })
  })

  it('says with what, since when and when last, and which is this one', async () => {
    const owner = await given.aStudent({ password: 'right' })
    const elsewhere = await given.aSession({ owner, userAgent: null })
    clock.advance({ hours: 2 })
    const { body } = await (await signedIn(owner)).call('listSessions')
    expect(body).toMatchObject([
      { userAgent: FIREFOX, isCurrent: true },
      { sessionID: elsewhere.id, userAgent: null, isCurrent: false },
    ])
    expect(body[0]?.startedAt).toEqual(body[0]?.lastSeenAt)
    expect(body[1]?.startedAt).not.toEqual(body[0]?.startedAt)
  })

  it.each(['instructor', 'administrator'] as const)('is there for an %s too', async (role) => {
    const client = await api.as(await given.anAccount({ role }))
    expect((await client.call('listSessions')).body).toMatchObject([{ isCurrent: true }])
  })

  it('leaves out what ended, what only activates, and what belongs to others', async () => {
    const owner = await given.aStudent()
    const now = clock.now()
    const aDayAgo = new Date(now.getTime() - 24 * 3_600_000)
    await given.aSession({ owner, revokedAt: now })
    await given.aSession({ owner, expiresAt: now })
    await given.aSession({ owner, createdAt: aDayAgo })
    await given.aSession({ owner, kind: 'activation' })
    await given.aSession({ owner: await given.aStudent() })
    const { body } = await (await api.as(owner)).call('listSessions')
    expect(body).toMatchObject([{ isCurrent: true }])
  })

  it('keeps the last use to the minute, and writes it no oftener', async () => {
    const client = await api.as(await given.aStudent())
    const lastUse = async () => (await client.call('listSessions')).body[0]?.lastSeenAt.date
    const atSignIn = await lastUse()
    clock.advance({ seconds: 59 })
    expect(await lastUse()).toBe(atSignIn)
    clock.advance({ seconds: 1 })
    const aMinuteLater = await lastUse()
    expect(aMinuteLater).not.toBe(atSignIn)
    clock.advance({ seconds: 30 })
    expect(await lastUse()).toBe(aMinuteLater)
  })
})

describe('ending a session', () => {
  it('needs a session', async () => {
    const answer = await anonymous.call('endSession', { params: { sessionId: UNKNOWN_ID } })
    expect(answer.error).toMatchObject({ status: 401 })
  })

  it('needs the id of one', async () => {
    const client = await api.as(await given.aStudent())
    const answer = await client.call('endSession', { params: { sessionId: '7' } })
    expect(answer.error).toMatchObject({ status: 400, fields: { sessionId: expect.any(String) } })
  })

  it.each(['student', 'instructor', 'administrator'] as const)(
    'asked by %s finds neither that of another person nor one that never was',
    async (role) => {
      const owner = await given.aStudent({ password: 'right' })
      const theirs = await signedIn(owner)
      const [session] = (await theirs.call('listSessions')).body
      const client = await api.as(await given.anAccount({ role }))
      for (const sessionId of [session?.sessionID ?? '', UNKNOWN_ID]) {
        const answer = await client.call('endSession', { params: { sessionId } })
        expect(answer.error).toMatchObject({ status: 404, code: 'not_found' })
      }
      expect((await theirs.call('listSessions')).status).toBe(200)
    },
  )

  it('finds no more one that has ended', async () => {
    const owner = await given.aStudent()
    const { id: sessionId } = await given.aSession({ owner, revokedAt: clock.now() })
    const answer = await (await api.as(owner)).call('endSession', { params: { sessionId } })
    expect(answer.error).toMatchObject({ status: 404 })
  })

  it('takes effect at once, and on that one only', async () => {
    const owner = await given.aStudent({ password: 'right' })
    const [here, lost, kept] = [await signedIn(owner), await signedIn(owner), await signedIn(owner)]
    const sessionId =
      (await lost.call('listSessions')).body.find(({ isCurrent }) => isCurrent)?.sessionID ?? ''
    expect((await here.call('endSession', { params: { sessionId } })).body).toEqual({ status: 200 })
    expect((await lost.call('listSessions')).error).toMatchObject({ status: 401, code: 'session_expired' })
    expect((await kept.call('listSessions')).body).toHaveLength(2)
  })

  it('signs out when it is the one that asks', async () => {
    const client = await api.as(await given.anInstructor())
    const [session] = (await client.call('listSessions')).body
    const params = { sessionId: session?.sessionID ?? '' }
    expect((await client.call('endSession', { params })).body).toEqual({ status: 200 })
    expect((await client.call('listSessions')).error).toMatchObject({ status: 401, code: 'session_expired' })
  })
})

describe('ending all other sessions', () => {
  it('needs a session', async () => {
    expect((await anonymous.call('endOtherSessions')).error).toMatchObject({ status: 401 })
  })

  it('leaves the one that asks, and those of other people', async () => {
    const owner = await given.aStudent({ password: 'right' })
    const [here, lost] = [await signedIn(owner), await signedIn(owner)]
    const stranger = await api.as(await given.aStudent())
    expect((await here.call('endOtherSessions')).body).toEqual({ status: 200 })
    expect((await here.call('listSessions')).body).toMatchObject([{ isCurrent: true }])
    expect((await lost.call('listSessions')).error).toMatchObject({ status: 401, code: 'session_expired' })
    expect((await stranger.call('listSessions')).status).toBe(200)
  })

  it('has nothing to do where there are none', async () => {
    const client = await api.as(await given.anAdministrator())
    expect((await client.call('endOtherSessions')).body).toEqual({ status: 200 })
  })
})
