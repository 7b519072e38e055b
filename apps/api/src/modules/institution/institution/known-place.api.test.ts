import { beforeAll, describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'

const api = await startTestApi()
const { given } = api
const ATHENS = 'Εθνικό και Καποδιστριακό Πανεπιστήμιο Αθηνών'
const AUTH = 'Αριστοτέλειο Πανεπιστήμιο Θεσσαλονίκης'
let administrator: TestClient

beforeAll(async () => {
  administrator = await api.as(await given.anAdministrator())
})

const list = async () => (await administrator.call('listKnownPlaces')).body.institutions
const knownAs = async (name: string) => (await list()).find(({ instName }) => instName === name)
const add = (instName: string, ...departments: string[]) =>
  administrator.call('addKnownPlaces', { body: { instName, departments } })
const there = async (name: string) =>
  (await knownAs(name))?.departments.filter(({ isThere }) => isThere).map(({ depName }) => depName)

it.each(['listKnownPlaces', 'addKnownPlaces'] as const)('%s is for administrators', async (name) => {
  const parts = { body: { instName: ATHENS, departments: ['Τμήμα Φυσικής'] } }
  expect((await api.anonymous.call(name, parts as never)).error).toMatchObject({ status: 401 })
  for (const person of [await given.aStudent(), await given.anInstructor()]) {
    const { error } = await (await api.as(person)).call(name, parts as never)
    expect(error).toMatchObject({ status: 403, code: 'wrong_role' })
  }
})

describe('listKnownPlaces', () => {
  it('has 38 institutions with 503 departments, none of which is there', async () => {
    const institutions = await list()
    const departments = institutions.flatMap((institution) => institution.departments)
    expect([institutions.length, departments.length]).toEqual([38, 503])
    expect([...institutions, ...departments].filter(({ isThere }) => isThere)).toEqual([])
    expect(await knownAs(ATHENS)).toMatchObject({ shortName: 'ΕΚΠΑ', isFormer: false })
  })
})

describe('addKnownPlaces', () => {
  it.each([
    ['an institution of no list', 'Πανεπιστήμιο Πουθενά', ['Τμήμα Φυσικής'], 'instName'],
    ['a department of another institution', ATHENS, ['Τμήμα Ναυτιλιακών Σπουδών'], 'departments'],
    ['no department', ATHENS, [], 'departments'],
  ])('refuses %s', async (_what, instName, departments, field) => {
    const { error } = await add(instName, ...departments)
    expect(error).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } })
  })

  it('makes several departments at once, with town and address and without invented contacts', async () => {
    const names = ['Τμήμα Φυσικής', 'Τμήμα Μαθηματικών']
    expect((await add(ATHENS, ...names)).body).toEqual({ status: 200, made: 2 })
    expect((await there(ATHENS))?.sort()).toEqual([...names].sort())
    const { body } = await api.anonymous.call('listDepartments')
    const physics = body.find(({ depName }) => depName === 'Τμήμα Φυσικής')
    expect(physics).toMatchObject({
      depCity: 'Αθήνα',
      depEmail: null,
      depPhone: null,
      institution: { instName: ATHENS, instType: 'grUni', instURL: 'https://www.uoa.gr/' },
    })
  })

  it('makes nothing twice, however it is spelt', async () => {
    const institution = await given.anInstitution({ name: AUTH.toUpperCase() })
    await given.aDepartment({ of: institution, name: 'τμημα πληροφορικησ' })
    expect((await add(AUTH, 'Τμήμα Πληροφορικής', 'Τμήμα Φυσικής')).body.made).toBe(1)
    expect((await add(AUTH, 'Τμήμα Πληροφορικής', 'Τμήμα Φυσικής')).body.made).toBe(0)
    const { body } = await administrator.call('listInstitutions')
    expect(body.filter(({ instID }) => instID === institution.id)[0]?.departments).toHaveLength(2)
  })

  it('makes nothing twice when two administrators add the same at once', async () => {
    const name = 'Πανεπιστήμιο Κρήτης'
    const answers = await Promise.all([1, 2, 3].map(() => add(name, 'Τμήμα Φυσικής')))
    expect(answers.map(({ body }) => body.made).sort()).toEqual([0, 0, 1])
    const { body } = await administrator.call('listInstitutions')
    expect(body.filter(({ instName }) => instName === name)).toHaveLength(1)
  })
})
