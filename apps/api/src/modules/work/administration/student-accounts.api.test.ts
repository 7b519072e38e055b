import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'

const api = await startTestApi()
const { given } = api
const administrator = await api.as(await given.anAdministrator())

const found = async (query: Record<string, string | number>) => {
  const { body, headers } = await administrator.call('listStudentAccounts', { query: { page: 1, ...query } })
  return [body.map(({ username }) => username), headers['x-total-count']]
}

describe('the students of all departments', () => {
  it('are listed with the department and the number that its office has written', async () => {
    const department = await given.aDepartment()
    const student = await given.aStudent({ department, firstName: 'Ζωή', surname: 'Ωραιοπούλου' })
    const secretary = await api.as(await given.aSecretary({ department }))
    const params = { username: student.username }
    await secretary.call('editStudentRecord', { params, body: { registryNumber: 'Π 0042' } })
    const { body } = await administrator.call('listStudentAccounts', { query: { search: 'Ωραιοπουλου' } })
    expect(body).toEqual([
      {
        id: student.id,
        username: student.username,
        uName: 'Ζωή',
        uSurname: 'Ωραιοπούλου',
        uEmail: student.email,
        department: { depID: department.id, depName: department.name },
        isActive: true,
        isDisabled: false,
        registryNumber: 'Π 0042',
      },
    ])
    expect(await found({ search: 'π0042' })).toEqual([[student.username], '1'])
    expect(await found({ search: 'Π 0042' })).toEqual([[student.username], '1'])
  })

  it('are found by name, e-mail and username, of whatever department, by surname and in pages', async () => {
    const second = await given.aStudent({
      firstName: 'Άννα',
      surname: 'Χατζηξένου',
      email: 'x.two@uni.example',
    })
    const first = await given.aStudent({
      firstName: 'Άννα',
      surname: 'Χατζηξενίδη',
      email: 'x.one@uni.example',
    })
    const both = [first.username, second.username]
    expect(await found({ search: 'αννα χατζηξεν' })).toEqual([both, '2'])
    expect(await found({ search: 'x.two@UNI' })).toEqual([[second.username], '1'])
    expect(await found({ search: first.username.toUpperCase() })).toEqual([[first.username], '1'])
    expect(await found({ search: 'χατζηξεν', page: 2, pageSize: 1 })).toEqual([[second.username], '2'])
    expect(await found({ search: 'χατζηξεν καμία' })).toEqual([[], '0'])
    expect(await found({ search: '%' })).toEqual([[], '0'])
  })

  it('are students alone', async () => {
    const instructor = await given.anInstructor({ surname: 'Μοναδικόπουλος' })
    expect(await found({ search: instructor.surname })).toEqual([[], '0'])
  })

  it('are shown to administrators alone', async () => {
    for (const other of [given.aStudent(), given.anInstructor(), given.aSecretary()]) {
      expect(await (await api.as(await other)).call('listStudentAccounts')).toMatchObject({ status: 403 })
    }
    expect(await api.anonymous.call('listStudentAccounts')).toMatchObject({ status: 401 })
  })
})
