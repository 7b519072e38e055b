import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { csv, inWindows1253, withMark, xlsx } from './import-file.fixture.ts'
import { HEADINGS, studentLine } from './student-list.fixture.ts'

const api = await startTestApi()
const { given, clock } = api

let offices = 0
async function anOffice() {
  const department = await given.aDepartment()
  const domain = `office${++offices}.example.org`
  const secretary = await api.as(await given.aSecretary({ department }))
  const line = (n: number, changes?: Record<number, string>) => studentLine(n, domain, changes)
  return { department, domain, secretary, line, ...callsOf(secretary) }
}

function callsOf(by: TestClient) {
  const upload = (bytes: Uint8Array, name = 'φοιτητές.csv') =>
    by.call('startOfficeImport', { params: { kind: 'students' }, file: { name, bytes } })
  const apply = (importId: number, body: object = { rows: 'all' }) =>
    by.call('applyOfficeImport', { params: { importId }, body })
  return {
    upload,
    apply,
    start: async (bytes: Uint8Array, name?: string) => (await upload(bytes, name)).body,
    undo: (importId: number) => by.call('undoOfficeImport', { params: { importId } }),
    found: async (importId: number) => (await by.call('getOfficeImport', { params: { importId } })).body,
    rows: async (importId: number, fate: 'new' | 'faulty' | 'changed') => {
      const query = { fate, page: 1, pageSize: 100 }
      return (await by.call('listOfficeImportRows', { params: { importId }, query })).body
    },
    students: async () => (await by.call('listStudents', { query: { page: 1, pageSize: 100 } })).body,
  }
}

const table = (...rows: string[][]) => csv(HEADINGS, ...rows)
const RECORD = { semester: 8, coursesPassed: 40, coursesOwed: 2, ects: 200, average: '7.85', programme: null }

