import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { stubApi } from '../../../../testing/api.ts'
import { expectProblems, fill, press, valueAt } from '../../../../testing/form.ts'
import { expectRefusal, ofAnySession, refusalsOf, refuseWith } from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { StepPageForm } from './step-page-form.tsx'

const TITLE = 'Τίτλος βήματος'
const ADD = 'Προσθήκη βήματος'

function show() {
  const api = stubApi({ role: 'instructor' })
  renderInApp(<StepPageForm listId={5} />)
  return api
}

describe('the page of a new step', () => {
  it('asks for a title, and sends nothing without one', async () => {
    const api = show()
    await press(ADD)
    expectProblems({ [TITLE]: 'Ο τίτλος είναι απαραίτητος' })
    expect(api.asked('createTodoItem')).toEqual([])
  })

  it('sends the step once, waits for the answer and says so', async () => {
    const api = show()
    const answer = api.hold('createTodoItem')
    await fill({ [TITLE]: 'Πηγές' })
    await press(ADD)
    expect(await screen.findByText('Γίνεται αποθήκευση…')).toHaveProperty('disabled', true)
    answer(31)
    await screen.findByText('Το βήμα προστέθηκε')
    const todoListItem = { dliTitle: 'Πηγές', dliDescr: '', dliDuration: 1, dliDurationUnit: 'weeks' }
    expect(api.asked('createTodoItem').map(({ body }) => body)).toEqual([
      { todoListItem, todoList: { doListID: 5 } },
    ])
  })

  it.each(
    refusalsOf('createTodoItem', {
      ...ofAnySession('alert'),
      validation: 'alert',
      not_found: 'alert',
      not_owner: 'alert',
      thesis_ended: 'alert',
      not_in_progress: 'alert',
      step_confirmed: 'alert',
      step_order: 'alert',
    }),
  )('says why it was refused and keeps what was typed: %s', async (code, row) => {
    const api = show()
    refuseWith(api, 'createTodoItem', code)
    await fill({ [TITLE]: 'Πηγές' })
    await press(ADD)
    await expectRefusal(code, row)
    expect(valueAt(TITLE)).toBe('Πηγές')
  })
})
