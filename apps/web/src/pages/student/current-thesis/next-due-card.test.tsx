import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { toThesis } from '../../../entities/thesis/thesis.mapper.ts'
import { stubApi } from '../../../testing/api.ts'
import { press } from '../../../testing/form.ts'
import { STUDENT } from '../../../testing/people.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { SAVED, wireDay, wireList, wireStep, wireThesis } from '../../../testing/wire.ts'
import { nextDue } from './next-due.ts'
import { NextDueCard } from './next-due-card.tsx'

const DONE = { dliStudentOK: 1, stuOKWhen: wireDay('2026-03-04') } as const
const TODAY = '2026-03-05'

function show(step: Partial<ReturnType<typeof wireStep>> = {}) {
  const api = stubApi({ role: 'student' })
  const { username, firstName, surname } = STUDENT
  const thesis = toThesis(
    wireThesis({
      state: 'inProgress',
      student: { username, uName: firstName, uSurname: surname, uEmail: null },
      thesisStartDate: wireDay('2026-03-02'),
      doList: wireList({ doListItems: [wireStep(step)] }),
    }),
  )
  const due = nextDue(thesis, TODAY, true)
  if (due === null) throw new Error('A step is next.')
  renderInApp(<NextDueCard due={due} thesis={thesis} viewer={STUDENT} />)
  return api
}

describe('what is next', () => {
  it('says its day, leads to the step and takes it in', async () => {
    const api = show()
    const card = within(screen.getByRole('region', { name: /^Επόμενο: Βιβλιογραφία, έως/ }))
    expect(card.getByRole('link').getAttribute('href')).toBe('/#step-31')
    expect(card.getByText('Επισύναψη αρχείου')).toBeDefined()
    api.answer('finishStep', SAVED)
    await press('Ολοκλήρωση βήματος')
    await screen.findByText('Το βήμα ολοκληρώθηκε και περιμένει έγκριση')
    expect(api.asked('finishStep')).toHaveLength(1)
  })

  it('takes nothing in while a step waits for its approval', () => {
    show(DONE)
    expect(screen.getByRole('link', { name: 'Το βήμα «Βιβλιογραφία» περιμένει έγκριση' })).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
