import type { ImportKind } from '@diatrivi/domain/work/import/import-kind'
import { beforeEach, describe, expect, it } from 'vitest'
import { longestBlock } from '../../../testing/longest-block.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { WORST_WORKBOOKS, workbookOf } from '../../../testing/worst-inputs/workbooks.ts'
import { csv, inWindows1253, withMark, xlsx } from './import-file.fixture.ts'

const api = await startTestApi()
const { given, clock } = api
let administrator: TestClient
let place: { institution: string; department: string; departmentId: number }

// The session of a test that lets a day pass ends, and no file is about the people of another test.
beforeEach(async () => {
  administrator = await api.as(await given.anAdministrator())
  place = await aPlace()
})

async function aPlace() {
  const institution = await given.anInstitution()
  const department = await given.aDepartment({ of: institution })
  return { institution: institution.name, department: department.name, departmentId: department.id }
}

const upload = (kind: ImportKind, bytes: Uint8Array, name = 'λίστα.csv', by = administrator) =>
  by.call('startImport', { params: { kind }, file: { name, bytes } })
const start = async (kind: ImportKind, bytes: Uint8Array, name?: string) =>
  (await upload(kind, bytes, name)).body
const rowsOf = async (importId: number, fate?: string) =>
  (
    await administrator.call('listImportRows', {
      params: { importId },
      query: { ...(fate === undefined ? {} : { fate: fate as 'new' }), page: 1, pageSize: 100 },
    })
  ).body
const apply = (importId: number, body: object = { rows: 'all' }) =>
  administrator.call('applyImport', { params: { importId }, body })
const undo = (importId: number) => administrator.call('undoImport', { params: { importId } })
const found = async (importId: number) =>
  (await administrator.call('getImport', { params: { importId } })).body

const HEADINGS = ['Επώνυμο', 'Όνομα', 'E-mail', 'Τμήμα', 'Ίδρυμα']
let counter = 0
const address = () => `person${++counter}@import.example.gr`

/** How many processes of ours ran at the same time while the work lasted. */
async function mostChildren(work: () => Promise<unknown>): Promise<number> {
  const running = () => process.getActiveResourcesInfo().filter((one) => one === 'ProcessWrap').length
  const before = running()
  let most = 0
  const watching = setInterval(() => {
    most = Math.max(most, running() - before)
  }, 1)
  await work().finally(() => clearInterval(watching))
  return most
}

const usernameOf = (email: string) => email.split('@')[0] ?? ''
/** Each person has a surname of his own, so that none is a namesake. */
const surnameOf = (email: string) => `Παππάς ${usernameOf(email)}`
const student = (email = address(), surname = surnameOf(email)) => [
  surname,
  'Νίκος',
  email,
  place.department,
  place.institution,
]
const students = (...rows: string[][]) => csv(HEADINGS, ...rows)
const accountAt = async (username: string) => administrator.call('getAccountAccess', { params: { username } })

