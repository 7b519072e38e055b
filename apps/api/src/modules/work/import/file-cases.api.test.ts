import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { officeImport } from './office-import.fixture.ts'

const api = await startTestApi()
const { given } = api

/** Files as departments really send them, all of made-up people. */
const FOLDER = join(import.meta.dirname, 'examples')
const bytesOf = (name: string) => readFileSync(join(FOLDER, name))

const university = await given.anInstitution({ name: 'Χαροκόπειο Πανεπιστήμιο' })
const department = await given.aDepartment({ of: university, name: 'Τμήμα Πληροφορικής και Τηλεματικής' })
const office = await api.as(await given.aSecretary({ department }))
const administrator = await api.as(await given.anAdministrator())
await given.anInstructor({
  department,
  username: 'carv',
  email: 'carv@hua.example.gr',
  firstName: 'Χρήστος',
  surname: 'Αρβανίτης',
})
await given.anInstructor({
  department,
  username: 'sdouka',
  email: 'sdouka@hua.example.gr',
  firstName: 'Σοφία',
  surname: 'Δούκα',
})
await given.anInstructor({ department, username: 'member', email: 'member@hua.example.gr' })

type Kind = 'students' | 'instructors' | 'topics'

async function outcomeOf(kind: Kind, name: string) {
  const { start, rows } = officeImport(office, kind, name)
  const run = await start(bytesOf(name))
  return { run, rows: await rows(run.importID) }
}

type Remark = { cell: string; reason: string }
const remarks = (all: readonly Remark[]) =>
  all.map(({ cell, reason }) => `${cell} ${reason.split(/[.:]/)[0]}`)

const faultsOf = (rows: readonly { faults: readonly Remark[] }[]) =>
  remarks(rows.flatMap(({ faults }) => faults))
const doubtsOf = (rows: readonly { doubts: readonly Remark[] }[]) =>
  remarks(rows.flatMap(({ doubts }) => doubts))

const NOT_A_DAY = 'Δεν είναι ημερομηνία'
const WHOLE = 'Γράψτε έναν ακέραιο αριθμό, χωρίς λέξεις και άλλα σημεία'
const SEMESTER = 'Γράψτε το εξάμηνο ως αριθμό'
const AVERAGE = 'Γράψτε τον μέσο όρο από 0 έως 10'
const AS_FIGURE = 'Ο αριθμός μητρώου γράφτηκε σαν ποσό, με δεκαδικά ή χιλιάδες'

/** How many rows are taken, every fault, and all that asks for a yes. */
const READ: Record<string, [Kind, taken: number, faults: string[], doubts?: string[]]> = {
  'i01-ranks-cp1253.csv': ['instructors', 14, []],
  'i03-twice-cp1253.csv': [
    'instructors',
    5,
    [],
    ['C6 Υπάρχει ήδη λογαριασμός με το ίδιο ονοματεπώνυμο και άλλο e-mail (carv@hua'],
  ],
  'r02-utf8-abbrev.csv': ['students', 8, []],
  'r04c-utf16-nobom.csv': ['students', 8, []],
  'r09-fullname.xlsx': ['students', 8, []],
  'r10-merged.xlsx': ['students', 8, []],
  'r11-am.xlsx': [
    'students',
    8,
    [
      'A9 Υπάρχει ήδη στη γραμμή 8 του αρχείου',
      `A10 ${AS_FIGURE}`,
      `A11 ${AS_FIGURE}`,
      'A13 Υπάρχει ήδη στη γραμμή 2 του αρχείου',
    ],
    ['A8 Διαφέρει από τον αριθμό της γραμμής 7 μόνο στα μηδενικά της αρχής'],
  ],
  'r12-averages.xlsx': [
    'students',
    7,
    [`G6 ${WHOLE}`, `G7 ${WHOLE}`, `E8 ${SEMESTER}`, `E9 ${SEMESTER}`, `F10 ${AVERAGE}`],
  ],
  'r15-second-sheet.xlsx': ['students', 8, []],
  'r24-english.csv': ['students', 0, [2, 3, 4, 5, 6, 7, 8, 9].map((line) => `F${line} ${AVERAGE}`)],
  't01-topics.xlsx': [
    'topics',
    4,
    [
      'A4 Υπάρχει ήδη στη γραμμή 3 του αρχείου',
      `E5 ${NOT_A_DAY}`,
      'H6 Η λέξη δεν αναγνωρίζεται',
      `E7 ${NOT_A_DAY}`,
      'B9 Γράψτε ένα μόνο πρόσωπο',
      'G11 Η επιθυμητή ημερομηνία ολοκλήρωσης είναι πριν από την ημερομηνία έναρξης',
      'A12 Το μέγιστο μήκος είναι 255',
      'A14 Υποχρεωτικό πεδίο',
      `E15 ${NOT_A_DAY}`,
      'B16 Το τμήμα δεν έχει διδάσκοντα ή διδάσκουσα με αυτό το e-mail, όνομα χρήστη ή ονοματεπώνυμο',
    ],
    ['E10 Η προθεσμία έχει περάσει'],
  ],
  't3-10-topics-plain-spelling.xlsx': ['topics', 4, []],
}

