import { ROUTES } from '@diatrivi/contract/routes'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../../testing/test-api.ts'

const api = await startTestApi()
const { anonymous, given, app, clock } = api

async function tokenOf(account: { username: string }): Promise<string> {
  const { body } = await anonymous.call('signIn', { body: { username: account.username, password: 'right' } })
  return String(body.jwt_token)
}

describe('signing out', () => {
  it('needs a token', async () => {
    expect((await anonymous.call('signOut')).error).toMatchObject({ status: 401, code: 'unauthenticated' })
  })

  it('ends the session on the server, and no other', async () => {
    const student = await given.aStudent({ password: 'right' })
    const [ended, kept] = [await tokenOf(student), await tokenOf(student)]
    expect((await anonymous.call('signOut', { body: { jwt_token: ended } })).body).toEqual({ status: 200 })
    const again = await anonymous.call('signOut', { body: { jwt_token: ended } })
    expect(again.error).toMatchObject({
      status: 401,
      code: 'session_expired',
      message: 'Η συνεδρία σας έληξε. Συνδεθείτε ξανά.',
    })
    expect((await anonymous.call('authenticate', { body: { jwt_token: kept } })).body.isJWTValid).toBe(true)
  })
})

describe('asking what a token is good for', () => {
  const NOTHING = {
    type: null,
    isJWTValid: false,
    isUserActive: false,
    email: null,
    second_factor_demanded: false,
  }

  it('answers for a good one', async () => {
    const student = await given.aStudent({ password: 'right' })
    const body = { jwt_token: await tokenOf(student), type: 'stu' }
    expect((await anonymous.call('authenticate', { body })).body).toEqual({
      type: 'stu',
      isJWTValid: true,
      isUserActive: true,
      email: student.email,
      second_factor_demanded: false,
    })
  })

  it('answers for the token of an account that is not active', async () => {
    const student = await given.aStudent({ password: 'right', isActive: false })
    const body = { jwt_token: await tokenOf(student) }
    expect((await anonymous.call('authenticate', { body })).body).toMatchObject({
      isJWTValid: true,
      isUserActive: false,
    })
  })

  it.each([
    {},
    { jwt_token: null },
    { jwt_token: 5 },
    { jwt_token: 'nonsense' },
    { jwt_token: 'a.b.c', type: 'ins' },
  ])('answers for a bad one: %j', async (body) => {
    const answer = await anonymous.call('authenticate', { body })
    expect([answer.status, answer.body]).toEqual([200, NOTHING])
  })

  it('answers for one that has expired', async () => {
    const body = { jwt_token: await tokenOf(await given.aStudent({ password: 'right' })) }
    clock.advance({ days: 8 })
    expect((await anonymous.call('authenticate', { body })).body).toEqual(NOTHING)
  })

  it('takes the token of the header too', async () => {
    const client = await api.as(await given.anInstructor())
    expect((await client.call('authenticate', { body: { type: 'ins' } })).body.type).toBe('ins')
  })

  it('is refused when the page wants another type of user', async () => {
    const client = await api.as(await given.anInstructor())
    const answer = await client.call('authenticate', { body: { type: 'stu' } })
    expect(answer.error).toMatchObject({ status: 403, code: 'wrong_user_type' })
  })

  it('names a type that does not exist', async () => {
    const answer = await anonymous.call('authenticate', { body: { type: 'dean' } })
    expect(answer.error).toMatchObject({ status: 400, fields: { type: expect.any(String) } })
  })
})

describe('asking for a download token', () => {
  it('needs a session', async () => {
    const answer = await anonymous.call('makeDownloadToken', { body: { path: '/user/profile/cv' } })
    expect(answer.error).toMatchObject({ status: 401 })
  })

  it('needs a path', async () => {
    const client = await api.as(await given.aStudent())
    const answer = await client.call('makeDownloadToken', { body: {} })
    expect(answer.error.fields).toEqual({ path: 'Υποχρεωτικό πεδίο' })
  })

  it('gives one that opens the file and nothing else', async () => {
    const file = await given.aStoredFile('%PDF-1.7', 'application/pdf')
    const client = await api.as(await given.aStudent({ cvFileId: file.id, cvName: 'βιογραφικό.pdf' }))
    const { body } = await client.call('makeDownloadToken', { body: { path: '/user/profile/cv?x=1' } })
    const open = (path: string) => app.inject(`${path}?jwt_token=${body.token}`)
    expect((await open('/user/profile/cv')).body).toBe('%PDF-1.7')
    expect((await open('/v1/student/profile')).statusCode).toBe(401)
  })

  it('cannot be done with a download token', async () => {
    const client = await api.as(await given.aStudent())
    const path = ROUTES.makeDownloadToken.split(' ')[1]
    const { body } = await client.call('makeDownloadToken', { body: { path } })
    const again = await api.bearing(body.token).call('makeDownloadToken', { body: { path } })
    expect(again.error).toMatchObject({ status: 401 })
  })
})
