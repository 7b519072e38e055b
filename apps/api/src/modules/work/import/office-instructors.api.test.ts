import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { findByUsername } from '../../people/account/account.queries.ts'
import { csv, inWindows1253, xlsx } from './import-file.fixture.ts'
import { officeImport } from './office-import.fixture.ts'

const api = await startTestApi()
const { given, clock } = api

const HEADINGS = ['Επώνυμο', 'Όνομα', 'E-mail', 'Βαθμίδα']
let counter = 0
const address = () => `staff${++counter}@office.example.org`
const usernameOf = (email: string) => email.split('@')[0] ?? ''
/** Each person has a name of her own, that of the address. */
const line = (email = address(), surname = `Άνθη ${usernameOf(email)}`, rank = 'Επίκουρη') => [
  surname,
  'Μαρία',
  email,
  rank,
]
const table = (...rows: string[][]) => csv(HEADINGS, ...rows)

async function anOffice() {
  const institution = await given.anInstitution()
  const department = await given.aDepartment({ of: institution })
  const secretary = await api.as(await given.aSecretary({ department }))
  return { institution, department, secretary, ...callsOf(secretary) }
}

function callsOf(by: TestClient) {
  return {
    ...officeImport(by, 'instructors', 'διδάσκοντες.csv'),
    staff: async () => (await by.call('listStaff', { query: { page: 1, pageSize: 100 } })).body,
  }
}

