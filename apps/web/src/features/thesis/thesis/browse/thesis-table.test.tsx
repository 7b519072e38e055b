import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { toTodoList } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { aThesis } from '../../../../testing/a-thesis.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { wireDay, wireList, wireStep } from '../../../../testing/wire.ts'
import type { ThesisList } from '../thesis.queries.ts'
import { ThesisTable } from './thesis-table.tsx'

const STUDENT = { username: 'g.papas', firstName: 'Γιώργος', surname: 'Παπάς', email: 'papas@example.gr' }
const CONFIRMED = { dliStudentOK: 1, dliInstructorOK: 1, stuOKWhen: wireDay('2026-03-02') } as const
const LIST = toTodoList(
  wireList({
    doListItems: [
      wireStep({ ...CONFIRMED, instrOKWhen: wireDay('2026-03-02') }),
      wireStep({ dliID: 32, dliOrder: 2, dliStudentOK: 1, stuOKWhen: wireDay('2026-03-03') }),
    ],
  }),
)

function show(list: ThesisList, thesis: Partial<Thesis>, columns: readonly string[] | null = null) {
  renderInApp(
    <ThesisTable
      columns={columns}
      list={list}
      theses={[aThesis({ title: 'Κβαντικά δίκτυα', ...thesis })]}
      today="2026-03-10"
      order="newest"
      onOrder={() => undefined}
      pathOf={({ id }) => `/thesis/${id}`}
    />,
  )
}

const ROWS: readonly [ThesisList, Partial<Thesis>, readonly [heading: string, cell: string][]][] = [
  [
    'inProgress',
    { state: 'inProgress', student: STUDENT, list: LIST, intendedEnd: '2026-03-07' },
    [
      ['Φοιτητής/Φοιτήτρια', 'Γιώργος Παπάς'],
      ['Πρόοδος', '50%'],
      ['Κατάσταση', 'Αναμονή έγκρισηςΚαθυστέρηση 3 ημερών'],
      ['Επιθυμητή ολοκλήρωση', '7/3/2026'],
    ],
  ],
  [
    'ungiven',
    { publicByInstructor: false, interestDeadline: '2026-05-01' },
    [
      ['Δηλώσεις ενδιαφέροντος', '0'],
      ['Ορατότητα', 'Ιδιωτική'],
      ['Προθεσμία', '1/5/2026'],
      ['Επιθυμητή ολοκλήρωση', ''],
    ],
  ],
  [
    'ended',
    { state: 'ended', student: STUDENT, mark: 9, endDate: '2026-03-01' },
    [
      ['Φοιτητής/Φοιτήτρια', 'Γιώργος Παπάς'],
      ['Βαθμός', 'Βαθμός 9/10'],
      ['Ημερομηνία ολοκλήρωσης', '1/3/2026'],
    ],
  ],
  [
    'ended',
    { state: 'ended', student: STUDENT, mark: 9, givenMark: 8.5, endDate: '2026-03-01' },
    [
      ['Φοιτητής/Φοιτήτρια', 'Γιώργος Παπάς'],
      ['Βαθμός', 'Βαθμός 8,5/10'],
      ['Ημερομηνία ολοκλήρωσης', '1/3/2026'],
    ],
  ],
  [
    'open',
    { intendedEnd: '2027-01-31' },
    [
      ['Επίβλεψη', 'Άννα Καρρά'],
      ['Τρόπος ανάθεσης', 'Άμεση ανάθεση'],
      ['Προθεσμία', ''],
      ['Επιθυμητή ολοκλήρωση', '31/1/2027'],
    ],
  ],
]

describe('a thesis as a row', () => {
  it.each(ROWS)('of the list %s says what matters there, and leads to its page', (list, thesis, facts) => {
    show(list, thesis)
    const table = within(screen.getByRole('table', { name: 'Εργασίες' }))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Τίτλος',
      ...facts.map(([heading]) => heading),
    ])
    const row = within(table.getByRole('rowheader').closest('tr') as HTMLElement)
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(
      facts.map(([, cell]) => cell),
    )
    expect(row.getByRole('link', { name: 'Κβαντικά δίκτυα' }).getAttribute('href')).toBe('/thesis/7')
  })

  it('names the interests that it fits, below its title', () => {
    show('open', { keywords: ['python'], fit: { topic: ['python'], instructor: ['sql'] } })
    const title = screen.getByRole('rowheader', { name: /Κβαντικά δίκτυα/ })
    for (const words of [
      'Ταιριάζει σε 2 από τα ενδιαφέροντά σας',
      'Στο θέμα: python',
      'Κοινά με την επίβλεψη: sql',
    ]) {
      expect(within(title).getByText(words)).toBeDefined()
    }
  })
})

describe('the columns of the theses of a department', () => {
  const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

  it('are those that were chosen, in the order of the list', () => {
    show('department', { keywords: ['δίκτυα', 'κβάντα'] }, ['title', 'keywords', 'state'])
    expect(headings()).toEqual(['Τίτλος', 'Κατάσταση', 'Λέξεις-κλειδιά'])
    expect(screen.getByRole('cell', { name: 'δίκτυα, κβάντα' })).toBeDefined()
  })

  it('cannot be chosen in other lists', () => {
    show('open', {}, ['title'])
    expect(headings()).toHaveLength(5)
  })
})