describe('a list of students', () => {
  const lists = {
    'a CSV in UTF-8 with a mark, parted by semicolons': (rows: string[][]) =>
      withMark(csv(HEADINGS, ...rows)),
    'a CSV in Windows-1253': (rows: string[][]) =>
      inWindows1253([HEADINGS, ...rows].map((row) => row.join(';')).join('\r\n')),
    'a CSV parted by commas': (rows: string[][]) =>
      new Uint8Array(
        Buffer.from([HEADINGS, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')),
      ),
    'a workbook with a title over its columns': (rows: string[][]) =>
      xlsx([HEADINGS, ...rows], 'Φοιτητές 2026'),
  }

  it.each(Object.entries(lists))('is read out of %s', async (_what, write) => {
    const { start, apply, students, line } = await anOffice()
    const { importID, ...view } = await start(await write([line(1), line(2)]), 'λίστα')
    expect(view).toMatchObject({ kind: 'records', new: 2, faulty: 0, applied: null })
    expect(await students()).toEqual([])
    expect((await apply(importID)).body).toEqual({ status: 200 })
    expect(await students()).toMatchObject([
      { username: null, uName: 'Μαρία 1', record: { ...RECORD, registryNumber: '01001' } },
      { username: null, uName: 'Μαρία 2', record: { ...RECORD, registryNumber: '01002' } },
    ])
  })

  it('knows a number from the other keyboard, leaves its spelling, and takes one twice for a fault', async () => {
    const { start, apply, students, rows, line } = await anOffice()
    const first = await start(table(line(1, { 0: 'ΜΤΝ2021' }), line(2)))
    await apply(first.importID)
    const again = await start(table(line(1, { 0: 'MTN 2021\u200b' }), line(2)))
    expect(again).toMatchObject({ new: 0, changed: 0, same: 2, faulty: 0 })
    const twins = await start(table(line(3, { 0: 'ΑΜ7' }), line(4, { 0: 'AM7' })))
    expect(twins).toMatchObject({ new: 1, faulty: 1 })
    expect(await rows(twins.importID, 'faulty')).toMatchObject([{ faults: [{ field: 'registryNumber' }] }])
    expect((await students()).map(({ record }) => record?.registryNumber)).toContain('ΜΤΝ2021')
  })

  it('fills the records of accounts, by the number and else by the address, and renames nobody', async () => {
    const { department, secretary, domain, start, apply, students, line } = await anOffice()
    const byAddress = await given.aStudent({ department, email: `Student1@${domain}`, surname: 'Άνθη' })
    const byNumber = await given.aStudent({ department, surname: 'Βάμβα' })
    await secretary.call('editStudentRecord', {
      params: { username: byNumber.username },
      body: { registryNumber: '01002', ects: 12 },
    })
    const { importID, ...view } = await start(table(line(1), line(2)))
    expect(view).toMatchObject({ new: 0, changed: 2 })
    // Both accounts have other names than the list, which asks for a yes.
    await apply(importID, { rows: 'all', confirmDoubts: true })
    expect(await students()).toMatchObject([
      { username: byAddress.username, uSurname: 'Άνθη', record: { registryNumber: '01001', ects: 200 } },
      { username: byNumber.username, uSurname: 'Βάμβα', record: { registryNumber: '01002', ects: 200 } },
    ])
  })

  it('changes only what stands in its columns', async () => {
    const { start, apply, students, line } = await anOffice()
    await apply((await start(table(line(1)))).importID)
    await apply((await start(csv(['ΑΜ', 'Μέσος όρος'], ['01001', '8,1']))).importID)
    expect(await students()).toMatchObject([{ uName: 'Μαρία 1', record: { ...RECORD, average: '8.10' } }])
  })

  it('names the programme of a student', async () => {
    const { department, start, apply, students, rows, line } = await anOffice()
    const { id, name } = await given.aProgramme({ department })
    const { importID } = await start(table(line(1, { 9: name.toUpperCase() }), line(2, { 9: 'Άλλο' })))
    expect((await rows(importID, 'faulty'))[0]?.faults).toMatchObject([
      { cell: 'J3', field: 'programme', value: 'Άλλο' },
    ])
    await apply(importID, { rows: 'good' })
    expect(await students()).toMatchObject([{ record: { programme: { programmeID: id, name } } }])
  })

  it('changes nothing a second time, and says that its records are of today', async () => {
    const { department, start: startFirst, apply: applyFirst, line } = await anOffice()
    await applyFirst((await startFirst(table(line(1), line(2)))).importID)
    clock.advance({ days: 1 })
    const tomorrow = callsOf(await api.as(await given.aSecretary({ department })))
    const { start, apply, found, students } = tomorrow
    const again = await start(table(line(1), line(2)))
    expect(again).toMatchObject({ new: 0, changed: 0, same: 2, missing: 0 })
    await apply(again.importID)
    expect((await found(again.importID)).applied).not.toBeNull()
    for (const { record } of await students()) {
      expect(record).toMatchObject({ version: 1 })
      expect(record?.asOf.date.slice(0, 10)).toBe(clock.today())
    }
  })

  it('keeps what looks like a formula as a text', async () => {
    const { start, apply, students, line } = await anOffice()
    const formula = '=HYPERLINK("https://example.org")'
    const { importID } = await start(await xlsx([HEADINGS, line(1, { 1: formula })]), 'λίστα.xlsx')
    await apply(importID)
    expect(await students()).toMatchObject([{ uSurname: formula }])
  })
})

describe('faults of a list', () => {
  it('are named by cell, and the good rows are applied alone', async () => {
    const { start, apply, rows, students, line } = await anOffice()
    const list = table(
      line(1),
      line(2, { 0: '' }),
      line(3, { 3: 'κακό' }),
      line(4, { 4: '99' }),
      line(5, { 8: '11' }),
      line(1, { 3: 'other@example.org' }),
    )
    const { importID, new: added, faulty } = await start(list)
    expect([added, faulty]).toEqual([1, 5])
    expect((await rows(importID, 'faulty')).map(({ faults }) => faults.map(({ cell }) => cell))).toEqual([
      ['A3'],
      ['D4'],
      ['E5'],
      ['I6'],
      ['A7'],
    ])
    expect((await apply(importID)).error).toMatchObject({ status: 409, code: 'import_has_faults' })
    expect((await apply(importID, { rows: 'good' })).status).toBe(200)
    expect(await students()).toHaveLength(1)
  })

  it('are a number of one student beside the address of another', async () => {
    const { start, apply, rows, domain, line } = await anOffice()
    await apply((await start(table(line(1), line(2)))).importID)
    const { importID } = await start(table(line(1, { 3: `student2@${domain}` }), line(2)))
    expect((await rows(importID, 'faulty'))[0]?.faults).toMatchObject([{ cell: 'D2', field: 'uEmail' }])
  })
})

describe('applying a list', () => {
  it('that lacks more than a tenth of the records asks for a yes, and removes nobody', async () => {
    const { start, apply, students, line } = await anOffice()
    const all = Array.from({ length: 10 }, (_none, n) => line(n))
    await apply((await start(table(...all))).importID)
    const nine = await start(table(...all.slice(1), line(11)))
    expect(nine).toMatchObject({ missing: 1, needsConfirmation: false })
    const eight = await start(table(...all.slice(2), line(11)))
    expect(eight).toMatchObject({ missing: 2, needsConfirmation: true })
    expect((await apply(eight.importID)).error).toMatchObject({
      status: 409,
      code: 'too_many_removed',
      facts: { n: 2, all: 10 },
    })
    expect((await apply(eight.importID, { rows: 'all', confirmRemovals: true })).status).toBe(200)
    expect(await students()).toHaveLength(11)
  })

  it('by two secretaries at once is refused to the second', async () => {
    const { department, start, apply, line } = await anOffice()
    const colleague = callsOf(await api.as(await given.aSecretary({ department })))
    const mine = await start(table(line(1)))
    const theirs = await colleague.start(table(line(1, { 4: '9' })))
    const statuses = await Promise.all([apply(mine.importID), colleague.apply(theirs.importID)])
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 412])
  })

  it('is undone within a day, but for what was changed since', async () => {
    const { department, secretary, domain, start, apply, undo, found, students, line } = await anOffice()
    const account = await given.aStudent({ department, email: `student1@${domain}` })
    const edited = await given.aStudent({ department, email: `student2@${domain}` })
    const { importID } = await start(table(line(1), line(2), line(3)))
    await apply(importID, { rows: 'all', confirmDoubts: true })
    await secretary.call('editStudentRecord', {
      params: { username: edited.username },
      body: { registryNumber: '07777' },
    })
    expect((await undo(importID)).status).toBe(200)
    expect((await found(importID)).undone).toMatchObject({ rows: 2, kept: 1 })
    const records = new Map((await students()).map(({ username, record }) => [username, record]))
    expect([...records.keys()].sort()).toEqual([account.username, edited.username].sort())
    expect(records.get(account.username)).toBeNull()
    expect(records.get(edited.username)?.registryNumber).toBe('07777')
  })

  it('is of the own department alone', async () => {
    const { start, line } = await anOffice()
    const { importID } = await start(table(line(1)))
    const { secretary: other, ...elsewhere } = await anOffice()
    const params = { importId: importID }
    expect((await other.call('getOfficeImport', { params })).status).toBe(404)
    expect((await other.call('listOfficeImportRows', { params })).status).toBe(404)
    expect((await elsewhere.apply(importID)).status).toBe(404)
    expect((await elsewhere.undo(importID)).status).toBe(404)
    expect((await other.call('listOfficeImports')).body).toEqual([])
    const administrator = await api.as(await given.anAdministrator())
    expect((await administrator.call('getImport', { params })).status).toBe(404)
  })
})

it('who registers with the address of a list takes the record over once it is confirmed', async () => {
  const { department, domain, start, apply, students, line } = await anOffice()
  await apply((await start(table(line(1)))).importID)
  const email = `student1@${domain}`
  const person = { username: 'listed', password: 'κωδικός-1', uName: 'Μαρία', uSurname: 'Παπαδάκη', email }
  await api.anonymous.call('register', { body: { ...person, department: department.id } })
  expect(await students()).toMatchObject([{ username: null }])
  const code = /^\d{6}$/m.exec((await api.mailbox.newestTo(email)).text)?.[0] ?? ''
  expect((await api.anonymous.call('activate', { body: { email, code } })).body.status).toBe('2')
  expect(await students()).toMatchObject([
    { username: 'listed', record: { ...RECORD, registryNumber: '01001', version: 1 } },
  ])
})
