import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { HOUR } from '../../../platform/durations.ts'
import { aJoinedInstitution } from '../../../testing/institution.fixture.ts'
import { securityRows } from '../../../testing/security-entries.ts'
import { account, session, totp } from '../account/tables.ts'
import { identity } from './tables.ts'

const { api, provider, departments, knows, arrive } = await aJoinedInstitution()
const { anonymous, given, db, clock, mailbox, securityLog } = api
const [department, second] = departments

const link = async (ticket: string, password: string) =>
  (await anonymous.call('linkIdentity', { body: { ticket, password } })).body
const register = (ticket: string, departmentId: number) =>
  anonymous.call('registerByInstitution', {
    body: { ticket, uName: 'Ελένη', uSurname: 'Παππά', department: departmentId },
  })
const accountWith = async (email: string) =>
  (await db.select().from(account).where(eq(account.email, email))).at(0)
const kindsOf = async (accountId: number | null) => {
  await securityLog.flush()
  return (await securityRows(db)).filter((row) => row.accountId === accountId).map(({ kind }) => kind)
}

describe('GET /login/ways', () => {
  it('names the provider, and lets everybody use a password', async () => {
    expect((await anonymous.call('getSignInWays')).body).toEqual({
      providers: [{ provider: 'oidc', label: null, host: new URL(provider.issuer).host }],
      local: 'everyone',
      first_run: true,
    })
  })
})

describe('a new student', () => {
  it('chooses a department of the institution, has a mail, and comes straight in the second time', async () => {
    knows('it21001', { eduperson_affiliation: ['student', 'member'] })
    const { ticket, answer } = await arrive('it21001')
    expect(answer).toEqual({
      step: 'register',
      email: 'it21001@hua.gr',
      uName: 'Ελένη',
      uSurname: 'Παππά',
      departments: [department.id, second.id],
    })

    const entered = (await register(ticket, department.id)).body
    expect(entered).toMatchObject({
      step: 'signed_in',
      sign_in: {
        status: 2,
        user_type: 'stu',
        email: 'it21001@hua.gr',
        department: department.id,
        isActive: 1,
        first_sign_in: true,
      },
    })
    const made = await accountWith('it21001@hua.gr')
    expect(made).toMatchObject({ username: 'it21001', role: 'student', passwordHash: null, isActive: true })
    expect(await mailbox.newestTo('it21001@hua.gr')).toMatchObject({
      subject: 'Συνδέθηκε ιδρυματικός λογαριασμός',
    })
    expect(await kindsOf(made?.id ?? 0)).toEqual(['identity_linked', 'signed_in'])

    const again = await arrive('it21001')
    const later = { authenticated: 1, first_sign_in: false }
    expect(again.answer).toMatchObject({ step: 'signed_in', sign_in: later })
    const token = again.answer.step === 'signed_in' ? (again.answer.sign_in.jwt_token ?? '') : ''
    expect((await api.bearing(token).call('getStudentProfile')).status).toBe(200)
  })

  it('of a domain with one department chooses no other, nor one of another institution', async () => {
    knows('eleni', { email: 'eleni@dit.hua.gr' })
    const { ticket, answer } = await arrive('eleni')
    expect(answer).toMatchObject({ step: 'register', departments: [second.id] })
    for (const { id } of [department, await given.aDepartment()]) {
      expect((await register(ticket, id)).error).toMatchObject({
        status: 400,
        fields: { department: expect.any(String) },
      })
    }
    expect((await register(ticket, second.id)).body).toMatchObject({ step: 'signed_in' })
  })

  it('takes the place of those who registered with the address without reading its mail', async () => {
    const waiting = [
      await given.aStudent({ email: 'it21002@hua.gr', isActive: false, unconfirmedSince: clock.now() }),
      await given.aStudent({ email: 'it21002@hua.gr', isActive: false, unconfirmedSince: clock.now() }),
    ]
    knows('it21002')
    const { ticket } = await arrive('it21002')
    await register(ticket, department.id)
    const made = await accountWith('it21002@hua.gr')
    expect(waiting.map(({ id }) => id)).not.toContain(made?.id)
    expect(await db.$count(account, eq(account.email, 'it21002@hua.gr'))).toBe(1)
  })
})

