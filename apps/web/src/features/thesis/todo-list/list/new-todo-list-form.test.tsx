import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { stubApi } from '../../../../testing/api.ts'
import { expectProblems, fieldAt, fill, press, problemAt, valueAt } from '../../../../testing/form.ts'
import { expectRefusal, ofAnySession, refusalsOf, refuseWith } from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { NewTodoListForm } from './new-todo-list-form.tsx'

const TITLE = 'Τίτλος'
const SAVE = 'Αποθήκευση'

function show(thesisId: number | null = null) {
  const api = stubApi({ role: 'instructor' })
  renderInApp(<NewTodoListForm thesisId={thesisId} />)
  return api
}

async function save(title: string) {
  await fill({ [TITLE]: title })
  await press(SAVE)
}

describe('the form of a new list', () => {
  it.each(['', '   '])('asks for a title («%s» is none), goes there and sends nothing', async (title) => {
    const api = show()
    await save(title)
    expectProblems({ [TITLE]: 'Ο τίτλος είναι απαραίτητος' })
    expect(document.activeElement).toBe(fieldAt(TITLE))
    expect(api.asked('createTodoList')).toEqual([])
  })

  it.each([
    ['a template', null, { thesisID: null }, true],
    ['the list of a thesis', 7, { thesisID: 7 }, false],
  ])('sends %s once, waits for the answer and says so', async (_what, thesisId, thesis, template) => {
    const api = show(thesisId)
    const answer = api.hold('createTodoList')
    await save('Για πτυχιακές')
    expect(await screen.findByText('Γίνεται αποθήκευση…')).toHaveProperty('disabled', true)
    answer(5)
    await screen.findByText('Η λίστα δημιουργήθηκε· προσθέστε τα βήματά της')
    const todoList = { doListTitle: 'Για πτυχιακές', doListDescr: '', ...thesis }
    expect(api.asked('createTodoList')).toMatchObject([
      { path: '/v1/instructor/todo-list', body: { todoList, template } },
    ])
  })

  it('shows at its field what the API says of it, under the name of the wire', async () => {
    const api = show()
    api.refuse('createTodoList', 'validation', { fields: { doListTitle: 'Το πολύ 255 χαρακτήρες.' } })
    await save('Για πτυχιακές')
    await screen.findByRole('alert')
    expect(problemAt(TITLE)).toBe('Το πολύ 255 χαρακτήρες.')
  })

  it.each(
    refusalsOf('createTodoList', {
      ...ofAnySession('alert'),
      validation: 'alert',
      not_found: 'alert',
      not_owner: 'alert',
      has_list: 'alert',
      thesis_ended: 'alert',
    }),
  )('says why it was refused and keeps the title: %s', async (code, row) => {
    const api = show(7)
    refuseWith(api, 'createTodoList', code)
    await save('Για πτυχιακές')
    await expectRefusal(code, row)
    expect(valueAt(TITLE)).toBe('Για πτυχιακές')
  })
})
