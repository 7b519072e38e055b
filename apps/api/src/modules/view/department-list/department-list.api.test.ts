import { PRESET_RULES } from '@diatrivi/domain/department/rulebook/presets'
import { APPLICATION } from '@diatrivi/domain/testing/invented-papers'
import { readSheet } from 'read-excel-file/universal'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'

const api = await startTestApi()
const { given } = api

async function anOffice() {
  const department = await given.aDepartment()
  const secretary = await given.aSecretary({ department })
  return { department, secretary, asSecretary: await api.as(secretary) }
}

type Query = Record<string, string>

const take = (client: TestClient, list: string, query: Query = {}) =>
  client.call('exportList', { params: { list: list as 'theses' }, query: { format: 'csv', ...query } })

/** The lines of a CSV without its mark, each parted into its fields. */
async function linesOf(client: TestClient, list: string, query: Query = {}): Promise<string[][]> {
  const { bytes, status } = await take(client, list, query)
  expect(status).toBe(200)
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(text.endsWith('\r\n')).toBe(true)
  return text
    .slice(1, -2)
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('";"'))
}

async function sheetOf(client: TestClient, list: string, query: Query = {}) {
  const { bytes, status } = await take(client, list, { ...query, format: 'xlsx' })
  expect(status).toBe(200)
  return readSheet(new Uint8Array(bytes).buffer)
}

async function write(client: TestClient, username: string, record: object) {
  const answer = await client.call('editStudentRecord', { params: { username }, body: record })
  expect(answer.status).toBe(200)
}