describe('an account with the address of the person', () => {
  it('is linked by its password once, its owner has a mail, and the role stays what it was', async () => {
    const owner = await given.anInstructor({ email: 'Maria@hua.gr', password: 'right', department })
    knows('maria', { eduperson_affiliation: ['student'] })
    const { ticket, answer } = await arrive('maria')
    expect(answer).toEqual({ step: 'password', email: 'maria@hua.gr' })
    expect(await link(ticket, 'wrong')).toEqual({ step: 'wrong_password', email: 'maria@hua.gr' })
    expect(await db.$count(identity, eq(identity.accountId, owner.id))).toBe(0)
    expect(await link(ticket, 'right')).toMatchObject({ step: 'signed_in', sign_in: { user_type: 'ins' } })
    expect(await mailbox.newestTo('Maria@hua.gr')).toMatchObject({
      subject: 'Συνδέθηκε ιδρυματικός λογαριασμός',
    })
    expect(await kindsOf(owner.id)).toEqual(['identity_linked', 'signed_in', 'sign_in_failed'])
    expect((await arrive('maria')).answer).toMatchObject({ step: 'signed_in', sign_in: { user_type: 'ins' } })
  })

  it.each([
    [
      'an instructor',
      () => given.anInstructor({ email: 'invited@hua.gr', passwordHash: null, isActive: false, department }),
    ],
    [
      'a student of an import',
      () => given.aStudent({ email: 'imported@hua.gr', passwordHash: null, isActive: false, department }),
    ],
  ])('that was invited and never opened is opened and linked at once, of %s', async (_whom, make) => {
    const owner = await make()
    knows(owner.username, { email: owner.email })
    expect((await arrive(owner.username)).answer).toMatchObject({ step: 'signed_in' })
    expect(await db.$count(identity, eq(identity.accountId, owner.id))).toBe(1)
    const [opened] = await db.select().from(account).where(eq(account.id, owner.id))
    expect(opened).toMatchObject({ isActive: true, passwordHash: null })
    expect(await mailbox.newestTo(owner.email)).toMatchObject({
      subject: 'Συνδέθηκε ιδρυματικός λογαριασμός',
    })
  })

  it('of an administrator is opened by its invitation alone', async () => {
    const owner = await given.anAdministrator({ email: 'chief@hua.gr', passwordHash: null, isActive: false })
    knows('chief')
    expect((await arrive('chief')).answer).toEqual({ step: 'password', email: 'chief@hua.gr' })
    expect(await db.$count(identity, eq(identity.accountId, owner.id))).toBe(0)
  })

  it('is linked by nobody after five wrong passwords', async () => {
    await given.aStudent({ email: 'nikos@hua.gr', password: 'right' })
    knows('nikos')
    const { ticket } = await arrive('nikos')
    for (let time = 0; time < 5; time += 1) {
      expect(await link(ticket, 'wrong')).toMatchObject({ step: 'wrong_password' })
    }
    expect(await link(ticket, 'right')).toEqual({ step: 'over' })
  })

  it('is not linked with a second person of the same provider', async () => {
    const owner = await given.aStudent({ email: 'anna@hua.gr', password: 'right' })
    knows('anna')
    await link((await arrive('anna')).ticket, 'right')
    knows('anna-of-later', { email: 'anna@hua.gr' })
    const { ticket, answer } = await arrive('anna-of-later')
    expect(answer).toEqual({ step: 'refused', reason: 'address_linked' })
    expect(await link(ticket, 'right')).toEqual({ step: 'over' })
    expect(await db.$count(identity, eq(identity.accountId, owner.id))).toBe(1)
  })

  it('lets nobody in who was disabled', async () => {
    const owner = await given.aStudent({ email: 'petros@hua.gr', password: 'right', disabledAt: clock.now() })
    knows('petros')
    const { ticket } = await arrive('petros')
    const answer = await anonymous.call('linkIdentity', { body: { ticket, password: 'right' } })
    expect(answer.error).toMatchObject({ status: 403, code: 'account_disabled' })
    expect(await db.$count(identity, eq(identity.accountId, owner.id))).toBe(0)
  })

  it('is asked for its own second factor still', async () => {
    const owner = await given.aStudent({ email: 'sofia@hua.gr', password: 'right' })
    const values = { accountId: owner.id, sealedSecret: 'sealed', lastStep: 0, since: clock.now() }
    await db.transaction((tx) => tx.insert(totp).values(values))
    knows('sofia')
    expect(await link((await arrive('sofia')).ticket, 'right')).toMatchObject({
      step: 'signed_in',
      sign_in: { authenticated: 0, jwt_token: null, second_factor: { challenge: expect.any(String) } },
    })
    expect((await arrive('sofia')).answer).toMatchObject({ sign_in: { jwt_token: null } })
    expect(await kindsOf(owner.id)).not.toContain('signed_in')
  })
})

describe('nobody comes in', () => {
  it.each([
    ['by an address that the provider has not verified', { email_verified: false }, 'address_not_verified'],
    ['by an address of elsewhere', { email: 'dora@gmail.com' }, 'address_not_verified'],
    ['by the word of another institution', { schac_home_organization: 'uoa.gr' }, 'address_not_verified'],
    ['who teaches and has no account', { eduperson_affiliation: ['faculty'] }, 'not_a_student'],
  ])('%s', async (_how, said, reason) => {
    const before = await db.$count(account)
    knows('dora', said)
    expect((await arrive('dora')).answer).toEqual({ step: 'refused', reason })
    expect(await db.$count(account)).toBe(before)
    await securityLog.flush()
    expect((await securityRows(db)).at(-1)).toMatchObject({ kind: 'institution_refused', detail: reason })
  })
})

describe('a session that the provider opened', () => {
  const enter = async (name: string) => {
    knows(name)
    const { answer } = await arrive(name)
    return answer.step === 'signed_in' ? (answer.sign_in.jwt_token ?? '') : ''
  }
  const signOut = (token: string) =>
    api.bearing(token).call('signOutOfInstitution', { body: { origin: 'http://127.0.0.1:3000' } })

  it('lasts as long as it is set, and ends at the provider too', async () => {
    const token = await enter('it21001')
    const [opened] = await db
      .select()
      .from(session)
      .where(eq(session.accountId, (await accountWith('it21001@hua.gr'))?.id ?? 0))
      .limit(1)
    expect(opened?.expiresAt.getTime()).toBe(clock.now().getTime() + 12 * HOUR)
    const { url } = (await signOut(token)).body
    expect(url).toContain(`${provider.issuer}/session/end?`)
    expect((await fetch(url ?? '')).status).toBe(200)
    expect((await api.bearing(token).call('getStudentProfile')).error).toMatchObject({
      code: 'session_expired',
    })
  })

  it('which a password opened ends nowhere else', async () => {
    const client = await api.as(await given.aStudent())
    const answer = await client.call('signOutOfInstitution', { body: { origin: 'http://127.0.0.1:3000' } })
    expect(answer.body).toEqual({ status: 200, url: null })
  })

  it('is ended at no foreign place', async () => {
    const client = await api.as(await given.aStudent())
    const answer = await client.call('signOutOfInstitution', { body: { origin: 'https://evil.example' } })
    expect(answer.error).toMatchObject({ status: 400, fields: { origin: expect.any(String) } })
  })
})
