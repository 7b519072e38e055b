import { shownColumns } from '@diatrivi/domain/view/department-list/list-columns'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { m } from '../../../paraglide/messages.js'
import { stubApi } from '../../../testing/api.ts'
import { expectProblems, fill, press } from '../../../testing/form.ts'
import { asOnAPhone } from '../../../testing/phone.ts'
import { wrongFieldsOf } from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { StudentsScreen } from './students-screen.tsx'

const RECORD = {
  registryNumber: '01234',
  semester: 8,
  coursesPassed: null,
  coursesOwed: null,
  ects: null,
  average: '7.85',
  programme: null,
  asOf: { date: '2026-03-10 00:00:00.000000', timezone_type: 3, timezone: 'Europe/Athens' },
  version: 3,
} as const
const PROGRAMME = {
  programmeID: 5,
  depID: 7,
  name: 'ΠΠΣ Πληροφορική',
  nameEn: null,
  level: 'first',
  kind: 'bachelor',
  ects: 30,
  courseCode: null,
  version: 3,
} as const
const NAMES = {
  username: 'nlamprou',
  pendingID: null,
  uName: 'Νίκος',
  uSurname: 'Λάμπρου',
  uEmail: 'nikos@example.gr',
}
const [NUMBER, AVERAGE, EMAIL] = ['Αριθμός μητρώου', 'Μέσος όρος', 'Ηλεκτρονική διεύθυνση (e-mail)']

function setUp(record: typeof RECORD | null = RECORD) {
  const api = stubApi({ role: 'secretary' })
  api.answer('listStudents', [{ ...NAMES, record, thesis: null }], { total: 1 })
  api.answer('editStudentRecord', { status: 200 })
  api.answer('listProgrammes', [PROGRAMME])
  renderInApp(<StudentsScreen columns={shownColumns('students', null)} />)
  return api
}

it('a student without a record is listed, and says so', async () => {
  setUp(null)
  await screen.findByText('Δεν έχουν καταχωριστεί στοιχεία φοίτησης.')
  expect(screen.getByRole('link', { name: 'Νίκος Λάμπρου' })).toBeDefined()
})

it('the record is changed upon the version that was read, the average as people write it', async () => {
  const api = setUp()
  await screen.findByText('7,85')
  await press('Επεξεργασία στοιχείων: Νίκος Λάμπρου')
  await screen.findByRole('dialog')
  await fill({ [NUMBER]: '00077', [AVERAGE]: '8,1' })
  await press('Αποθήκευση')
  await waitFor(() => expect(api.asked('editStudentRecord')).toHaveLength(1))
  expect(api.asked('editStudentRecord')[0]).toMatchObject({
    version: '"3"',
    body: { registryNumber: '00077', semester: 8, coursesPassed: null, average: '8,1' },
  })
})

it('a person without an account is corrected with name and address', async () => {
  const api = stubApi({ role: 'secretary' })
  api.answer('listStudents', [{ ...NAMES, username: null, pendingID: 4, record: RECORD, thesis: null }], {
    total: 1,
  })
  api.answer('editPendingStudent', { status: 200 })
  api.answer('listProgrammes', [PROGRAMME])
  renderInApp(<StudentsScreen columns={shownColumns('students', null)} />)
  await screen.findByText('7,85')
  await press('Επεξεργασία στοιχείων: Νίκος Λάμπρου')
  await screen.findByRole('combobox', { name: 'Πρόγραμμα σπουδών' })
  const { fields, problems } = wrongFieldsOf('editPendingStudent', {
    uName: 'Όνομα',
    uSurname: 'Επώνυμο',
    uEmail: EMAIL,
    registryNumber: NUMBER,
    semester: m.record_semester(),
    coursesPassed: m.record_courses_passed(),
    coursesOwed: m.record_courses_owed(),
    ects: m.record_ects(),
    average: AVERAGE,
    programmeID: m.field_programme(),
  })
  await fill({ Επώνυμο: 'Λαμπρόπουλος', [EMAIL]: 'nlampr' })
  await press('Αποθήκευση')
  await waitFor(() => expectProblems({ [EMAIL]: m.profile_email_invalid() }))
  await fill({ [EMAIL]: 'nlampr@example.gr' })
  api.refuse('editPendingStudent', 'validation', { fields })
  await press('Αποθήκευση')
  await waitFor(() => expectProblems(problems))
  expect(api.asked('editPendingStudent')[0]).toMatchObject({
    path: '/v1/secretary/students/pending/4',
    version: '"3"',
    body: { uName: 'Νίκος', uSurname: 'Λαμπρόπουλος', uEmail: 'nlampr@example.gr', registryNumber: '01234' },
  })
})