describe('POST /v1/admin/import/:kind', () => {
  it('asks for an administrator', async () => {
    expect((await upload('students', students(student()), 'x.csv', api.anonymous)).status).toBe(401)
    const instructor = await api.as(await given.anInstructor())
    expect((await upload('students', students(student()), 'x.csv', instructor)).status).toBe(403)
  })

  it('says what would become of each row, and writes none', async () => {
    const email = address()
    const { importID, ...view } = await start(
      'students',
      students(student(email), ['', 'Ο', 'κακό', 'Άλλο', '']),
    )
    expect(view).toMatchObject({ kind: 'students', fileName: 'λίστα.csv', new: 1, faulty: 1, applied: null })
    const [good, bad] = await rowsOf(importID)
    expect(good).toMatchObject({ line: 2, fate: 'new', label: `${surnameOf(email)} Νίκος`, faults: [] })
    expect(good?.values).toContainEqual({ field: 'username', value: usernameOf(email) })
    expect(bad?.faults.map(({ cell, reason }) => [cell, reason])).toEqual([
      ['D3', 'Το τμήμα δεν υπάρχει.'],
      ['A3', 'Υποχρεωτικό πεδίο'],
      ['C3', 'Παρακαλώ δώστε ένα σωστό email!'],
    ])
    expect((await accountAt(usernameOf(email))).status).toBe(404)
  })

  const table = () => [HEADINGS, student()]
  it.each([
    ['CSV in UTF-8', () => csv(...table())],
    ['CSV in UTF-8 with a mark', () => withMark(csv(...table()))],
    [
      'CSV with commas',
      () =>
        Buffer.from(
          table()
            .map((row) => row.join(','))
            .join('\n'),
        ),
    ],
    ['CSV in Windows-1253', () => inWindows1253(Buffer.from(csv(...table())).toString())],
    ['XLSX', () => xlsx(table())],
    ['XLSX with a title over it', () => xlsx(table(), 'Φοιτητές του Τμήματος')],
  ])('reads %s', async (_format, bytes) => {
    const { importID } = await start('students', await bytes())
    expect(await rowsOf(importID)).toMatchObject([
      { fate: 'new', label: expect.stringMatching(/^Παππάς .* Νίκος$/) },
    ])
  })

  it.each([
    ['a file without headings', csv(['1', '2']), 'selectedFile', 'Δεν βρέθηκαν επικεφαλίδες.'],
    ['a file of headings alone', csv(HEADINGS), 'selectedFile', 'Κάτω από τις επικεφαλίδες'],
    [
      'bytes that are no text',
      csv(HEADINGS, ['\u0411\u0411']).map((byte) => (byte === 0xd0 ? 0xff : byte)),
      'selectedFile',
      'Το αρχείο δεν διαβάζεται.',
    ],
  ])('refuses %s with a sentence', async (_what, bytes, field, sentence) => {
    const { status, error } = await upload('students', bytes)
    expect(status).toBe(400)
    expect(error.fields?.[field]).toContain(sentence)
  })

  it('refuses more rows than it takes', async () => {
    const many = Array.from({ length: 20_030 }, () => ['Α'])
    const { error } = await upload('students', csv(HEADINGS, ...many))
    expect(error.fields?.selectedFile).toContain('πάνω από 20020 γραμμές')
  })

  it('refuses a workbook that is broken', async () => {
    const broken = workbookOf({ 'xl/workbook.xml': '<workbook' })
    const { error } = await upload('students', broken, 'λίστα.xlsx')
    expect(error.fields?.selectedFile).toContain('Το αρχείο δεν διαβάζεται.')
  })

  it.each([
    ['a cell beyond the last column of Excel', 'Το αρχείο δεν διαβάζεται.'],
    ['a cell beyond our last column', 'υπερβολικά μεγάλο'],
    ['a cell beyond our last row', 'πάνω από 20020 γραμμές'],
    ['a text of a million letters in 2,000 cells', 'υπερβολικά μεγάλο'],
    ['a part of 61 MB', 'υπερβολικά μεγάλο'],
  ])('refuses %s with a sentence, and answers others meanwhile', async (what, sentence) => {
    const bytes = WORST_WORKBOOKS[what]?.() ?? new Uint8Array()
    let answer = await upload('students', new Uint8Array())
    const block = await longestBlock(async () => {
      answer = await upload('students', bytes, 'λίστα.xlsx')
    })
    expect(answer.error.fields?.selectedFile).toContain(sentence)
    expect(block).toBeLessThan(500)
  })

  it('reads one table at a time for a person, and two in all', async () => {
    const bytes = await xlsx([HEADINGS, student()])
    const others = await Promise.all([1, 2].map(async () => api.as(await given.anAdministrator())))
    const uploads = (people: readonly TestClient[]) =>
      mostChildren(() =>
        Promise.all(
          people.map(async (by) =>
            expect((await upload('students', bytes, 'λίστα.xlsx', by)).status).toBe(200),
          ),
        ),
      )
    expect(await uploads([administrator, administrator, administrator])).toBe(1)
    expect(await uploads([administrator, ...others, administrator, ...others])).toBe(2)
  })

  it('keeps leading zeros and reads decimal commas', async () => {
    const bytes = csv(
      ['Ίδρυμα', 'Όνομα τμήματος', 'Τηλέφωνο', 'Γεωγραφικό πλάτος'],
      [place.institution, 'Τμήμα Νέων', '0030210', '38,2905'],
    )
    const [row] = await rowsOf((await start('departments', bytes)).importID)
    expect(row?.values).toContainEqual({ field: 'depPhone', value: '0030210' })
    expect(row?.values).toContainEqual({ field: 'depLat', value: '38.2905' })
  })

  it('makes usernames of addresses, and another one where one is taken', async () => {
    await given.aStudent({ username: 'maria.k' })
    const { importID } = await start(
      'students',
      students(student('maria.k@one.example.gr'), student('maria.k@two.example.gr')),
    )
    const names = (await rowsOf(importID)).map(
      ({ values }) => values.find(({ field }) => field === 'username')?.value,
    )
    expect(names).toEqual(['maria.k2', 'maria.k3'])
  })
})

