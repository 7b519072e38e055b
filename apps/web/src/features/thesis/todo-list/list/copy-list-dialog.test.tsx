import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../testing/api.ts'
import { button, press } from '../../../../testing/form.ts'
import { expectRefusal, ofAnySession, refusalsOf, refuseWith } from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { wireList } from '../../../../testing/wire.ts'
import { CopyListDialog } from './copy-list-dialog.tsx'

const COPY = 'Αντιγραφή'
const user = userEvent.setup({ delay: null })

async function show() {
  const api = stubApi({ role: 'instructor' })
  api.answer('listTodoLists', [wireList()])
  const onClose = vi.fn()
  renderInApp(<CopyListDialog thesisId={7} open onClose={onClose} />)
  const choice = await screen.findByRole('radio', { name: /Πρότυπο/ })
  return { api, onClose, choose: () => user.click(choice) }
}

describe('the dialog that copies a list to a thesis', () => {
  it('has nothing to send until a list is chosen, whose steps it shows', async () => {
    const { choose } = await show()
    expect(button(COPY).disabled).toBe(true)
    await choose()
    expect(button(COPY).disabled).toBe(false)
    expect(screen.getByText('1. Βιβλιογραφία')).toBeDefined()
  })

  it('sends the choice once, waits for the answer, says so and closes', async () => {
    const { api, onClose, choose } = await show()
    const answer = api.hold('copyTodoList')
    await choose()
    await press(COPY)
    expect(button(COPY).disabled).toBe(true)
    answer([{ doListID: 6 }])
    await screen.findByText('Η λίστα αντιγράφηκε στην εργασία')
    expect(onClose).toHaveBeenCalledOnce()
    expect(api.asked('copyTodoList')).toMatchObject([{ path: '/v1/instructor/todo-list/5/copy/7', body: {} }])
  })

  it('says what keeps the lists from being shown, and asks for them again', async () => {
    const api = stubApi({ role: 'instructor' })
    api.refuse('listTodoLists', 'internal')
    renderInApp(<CopyListDialog thesisId={7} open onClose={vi.fn()} />)
    const again = await screen.findByRole('button', { name: 'Προσπαθήστε ξανά' })
    api.answer('listTodoLists', [wireList()])
    await user.click(again)
    expect(await screen.findByRole('radio', { name: /Πρότυπο/ })).toBeDefined()
  })

  it.each(
    refusalsOf('copyTodoList', {
      ...ofAnySession('toast'),
      not_found: 'toast',
      not_owner: 'nowhere',
      has_list: 'toast',
      thesis_ended: 'toast',
    }),
  )('says why it was refused and stays open: %s', async (code, row) => {
    const { api, onClose, choose } = await show()
    refuseWith(api, 'copyTodoList', code)
    await choose()
    await press(COPY)
    await expectRefusal(code, row)
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.getByRole('radio', { name: /Πρότυπο/, checked: true })).toBeDefined()
  })
})
