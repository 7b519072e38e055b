import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../../../app.ts'
import { createPlatform } from '../../../../create-platform.ts'
import { databaseAt } from '../../../../platform/database/database.ts'
import { silent } from '../../../../testing/start-test-server.ts'
import { startTestApi } from '../../../../testing/test-api.ts'
import { testClient } from '../../../../testing/test-client.ts'
import { account, session } from '../tables.ts'

const api = await startTestApi()
const { given, clock, db, anonymous } = api

/** Another process on the same database, which may hear of changes or not. */
async function startProcess(hearingAt = api.connection) {
  const database = databaseAt(api.connection, silent, async () => undefined)
  const statements = vi.spyOn(database.pool, 'query')
  const platform = createPlatform({ ...api, db: database.db, connection: hearingAt })
  const app = await buildApp({ ...platform, mailbox: null })
  await app.ready()
  afterAll(async () => {
    await app.close()
    await database.close()
  })
  const as = (token: string) => testClient(app, token)
  return {
    as,
    /** What the process knows of a token, for which it asks the database for nothing but the session. */
    identify: async (token: string) => (await as(token).call('authenticate', { body: {} })).body,
    async statementsOf(work: () => Promise<unknown>): Promise<number> {
      statements.mockClear()
      await work()
      return statements.mock.calls.length
    },
  }
}

const [here, there] = [await startProcess(), await startProcess()]
const deaf = await startProcess({ host: '127.0.0.1', port: 1, user: 'nobody', database: 'none' })

/** The token of a new session, which both processes remember from now on. */
async function signIn({ username }: { username: string }): Promise<string> {
  const { body } = await anonymous.call('signIn', { body: { username, password: 'right' } })
  const token = String(body.jwt_token)
  for (const { identify, statementsOf } of [here, there]) {
    await expect.poll(() => statementsOf(() => identify(token)), { timeout: 10_000 }).toBe(0)
  }
  return token
}

/** The clock stands still meanwhile, so that what is forgotten was forgotten because of a message. */
const goesOnThere = async (token: string) => (await there.identify(token)).isJWTValid

describe('a session in several processes', () => {
  it('is read again after five seconds, not before', async () => {
    const token = await signIn(await given.aStudent({ password: 'right' }))
    clock.advance({ seconds: 4 })
    expect(await here.statementsOf(() => here.identify(token))).toBe(0)
    clock.advance({ seconds: 1 })
    expect(await here.statementsOf(() => here.identify(token))).toBe(1)
    expect(await here.statementsOf(() => here.identify(token))).toBe(0)
  })

  it('ends at the sign-out: at once where that was, elsewhere with the message', async () => {
    const token = await signIn(await given.aStudent({ password: 'right' }))
    await here.as(token).call('signOut')
    expect(await here.identify(token)).toMatchObject({ isJWTValid: false })
    await expect.poll(() => goesOnThere(token)).toBe(false)
    expect((await there.as(token).call('getStudentProfile')).error).toMatchObject({ code: 'session_expired' })
  })

  it('ends with a new password, but for the one that it was changed by', async () => {
    const student = await given.aStudent({ password: 'right' })
    const [mine, other] = [await signIn(student), await signIn(student)]
    await here.as(mine).call('changePassword', { body: { oldpass: 'right', newpass: 'wiser' } })
    await expect.poll(() => goesOnThere(other)).toBe(false)
    expect(await goesOnThere(mine)).toBe(true)
  })

  it('ends when its person is deleted', async () => {
    const student = await given.aStudent({ password: 'right' })
    const token = await signIn(student)
    const administrator = await api.as(await given.anAdministrator())
    await administrator.call('deleteUser', { params: { username: student.username } })
    await expect.poll(() => goesOnThere(token)).toBe(false)
  })

  it('ends in time, however lately it was read', async () => {
    const student = await given.aStudent({ password: 'right' })
    const token = await signIn(student)
    clock.advance({ days: 7, seconds: -2 })
    await db.transaction((tx) =>
      tx.update(session).set({ lastSeenAt: clock.now() }).where(eq(session.accountId, student.id)),
    )
    expect(await here.identify(token)).toMatchObject({ isJWTValid: true })
    clock.advance({ seconds: 2 })
    const identified = here.statementsOf(async () =>
      expect(await here.identify(token)).toMatchObject({ isJWTValid: false }),
    )
    expect(await identified).toBe(0)
  })

  it('says what is true of its person, within five seconds when no message came', async () => {
    const student = await given.aStudent({ password: 'right' })
    const token = await signIn(student)
    await db.transaction((tx) =>
      tx.update(account).set({ isActive: false }).where(eq(account.id, student.id)),
    )
    clock.advance({ seconds: 4 })
    expect(await there.identify(token)).toMatchObject({ isUserActive: true })
    clock.advance({ seconds: 1 })
    expect(await there.identify(token)).toMatchObject({ isUserActive: false })
    expect((await there.as(token).call('getStudentProfile')).error).toMatchObject({
      code: 'inactive_account',
    })
  })

  it('is read for every request of a process that receives no messages', async () => {
    const token = await signIn(await given.aStudent({ password: 'right' }))
    for (const _request of [1, 2]) expect(await deaf.statementsOf(() => deaf.identify(token))).toBe(1)
  })

  it('is recorded as used once a minute', async () => {
    const student = await given.aStudent({ password: 'right' })
    const token = await signIn(student)
    const lastSeen = async () =>
      (await db.select().from(session).where(eq(session.accountId, student.id)))[0]?.lastSeenAt
    const begun = clock.now()
    for (const _step of Array(14)) {
      clock.advance({ seconds: 4 })
      await here.identify(token)
    }
    expect(await lastSeen()).toEqual(begun)
    clock.advance({ seconds: 4 })
    await here.identify(token)
    expect(await lastSeen()).toEqual(clock.now())
  })
})

describe('what an administrator changes', () => {
  it('holds for the open sessions of an instructor in every process', async () => {
    const instructor = await given.anInstructor({ password: 'right' })
    const token = await signIn(instructor)
    const administrator = await api.as(await given.anAdministrator())
    const { status } = await administrator.call('editInstructor', {
      params: { username: instructor.username },
      body: {
        username: instructor.username,
        uName: 'Άννα',
        uSurname: 'Ρήγα',
        uEmail: 'anna@example.org',
        rank: 'assistant',
        depID: instructor.departmentId,
      },
    })
    expect(status).toBe(200)
    await expect.poll(async () => (await there.identify(token)).email).toBe('anna@example.org')
  })

  it('holds for the people of a department that is moved to another institution', async () => {
    const [older, newer] = [await given.aDepartment(), await given.aDepartment()]
    const instructor = await given.anInstructor({ department: newer })
    const thesis = await given.aThesis({ instructor, publicByInstructor: true, interestDeadline: null })
    const token = await signIn(await given.aStudent({ password: 'right', department: older }))
    const open = async () => {
      const { body } = await there.as(token).call('listOpenTheses', { query: { department: 'all' } })
      return body.map(({ thesisID }) => thesisID)
    }
    expect(await open()).toEqual([])
    const administrator = await api.as(await given.anAdministrator())
    const { status } = await administrator.call('editDepartment', {
      params: { depID: older.id },
      body: { depName: older.name, instID: newer.institutionId },
    })
    expect(status).toBe(200)
    await expect.poll(open).toEqual([thesis.id])
  })
})
