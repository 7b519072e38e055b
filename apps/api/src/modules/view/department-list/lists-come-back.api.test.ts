import { RANKS } from '@diatrivi/domain/people/account/role'
import { ASSIGNMENT_TYPES } from '@diatrivi/domain/thesis/thesis/thesis'
import { LIST_COLUMNS } from '@diatrivi/domain/view/department-list/list-columns'
import { expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { csv } from '../../work/import/import-file.fixture.ts'

const api = await startTestApi()
const { given } = api

type Department = Awaited<ReturnType<typeof given.aDepartment>>

/** What a spreadsheet or an import could take for something else. */
const NUMBERS = ['00771', '771Α', '2026/11', '2015E3', 'Π2015/123', '1234567890123456', '-12']

async function bring(by: TestClient, file: { name: string; bytes: string | Uint8Array }) {
  const { importID: importId } = (await by.call('startOfficeImport', { params: { kind: 'students' }, file }))
    .body
  // One of them has an account by another name.
  const body = { rows: 'all', confirmDoubts: true }
  const applied = await by.call('applyOfficeImport', { params: { importId }, body })
  expect(applied.status).toBe(200)
}

/** Students with an account and without one, with a record and without one. */
async function studentsOf(department: Department, secretary: TestClient) {
  const { name: programme } = await given.aProgramme({ department })
  await given.aStudent({ department, surname: '=Α1+1', firstName: '＠ΑΑ' })
  await given.aStudent({ department, isActive: false })
  const { email } = await given.aStudent({ department })
  const lines = NUMBERS.map((number, n) => [
    ...[number, 'Παπαδάκη', `Μαρία ${n}`, n === 0 ? email : `list${n}@${department.id}.example.org`],
    ...(n % 2 === 0 ? ['8', '40', '2', '200', '7,8', programme] : ['', '', '', '', '10', '']),
  ])
  const headings = ['ΑΜ', 'Επώνυμο', 'Όνομα', 'E-mail', 'Εξάμηνο', 'Περασμένα', 'Οφειλόμενα', 'ECTS', 'Μ.Ο.']
  await bring(secretary, { name: 'λίστα.csv', bytes: csv([...headings, 'Πρόγραμμα'], ...lines) })
}

/** Instructors of every rank, one of a category that no rank says, one who has not come yet and one who has left. */
async function instructorsOf(department: Department, secretary: TestClient) {
  for (const rank of RANKS) await given.anInstructor({ department, rank })
  const { username } = await given.anInstructor({ department, rank: null })
  await secretary.call('editStaff', {
    params: { username },
    body: { category: 'laboratory_teaching', absences: [] },
  })
  await given.anInstructor({ department, rank: 'lecturer', surname: '=Α1+1', isActive: false })
  await given.anInstructor({ department, rank: 'lecturer', disabledAt: new Date('2026-01-01') })
}

/** Topics, drafts, theses in progress and ended ones, of namesakes and of people who have left, some by one title. */
async function thesesOf(department: Department) {
  const names = { firstName: 'Άννα', surname: 'Άνθη' }
  const instructor = await given.anInstructor({ department, ...names })
  const namesake = await given.anInstructor({ department, ...names })
  const left = await given.anInstructor({ department, disabledAt: new Date('2026-01-01') })
  const student = () => given.aStudent({ department })
  for (const assignmentType of ASSIGNMENT_TYPES) {
    const written = { textLanguage: 'en', titleEnglish: '=A title' } as const
    await given.aThesis({ instructor, assignmentType, ...written, intendedEnd: '2025-01-01' })
    await given.aThesis({ instructor: namesake, assignmentType, interestDeadline: '2025-01-01' })
  }
  await given.aThesis({ instructor, title: '2026/11', publicByInstructor: false })
  for (const title of ['=Α1+1', 'Κοινό', 'Κοινό', 'κοινό']) {
    await given.aThesis({ instructor, title, student: await student() })
  }
  await given.aThesis({ instructor: namesake, title: 'Κοινό', student: await student() })
  const ended = { mark: 8, endDate: '2026-02-07', title: 'Κοινό' } as const
  await given.aThesis({ instructor, student: await student(), ...ended })
  await given.aThesis({ instructor, student: await student(), ...ended })
  await given.aThesis({ instructor: left, student: await student(), ...ended })
  await given.aThesis({ instructor: left, student: await student() })
}

const LISTS = [
  ['students', 'students', studentsOf],
  ['load', 'instructors', instructorsOf],
  ['theses', 'topics', thesesOf],
] as const

/** Each format, language and choice of columns beside each of the others. */
const FILES = [
  { format: 'xlsx', headings: 'el', isWhole: false },
  { format: 'csv', headings: 'el', isWhole: true },
  { format: 'xlsx', headings: 'en', isWhole: true },
  { format: 'csv', headings: 'en', isWhole: false },
] as const

it.each(LISTS)(
  'the list %s, loaded again as %s, has no fault and changes nothing',
  async (list, kind, fill) => {
    const department = await given.aDepartment()
    const secretary = await api.as(await given.aSecretary({ department }))
    await fill(department, secretary)
    for (const { isWhole, ...wish } of FILES) {
      const query = isWhole ? { ...wish, columns: Object.keys(LIST_COLUMNS[list]).join(',') } : wish
      const { bytes } = await secretary.call('exportList', { params: { list }, query })
      const file = { name: `λίστα.${wish.format}`, bytes: new Uint8Array(bytes) }
      const { body } = await secretary.call('startOfficeImport', { params: { kind }, file })
      const { body: faulty } = await secretary.call('listOfficeImportRows', {
        params: { importId: body.importID },
        query: { fate: 'faulty', page: 1, pageSize: 100 },
      })
      expect(faulty.map(({ faults }) => faults)).toEqual([])
      expect(body).toMatchObject({ new: 0, changed: 0, faulty: 0, missing: 0 })
      expect(body.same).toBeGreaterThan(5)
    }
  },
)
