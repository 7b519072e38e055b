import { beforeEach, describe, expect, it } from 'vitest'
import { securityEvent } from '../../../platform/security-log/tables.ts'
import { securityLines, securityRows } from '../../../testing/security-entries.ts'
import { startTestApi } from '../../../testing/test-api.ts'

const api = await startTestApi()
const { anonymous, given, db, securityLog, logged, mailbox } = api
const HERE = '127.0.0.1'

/** What the log has of the actions since the test began. */
async function kept() {
  await securityLog.flush()
  return (await securityRows(db)).map(({ kind, accountId, address, times }) => ({
    kind,
    accountId,
    address,
    times,
  }))
}

const once = (kind: string, { id: accountId }: { id: number }, address: string | null = HERE) => ({
  kind,
  accountId,
  address,
  times: 1,
})
const signIn = (username: string, password: string) =>
  anonymous.call('signIn', { body: { username, password } })

beforeEach(async () => {
  await securityLog.flush()
  await db.transaction((tx) => tx.delete(securityEvent))
  logged.length = 0
})

describe('the security log', () => {
  it('has each sign-in with account and address, and the wrong ones counted', async () => {
    const maria = await given.aStudent({ password: 'right' })
    await signIn(maria.username, 'right')
    for (let time = 1; time <= 3; time += 1) await signIn(maria.username, 'wrong')
    await signIn('a password typed into the name', 'wrong')
    expect(await kept()).toEqual([
      once('signed_in', maria),
      { ...once('sign_in_failed', maria), times: 3 },
      { kind: 'sign_in_unknown_name', accountId: null, address: HERE, times: 1 },
    ])
    expect(securityLines(logged)).toMatchObject([
      { event: 'signed_in', accountId: maria.id, address: HERE },
      { event: 'sign_in_failed', accountId: maria.id, address: HERE },
      { event: 'sign_in_unknown_name', address: HERE },
      { event: 'sign_in_failed', accountId: maria.id, address: HERE, times: 3 },
    ])
    expect(JSON.stringify([await securityRows(db), logged])).not.toMatch(/a password typed|right|wrong"/)
  })

  it('has how sessions end', async () => {
    const maria = await given.aStudent()
    const [client, other] = [await api.as(maria), await given.aSession({ owner: maria })]
    await client.call('endSession', { params: { sessionId: other.id } })
    await client.call('endOtherSessions')
    await client.call('signOut')
    expect(await kept()).toEqual([
      once('sessions_ended', maria),
      once('sessions_ended', maria),
      once('signed_out', maria),
    ])
  })

  it('has what happens to a password', async () => {
    const maria = await given.aStudent({ password: 'right' })
    const client = await api.as(maria)
    await client.call('changePassword', { body: { oldpass: 'wrong', newpass: 'another one of mine' } })
    await client.call('changePassword', { body: { oldpass: 'right', newpass: 'another one of mine' } })
    await anonymous.call('forgotPassword', { body: { email: maria.email } })
    const { text } = await mailbox.newestTo(maria.email)
    const token = /token=([\w-]+)/.exec(text)?.[1] ?? ''
    await anonymous.call('resetPassword', { body: { token, newpass: 'a third one, quite long' } })
    expect((await kept()).sort((a, b) => a.kind.localeCompare(b.kind))).toEqual([
      once('password_changed', maria),
      once('password_refused', maria),
      once('password_reset', maria),
      once('password_reset_asked', maria),
    ])
    expect(JSON.stringify([await securityRows(db), logged])).not.toContain(token)
  })

  it('has what happens to an e-mail address', async () => {
    const maria = await given.aStudent({ password: 'right' })
    const client = await api.as(maria)
    const uEmail = `new.${maria.email}`
    await client.call('editStudentProfile', { body: { user: { uEmail: `wrong.${maria.email}` } } })
    await client.call('withdrawEmailChange')
    await client.call('editStudentProfile', { body: { user: { uEmail } } })
    const code = /^\d{6}$/m.exec((await mailbox.newestTo(uEmail)).text)?.[0] ?? ''
    const confirmed = await client.call('confirmEmailChange', { body: { code, password: 'right' } })
    expect(confirmed.body).toEqual({ status: 2 })
    expect(await kept()).toEqual([
      once('email_change_asked', maria, null),
      once('email_change_cancelled', maria),
      once('email_change_asked', maria, null),
      once('email_changed', maria),
    ])
  })
})
