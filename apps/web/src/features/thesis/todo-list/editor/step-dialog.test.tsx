import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { toStep } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { stubApi } from '../../../../testing/api.ts'
import { continueWithBoth } from '../../../../testing/conflict.ts'
import { choose, expectProblems, fieldAt, fill, press, problemAt, valueAt } from '../../../../testing/form.ts'
import {
  CONFLICT,
  expectRefusal,
  ofAnySession,
  refusalsOf,
  refuseWith,
} from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { SAVED, wireList, wireStep } from '../../../../testing/wire.ts'
import { StepDialog } from './step-dialog.tsx'

const TITLE = 'Τίτλος βήματος'
const DURATION = 'Διάρκεια'
const ADD = 'Προσθήκη βήματος'
const SAVE = 'Αποθήκευση'
const WHOLE = 'Η διάρκεια είναι ακέραιος αριθμός από 1 και πάνω.'

function show(step = wireStep()) {
  const api = stubApi({ role: 'instructor' })
  const onClose = vi.fn()
  renderInApp(<StepDialog listId={5} step={toStep(step)} open onClose={onClose} />)
  return { api, onClose }
}

function showNew() {
  const api = stubApi({ role: 'instructor' })
  const onClose = vi.fn()
  renderInApp(<StepDialog listId={5} step={null} open onClose={onClose} />)
  return { api, onClose }
}

describe('the dialog of a new step', () => {
  it.each([
    ['a title', { [DURATION]: '2' }, { [TITLE]: 'Ο τίτλος είναι απαραίτητος' }],
    ['a duration', { [TITLE]: 'Πηγές', [DURATION]: '' }, { [DURATION]: WHOLE }],
    ['a whole duration', { [TITLE]: 'Πηγές', [DURATION]: '1,5' }, { [DURATION]: WHOLE }],
    ['a duration above nothing', { [TITLE]: 'Πηγές', [DURATION]: '0' }, { [DURATION]: WHOLE }],
    [
      'a duration up to a year',
      { [TITLE]: 'Πηγές', [DURATION]: '53' },
      { [DURATION]: 'Η διάρκεια δεν μπορεί να ξεπερνά τις 52 εβδομάδες.' },
    ],
  ] as [string, Record<string, string>, Record<string, string>][])(
    'asks for %s, goes there and sends nothing',
    async (_what, typed, problems) => {
      const { api } = showNew()
      await fill(typed)
      await press(ADD)
      expectProblems(problems)
      expect(document.activeElement).toBe(fieldAt(Object.keys(problems)[0] ?? ''))
      expect(api.asked('createTodoItem')).toEqual([])
    },
  )

  it('measures the duration by its unit', async () => {
    showNew()
    await fill({ [TITLE]: 'Πηγές', [DURATION]: '13' })
    await choose('Μονάδα διάρκειας', 'μήνες')
    expect(problemAt(DURATION)).toBe('Η διάρκεια δεν μπορεί να ξεπερνά τους 12 μήνες.')
  })

  it('sends the step once, waits for the answer, says so and closes', async () => {
    const { api, onClose } = showNew()
    const answer = api.hold('createTodoItem')
    await fill({ [TITLE]: ' Πηγές ', 'Περιγραφή βήματος': 'Είκοσι', [DURATION]: '3' })
    await choose('Μονάδα διάρκειας', 'μήνες')
    await press(ADD)
    expect(await screen.findByText('Γίνεται αποθήκευση…')).toHaveProperty('disabled', true)
    answer(31)
    await screen.findByText('Το βήμα προστέθηκε')
    expect(onClose).toHaveBeenCalledOnce()
    const todoListItem = { dliTitle: 'Πηγές', dliDescr: 'Είκοσι', dliDuration: 3, dliDurationUnit: 'months' }
    expect(api.asked('createTodoItem')).toMatchObject([
      { path: '/v1/instructor/todo-list/item', body: { todoListItem, todoList: { doListID: 5 } } },
    ])
  })

  it('shows at their fields what the API says of them, under the names of the wire', async () => {
    const { api } = showNew()
    const fields = { dliTitle: 'Πολύ μακρύς.', dliDuration: 'Πολύ μεγάλη.' }
    api.refuse('createTodoItem', 'validation', { fields })
    await fill({ [TITLE]: 'Πηγές' })
    await press(ADD)
    await screen.findByRole('alert')
    expectProblems({ [TITLE]: 'Πολύ μακρύς.', [DURATION]: 'Πολύ μεγάλη.' })
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
    const { api, onClose } = showNew()
    refuseWith(api, 'createTodoItem', code)
    await fill({ [TITLE]: 'Πηγές', [DURATION]: '3' })
    await press(ADD)
    await expectRefusal(code, row)
    expect([valueAt(TITLE), valueAt(DURATION)]).toEqual(['Πηγές', '3'])
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('the dialog of a step', () => {
  it('sends the whole step upon its version, and says so', async () => {
    const { api, onClose } = show()
    api.answer('editTodoItem', SAVED)
    await fill({ [TITLE]: 'Πηγές' })
    await press(SAVE)
    await screen.findByText('Επιτυχής αποθήκευση')
    expect(onClose).toHaveBeenCalledOnce()
    const todoListItem = {
      dliTitle: 'Πηγές',
      dliDescr: 'Είκοσι πηγές',
      dliDuration: 2,
      dliDurationUnit: 'weeks',
    }
    expect(api.asked('editTodoItem')).toMatchObject([
      { path: '/v1/instructor/todo-list/item/31', body: { todoListItem }, version: '"4"' },
    ])
  })

  it.each(
    refusalsOf('editTodoItem', {
      ...ofAnySession('alert'),
      validation: 'alert',
      not_found: 'alert',
      not_owner: 'alert',
      thesis_ended: 'alert',
      not_in_progress: 'alert',
      step_confirmed: 'alert',
      version_conflict: CONFLICT,
    }),
  )('says why it was refused and keeps what was typed: %s', async (code, row) => {
    const { api, onClose } = show()
    api.answer('getTodoList', [wireList({ doListItems: [wireStep({ dliTitle: 'Άλλος', version: 5 })] })])
    refuseWith(api, 'editTodoItem', code)
    await fill({ [TITLE]: 'Πηγές' })
    await press(SAVE)
    await expectRefusal(code, row)
    expect(screen.getByDisplayValue('Πηγές')).toBeDefined()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('is saved upon what another person saved meanwhile, with the words that were chosen', async () => {
    const { api } = show()
    api.answer('getTodoList', [wireList({ doListItems: [wireStep({ dliDuration: 6, version: 5 })] })])
    api.refuse('editTodoItem', 'version_conflict')
    await fill({ [TITLE]: 'Πηγές' })
    await press(SAVE)
    await continueWithBoth()
    api.answer('editTodoItem', SAVED)
    await press(SAVE)
    await screen.findByText('Επιτυχής αποθήκευση')
    expect(api.asked('editTodoItem').at(-1)).toMatchObject({
      body: { todoListItem: { dliTitle: 'Πηγές', dliDuration: 6 } },
      version: '"5"',
    })
  })
})
