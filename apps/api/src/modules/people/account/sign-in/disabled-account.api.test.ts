import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createPlatform } from '../../../../create-platform.ts'
import { securityRows } from '../../../../testing/security-entries.ts'
import { startTestApi } from '../../../../testing/test-api.ts'
import { account } from '../tables.ts'

const api = await startTestApi()
const { anonymous, given, db, clock, securityLog } = api
const { sessions } = createPlatform(api)

const aDisabledStudent = () => given.aStudent({ password: 'right', disabledAt: clock.now() })
const signIn = ({ username }: { username: string }, password: string) =>
  anonymous.call('signIn', { body: { username, password } })

describe('a disabled account', () => {
  it('lets nobody in, and says so only to a person who knows the password', async () => {
    const student = await aDisabledStudent()
    expect((await signIn(student, 'wrong')).body).toMatchObject({ status: 1 })
    expect((await signIn(student, 'right')).error).toMatchObject({
      status: 403,
      code: 'account_disabled',
      message: 'Ο λογαριασμός σας έχει απενεργοποιηθεί. Απευθυνθείτε στους διαχειριστές της εφαρμογής.',
    })
    await securityLog.flush()
    expect((await securityRows(db)).map(({ kind }) => kind)).toEqual(['sign_in_failed', 'sign_in_disabled'])
  })

  it('has no session that counts, however it was opened', async () => {
    const student = await aDisabledStudent()
    const client = await api.as(student)
    expect((await client.call('getStudentProfile')).error).toMatchObject({ code: 'session_expired' })
    expect((await client.call('authenticate', { body: {} })).body).toMatchObject({ isJWTValid: false })
    const { id } = await given.aSession({ owner: student })
    expect([...(await sessions.current([id]))]).toEqual([])
  })

  it('is not activated by a code', async () => {
    const student = await aDisabledStudent()
    await db.transaction((tx) =>
      tx.update(account).set({ isActive: false }).where(eq(account.id, student.id)),
    )
    const answer = await anonymous.call('activate', { body: { email: student.email, code: '123456' } })
    expect(answer.body).toEqual({ status: '0' })
  })
})
