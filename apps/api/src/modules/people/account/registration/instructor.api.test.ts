import { beforeAll, describe, expect, it } from 'vitest'
import { startTestApi } from '../../../../testing/test-api.ts'
import type { TestClient } from '../../../../testing/test-client.ts'

const api = await startTestApi()
const { given } = api
let administrator: TestClient
let department: { id: number; name: string }

beforeAll(async () => {
  administrator = await api.as(await given.anAdministrator())
  department = await given.aDepartment({ name: 'Τμήμα Πληροφορικής' })
})

const bodyOf = (username: string, fields: object = {}) => ({
  username,
  uName: 'Νίκος',
  uSurname: 'Παππάς',
  uEmail: `${username}@example.gr`,
  rank: 'assistant',
  depID: department.id,
  ...fields,
})

const instructorCalled = async (username: string) => {
  const { body } = await administrator.call('listInstructors')
  return body.find((instructor) => instructor.username === username)
}

/** The token in the link of the newest mail to an address. */
async function tokenSentTo(address: string): Promise<string> {
  const { text } = await api.mailbox.newestTo(address)
  const link = /https?:\/\/\S+/.exec(text)?.[0] ?? ''
  return new URL(link).searchParams.get('token') ?? ''
}

describe('GET /v1/admin/users/ins', () => {
  it('answers instructors only, by surname in the order of the Greek alphabet', async () => {
    await given.anInstructor({ username: 'i1', surname: 'Ωραίου', firstName: 'Α', department })
    await given.anInstructor({
      username: 'i2',
      surname: 'Άνθη',
      firstName: 'Β',
      rank: 'professor',
      department,
    })
    await given.anInstructor({ username: 'i3', surname: 'Άνθη', firstName: 'Α', isActive: false, department })
    await given.aStudent({ username: 's1', surname: 'Άνθη', department })
    const { status, body } = await administrator.call('listInstructors')
    expect(status).toBe(200)
    expect(body.map(({ username }) => username)).toEqual(['i3', 'i2', 'i1'])
    expect(body[1]).toEqual({
      id: expect.any(Number),
      username: 'i2',
      uName: 'Β',
      uSurname: 'Άνθη',
      uEmail: expect.stringContaining('@'),
      instrRank: 'professor',
      department: { depID: department.id, depName: 'Τμήμα Πληροφορικής' },
      isActive: true,
      isDisabled: false,
      version: 1,
    })
    expect(body[0]?.isActive).toBe(false)
  })

  it('answers a page and how many there are in all', async () => {
    const { body, headers } = await administrator.call('listInstructors', { query: { page: 2, pageSize: 2 } })
    expect(body.map(({ username }) => username)).toEqual(['i1'])
    expect(headers['x-total-count']).toBe('3')
  })
})

describe('POST /v1/admin/user/ins', () => {
  it('names every wrong field at once', async () => {
    const body = { username: 'νίκος', uName: '', uEmail: 'x', rank: 'dean' }
    const { status, error } = await administrator.call('createInstructor', { body })
    expect(status).toBe(400)
    expect(error.fields).toEqual({
      username: 'Το όνομα χρήστη έχει μόνο λατινικά γράμματα, ψηφία, τελείες, παύλες και κάτω παύλες.',
      uName: 'Υποχρεωτικό πεδίο',
      uSurname: 'Υποχρεωτικό πεδίο',
      uEmail: 'Παρακαλώ δώστε ένα σωστό email!',
      rank: 'Η τιμή δεν είναι έγκυρη.',
      depID: 'Υποχρεωτικό πεδίο',
    })
  })

  it('refuses a username and an address that another account has, in any case, and an unknown department', async () => {
    await given.aStudent({ username: 'maria', email: 'maria@example.gr' })
    const create = async (fields: object) =>
      (await administrator.call('createInstructor', { body: bodyOf('fresh', fields) })).error
    expect(await create({ username: 'Maria' })).toMatchObject({
      status: 409,
      code: 'duplicate',
      fields: { username: 'Χρησιμοποιείται ήδη.' },
    })
    expect(await create({ uEmail: 'MARIA@example.gr' })).toMatchObject({
      status: 409,
      code: 'duplicate',
      fields: { uEmail: 'Χρησιμοποιείται ήδη.' },
    })
    expect(await create({ depID: 999_999 })).toMatchObject({
      status: 400,
      fields: { depID: 'Το τμήμα δεν υπάρχει.' },
    })
    const mails = await api.mailbox.all()
    expect(mails.filter(({ to }) => to === 'fresh@example.gr')).toEqual([])
  })

  it('adds an inactive instructor, who chooses the first password by the link in a mail', async () => {
    const { status } = await administrator.call('createInstructor', { body: bodyOf('nikos') })
    expect(status).toBe(200)
    expect(await instructorCalled('nikos')).toMatchObject({ instrRank: 'assistant', isActive: false })

    const signIn = () => api.anonymous.call('signIn', { body: { username: 'nikos', password: 'μυστικό' } })
    expect((await signIn()).body.authenticated).toBe(0)
    const body = { token: await tokenSentTo('nikos@example.gr'), newpass: 'μυστικό' }
    expect((await api.anonymous.call('resetPassword', { body })).body).toEqual({ state: 0 })
    const first = { status: 2, isActive: 1, user_type: 'ins', first_sign_in: true }
    expect((await signIn()).body).toMatchObject(first)
    expect(await instructorCalled('nikos')).toMatchObject({ isActive: true })
  })

  it('takes the user type 1 of older clients for what it means, an instructor', async () => {
    const { status } = await administrator.call('createInstructor', {
      body: bodyOf('typed', { user_type: 1 }),
    })
    expect(status).toBe(200)
    expect(await instructorCalled('typed')).toMatchObject({ username: 'typed' })
    const body = { token: await tokenSentTo('typed@example.gr'), newpass: 'μυστικό' }
    await api.anonymous.call('resetPassword', { body })
    const signedIn = await api.anonymous.call('signIn', { body: { username: 'typed', password: 'μυστικό' } })
    expect(signedIn.body.user_type).toBe('ins')
  })

  it('adds one person when the form is sent several times at once', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => administrator.call('createInstructor', { body: bodyOf('once') })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const mails = await api.mailbox.all()
    expect(mails.filter(({ to }) => to === 'once@example.gr')).toHaveLength(1)
  })
})