describe('GET /v1/secretary/export/:list', () => {
  it('refuses a format, a filter, an order and a column that there is not, and names each', async () => {
    const { asSecretary } = await anOffice()
    const query = { format: 'doc', headings: 'fr' }
    expect(await take(asSecretary, 'theses', query)).toMatchObject({
      status: 400,
      error: { fields: { format: expect.any(String), headings: expect.any(String) } },
    })
    const wrong = { sort: 'colour', columns: 'title,password' }
    expect(await take(asSecretary, 'theses', wrong)).toMatchObject({
      status: 400,
      error: { fields: { sort: expect.any(String), columns: expect.any(String) } },
    })
    expect(await take(asSecretary, 'secrets')).toMatchObject({ status: 400 })
  })

  it.each([
    ['theses', { standing: 'lost' }],
    ['theses', { page: '2' }],
    ['students', { colour: 'red' }],
    ['examinations', { month: '2026-13' }],
    ['load', { state: 'complete' }],
    ['students', { search: 'α'.repeat(201) }],
    ['students', { columns: 'email,'.repeat(100) }],
  ])('refuses what the list %s does not take: %j', async (list, query) => {
    const { asSecretary } = await anOffice()
    const [name = ''] = Object.keys(query)
    expect(await take(asSecretary, list, query)).toMatchObject({
      status: 400,
      error: { fields: { [name]: expect.any(String) } },
    })
  })

  it('writes the load as its page searches it, with those who have not come yet', async () => {
    const { department, asSecretary } = await anOffice()
    await given.anInstructor({ department, surname: 'Άνθη', firstName: 'Άννα' })
    await given.anInstructor({ department, surname: 'Βάμβας', firstName: 'Ίων', isActive: false })
    const [, ...all] = await linesOf(asSecretary, 'load', { columns: 'supervises' })
    expect(all).toEqual([
      ['Άνθη', 'Άννα', '0'],
      ['Βάμβας', 'Ίων', '0'],
    ])
    const [, ...found] = await linesOf(asSecretary, 'load', { columns: 'supervises', search: 'βαμβ' })
    expect(found).toEqual([['Βάμβας', 'Ίων', '0']])
  })

  it('writes the theses of the own department without drafts, filtered and ordered as the list', async () => {
    const { department, asSecretary } = await anOffice()
    const instructor = await given.anInstructor({ department, firstName: 'Άννα', surname: 'Άνθη' })
    const student = await given.aStudent({ department, firstName: 'Ίων', surname: 'Ίσαρης' })
    await given.aThesis({ instructor, title: 'Βήτα', student, intendedEnd: '2026-09-01' })
    await given.aThesis({ instructor, title: 'Άλφα', student, mark: 8, endDate: '2026-02-07' })
    await given.aThesis({ instructor, title: 'Σχέδιο', publicByInstructor: false })
    await given.aThesis({ title: 'Αλλού' })
    expect(await linesOf(asSecretary, 'theses', { sort: 'title', headings: 'el' })).toEqual([
      [
        'Τίτλος',
        'Επίβλεψη',
        'Φοιτητής/Φοιτήτρια',
        'Κατάσταση',
        'Καθυστέρηση (ημέρες)',
        'Βαθμός',
        'Επιθυμητή ολοκλήρωση',
        'Ημερομηνία ολοκλήρωσης',
      ],
      ['Άλφα', 'Άννα Άνθη', 'Ίων Ίσαρης', 'Ολοκληρωμένη', '', '8', expect.any(String), '7/2/2026'],
      ['Βήτα', 'Άννα Άνθη', 'Ίων Ίσαρης', 'Σε εξέλιξη', '', '', '1/9/2026', ''],
    ])
    const found = await linesOf(asSecretary, 'theses', { search: 'αλφα', columns: 'mark', headings: 'en' })
    expect(found).toEqual([
      ['Title', 'Mark'],
      ['Άλφα', '8'],
    ])
  })

  it('writes a workbook of real days and numbers, in which a registry number keeps its zeros', async () => {
    const { department, asSecretary } = await anOffice()
    const student = await given.aStudent({ department, surname: '=HYPERLINK("x")', firstName: 'Άννα' })
    await write(asSecretary, student.username, { registryNumber: '00771', semester: 8, average: '7,85' })
    const columns = 'registryNumber,semester,average,asOf'
    const [headings, row] = await sheetOf(asSecretary, 'students', { columns, headings: 'en' })
    expect(headings).toEqual([
      'Registry number',
      'Surname',
      'First name',
      'Semester',
      'Average',
      'Record as of',
    ])
    expect(row).toEqual(['00771', '=HYPERLINK("x")', 'Άννα', 8, 7.85, new Date('2026-03-10T00:00:00Z')])
  })

  it('writes a CSV with decimal commas, in which no field is a formula and no number loses its zeros', async () => {
    const { department, asSecretary } = await anOffice()
    const student = await given.aStudent({ department, surname: '\u200b=1+1', firstName: '＠ΑΑ' })
    await write(asSecretary, student.username, { registryNumber: '00771', average: '7,85' })
    const [, line] = await linesOf(asSecretary, 'students', { columns: 'registryNumber,average' })
    expect(line).toEqual(["'00771", "'\u200b=1+1", "'＠ΑΑ", '7,85'])
  })

  it('writes examinations of a month and a place, by day and clock', async () => {
    const { department, asSecretary } = await anOffice()
    const instructor = await given.anInstructor({ department })
    const thesis = await given.aThesis({ instructor, student: await given.aStudent({ department }) })
    const at = (startsAt: string, place: string) =>
      given.anExamination({ thesis, startsAt: new Date(startsAt), place, state: 'held' })
    await at('2026-02-10T09:00:00Z', 'Β2')
    await at('2026-03-20T10:30:00Z', 'Β2')
    await at('2026-03-21T10:30:00Z', 'Γ3')
    const columns = 'place'
    const [, ...march] = await linesOf(asSecretary, 'examinations', { columns })
    expect(march).toEqual([
      ['20/3/2026', '12:30', thesis.title, 'Β2'],
      ['21/3/2026', '12:30', thesis.title, 'Γ3'],
    ])
    const [, ...inPlace] = await linesOf(asSecretary, 'examinations', {
      columns,
      room: 'Γ3',
      month: '2026-03',
    })
    expect(inPlace.map(([day]) => day)).toEqual(['21/3/2026'])
    const [, ...before] = await linesOf(asSecretary, 'examinations', { columns, month: '2026-02' })
    expect(before.map(([day]) => day)).toEqual(['10/2/2026'])
  })

  it('writes the load of instructors, committees and papers', async () => {
    const { department, asSecretary } = await anOffice()
    const rules = PRESET_RULES.integrated_master
    const { id: rulebookId } = await given.aRulebook({ department, rules })
    const instructor = await given.anInstructor({ department, surname: 'Άνθη', firstName: 'Άννα' })
    const member = await given.anInstructor({ department, surname: 'Βάμβας', firstName: 'Ίων' })
    const student = await given.aStudent({ department })
    const thesis = await given.aThesis({ instructor, student, rulebookId, title: 'Άλφα' })
    await given.aSeat({ thesis, person: instructor, position: 1, role: 'supervisor', state: 'accepted' })
    await given.aSeat({ thesis, person: member, position: 2, role: 'member', state: 'invited' })
    const columns = 'supervises,sits,offers'
    expect((await linesOf(asSecretary, 'load', { columns })).slice(1)).toEqual([
      ['Άνθη', 'Άννα', '1', '0', '0'],
      ['Βάμβας', 'Ίων', '0', '1', '0'],
    ])
    expect((await linesOf(asSecretary, 'committees', { columns: 'members,state' })).slice(1)).toEqual([
      ['Άλφα', 'Ίων Βάμβας (Αναμένεται απάντηση)', 'Λείπουν μέλη'],
    ])
    expect(await linesOf(asSecretary, 'committees', { state: 'complete' })).toHaveLength(1)
    await given.aPaper({ departmentId: department.id, thesisId: thesis.id, facts: APPLICATION, number: 11 })
    expect((await linesOf(asSecretary, 'papers', { columns: 'issuedOn' })).slice(1)).toEqual([
      ['Αίτηση ανάληψης', "'2026/11", '10/3/2026'],
    ])
  })

  it('is downloaded by a token of one path, under a name with its day', async () => {
    const { asSecretary } = await anOffice()
    const path = '/v1/secretary/export/theses'
    const { token } = (await asSecretary.call('makeDownloadToken', { body: { path } })).body
    const answer = await api.anonymous.call('exportList', {
      params: { list: 'theses' },
      query: { format: 'xlsx', headings: 'el', jwt_token: token },
    })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-disposition']).toContain('ergasies-2026-03-10.xlsx')
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })
})