it('nothing is sent while a number is missing or an average is none', async () => {
  const api = setUp()
  await screen.findByText('7,85')
  await press('Επεξεργασία στοιχείων: Νίκος Λάμπρου')
  await screen.findByRole('dialog')
  await fill({ [NUMBER]: '', [AVERAGE]: '11' })
  await press('Αποθήκευση')
  await waitFor(() =>
    expectProblems({
      [NUMBER]: 'Υποχρεωτικό πεδίο',
      [AVERAGE]: 'Δώστε μέσο όρο από 0 έως 10, με δύο δεκαδικά το πολύ.',
    }),
  )
  expect(api.asked('editStudentRecord')).toEqual([])
})

it('each field shows what the API finds wrong with it', async () => {
  const api = setUp()
  await screen.findByText('7,85')
  await press('Επεξεργασία στοιχείων: Νίκος Λάμπρου')
  await screen.findByRole('combobox', { name: 'Πρόγραμμα σπουδών' })
  const { fields, problems } = wrongFieldsOf('editStudentRecord', {
    registryNumber: NUMBER,
    semester: m.record_semester(),
    coursesPassed: m.record_courses_passed(),
    coursesOwed: m.record_courses_owed(),
    ects: m.record_ects(),
    average: AVERAGE,
    programmeID: m.field_programme(),
  })
  api.refuse('editStudentRecord', 'validation', { fields })
  await press('Αποθήκευση')
  await waitFor(() => expectProblems(problems))
})

it('each has the thesis and its phase, and the list is narrowed and ordered by the address', async () => {
  const api = stubApi({ role: 'secretary' })
  const work = { thesisID: 9, thesisTitle: 'Νευρωνικά δίκτυα' }
  api.answer(
    'listStudents',
    [
      { ...NAMES, record: RECORD, thesis: { ...work, state: 'inProgress', processPhase: 'examPlanned' } },
      { ...NAMES, username: 'other', record: null, thesis: { ...work, state: 'ended', processPhase: null } },
    ],
    { total: 2 },
  )
  renderInApp(<StudentsScreen columns={shownColumns('students', null)} />)
  await screen.findByRole('cell', { name: 'Ορίστηκε εξέταση' })
  expect(screen.getByRole('cell', { name: 'Ολοκληρωμένη' })).toBeDefined()
  const [title] = screen.getAllByRole('link', { name: 'Νευρωνικά δίκτυα' })
  expect(title?.getAttribute('href')).toBe('/thesis/9')
  await screen.findByRole('button', { name: 'Χωρίς εργασία 2' })
  await press('Χωρίς εργασία 2')
  await press('Μέσος όρος')
  const page = { thesis: 'none', page: '1', pageSize: '24' }
  const asked = () => api.asked('listStudents').map(({ query }) => query)
  await waitFor(() => expect(asked()).toContainEqual({ ...page, sort: 'average' }))
  expect(screen.getByRole('columnheader', { name: 'Μέσος όρος' }).getAttribute('aria-sort')).toBe(
    'descending',
  )
  await press('Μέσος όρος')
  await waitFor(() => expect(asked().at(-1)).toEqual(page))
})

it('on a phone a card has number, semester and thesis, and the rest of the record on demand', async () => {
  asOnAPhone()
  setUp()
  const card = within(await screen.findByRole('listitem'))
  expect(terms()).toEqual([NUMBER, m.record_semester()])
  const more = card.getByRole('button', { name: 'Περισσότερα', description: 'Νίκος Λάμπρου' })
  expect(more.getAttribute('aria-expanded')).toBe('false')
  await press('Περισσότερα')
  expect(terms()).toEqual([NUMBER, m.record_semester(), AVERAGE])
  await press('Λιγότερα')
  expect(terms()).toHaveLength(2)
})

const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent)
