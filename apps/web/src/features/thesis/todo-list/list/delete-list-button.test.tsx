import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { toTodoList } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { toActor } from '../../../../entities/viewer/viewer.ts'
import { stubApi } from '../../../../testing/api.ts'
import { button, press } from '../../../../testing/form.ts'
import { INSTRUCTOR } from '../../../../testing/people.ts'
import { answerQuestion } from '../../../../testing/question.ts'
import { expectRefusal, ofAnySession, refusalsOf, refuseWith } from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { SAVED, wireList } from '../../../../testing/wire.ts'
import { DeleteListButton } from './delete-list-button.tsx'

const TEMPLATE = wireList()
const ATTACHED = wireList({ thesisID: { thesisID: 7, thesisTitle: 'Θέμα' } })

function show(list = TEMPLATE) {
  const api = stubApi({ role: 'instructor' })
  const leave = vi.fn()
  renderInApp(
    <DeleteListButton list={toTodoList(list)} actor={toActor(INSTRUCTOR)} facts={null} leave={leave} />,
  )
  return { api, leave }
}

describe('deleting a list', () => {
  it.each([
    [
      'a template',
      TEMPLATE,
      'Διαγραφή λίστας',
      'Διαγραφή',
      'Η λίστα διαγράφηκε',
      'Να διαγραφεί η λίστα «Πρότυπο»; Διαγράφεται οριστικά· τα αντίγραφά της σε εργασίες μένουν ως έχουν.',
    ],
    [
      'the list of a thesis',
      ATTACHED,
      'Αφαίρεση λίστας',
      'Αφαίρεση',
      'Η λίστα αφαιρέθηκε',
      'Να αφαιρεθεί η λίστα «Πρότυπο» από την εργασία «Θέμα»; Διαγράφεται οριστικά, μαζί με την πρόοδο, τα αρχεία και τις συζητήσεις των βημάτων.',
    ],
  ])(
    'is asked about in the words of %s, sent once, waited for and told',
    async (_what, list, name, yes, done, question) => {
      const { api, leave } = show(list)
      await press(name)
      expect(await answerQuestion('Ακύρωση')).toBe(question)
      expect(api.asked('deleteTodoList')).toEqual([])
      const answer = api.hold('deleteTodoList')
      await press(name)
      await answerQuestion(yes)
      expect(button(name).disabled).toBe(true)
      answer(SAVED)
      await screen.findByText(done)
      expect(leave).toHaveBeenCalledOnce()
      expect(api.asked('deleteTodoList')).toMatchObject([{ path: '/v1/instructor/todo-list/5', body: {} }])
    },
  )

  it.each(
    refusalsOf('deleteTodoList', {
      ...ofAnySession('toast'),
      not_found: 'toast',
      not_owner: 'nowhere',
      thesis_ended: 'toast',
      not_in_progress: 'toast',
    }),
  )('says why it was refused and stays: %s', async (code, row) => {
    const { api, leave } = show()
    refuseWith(api, 'deleteTodoList', code)
    await press('Διαγραφή λίστας')
    await answerQuestion('Διαγραφή')
    await expectRefusal(code, row)
    expect(leave).not.toHaveBeenCalled()
  })
})
