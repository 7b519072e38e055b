import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { csv, inWindows1253, xlsx } from './import-file.fixture.ts'
import { officeImport } from './office-import.fixture.ts'

const api = await startTestApi()
const { given } = api

const HEADINGS = [
  'Τίτλος',
  'Επιβλέπων',
  'Περιγραφή',
  'Λέξεις-κλειδιά',
  'Τρόπος ανάθεσης',
  'Προθεσμία',
  'Γλώσσα',
  'Αγγλικός τίτλος',
]
const table = (...rows: string[][]) => csv(HEADINGS, ...rows)

let offices = 0
async function anOffice() {
  const department = await given.aDepartment()
  const secretary = await api.as(await given.aSecretary({ department }))
  const username = `supervisor${++offices}`
  const instructor = await given.anInstructor({
    department,
    username,
    email: `${username}@topics.example.org`,
  })
  const line = (title: string, changes: Record<number, string> = {}) =>
    [
      title,
      instructor.email,
      'Πρώτη <γραμμή>',
      'γραφήματα, Αλγόριθμοι',
      'Στη λήξη',
      '30/11/2026',
      'Αγγλικά',
      'Paths in graphs',
    ].map((value, column) => changes[column] ?? value)
  return { department, secretary, instructor, line, ...callsOf(secretary) }
}

function callsOf(by: TestClient) {
  return {
    ...officeImport(by, 'topics', 'θέματα.csv'),
    theses: async () =>
      (await by.call('listDepartmentTheses', { query: { page: 1, pageSize: 100, sort: 'title' } })).body,
  }
}