/** What stands in the refusal, which says the way out. */
const REFUSED: Record<string, [Kind, status: number, sentence: string]> = {
  'i09-template-row.csv': ['instructors', 400, 'μόνο τη γραμμή-παράδειγμα'],
  'r18-password.xlsx': ['students', 422, 'Αφαιρέστε τον κωδικό'],
  'r19-xls-renamed.xlsx': ['students', 415, 'Βιβλίο εργασίας του Excel (.xlsx)'],
  'r20.ods': ['students', 415, 'LibreOffice'],
  'r21-html.xls': ['students', 415, 'ιστοσελίδα'],
}

const OTHERS = ['r14-capitals.xlsx', 's02-admin-names.xlsx', 't3-03-zeros-lost.csv']

describe('a file of a department', () => {
  it.each(Object.entries(READ))('is read: %s', async (name, [kind, taken, faults, doubts = []]) => {
    const { run, rows } = await outcomeOf(kind, name)
    expect(faultsOf(rows)).toEqual(faults)
    expect(doubtsOf(rows)).toEqual(doubts)
    expect(run.new + run.changed + run.same).toBe(taken)
  })

  it.each(Object.entries(REFUSED))(
    'is refused with the way out: %s',
    async (name, [kind, status, sentence]) => {
      const answer = await officeImport(office, kind, name).upload(bytesOf(name))
      expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(sentence)])
    },
  )

  it('has its expected outcome', () => {
    const expected = [READ, REFUSED].flatMap((table) => Object.keys(table))
    expect(readdirSync(FOLDER).sort()).toEqual([...expected, ...OTHERS].sort())
  })
})

const valuesOf = (
  rows: readonly { values: readonly { field: string; value: string | null }[] }[],
  field: string,
) => rows.map(({ values }) => values.find((one) => one.field === field)?.value)

describe('a workbook', () => {
  it('is read from the first sheet that holds a list, or from the one that is chosen', async () => {
    const name = 'r15-second-sheet.xlsx'
    const { run } = await outcomeOf('students', name)
    expect(run).toMatchObject({ sheet: 'Φοιτητές', otherSheets: ['Οδηγίες'] })
    const chosen = await office.call('startOfficeImport', {
      params: { kind: 'students' },
      query: { sheet: 'Οδηγίες' },
      file: { name, bytes: bytesOf(name) },
    })
    expect(chosen.error).toMatchObject({ code: 'validation' })
  })

  it('with merged cells says their value in each of their rows, and how many these are', async () => {
    const { run, rows } = await outcomeOf('students', 'r10-merged.xlsx')
    expect(run.filled).toBe(6)
    expect(valuesOf(rows, 'semester')).toEqual(['8', '8', '8', '10', '10', '10', '10', '10'])
  })

  it('with full names shows how they are parted', async () => {
    const { run, rows } = await outcomeOf('students', 'r09-fullname.xlsx')
    expect(run.parted).toEqual({
      whole: 'ΓΕΩΡΓΙΟΥ ΝΙΚΟΛΑΟΣ του ΙΩΑΝΝΗ',
      uSurname: 'ΓΕΩΡΓΙΟΥ',
      uName: 'ΝΙΚΟΛΑΟΣ',
    })
    expect(valuesOf(rows, 'uName')).toContain('ΩΡΑΙΟΖΗΛΗ')
    expect(run.columns.filter(({ field }) => field === null).map(({ heading }) => heading)).toEqual(['Α/Α'])
  })

  it('in capitals leaves the accents of names that are known', async () => {
    const at = await given.aDepartment()
    const { start, apply, rows } = officeImport(
      await api.as(await given.aSecretary({ department: at })),
      'students',
      'λίστα.csv',
    )
    await apply((await start(bytesOf('r02-utf8-abbrev.csv'))).importID)
    const again = await start(bytesOf('r14-capitals.xlsx'), 'λίστα.xlsx')
    expect(again).toMatchObject({ changed: 7, same: 1, faulty: 0, doubtful: 0 })
    const changed = (await rows(again.importID)).flatMap(({ before }) => before.map(({ field }) => field))
    expect(new Set(changed)).toEqual(new Set(['semester']))
  })
})

