import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'

const api = await startTestApi()
const { given } = api

async function anOffice() {
  const department = await given.aDepartment()
  return { department, asSecretary: await api.as(await given.aSecretary({ department })) }
}

const NOTHING = { category: null, printTitle: null, contractEnd: null, absences: [] }
const AUTUMN = { from: '2026-09-01', until: '2026-12-31', kind: 'sabbatical' }
const wireDay = (day: string) => expect.objectContaining({ date: `${day} 00:00:00.000000` })

const edit = (client: TestClient, { username }: { username: string }, fields: object = {}, headers = {}) =>
  client.call('editStaff', { params: { username }, body: { ...NOTHING, ...fields }, headers })

describe('GET /v1/secretary/instructors', () => {
  it('answers the instructors of the own department by surname, with what each has to do', async () => {
    const { department, asSecretary } = await anOffice()
    const second = await given.anInstructor({ department, surname: 'Ωραίου', rank: 'adjunct' })
    const first = await given.anInstructor({ department, surname: 'Άνθη', rank: 'professor' })
    await given.anInstructor({ surname: 'Αλλού' })
    const student = await given.aStudent({ department })
    const thesis = await given.aThesis({ instructor: first, student })
    const graduate = await given.aStudent({ department })
    await given.aThesis({ instructor: first, student: graduate, mark: 8, endDate: '2026-03-01' })
    await given.aSeat({ thesis, person: second })
    await edit(asSecretary, second, { category: 'researcher', contractEnd: '2027-08-31', absences: [AUTUMN] })
    const { body } = await asSecretary.call('listStaff')
    expect(body).toEqual([
      {
        username: first.username,
        uName: first.firstName,
        uSurname: 'Άνθη',
        uEmail: first.email,
        rank: 'professor',
        formOfAddress: null,
        ...NOTHING,
        supervises: 1,
        sits: 0,
        version: 1,
      },
      expect.objectContaining({
        category: 'researcher',
        contractEnd: wireDay('2027-08-31'),
        absences: [{ from: wireDay('2026-09-01'), until: wireDay('2026-12-31'), kind: 'sabbatical' }],
        supervises: 0,
        sits: 1,
        version: 2,
      }),
    ])
  })

  it('is searched by the name, in pages', async () => {
    const { department, asSecretary } = await anOffice()
    await given.anInstructor({ department, surname: 'Ξενάκη' })
    const other = await given.anInstructor({ department, surname: 'Ψαρρού' })
    const found = async (query: Record<string, string | number>) => {
      const { body, headers } = await asSecretary.call('listStaff', { query: { page: 1, ...query } })
      return [body.map(({ username }) => username), headers['x-total-count']]
    }
    expect(await found({ search: 'ψαρρου' })).toEqual([[other.username], '1'])
    expect(await found({ page: 2, pageSize: 1 })).toEqual([[other.username], '2'])
  })
})

describe('PUT /v1/secretary/instructor/:username', () => {
  it('names every wrong field at once', async () => {
    const { department, asSecretary } = await anOffice()
    const instructor = await given.anInstructor({ department })
    const { error } = await edit(asSecretary, instructor, {
      category: 'dean',
      printTitle: 'α'.repeat(101),
      contractEnd: '2026-02-30',
      absences: [
        { ...AUTUMN, until: '2026-08-31' },
        { from: '2026-09-01', until: '2026-09-02' },
      ],
    })
    expect(error.status).toBe(400)
    expect(Object.keys(error.fields ?? {})).toEqual([
      'category',
      'printTitle',
      'contractEnd',
      'absences.0.until',
      'absences.1.kind',
    ])
  })

  it('finds no instructor of another department, and nobody who is no instructor', async () => {
    const { department, asSecretary } = await anOffice()
    for (const person of [await given.anInstructor(), await given.aStudent({ department })]) {
      expect(await edit(asSecretary, person)).toMatchObject({ status: 404 })
    }
  })

  it('takes away the absences that are left out', async () => {
    const { department, asSecretary } = await anOffice()
    const instructor = await given.anInstructor({ department })
    await edit(asSecretary, instructor, { absences: [AUTUMN, { ...AUTUMN, from: '2026-12-01' }] })
    await edit(asSecretary, instructor, { absences: [AUTUMN] })
    const { body } = await asSecretary.call('listStaff')
    expect(body[0]?.absences).toHaveLength(1)
  })

  it.each([1, 2])('refuses the second of two secretaries who changed version %i', async (version) => {
    const { department, asSecretary } = await anOffice()
    const instructor = await given.anInstructor({ department })
    if (version === 2) await edit(asSecretary, instructor)
    const answers = await Promise.all(
      ['ΕΔΙΠ', 'ΕΤΕΠ'].map((printTitle) =>
        edit(asSecretary, instructor, { printTitle }, { 'if-match': `"${version}"` }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
  })
})

it('what is kept of an instructor goes when the account is closed', async () => {
  const { department, asSecretary } = await anOffice()
  const asAdmin = await api.as(await given.anAdministrator())
  const instructor = await given.anInstructor({ department, password: 'κωδικός' })
  await given.aThesis({
    instructor,
    student: await given.aStudent({ department }),
    mark: 8,
    endDate: '2026-03-01',
  })
  await edit(asSecretary, instructor, { printTitle: 'Ομότιμος Καθηγητής', absences: [AUTUMN] })
  const offices = [{ username: instructor.username, kind: 'head', from: '2026-01-01' }]
  const ofDepartment = { params: { depID: department.id } }
  await asAdmin.call('setOffices', { ...ofDepartment, body: { offices } })
  await (await api.as(instructor)).call('deleteOwnAccount', { body: { password: 'κωδικός' } })
  expect((await asSecretary.call('listStaff')).body).toEqual([])
  expect((await asSecretary.call('listOffices', ofDepartment)).body).toEqual([])
})