describe("a list of a department's instructors", () => {
  it.each([
    ['a CSV in UTF-8', (rows: string[][]) => csv(...rows)],
    ['a CSV in Windows-1253', (rows: string[][]) => inWindows1253(Buffer.from(csv(...rows)).toString())],
    ['a workbook with a title over it', (rows: string[][]) => xlsx(rows, 'Διδάσκοντες του Τμήματος')],
  ])('is read out of %s, and invites into the own department', async (_what, write) => {
    const { department, start, apply, found, staff } = await anOffice()
    const email = address()
    const { importID, ...view } = await start(await write([HEADINGS, line(email)]))
    expect(view).toMatchObject({ kind: 'instructors', new: 1, faulty: 0, applied: null })
    expect(await staff()).toEqual([])
    expect((await apply(importID)).body).toEqual({ status: 200 })
    expect((await found(importID)).applied).toMatchObject({ invitations: 1 })
    expect(await staff()).toMatchObject([{ username: usernameOf(email), rank: 'assistant' }])
    const administrator = await api.as(await given.anAdministrator())
    const { body: all } = await administrator.call('listInstructors')
    expect(all.find(({ uEmail }) => uEmail === email)?.department.depID).toBe(department.id)
  })

  it('says English headings, and invites at the rhythm of every import', async () => {
    const { start, apply } = await anOffice()
    const [first, second] = [address(), address()]
    const rows = [first, second].map((email) => ['Anthi', usernameOf(email), email, 'Associate professor'])
    const { importID } = await start(csv(['Surname', 'First name', 'E-mail', 'Rank'], ...rows))
    await apply(importID)
    clock.advance({ hours: 1 })
    const { text } = await api.mailbox.newestTo(second)
    const token = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? ''
    const answer = await api.anonymous.call('resetPassword', { body: { token, newpass: 'μυστικό' } })
    expect(answer.status).toBe(200)
  })

  it('changes name and rank of its own, and the same list again changes nothing', async () => {
    const { department, start, apply, rows, staff } = await anOffice()
    const known = await given.anInstructor({ department, surname: 'Παλιά', firstName: 'Μαρία' })
    const list = table(line(known.email, 'Νέα', 'Καθηγητής'))
    const { importID, ...view } = await start(list)
    expect(view).toMatchObject({ changed: 1, new: 0, needsConfirmation: true })
    expect((await rows(importID))[0]?.before).toContainEqual({ field: 'uSurname', value: 'Παλιά' })
    const isRenamed = { rows: 'all', confirmDoubts: true }
    expect((await apply(importID)).error).toMatchObject({ status: 409, code: 'import_has_doubts' })
    expect((await apply(importID, isRenamed)).error).toMatchObject({ status: 409, code: 'too_many_changes' })
    expect((await apply(importID, { ...isRenamed, confirmRemovals: true })).status).toBe(200)
    expect(await staff()).toMatchObject([{ uSurname: 'Νέα', rank: 'professor' }])
    expect(await start(list)).toMatchObject({ new: 0, changed: 0, same: 1, faulty: 0, missing: 0 })
  })

  it('names the cells that are wrong, and its good rows are taken alone', async () => {
    const { start, apply, rows, staff } = await anOffice()
    const { importID } = await start(
      table(line(), line('κακό'), line(address(), ''), line(address(), 'Άνθη', 'Πρύτανης')),
    )
    const cells = (await rows(importID)).map(({ faults }) => faults.map(({ cell }) => cell))
    expect(cells).toEqual([[], ['C3'], ['A4'], ['D5']])
    expect((await apply(importID)).error).toMatchObject({ status: 409, code: 'import_has_faults' })
    expect((await apply(importID, { rows: 'good' })).status).toBe(200)
    expect(await staff()).toHaveLength(1)
  })

  it('takes nobody of another department, whatever the list says', async () => {
    const { institution, department, start, rows } = await anOffice()
    const elsewhere = await given.aDepartment({ of: institution })
    const theirs = await given.anInstructor({ department: elsewhere })
    const student = await given.aStudent({ department })
    const headings = [...HEADINGS, 'Τμήμα', 'Ίδρυμα']
    const list = csv(
      headings,
      [...line(), department.name.toUpperCase(), institution.name],
      [...line(), elsewhere.name, ''],
      [...line(), '', 'Άλλο Ίδρυμα'],
      [...line(theirs.email), '', ''],
      [...line(student.email), department.name, ''],
    )
    const faults = (await rows((await start(list)).importID)).map((row) =>
      row.faults.map(({ cell, value }) => [cell, value]),
    )
    expect(faults.slice(0, 3)).toEqual([[], [['E3', elsewhere.name]], [['F4', 'Άλλο Ίδρυμα']]])
    expect(faults.slice(3).map((ofRow) => ofRow.map(([cell]) => cell))).toEqual([
      expect.arrayContaining(['C5']),
      expect.arrayContaining(['C6']),
    ])
  })

  it('finds its own department where others have the same name', async () => {
    const { department, start } = await anOffice()
    await given.aDepartment({ name: department.name })
    const list = csv([...HEADINGS, 'Τμήμα'], [...line(), department.name])
    expect(await start(list)).toMatchObject({ new: 1, faulty: 0 })
  })

  it('is taken back within a day, but for those to whom something was given', async () => {
    const { start, apply, undo, found, staff } = await anOffice()
    const [kept, gone] = [address(), address()]
    const { importID } = await start(table(line(kept, 'Άνθη'), line(gone, 'Βάμβα')))
    await apply(importID)
    const person = await findByUsername(api.db, usernameOf(kept))
    await given.aThesis({ instructorId: person?.id ?? 0 })
    expect((await undo(importID)).status).toBe(200)
    expect((await found(importID)).undone).toMatchObject({ rows: 1, kept: 1 })
    expect(await staff()).toMatchObject([{ username: usernameOf(kept) }])
    clock.advance({ hours: 1 })
    expect((await api.mailbox.all()).filter(({ to }) => to === gone)).toEqual([])
    expect((await undo(importID)).error).toMatchObject({ status: 409, code: 'import_not_applied' })
  })

  it('of another department is not found, and a kind that there is not is named', async () => {
    const { secretary, start } = await anOffice()
    const { importID: importId } = await start(table(line()))
    const { secretary: other, ...elsewhere } = await anOffice()
    expect((await other.call('getOfficeImport', { params: { importId } })).status).toBe(404)
    expect((await other.call('listOfficeImportRows', { params: { importId } })).status).toBe(404)
    expect((await elsewhere.apply(importId)).status).toBe(404)
    expect((await elsewhere.undo(importId)).status).toBe(404)
    const administrator = await api.as(await given.anAdministrator())
    expect(
      (await administrator.call('applyImport', { params: { importId }, body: { rows: 'all' } })).status,
    ).toBe(404)
    const wrong = await secretary.call('startOfficeImport', {
      params: { kind: 'institutions' as 'students' },
      file: { name: 'x.csv', bytes: table(line()) },
    })
    expect(wrong).toMatchObject({ status: 400, error: { fields: { kind: expect.any(String) } } })
  })

  it('by two secretaries at once is refused to the second', async () => {
    const { department, start, apply } = await anOffice()
    const colleague = callsOf(await api.as(await given.aSecretary({ department })))
    const email = address()
    const mine = await start(table(line(email)))
    const theirs = await colleague.start(table(line(email, 'Βάμβα')))
    const answers = await Promise.all([apply(mine.importID), colleague.apply(theirs.importID)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
  })
})