describe('PUT /v1/admin/user/ins/:username', () => {
  const edit = (username: string, fields: object = {}, headers = {}) =>
    administrator.call('editInstructor', { params: { username }, body: bodyOf(username, fields), headers })

  it('finds no instructor who is not there, nor a student of that name', async () => {
    await given.aStudent({ username: 'notins' })
    expect((await edit('nobody')).status).toBe(404)
    expect((await edit('notins')).status).toBe(404)
  })

  it('refuses what another account has, an unknown department and an older version', async () => {
    await given.anInstructor({ username: 'first', department })
    await given.anInstructor({ username: 'second', email: 'second@example.gr', department })
    expect((await edit('first', { username: 'second' })).error.fields).toHaveProperty('username')
    expect((await edit('first', { uEmail: 'second@example.gr' })).error.fields).toHaveProperty('uEmail')
    expect((await edit('first', { depID: 999_999 })).error.fields).toHaveProperty('depID')
    expect((await edit('first', {}, { 'if-match': '"9"' })).error.code).toBe('version_conflict')
  })

  it('changes every field, the username too, and leaves the session alone', async () => {
    const instructor = await given.anInstructor({ username: 'before', department })
    const session = await api.as(instructor)
    const other = await given.aDepartment()
    const changes = {
      username: 'after',
      uName: 'Άννα',
      uSurname: 'Δήμου',
      rank: 'professor',
      depID: other.id,
    }
    expect((await edit('Before', { ...changes, uEmail: 'after@example.gr' })).body).toEqual({ status: 200 })
    expect(await instructorCalled('before')).toBeUndefined()
    expect(await instructorCalled('after')).toMatchObject({
      uName: 'Άννα',
      uSurname: 'Δήμου',
      uEmail: 'after@example.gr',
      instrRank: 'professor',
      department: { depID: other.id },
      version: 2,
    })
    const { body } = await session.call('getInstructorProfile')
    expect(body.username).toBe('after')
  })

  it('sends the invitation again when it went to a wrong address, and the first link dies', async () => {
    await administrator.call('createInstructor', { body: bodyOf('typo', { uEmail: 'tyop@example.gr' }) })
    const wrong = await tokenSentTo('tyop@example.gr')
    expect((await edit('typo')).status).toBe(200)
    const right = await tokenSentTo('typo@example.gr')
    const choose = async (token: string) =>
      (await api.anonymous.call('resetPassword', { body: { token, newpass: 'κωδικός' } })).body
    expect(await choose(wrong)).toEqual({ state: 1 })
    expect(await choose(right)).toEqual({ state: 0 })
  })

  it('says the new username to the person, at the new address where that changed too', async () => {
    await given.anInstructor({
      username: 'renamed',
      email: 'renamed@example.gr',
      password: 'κωδικός',
      department,
    })
    await edit('renamed', { username: 'newname', uEmail: 'renamed@example.gr' })
    const mail = await api.mailbox.newestTo('renamed@example.gr')
    expect(mail.subject).toBe('Το όνομα χρήστη σας άλλαξε')
    expect(mail.text).toContain('συνδέεστε ως «newname»')

    await edit('newname', { username: 'newest', uEmail: 'moved@example.gr' })
    expect((await api.mailbox.newestTo('moved@example.gr')).text).toContain('συνδέεστε ως «newest»')
    const subjects = (await api.mailbox.all()).map(({ to, subject }) => `${to} ${subject}`)
    await edit('newest', { uEmail: 'moved@example.gr', rank: 'professor' })
    expect((await api.mailbox.all()).map(({ to, subject }) => `${to} ${subject}`)).toEqual(subjects)
    expect(subjects).toContain('renamed@example.gr Η ηλεκτρονική διεύθυνση άλλαξε')
  })

  it('sends no invitation for a mere change of rank', async () => {
    await administrator.call('createInstructor', { body: bodyOf('calm') })
    await edit('calm', { rank: 'professor' })
    const mails = await api.mailbox.all()
    expect(mails.filter(({ to }) => to === 'calm@example.gr')).toHaveLength(1)
  })
})