describe('PUT /v1/admin/import/:importId/apply', () => {
  it('writes the rows, and the same file again changes nothing', async () => {
    const file = students(student(), student())
    const { importID } = await start('students', file)
    expect((await apply(importID)).status).toBe(200)
    expect((await found(importID)).applied).toMatchObject({ rows: 'all', invitations: 2, mayUndo: true })
    expect(await start('students', file)).toMatchObject({
      new: 0,
      changed: 0,
      same: 2,
      faulty: 0,
      missing: 0,
    })
    expect((await apply(importID)).error).toMatchObject({ status: 409, code: 'import_applied' })
  })

  it('sends each new person a link to choose the password, so many a minute', async () => {
    const [first, second] = [address(), address()]
    const { importID } = await start('students', students(student(first), student(second)))
    await apply(importID)
    clock.advance({ hours: 1 })
    const { text } = await api.mailbox.newestTo(first)
    expect(text).toContain('λογαριασμός φοιτητή/φοιτήτριας')
    const token = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? ''
    await api.anonymous.call('resetPassword', { body: { token, newpass: 'μυστικό' } })
    expect((await accountAt(usernameOf(first))).body).toMatchObject({ user_type: 'stu', isActive: true })
  })

  it('refuses a file with faults, and applies its good rows alone when asked', async () => {
    const good = address()
    const { importID } = await start('students', students(student(good), student('κακό')))
    expect((await apply(importID)).error).toMatchObject({ status: 409, code: 'import_has_faults' })
    expect((await accountAt(usernameOf(good))).status).toBe(404)
    expect((await apply(importID, { rows: 'good' })).status).toBe(200)
    expect((await accountAt(usernameOf(good))).status).toBe(200)
  })

  it('asks for a yes when the file changes or leaves out more than a tenth', async () => {
    const known = Array.from({ length: 10 }, () => student())
    await apply((await start('students', students(...known))).importID)
    const married = ([, firstName, ...rest]: string[]) => ['Νέα', firstName ?? '', ...rest]
    const one = await start('students', students(married(known[0] ?? []), ...known.slice(1)))
    expect(one).toMatchObject({ changed: 1, same: 9, needsConfirmation: false })
    const without = await start('students', students(...known.slice(2)))
    expect(without).toMatchObject({ missing: 2, needsConfirmation: true })
    const two = await start('students', students(...known.slice(0, 2).map(married), ...known.slice(2)))
    const areRenamed = { rows: 'all', confirmDoubts: true }
    expect((await apply(two.importID)).error).toMatchObject({ status: 409, code: 'import_has_doubts' })
    expect((await apply(two.importID, areRenamed)).error).toMatchObject({
      status: 409,
      code: 'too_many_changes',
    })
    expect((await rowsOf(two.importID, 'changed'))[0]?.before).toEqual([
      { field: 'uSurname', value: known[0]?.[0] },
    ])
    expect((await apply(two.importID, { ...areRenamed, confirmed: true })).status).toBe(200)
  })

  it('takes nobody away whom the file does not name', async () => {
    const kept = await given.aStudent({ departmentId: place.departmentId })
    const { importID } = await start('students', students(student()))
    await apply(importID, { rows: 'all', confirmed: true })
    expect((await accountAt(kept.username)).body).toMatchObject({ disabledSince: null })
  })

  it('does not miss whoever is disabled', async () => {
    const left = await given.aStudent({ departmentId: place.departmentId })
    await administrator.call('setAccountDisabled', { params: { username: left.username, flag: 1 } })
    expect(await start('students', students(student()))).toMatchObject({ missing: 0, new: 1 })
  })

  it('refuses with 412 what somebody else has changed since the preview', async () => {
    const email = address()
    const { importID } = await start('students', students(student(email)))
    await given.anInstructor({ email })
    expect((await apply(importID)).error).toMatchObject({ status: 412, code: 'import_outdated' })
  })

  it('changes neither the username nor the role of an account that is there', async () => {
    const { email } = await given.aStudent({ departmentId: place.departmentId, username: 'ownname' })
    const taken = await given.anInstructor()
    const bytes = csv(
      [...HEADINGS, 'Όνομα χρήστη'],
      [...student(email), 'other'],
      [...student(taken.email), ''],
    )
    const { importID } = await start('students', bytes)
    const [renamed, another] = await rowsOf(importID)
    expect(renamed?.faults).toMatchObject([{ field: 'username', cell: 'F2', value: 'other' }])
    expect(another?.faults).toMatchObject([
      { field: 'uEmail', cell: 'C3', reason: 'Χρησιμοποιείται ήδη.' },
      { field: 'username' },
    ])
  })

  it('makes a registration that nobody confirmed give way', async () => {
    const email = address()
    const body = {
      username: 'squatter',
      password: 'μυστικό',
      email,
      uName: 'Α',
      uSurname: 'Β',
      department: place.departmentId,
    }
    await api.anonymous.call('register', { body })
    const { importID } = await start('students', students(student(email)))
    expect((await apply(importID, { rows: 'all', confirmed: true })).status).toBe(200)
    expect((await accountAt('squatter')).status).toBe(404)
  })

  it('brings institutions, departments and instructors', async () => {
    const institutions = csv(['Όνομα ιδρύματος', 'Τύπος'], ['Πανεπιστήμιο Νέων', 'Πανεπιστήμιο'])
    await apply((await start('institutions', institutions)).importID, { rows: 'all', confirmed: true })
    const departments = csv(['Ίδρυμα', 'Τμήμα', 'Μήκος'], ['Πανεπιστήμιο Νέων', 'Τμήμα Χημείας', '21,5'])
    await apply((await start('departments', departments)).importID)
    const email = address()
    const instructors = csv(
      ['Επώνυμο', 'Όνομα', 'E-mail', 'Τμήμα', 'Ίδρυμα', 'Βαθμίδα'],
      ['Άνθη', 'Μαρία', email, 'Χημείας', 'ΠΑΝΕΠΙΣΤΗΜΙΟ ΝΕΩΝ', 'Αναπληρώτρια'],
    )
    await apply((await start('instructors', instructors)).importID)
    const { body } = await administrator.call('listInstructors')
    expect(body.find(({ uEmail }) => uEmail === email)).toMatchObject({
      instrRank: 'associate',
      department: { depName: 'Τμήμα Χημείας' },
      isActive: false,
    })
    const all = (await administrator.call('listInstitutions')).body
    expect(all.find(({ instName }) => instName === 'Πανεπιστήμιο Νέων')?.departments).toMatchObject([
      { depName: 'Τμήμα Χημείας', depLng: 21.5 },
    ])
  })
})

