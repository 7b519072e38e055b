import { expect, it } from 'vitest'
import { startTestApi } from '../../../../testing/test-api.ts'

const api = await startTestApi()
const { given } = api
const administrator = await api.as(await given.anAdministrator({ username: 'first', surname: 'Ωραίου' }))

const BODY = { username: 'second', uName: 'Άννα', uSurname: 'Άνθη', uEmail: 'second@example.gr' }
const listed = async () => (await administrator.call('listAdministrators')).body

it('a second administrator is invited, listed as such, and let in once the first password is chosen', async () => {
  expect((await administrator.call('createAdministrator', { body: BODY })).status).toBe(200)
  expect(await listed()).toMatchObject([
    { ...BODY, isActive: false, isDisabled: false, version: 1 },
    { username: 'first', isActive: true },
  ])
  const { text } = await api.mailbox.newestTo(BODY.uEmail)
  expect(text).toContain('λογαριασμός διαχειριστή/διαχειρίστριας')
  const token = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? ''
  await api.anonymous.call('resetPassword', { body: { token, newpass: 'μυστικό' } })
  const { body } = await api.anonymous.call('signIn', { body: { username: 'second', password: 'μυστικό' } })
  expect(body).toMatchObject({ status: 2, isActive: 1, user_type: 'adm' })
})

it('an invitation names every wrong field at once, and no name or address of another account', async () => {
  const wrong = await administrator.call('createAdministrator', { body: { username: 'με κενά' } })
  expect(Object.keys(wrong.error.fields ?? {})).toEqual(['username', 'uName', 'uSurname', 'uEmail'])
  await given.anInstructor({ username: 'maria', email: 'maria@example.gr' })
  const taken = async (fields: object) =>
    (await administrator.call('createAdministrator', { body: { ...BODY, ...fields } })).error.fields
  expect(await taken({ username: 'Maria', uEmail: 'other@example.gr' })).toHaveProperty('username')
  expect(await taken({ username: 'other', uEmail: 'MARIA@example.gr' })).toHaveProperty('uEmail')
})

it('the log says who invited whom, and an administrator is deleted by another and not by himself', async () => {
  const other = await given.anAdministrator({ username: 'third' })
  const { body: events } = await administrator.call('listSecurityEvents', {
    query: { page: 1, pageSize: 50 },
  })
  expect(events.map(({ call }) => call)).toContain('createAdministrator')
  const own = await administrator.call('deleteUser', { params: { username: 'first' } })
  expect(own.error.code).toBe('own_account')
  expect((await administrator.call('deleteUser', { params: { username: other.username } })).status).toBe(200)
  expect((await listed()).map(({ username }) => username)).toEqual(['second', 'first'])
})
