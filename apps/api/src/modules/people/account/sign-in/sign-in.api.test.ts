import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../../testing/test-api.ts'
import { account } from '../tables.ts'

const api = await startTestApi()
const { anonymous, given } = api

describe('signing in', () => {
  it('names the fields that are missing', async () => {
    const answer = await anonymous.call('signIn', { body: {} })
    expect(answer.status).toBe(400)
    expect(answer.error).toMatchObject({
      code: 'validation',
      fields: { username: 'Υποχρεωτικό πεδίο', password: 'Υποχρεωτικό πεδίο' },
    })
  })

  it('refuses a user who is not registered', async () => {
    const answer = await anonymous.call('signIn', { body: { username: 'nobody', password: 'secret' } })
    expect(answer.body).toEqual({
      status: 0,
      authenticated: 0,
      isActive: 0,
      jwt_token: null,
      email: null,
      department: null,
      user_type: null,
      device_token: null,
      second_factor: null,
      second_factor_demanded: false,
      first_sign_in: false,
    })
  })

  it('refuses a wrong password, and gives no token', async () => {
    const { username } = await given.aStudent({ password: 'right' })
    const answer = await anonymous.call('signIn', { body: { username, password: 'wrong' } })
    expect(answer.body).toMatchObject({ status: 1, authenticated: 0, jwt_token: null })
  })

  it('treats an invited instructor without a password as one who typed a wrong one', async () => {
    const { username } = await given.anInstructor({ isActive: false })
    const answer = await anonymous.call('signIn', { body: { username, password: 'anything' } })
    expect(answer.body).toMatchObject({ status: 1 })
  })

  it.each([
    ['an instructor', 'ins', given.anInstructor],
    ['a student', 'stu', given.aStudent],
  ])('welcomes %s with a token, the department and the type of user', async (_who, type, make) => {
    const account = await make({ password: 'right' })
    const answer = await anonymous.call('signIn', {
      body: { username: account.username, password: 'right' },
    })
    expect(answer.body).toEqual({
      status: 2,
      authenticated: 1,
      isActive: 1,
      jwt_token: expect.any(String),
      email: account.email,
      department: account.departmentId,
      user_type: type,
      device_token: expect.any(String),
      second_factor: null,
      second_factor_demanded: false,
      first_sign_in: false,
    })
  })

  it('knows administrators, who have no department', async () => {
    const { username } = await given.anAdministrator({ password: 'right' })
    const answer = await anonymous.call('signIn', { body: { username, password: 'right' } })
    expect(answer.body).toMatchObject({ department: null, user_type: 'adm' })
  })

  it('takes the e-mail address for the name, and either in any case', async () => {
    await given.aStudent({ username: 'Eleni', email: 'Eleni@example.org', password: 'right' })
    for (const username of ['ELENI', 'eleni@EXAMPLE.org']) {
      const answer = await anonymous.call('signIn', { body: { username, password: 'right' } })
      expect(answer.body.status).toBe(2)
    }
  })

  it('gives an inactive account a token that is good for activation only', async () => {
    const { username } = await given.aStudent({ password: 'right', isActive: false })
    const { body } = await anonymous.call('signIn', { body: { username, password: 'right' } })
    expect(body).toMatchObject({ status: 2, authenticated: 1, isActive: 0, jwt_token: expect.any(String) })
    const bearer = api.bearing(String(body.jwt_token))
    const refused = await bearer.call('changePassword', { body: { oldpass: 'right', newpass: 'other' } })
    expect(refused.error).toMatchObject({ status: 403, code: 'inactive_account' })
  })
})

describe('the first sign-in', () => {
  const signIn = async (username: string) =>
    (await anonymous.call('signIn', { body: { username, password: 'right' } })).body

  it('is said to be the first, and no later one is', async () => {
    const { username } = await given.anInstructor({ password: 'right', isNewcomer: true })
    expect(await signIn(username)).toMatchObject({ authenticated: 1, first_sign_in: true })
    expect(await signIn(username)).toMatchObject({ authenticated: 1, first_sign_in: false })
  })

  it('still lies ahead of a person who signs in to confirm the address', async () => {
    const student = await given.aStudent({ password: 'right', isNewcomer: true, isActive: false })
    expect(await signIn(student.username)).toMatchObject({ isActive: 0, first_sign_in: false })
    await api.db.transaction((tx) =>
      tx.update(account).set({ isActive: true }).where(eq(account.id, student.id)),
    )
    expect(await signIn(student.username)).toMatchObject({ isActive: 1, first_sign_in: true })
  })

  it('is none of an account that is older than the question', async () => {
    const { username } = await given.anAdministrator({ password: 'right' })
    expect(await signIn(username)).toMatchObject({ authenticated: 1, first_sign_in: false })
  })
})