it('numbers that lost their zeros are said, and the row without a number has a fault', async () => {
  const at = await given.aDepartment()
  const { start, apply, rows } = officeImport(
    await api.as(await given.aSecretary({ department: at })),
    'students',
    'λίστα.csv',
  )
  const known = [
    'ΑΜ;Επώνυμο;Όνομα;E-mail',
    '01234;Μηδενίδης;Πρώτος;midenidis@students.example.gr',
    '00098;Μηδενίδου;Δεύτερη;midenidou@students.example.gr',
  ]
  await apply((await start(Buffer.from(known.join('\n')))).importID)
  const run = await start(bytesOf('t3-03-zeros-lost.csv'))
  expect(run).toMatchObject({ renumbered: 2, zerosLost: 2, faulty: 1 })
  expect(faultsOf(await rows(run.importID))).toEqual(['A8 Υποχρεωτικό πεδίο'])
})

describe('what asks for a yes', () => {
  const HEADINGS = 'ΑΜ;Επώνυμο;Όνομα;E-mail;Εξάμηνο'

  it('is a blank over a value and another name under a known address, and is written after it', async () => {
    const at = await given.aDepartment()
    const secretary = await api.as(await given.aSecretary({ department: at }))
    const { start, apply, rows, found } = officeImport(secretary, 'students', 'λίστα.csv')
    const list = (...lines: string[]) => Buffer.from([HEADINGS, ...lines].join('\n'))
    await given.aStudent({ department: at, email: 'a@yes.example.gr', surname: 'Άνθη', firstName: 'Άννα' })
    await apply((await start(list('01;Άνθη;Άννα;a@yes.example.gr;8'))).importID)
    const run = await start(list('01;Βάμβα;Ζωή;a@yes.example.gr;'))
    expect(run).toMatchObject({ changed: 1, doubtful: 1, faulty: 0 })
    expect(doubtsOf(await rows(run.importID))).toEqual([
      'B2 Το πρόσωπο είναι καταχωρισμένο ως «Άνθη Άννα»',
      'E2 Το κελί είναι κενό και η τιμή που υπάρχει θα σβηστεί',
    ])
    const listed = await secretary.call('listOfficeImportRows', {
      params: { importId: run.importID },
      query: { fate: 'doubtful', page: 1, pageSize: 10 },
    })
    expect(listed.body).toHaveLength(1)
    expect((await apply(run.importID)).error).toMatchObject({
      status: 409,
      code: 'import_has_doubts',
      facts: { n: 1 },
    })
    expect((await apply(run.importID, { rows: 'all', confirmDoubts: true })).status).toBe(200)
    expect((await found(run.importID)).applied).not.toBeNull()
  })
})

it('names in short and in English are those of institutions and departments', async () => {
  const name = 's02-admin-names.xlsx'
  const file = { name, bytes: bytesOf(name) }
  const answer = await administrator.call('startImport', { params: { kind: 'students' }, file })
  expect(answer.body).toMatchObject({ new: 10, faulty: 0 })
})

describe('ranks of a list', () => {
  const staffOf = async (by: TestClient) =>
    (await by.call('listStaff', { query: { page: 1, pageSize: 100 } })).body

  it('are kept as rank and category, said the same a second time, and taken back', async () => {
    const at = await given.aDepartment({ of: university })
    const secretary = await api.as(await given.aSecretary({ department: at }))
    const { start, apply, undo } = officeImport(secretary, 'instructors', 'διδάσκοντες.csv')
    const list = (rank: string, emeritus: string) =>
      Buffer.from(
        `Επώνυμο;Όνομα;E-mail;Βαθμίδα\nΛιάπης;Θωμάς;tlia@ranks.example.gr;${rank}\nΜπέκας;Ηλίας;ibek@ranks.example.gr;${emeritus}\n`,
      )
    const categories = async () =>
      new Map((await staffOf(secretary)).map(({ uSurname, rank, category }) => [uSurname, [rank, category]]))
    await apply((await start(list('Ε.ΔΙ.Π.', 'Ομότιμος Καθηγητής'))).importID)
    const first = await categories()
    expect(first.get('Λιάπης')).toEqual([null, 'laboratory_teaching'])
    expect(first.get('Μπέκας')).toEqual(['professor', 'emeritus'])
    expect(await start(list('ΕΔΙΠ', 'Ομότιμος'))).toMatchObject({ same: 2, changed: 0 })
    const { importID } = await start(list('Λέκτορας', 'Ομότιμος'))
    await apply(importID, { rows: 'all', confirmRemovals: true })
    expect((await categories()).get('Λιάπης')).toEqual(['lecturer', null])
    await undo(importID)
    expect((await categories()).get('Λιάπης')).toEqual([null, 'laboratory_teaching'])
  })
})