describe('PUT /v1/admin/import/:importId/undo', () => {
  it('takes back what was written, and the invitations that wait', async () => {
    const before = await given.aStudent({
      departmentId: place.departmentId,
      surname: 'Πριν',
      firstName: 'Νίκος',
    })
    const email = address()
    const { importID } = await start('students', students(student(email), student(before.email, 'Μετά')))
    await apply(importID, { rows: 'all', confirmed: true, confirmDoubts: true })
    expect((await undo(importID)).status).toBe(200)
    expect((await found(importID)).undone).toMatchObject({ rows: 2, kept: 0 })
    expect((await accountAt(usernameOf(email))).status).toBe(404)
    expect((await accountAt(before.username)).body.uSurname).toBe('Πριν')
    clock.advance({ hours: 1 })
    expect((await api.mailbox.all()).filter(({ to }) => to === email)).toEqual([])
    expect((await undo(importID)).error).toMatchObject({ status: 409, code: 'import_not_applied' })
  })

  it('leaves what was used or changed since, and says so', async () => {
    const bytes = csv(['Ίδρυμα', 'Τμήμα'], [place.institution, 'Τμήμα Α'], [place.institution, 'Τμήμα Β'])
    const { importID } = await start('departments', bytes)
    await apply(importID, { rows: 'all', confirmed: true })
    const all = (await administrator.call('listDepartments')).body
    const used = all.find(({ depName }) => depName === 'Τμήμα Α')
    await given.aStudent({ departmentId: used?.depID ?? 0 })
    await undo(importID)
    expect((await found(importID)).undone).toMatchObject({ rows: 1, kept: 1 })
    expect((await rowsOf(importID, 'new')).map(({ label, wasUndone }) => [label, wasUndone])).toEqual([
      ['Τμήμα Α', false],
      ['Τμήμα Β', true],
    ])
  })

  it('is refused before the import is applied, and a day after', async () => {
    const { importID } = await start('students', students(student()))
    expect((await undo(importID)).error).toMatchObject({ code: 'import_not_applied' })
    await apply(importID, { rows: 'all', confirmed: true })
    clock.advance({ days: 1, seconds: 1 })
    administrator = await api.as(await given.anAdministrator())
    expect((await undo(importID)).error).toMatchObject({ status: 409, code: 'undo_over' })
  })
})

describe('GET /v1/admin/imports', () => {
  it('lists the newest first, with who uploaded it', async () => {
    await start('students', students(student()))
    await start('students', students(student()))
    const { body } = await administrator.call('listImports', { query: { page: 1, pageSize: 2 } })
    expect(body).toHaveLength(2)
    expect(body[0]?.importID).toBeGreaterThan(body[1]?.importID ?? 0)
    expect(body[0]?.by).toMatchObject({ uName: expect.any(String) })
    expect((await administrator.call('getImport', { params: { importId: 999_999 } })).status).toBe(404)
  })
})
