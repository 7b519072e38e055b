import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { toStep } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { stubApi } from '../../../../testing/api.ts'
import { button, descriptionOf, press } from '../../../../testing/form.ts'
import { answerQuestion } from '../../../../testing/question.ts'
import { expectRefusal, ofAnySession, refusalsOf, refuseWith } from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { SAVED, wireStep } from '../../../../testing/wire.ts'
import { useStepAction } from './use-step-action.ts'
import { WithdrawStepButton } from './withdraw-step-button.tsx'

const WITHDRAW = 'Ανάκληση ολοκλήρωσης'

function Withdraw({ reason }: { reason: string | null }) {
  const run = useStepAction('heading', 'awaitingInstructor')
  return <WithdrawStepButton step={toStep(wireStep())} reason={reason} run={run} />
}

function show(reason: string | null = null) {
  const api = stubApi({ role: 'student' })
  renderInApp(<Withdraw reason={reason} />)
  return api
}

describe('taking a finished step back', () => {
  it('is asked about first', async () => {
    const api = show()
    await press(WITHDRAW)
    expect(await answerQuestion('Ακύρωση')).toBe(
      'Να ανακληθεί η ολοκλήρωση του βήματος «Βιβλιογραφία»; Δεν θα περιμένει πια έγκριση, και το ολοκληρώνετε ξανά όταν είναι έτοιμο. Τα αρχεία του μένουν.',
    )
    expect(api.asked('withdrawStep')).toEqual([])
  })

  it('is sent once, waited for, and says so', async () => {
    const api = show()
    const answer = api.hold('withdrawStep')
    await press(WITHDRAW)
    await answerQuestion('Ανάκληση')
    expect(button(WITHDRAW).disabled).toBe(true)
    answer(SAVED)
    await screen.findByText('Η ολοκλήρωση ανακλήθηκε')
    expect(api.asked('withdrawStep').map(({ path }) => path)).toEqual([expect.stringContaining('/31/')])
  })

  it('says why it cannot be', async () => {
    show('Η ολοκλήρωση του βήματος έχει ήδη διαβαστεί.')
    await press(WITHDRAW)
    expect(descriptionOf(button(WITHDRAW))).toBe('Η ολοκλήρωση του βήματος έχει ήδη διαβαστεί.')
  })

  it.each(
    refusalsOf('withdrawStep', {
      ...ofAnySession('toast'),
      not_found: 'toast',
      not_owner: 'nowhere',
      step_not_waiting: 'toast',
      step_read: 'toast',
    }),
  )('says why it was refused: %s', async (code, row) => {
    const api = show()
    refuseWith(api, 'withdrawStep', code)
    await press(WITHDRAW)
    await answerQuestion('Ανάκληση')
    await expectRefusal(code, row)
    expect(button(WITHDRAW).disabled).toBe(false)
  })
})
