import { describe, expect, it } from 'vitest'
import { createPlatform } from '../../create-platform.ts'
import { factories } from '../../testing/factories.ts'
import { openTestFoundation } from '../../testing/test-foundation.ts'
import { serveHandlers } from '../../testing/test-handlers.ts'
import { tokens } from './tokens.ts'

const foundation = await openTestFoundation()
const { db, clock, secret } = foundation
const { sessions, passwords } = createPlatform(foundation)
const given = factories({ ...foundation, passwords })
const stored = await given.aStoredFile('%PDF-1.7', 'application/pdf')

const app = await serveHandlers(foundation, {
  signOut: () => ({ status: 200 }),
  createThesis: ({ actor }) => actor.accountId,
  deleteThesis: () => ({ status: 200 }),
  finishStep: () => ({ status: 200 }),
  getNotificationOverview: ({ actor }) => ({ total: actor.accountId }),
  downloadCv: () => ({ ...stored, name: 'cv.pdf', caching: 'private' }),
  downloadCvOf: () => ({ ...stored, name: 'cv.pdf', caching: 'private' }),
})

const instructor = await given.anInstructor()
const student = await given.aStudent()

function signIn({ id }: { id: number }, kind: 'full' | 'activation' = 'full') {
  return db.transaction((tx) => sessions.open(tx, { accountId: id, kind, userAgent: null }))
}

const overview = (query: string, headers = {}) =>
  app.inject({ url: `/v1/instructor/notifications/overview${query}`, headers })
const createThesis = (payload: object, headers = {}) =>
  app.inject({ method: 'POST', url: '/v1/instructor/thesis', payload, headers })
const outcome = (answer: { statusCode: number; json(): { code?: string } }) =>
  answer.statusCode === 200 ? 'admitted' : `${answer.statusCode} ${answer.json().code}`

describe('a token', () => {
  it('stands in the query of a GET', async () => {
    expect((await overview(`?jwt_token=${await signIn(instructor)}`)).json()).toEqual({
      total: instructor.id,
    })
  })

  it('stands in the body of everything else, a DELETE too', async () => {
    const jwt_token = await signIn(instructor)
    expect(outcome(await createThesis({ thesisTitle: 'Θέμα', jwt_token }))).toBe('admitted')
    const deletion = { method: 'DELETE', url: '/v1/instructor/thesis/1', payload: { jwt_token } } as const
    expect(outcome(await app.inject(deletion))).toBe('admitted')
  })

  it('stands in the header instead, and then the header wins', async () => {
    const headers = { authorization: `Bearer ${await signIn(instructor)}` }
    expect(outcome(await overview('', headers))).toBe('admitted')
    expect((await overview(`?jwt_token=${await signIn(student)}`, headers)).json()).toEqual({
      total: instructor.id,
    })
    expect(
      outcome(await overview(`?jwt_token=${await signIn(instructor)}`, { authorization: 'Bearer x' })),
    ).toBe('401 unauthenticated')
  })

  it.each([
    ['that is missing', ''],
    ['that is empty', '?jwt_token='],
    ['that is sent twice', '?jwt_token=a&jwt_token=b'],
    ['that is no token', '?jwt_token=nonsense'],
  ])('%s is 401, and says so to programs', async (_what, query) => {
    const answer = await overview(query)
    expect(outcome(answer)).toBe('401 unauthenticated')
    expect(answer.headers['www-authenticate']).toBe('Bearer')
  })

  it('that another signer has signed is 401', async () => {
    const forger = tokens({ secret: 'another secret of 32 characters!', clock })
    const inAnHour = new Date(clock.now().getTime() + 3_600_000)
    const forged = await forger.sign({ use: 'session', sessionId: crypto.randomUUID() }, inAnHour)
    expect(outcome(await overview(`?jwt_token=${forged}`))).toBe('401 unauthenticated')
    const [header, payload] = (await signIn(instructor)).split('.')
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
    expect(outcome(await overview(`?jwt_token=${unsigned}`))).toBe('401 unauthenticated')
    expect(outcome(await overview(`?jwt_token=${header}.${payload}.AAAA`))).toBe('401 unauthenticated')
  })

  it('of a session that no longer exists is 401', async () => {
    const signer = tokens({ secret, clock })
    const inAnHour = new Date(clock.now().getTime() + 3_600_000)
    const token = await signer.sign({ use: 'session', sessionId: crypto.randomUUID() }, inAnHour)
    expect(outcome(await overview(`?jwt_token=${token}`))).toBe('401 unauthenticated')
  })
})

