import { expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'

const api = await startTestApi()
const { given } = api

const wireDay = (day: string) => expect.objectContaining({ date: `${day} 00:00:00.000000` })

async function aDepartmentWithStaff() {
  const department = await given.aDepartment()
  const person = await given.anInstructor({ department })
  const { username } = person
  const asAdmin = await api.as(await given.anAdministrator())
  const of = { params: { depID: department.id } }
  const set = (offices: object[], depID = department.id) =>
    asAdmin.call('setOffices', { params: { depID }, body: { offices } })
  const asSecretary = await api.as(await given.aSecretary({ department }))
  return { department, person, username, of, set, asAdmin, asSecretary }
}

it('offices are set by an administrator and shown to the secretary, the latest first', async () => {
  const { department, person, username, of, set, asSecretary } = await aDepartmentWithStaff()
  const { id: programmeID, name } = await given.aProgramme({ department })
  const head = { username, kind: 'head', from: '2026-01-01', until: '2027-12-31' }
  const coordinator = { username, kind: 'coordinator', programmeID, from: '2026-09-01' }
  expect(await set([head, coordinator])).toMatchObject({ status: 200, body: { status: 200 } })
  const names = { username, uName: person.firstName, uSurname: person.surname }
  const kept = [
    {
      officeID: expect.any(Number),
      person: names,
      kind: 'coordinator',
      programme: { programmeID, name },
      from: wireDay('2026-09-01'),
      until: null,
    },
    {
      officeID: expect.any(Number),
      person: names,
      kind: 'head',
      programme: null,
      from: wireDay('2026-01-01'),
      until: wireDay('2027-12-31'),
    },
  ]
  expect((await asSecretary.call('listOffices', of)).body).toEqual(kept)
  await set([])
  expect((await asSecretary.call('listOffices', of)).body).toEqual([])
})

it('two heads on a day, strangers and programmes of elsewhere are named, and nothing is kept', async () => {
  const { username, of, set, asSecretary } = await aDepartmentWithStaff()
  const elsewhere = await given.anInstructor()
  const { id: programmeID } = await given.aProgramme()
  const head = { username, kind: 'head', from: '2026-01-01' }
  const { error } = await set([
    head,
    { ...head, from: '2030-01-01' },
    { username: elsewhere.username, kind: 'deputy', from: '2026-01-01' },
    { ...head, kind: 'coordinator', programmeID },
    { ...head, kind: 'coordinator' },
    { ...head, kind: 'deputy', until: '2025-12-31' },
  ])
  expect(error.status).toBe(400)
  expect(Object.keys(error.fields ?? {}).toSorted()).toEqual([
    'offices.1.from',
    'offices.2.username',
    'offices.3.programmeID',
    'offices.4.programmeID',
    'offices.5.until',
  ])
  expect((await asSecretary.call('listOffices', of)).body).toEqual([])
})

it('an office opens the department from the next request on, and nothing from the one after its end', async () => {
  const { department, person, username, set } = await aDepartmentWithStaff()
  const asPerson = await api.as(person)
  const theses = async () => (await asPerson.call('listDepartmentTheses', { query: {} })).status
  await given.aThesis({ instructor: await given.anInstructor({ department }) })
  expect(await theses()).toBe(403)
  await set([{ username, kind: 'head', from: '2026-01-01' }])
  expect(await theses()).toBe(200)
  await set([])
  expect(await theses()).toBe(403)
})

it('offices that another has set meanwhile are not written over', async () => {
  const { username, of, set, asAdmin, asSecretary } = await aDepartmentWithStaff()
  const head = { username, kind: 'head', from: '2026-01-01' }
  const upon = (version: number, offices: object[]) =>
    asAdmin.call('setOffices', { ...of, body: { offices }, headers: { 'if-match': `"${version}"` } })
  expect(await upon(1, [head])).toMatchObject({ status: 200 })
  expect(await upon(1, [])).toMatchObject({ status: 412, error: { code: 'version_conflict' } })
  const read = async () => (await asSecretary.call('listOffices', of)).body
  const [{ officeID = 0 } = {}] = await read()
  await set([{ ...head, from: '2026-02-01' }])
  expect(await upon(officeID + 1, [])).toMatchObject({ status: 412 })
  const [{ officeID: newest = 0 } = {}] = await read()
  expect(await upon(newest + 1, [])).toMatchObject({ status: 200 })
})

it('a secretary of another department learns nothing, and none sets any', async () => {
  const { of, set, asAdmin, asSecretary } = await aDepartmentWithStaff()
  const stranger = await api.as(await given.aSecretary())
  expect(await stranger.call('listOffices', of)).toMatchObject({ status: 404 })
  const body = { offices: [] }
  expect(await asSecretary.call('setOffices', { ...of, body })).toMatchObject({ status: 403 })
  expect((await asAdmin.call('listOffices', of)).body).toEqual([])
  expect(await set([], 999_999)).toMatchObject({ status: 404 })
})
