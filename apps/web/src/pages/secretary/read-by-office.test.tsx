import { screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { stubApi } from '../../testing/api.ts'
import { renderInApp } from '../../testing/render.tsx'
import { wireDay, wireThesis } from '../../testing/wire.ts'
import CommitteesPage from './committees/committees-page.tsx'
import ExaminationsPage from './examinations/examinations-page.tsx'
import PapersPage from './papers/papers-page.tsx'
import RulebooksPage from './rulebooks/rulebooks-page.tsx'
import StaffPage from './staff/staff-page.tsx'
import StudentsPage from './students/students-page.tsx'
import ThesesPage from './theses/theses-page.tsx'

/*
 * The pages of a department as its head reads them. A call that is not prepared fails a test, so that each shows as well
 * that no page asks for what an office does not read.
 */
const asHead = () => stubApi({ role: 'instructor' })

const show = (page: React.ReactElement) => renderInApp(<Suspense>{page}</Suspense>)
/** The router hands a page its matches too, which these do not look at. */
const ofDepartment = { loaderData: { departmentId: 7 } } as unknown as Parameters<typeof StaffPage>[0] &
  Parameters<typeof RulebooksPage>[0]

/** What can be pressed, beside the heads that order a list. */
const names = () =>
  [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')]
    .filter((one) => one.closest('thead') === null)
    .map((one) => one.getAttribute('aria-label') ?? one.textContent?.trim())
    .toSorted()

it('students are read with their records, and lead to no profile', async () => {
  const student = { username: 'nlamprou', uName: 'Νίκος', uSurname: 'Λάμπρου', uEmail: 'nikos@example.gr' }
  asHead().answer('listStudents', [{ ...student, pendingID: null, record: null, thesis: null }], { total: 1 })
  show(<StudentsPage />)
  await screen.findByRole('rowheader', { name: /^Νίκος Λάμπρου/ })
  const chips = ['Ολοκληρωμένη 1', 'Σε εξέλιξη 1', 'Χωρίς εργασία 1']
  for (const name of chips) await screen.findByRole('button', { name })
  expect(names()).toEqual(['Εξαγωγή', 'Στήλες', ...chips].toSorted())
})

it('a department without students is not told to load any', async () => {
  asHead().answer('listStudents', [], { total: 0 })
  show(<StudentsPage />)
  await screen.findByText('Δεν υπάρχουν ακόμη φοιτητές.')
})

it('of instructors the load is read, neither contract nor absence', async () => {
  const api = asHead()
  const member = {
    username: 'evlachou',
    uName: 'Ελένη',
    uSurname: 'Βλάχου',
    uEmail: 'eleni@example.gr',
    rank: 'adjunct',
    formOfAddress: null,
    category: null,
    printTitle: null,
    supervises: 3,
    sits: 5,
    version: 4,
  } as const
  api.answer('listStaff', [member], { total: 1 })
  api.answer('listOffices', [])
  show(<StaffPage {...ofDepartment} />)
  const table = within(await screen.findByRole('table'))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Όνομα',
    'Κατηγορία',
    'Φόρτος',
  ])
  expect(table.getByText('επιβλέπει 3, σε επιτροπές 5')).toBeDefined()
  expect(names()).toEqual(['Εξαγωγή', 'Στήλες'])
})

it('papers are opened, and neither issued, returned nor voided', async () => {
  const paper = {
    paperID: 5,
    kind: 'minutes',
    memberName: null,
    number: '2026/118',
    code: '7K3M92QX00000000',
    issuedAt: wireDay('2026-06-24'),
    state: 'valid',
    replacedAt: null,
    voidedAt: null,
    voidReason: null,
    protocol: null,
    signers: 3,
    isSigned: false,
    returns: [],
    mayReturn: false,
    mayVoid: false,
    hasForm: false,
    thesis: { thesisID: 7, thesisTitle: 'Θέμα' },
    student: null,
  } as const
  asHead().answer('listDepartmentPapers', [{ ...paper, returns: [] }], { total: 1 })
  show(<PapersPage />)
  await screen.findByRole('link', { name: 'Θέμα' })
  const [pdf, word, ...others] = names().filter((name) => /PDF|Word/.test(name ?? ''))
  expect([pdf, word, others]).toEqual([expect.stringContaining('PDF'), expect.stringContaining('Word'), []])
  expect(names().filter((name) => name !== pdf && name !== word)).toEqual([
    'Δεν ισχύουν πια',
    'Εξαγωγή',
    'Θέμα',
    'Στήλες',
    'Χωρίς υπογραφή',
  ])
})

it('rule books and programmes are read, and none is begun', async () => {
  const api = asHead()
  api.answer('listRulebooks', [])
  api.answer('listProgrammes', [])
  show(<RulebooksPage {...ofDepartment} />)
  await screen.findByRole('region', { name: 'Προγράμματα σπουδών' })
  expect(names()).toEqual([])
})

it('theses lead to their pages, and no file brings others', async () => {
  asHead().answer('listDepartmentTheses', [wireThesis()], { total: 1 })
  show(<ThesesPage />)
  await screen.findByText('Θέμα')
  expect(names()).not.toContain('Φόρτωση από αρχείο')
  expect(screen.queryAllByRole('checkbox')).toEqual([])
})

it('committees and examinations are read as the secretary reads them', async () => {
  const api = asHead()
  api.answer('listCommittees', [], { total: 0 })
  api.answer('listExaminations', [])
  show(
    <>
      <CommitteesPage />
      <ExaminationsPage />
    </>,
  )
  await screen.findByText('Δεν υπάρχουν εξετάσεις αυτόν τον μήνα.')
  expect(names()).not.toContain('Προβολές')
})