describe('a caller', () => {
  it('of another role is 403, before anything of the request is judged', async () => {
    expect(outcome(await createThesis({ jwt_token: await signIn(student) }))).toBe('403 wrong_role')
    expect(outcome(await createThesis({}))).toBe('401 unauthenticated')
    expect(outcome(await createThesis({ jwt_token: await signIn(instructor) }))).toBe('400 validation')
  })

  it('whose account is not active is 403, whatever the session', async () => {
    const inactive = await given.anInstructor({ isActive: false })
    expect(outcome(await overview(`?jwt_token=${await signIn(inactive)}`))).toBe('403 inactive_account')
    expect(outcome(await overview(`?jwt_token=${await signIn(instructor, 'activation')}`))).toBe(
      '403 inactive_account',
    )
  })

  it('with an activation session may still sign out', async () => {
    const payload = { jwt_token: await signIn(instructor, 'activation') }
    expect(outcome(await app.inject({ method: 'POST', url: '/logout', payload }))).toBe('admitted')
  })
})

describe('a session', () => {
  it('ends after a day without use', async () => {
    const token = await signIn(instructor)
    clock.advance({ hours: 23 })
    expect(outcome(await overview(`?jwt_token=${token}`))).toBe('admitted')
    clock.advance({ hours: 23 })
    expect(outcome(await overview(`?jwt_token=${token}`))).toBe('admitted')
    clock.advance({ hours: 25 })
    expect(outcome(await overview(`?jwt_token=${token}`))).toBe('401 session_expired')
  })

  it('ends after a week however much it is used', async () => {
    const token = await signIn(instructor)
    for (let day = 1; day <= 6; day += 1) {
      clock.advance({ hours: 23 })
      expect(outcome(await overview(`?jwt_token=${token}`))).toBe('admitted')
    }
    clock.advance({ hours: 23 })
    await overview(`?jwt_token=${token}`)
    clock.advance({ hours: 8 })
    expect(outcome(await overview(`?jwt_token=${token}`))).toBe('401 session_expired')
  })

  it('can be ended on the server, and its owner everywhere', async () => {
    const [first, second, kept] = [await signIn(student), await signIn(student), await signIn(student)]
    const idOf = async (token: string) => {
      const read = await tokens({ secret, clock }).read(token)
      return typeof read === 'object' && read !== null ? read.claims.sessionId : ''
    }
    await sessions.end(await idOf(first))
    const keptId = await idOf(kept)
    await db.transaction((tx) => sessions.endAll(tx, student.id, keptId))
    const cv = (token: string) => app.inject(`/user/profile/cv?jwt_token=${token}`)
    expect(outcome(await cv(first))).toBe('401 session_expired')
    expect(outcome(await cv(second))).toBe('401 session_expired')
    expect((await cv(kept)).statusCode).toBe(200)
  })
})

describe('a download token', () => {
  async function downloadToken(path: string) {
    const read = await tokens({ secret, clock }).read(await signIn(student))
    if (read === null || read === 'expired') throw new Error('no session')
    const { sessionId } = read.claims
    return { token: await sessions.makeDownloadToken(sessionId, path), sessionId }
  }

  it('opens its path and no other', async () => {
    const { token } = await downloadToken('/user/profile/cv')
    expect((await app.inject(`/user/profile/cv?jwt_token=${token}`)).statusCode).toBe(200)
    const other = await app.inject(`/user/profile/cv/maria?jwt_token=${token}`)
    expect(outcome(other)).toBe('401 unauthenticated')
  })

  it('opens nothing but files', async () => {
    const { token } = await downloadToken('/v1/instructor/notifications/overview')
    expect(outcome(await overview(`?jwt_token=${token}`))).toBe('401 unauthenticated')
    const { token: forLogout } = await downloadToken('/logout')
    const payload = { jwt_token: forLogout }
    expect(outcome(await app.inject({ method: 'POST', url: '/logout', payload }))).toBe('401 unauthenticated')
  })

  it('is good for a minute, and no longer than its session', async () => {
    const { token, sessionId } = await downloadToken('/user/profile/cv')
    clock.advance({ seconds: 59 })
    expect((await app.inject(`/user/profile/cv?jwt_token=${token}`)).statusCode).toBe(200)
    await sessions.end(sessionId)
    expect(outcome(await app.inject(`/user/profile/cv?jwt_token=${token}`))).toBe('401 session_expired')
    const { token: late } = await downloadToken('/user/profile/cv')
    clock.advance({ seconds: 61 })
    expect(outcome(await app.inject(`/user/profile/cv?jwt_token=${late}`))).toBe('401 session_expired')
  })
})