describe("a list of a department's topics", () => {
  it.each([
    ['a CSV in UTF-8', (rows: string[][]) => csv(...rows)],
    ['a CSV in Windows-1253', (rows: string[][]) => inWindows1253(Buffer.from(csv(...rows)).toString())],
    ['a workbook with a title over it', (rows: string[][]) => xlsx(rows, 'Θέματα 2026')],
  ])('is read out of %s, and offered at once in the name of the supervisor', async (_what, write) => {
    const { instructor, line, start, apply, theses } = await anOffice()
    const { importID, ...view } = await start(await write([HEADINGS, line('Διαδρομές σε γραφήματα')]))
    expect(view).toMatchObject({ kind: 'topics', new: 1, faulty: 0, needsConfirmation: false })
    expect(await theses()).toEqual([])
    expect((await apply(importID)).body).toEqual({ status: 200 })
    expect(await theses()).toMatchObject([
      {
        thesisTitle: 'Διαδρομές σε γραφήματα',
        thesisDescr: '<p>Πρώτη &lt;γραμμή&gt;</p>',
        thesisAssignType: 'onDeadline',
        thesisIntDeadline: { date: '2026-11-30 00:00:00.000000' },
        thesisIsPublicByInst: 1,
        textLanguage: 'en',
        titleEn: 'Paths in graphs',
        state: 'ungiven',
        instructor: { username: instructor.username },
        keywords: [{ keyword: 'γραφήματα' }, { keyword: 'αλγόριθμοι' }],
      },
    ])
  })

  it('is known to students, who declare interest, and to the history, by whom it was brought', async () => {
    const { department, instructor, line, start, apply, theses } = await anOffice()
    await apply((await start(table(line('Θέμα', { 1: instructor.username.toUpperCase() })))).importID)
    const [thesis] = await theses()
    const params = { thesisId: thesis?.thesisID ?? 0 }
    const student = await api.as(await given.aStudent({ department }))
    const { body } = await student.call('listOpenTheses', { query: { page: 1, pageSize: 10 } })
    expect(body.map(({ thesisID }) => thesisID)).toEqual([params.thesisId])
    const supervisor = await api.as(instructor)
    expect((await supervisor.call('getThesis', { params })).status).toBe(200)
    const history = (await supervisor.call('getThesisHistory', { params })).body
    expect(history).toMatchObject([{ what: 'thesis_created' }])
    expect(history[0]?.who?.username).not.toBe(instructor.username)
  })

  it('a second time changes nothing, also once a topic is given, edited or taken back into a drawer', async () => {
    const { department, instructor, line, start, apply, theses } = await anOffice()
    const list = table(line('Ένα'), line('Δύο'), line('Τρία'))
    await apply((await start(list)).importID)
    const ids = new Map((await theses()).map(({ thesisTitle, thesisID }) => [thesisTitle, thesisID]))
    const supervisor = await api.as(instructor)
    const edit = (title: string, thesis: object) =>
      supervisor.call('editThesis', { params: { thesisId: ids.get(title) ?? 0 }, body: { thesis } })
    await edit('Ένα', { thesisDescr: '<p>Του διδάσκοντος</p>', thesisIntDeadline: null })
    await edit('Δύο', { thesisIsPublicByInst: false })
    await given.aThesis({ instructor, student: await given.aStudent({ department }), title: 'ΤΕΣΣΕΡΑ' })
    const again = await start(table(line('ΈΝΑ'), line('Δύο'), line('Τρία'), line('Τέσσερα')))
    expect(again).toMatchObject({ new: 0, changed: 0, same: 4, faulty: 0, missing: 0 })
    await apply(again.importID)
    expect((await theses()).find(({ thesisTitle }) => thesisTitle === 'Ένα')?.thesisDescr).toBe(
      '<p>Του διδάσκοντος</p>',
    )
  })

  it('names the cells that are wrong, and its good rows are taken alone', async () => {
    const { line, start, apply, rows, theses } = await anOffice()
    const elsewhere = await given.anInstructor()
    const disabled = await anOffice()
    const { importID, faulty } = await start(
      table(
        line('Καλό'),
        line(''),
        line('Ξένο', { 1: elsewhere.email }),
        line('Κανενός', { 1: '' }),
        line('Πότε', { 5: '31/2/2026' }),
        line('Πώς', { 4: 'κληρωτίδα' }),
        line('Καλό'),
        line('Άλλου', { 1: disabled.instructor.username }),
      ),
    )
    expect(faulty).toBe(7)
    expect((await rows(importID)).map(({ faults }) => faults.map(({ cell }) => cell))).toEqual([
      [],
      ['A3'],
      ['B4'],
      ['B5'],
      ['F6'],
      ['E7'],
      ['A8'],
      ['B9'],
    ])
    expect((await apply(importID)).error).toMatchObject({ status: 409, code: 'import_has_faults' })
    expect((await apply(importID, { rows: 'good' })).status).toBe(200)
    expect((await theses()).map(({ thesisTitle }) => thesisTitle)).toEqual(['Καλό'])
  })

  it('refuses an end before the start, too long a title and more words than a topic takes', async () => {
    const { instructor, start, rows } = await anOffice()
    const headings = ['Title', 'Supervisor', 'Start date', 'Desired completion', 'Keywords']
    const words = Array.from({ length: 60 }, (_none, n) => `λέξη ${n}`).join(',')
    const { importID } = await start(
      csv(
        headings,
        ['Πίσω', instructor.email, '2026-10-01', '1.9.2026', ''],
        ['Α'.repeat(300), instructor.email, '', '', ''],
        ['Πολλές', instructor.email, '', '', words],
      ),
    )
    expect((await rows(importID)).map(({ faults }) => faults.map(({ cell }) => cell))).toEqual([
      ['D2'],
      ['A3'],
      ['E4'],
    ])
  })

  it('that does not name more than a tenth of the offered topics asks for a yes, and takes none away', async () => {
    const { line, start, apply, theses } = await anOffice()
    const all = Array.from({ length: 10 }, (_none, n) => line(`Θέμα ${n}`))
    await apply((await start(table(...all))).importID)
    const eight = await start(table(...all.slice(2), line('Νέο')))
    expect(eight).toMatchObject({ new: 1, missing: 2, needsConfirmation: true })
    expect((await apply(eight.importID)).error).toMatchObject({
      status: 409,
      code: 'too_many_removed',
      facts: { n: 2, all: 10 },
    })
    expect((await apply(eight.importID, { rows: 'all', confirmRemovals: true })).status).toBe(200)
    expect(await theses()).toHaveLength(11)
  })

  it('is taken back within a day, but for what somebody has used', async () => {
    const { department, instructor, line, start, apply, undo, found, theses } = await anOffice()
    const { importID } = await start(table(line('Αλλαγμένο'), line('Ζητημένο'), line('Άθικτο')))
    await apply(importID)
    const ids = new Map((await theses()).map(({ thesisTitle, thesisID }) => [thesisTitle, thesisID]))
    const thesisId = ids.get('Ζητημένο') ?? 0
    await given.anInterest({ thesisId, studentId: (await given.aStudent({ department })).id })
    const supervisor = await api.as(instructor)
    await supervisor.call('editThesis', {
      params: { thesisId: ids.get('Αλλαγμένο') ?? 0 },
      body: { thesis: { thesisIntDeadline: null } },
    })
    expect((await undo(importID)).status).toBe(200)
    expect((await found(importID)).undone).toMatchObject({ rows: 1, kept: 2 })
    expect((await theses()).map(({ thesisTitle }) => thesisTitle)).toEqual(['Αλλαγμένο', 'Ζητημένο'])
  })

  it('of another department is not found', async () => {
    const { line, start } = await anOffice()
    const { importID: importId } = await start(table(line('Θέμα')))
    const elsewhere = await anOffice()
    const { secretary: other } = elsewhere
    expect((await other.call('getOfficeImport', { params: { importId } })).status).toBe(404)
    expect((await other.call('listOfficeImportRows', { params: { importId } })).status).toBe(404)
    expect((await elsewhere.apply(importId)).status).toBe(404)
    expect((await elsewhere.undo(importId)).status).toBe(404)
  })

  it('by two secretaries at once is refused to the second', async () => {
    const { department, line, start, apply } = await anOffice()
    const colleague = callsOf(await api.as(await given.aSecretary({ department })))
    const mine = await start(table(line('Θέμα')))
    const theirs = await colleague.start(table(line('Θέμα')))
    const answers = await Promise.all([apply(mine.importID), colleague.apply(theirs.importID)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
  })

  it('has a thousand rows at most', async () => {
    const { upload, line } = await anOffice()
    const many = Array.from({ length: 1_030 }, (_none, n) => line(`Θέμα ${n}`))
    expect((await upload(table(...many))).error.fields?.selectedFile).toContain('πάνω από 1020 γραμμές')
  })
})
