import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { toThesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { stubApi } from '../../../../testing/api.ts'
import { INSTRUCTOR } from '../../../../testing/people.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { wireDay, wireList, wireStep, wireThesis } from '../../../../testing/wire.ts'
import { AttachedListPanel } from './attached-list-panel.tsx'

const student = { username: 'student', uName: 'Νίκος', uSurname: 'Λάμπρου', uEmail: 'student@example.gr' }
const confirmed = { dliStudentOK: 1, dliInstructorOK: 1, stuOKWhen: wireDay('2026-03-02') } as const
const finished = { dliStudentOK: 1, stuOKWhen: wireDay('2026-03-03') } as const
const returned = { returned: { when: wireDay('2026-03-04'), reason: null } }

/** The state of each step as the panel says it. */
function statesOf(...steps: Partial<ReturnType<typeof wireStep>>[]) {
  const doListItems = steps.map((step, index) =>
    wireStep({ dliID: index + 1, dliOrder: index + 1, dliTitle: 'Βήμα', ...step }),
  )
  const doList = wireList({ thesisID: { thesisID: 7, thesisTitle: 'Θέμα' }, doListItems })
  const thesis = wireThesis({ student, state: 'inProgress', thesisStartDate: wireDay('2026-03-01'), doList })
  stubApi({ role: 'instructor' })
  renderInApp(<AttachedListPanel thesis={toThesis(thesis)} viewer={INSTRUCTOR} />)
  return screen
    .getAllByRole('listitem')
    .map((row) => row.querySelector('.MuiChip-label')?.textContent ?? null)
}

it('the list beside the fields of a thesis says how each step stands', () => {
  expect(statesOf(confirmed, finished, {})).toEqual(['Εγκρίθηκε', 'Αναμονή έγκρισης', 'Κλειδωμένο'])
})

it('tells the step that is worked on from one that was returned', () => {
  expect(statesOf(confirmed, {})).toEqual(['Εγκρίθηκε', 'Τρέχον βήμα'])
})

it('says that a step was returned', () => {
  expect(statesOf(confirmed, returned)).toEqual(['Εγκρίθηκε', 'Επιστράφηκε για διόρθωση'])
})
