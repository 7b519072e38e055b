import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { toTodoList } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { aThesis } from '../../../../testing/a-thesis.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { type WireStep, wireDay, wireList, wireStep } from '../../../../testing/wire.ts'
import { ThesisCard } from './thesis-card.tsx'

const STUDENT = { username: 'g.papas', firstName: 'Γιώργος', surname: 'Παπάς', email: 'papas@example.gr' }

function show(thesis: Partial<Thesis>, { isOwn = true } = {}) {
  renderInApp(<ThesisCard thesis={aThesis(thesis)} today="2026-03-10" to="/thesis/7" isOwn={isOwn} />)
}

describe('the card of a thesis', () => {
  it.each([
    ['its instructor', true],
    ['students', false],
  ])('tells %s by when it is to be completed, as long as it is not given', (_whom, isOwn) => {
    show({ intendedEnd: '2027-03-07' }, { isOwn })
    expect(screen.getByText('Επιθυμητή ημερομηνία ολοκλήρωσης: 7/3/2027')).toBeDefined()
  })

  it.each([
    ['in progress', { state: 'inProgress', student: STUDENT, intendedEnd: '2027-03-07' }],
    ['without that date', { intendedEnd: null }],
  ] as const)('has no such line when it is %s', (_when, thesis) => {
    show(thesis)
    expect(screen.queryByText(/Επιθυμητή ημερομηνία/)).toBeNull()
  })

  it.each([
    ['in progress', { state: 'inProgress', student: STUDENT }],
    ['ended', { state: 'ended', student: STUDENT, mark: 9, endDate: '2026-03-01' }],
  ] as const)('leads its instructor to the profile of the student when it is %s', (_when, thesis) => {
    show(thesis)
    expect(screen.getByRole('link', { name: 'Γιώργος Παπάς' }).getAttribute('href')).toBe(
      '/dashboard/instructor/profile/preview/g.papas',
    )
  })
})

describe('the card of an own thesis', () => {
  const CONFIRMED = {
    dliStudentOK: 1,
    stuOKWhen: wireDay('2026-03-02'),
    dliInstructorOK: 1,
    instrOKWhen: wireDay('2026-03-03'),
  } as const
  const listOf = (second: Partial<WireStep>) =>
    toTodoList(
      wireList({
        doListItems: [
          wireStep(CONFIRMED),
          wireStep({ dliID: 32, dliOrder: 2, dliTitle: 'Σχεδίαση', ...second }),
        ],
      }),
    )

  it.each([
    [
      'that is worked on',
      { state: 'inProgress', student: STUDENT, list: listOf({}) },
      ['Φοιτητής/Φοιτήτρια: Γιώργος Παπάς', 'Τρέχον βήμα: Σχεδίαση'],
      'Αναμονή έγκρισης',
    ],
    [
      'that waits for the reader',
      {
        state: 'inProgress',
        student: STUDENT,
        list: listOf({ dliStudentOK: 1, stuOKWhen: wireDay('2026-03-04') }),
      },
      ['Αναμονή έγκρισης'],
      'Ιδιωτική',
    ],
    [
      'without a student',
      { publicByInstructor: false },
      ['Ιδιωτική', '0 δηλώσεις ενδιαφέροντος'],
      'Φοιτητής/Φοιτήτρια',
    ],
    [
      'that is marked',
      { state: 'ended', student: STUDENT, mark: 8, endDate: '2026-03-01' },
      ['Βαθμός 8/10', 'Ολοκληρώθηκε στις 1/3/2026'],
      'δηλώσεις ενδιαφέροντος',
    ],
    [
      'that its committee marked',
      { state: 'ended', student: STUDENT, mark: 7, givenMark: 7.28, endDate: '2026-03-01' },
      ['Βαθμός 7,28/10'],
      'Βαθμός 7/10',
    ],
  ] as const)('%s says how it stands', (_which, thesis, said, unsaid) => {
    show(thesis)
    const text = screen.getByRole('article').textContent?.replaceAll('\u00a0', ' ')
    for (const words of said) expect(text).toContain(words)
    expect(text).not.toContain(unsaid)
  })
})

describe('the card of a thesis whose steps are all approved', () => {
  const step = wireStep({
    dliStudentOK: 1,
    stuOKWhen: wireDay('2026-03-02'),
    dliInstructorOK: 1,
    instrOKWhen: wireDay('2026-03-03'),
  })
  const list = toTodoList(wireList({ doListItems: [step] }))
  const book = { id: 3, title: 'Κανονισμός' }

  it.each([
    ['the plain flow', null, 'Απομένει ο βαθμός'],
    ['a book without a committee', { ...book, isExamined: false }, 'Απομένει ο βαθμός'],
    ['a book with a committee', { ...book, isExamined: true }, 'Βαθμολογεί η επιτροπή'],
  ])('says in %s who gives the mark', (_where, rulebook, sentence) => {
    show({ state: 'inProgress', student: STUDENT, list, rulebook })
    expect(screen.getByText(sentence)).toBeDefined()
  })
})

describe('the card of a topic', () => {
  const FIT = { topic: ['python'], instructor: [] }

  it.each([
    ['one interest', FIT, 'Ταιριάζει σε ένα από τα ενδιαφέροντά σας'],
    ['three', { topic: ['python', 'sql'], instructor: ['δίκτυα'] }, 'Ταιριάζει σε 3 από τα ενδιαφέροντά σας'],
    [
      'one of the instructor',
      { topic: [], instructor: ['δίκτυα'] },
      'Ταιριάζει σε ένα από τα ενδιαφέροντά σας',
    ],
  ])('says that it fits %s', (_count, fit, sentence) => {
    show({ fit }, { isOwn: false })
    expect(screen.getByText(sentence)).toBeDefined()
  })

  it.each([
    ['fits none', { topic: [], instructor: [] }],
    ['is read by somebody without interests', null],
  ])('says nothing of it when it %s', (_why, fit) => {
    show({ fit, keywords: ['python'] }, { isOwn: false })
    expect(screen.queryByText(/Ταιριάζει/)).toBeNull()
    expect(screen.getByText('python').textContent).toBe('python')
  })

  it('marks the keywords that fit, also to the ear, and shows them before those that do not', () => {
    const keywords = ['c', 'java', 'lisp', 'prolog', 'python', 'sql']
    show({ keywords, fit: { topic: ['python', 'sql'], instructor: ['δίκτυα'] } }, { isOwn: false })
    const chips = within(screen.getByRole('list', { name: 'Λέξεις-κλειδιά' })).getAllByRole('listitem')
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      'python (στα ενδιαφέροντά σας)',
      'sql (στα ενδιαφέροντά σας)',
      'c',
      'java',
      '+2',
    ])
  })

  it('names what only its instructor carries, which no chip shows', () => {
    show({ keywords: ['python'], fit: { ...FIT, instructor: ['δίκτυα', 'sql'] } }, { isOwn: false })
    expect(screen.getByText('Κοινά με την επίβλεψη: δίκτυα, sql')).toBeDefined()
    expect(screen.queryByText(/Στο θέμα/)).toBeNull()
  })
})
