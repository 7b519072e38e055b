import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { toTodoList } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { stubApi } from '../../../../testing/api.ts'
import { comparison, continueWithBoth } from '../../../../testing/conflict.ts'
import { expectProblems, fill, press, valueAt } from '../../../../testing/form.ts'
import {
  CONFLICT,
  expectRefusal,
  ofAnySession,
  refusalsOf,
  refuseWith,
} from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { SAVED, type WireList, wireList } from '../../../../testing/wire.ts'
import { ListFields } from './list-fields.tsx'

const TITLE = 'Τίτλος'
const SAVE = 'Αποθήκευση'

let changeElsewhere: (list: WireList) => void

function Page() {
  const [list, setList] = useState(wireList)
  changeElsewhere = (changed) => act(() => setList(changed))
  return <ListFields list={toTodoList(list)} />
}

function show() {
  const api = stubApi({ role: 'instructor' })
  renderInApp(<Page />)
  return api
}

async function save(title: string) {
  await fill({ [TITLE]: title })
  await press(SAVE)
}

describe('the form of a list', () => {
  it('asks for a title, and sends nothing without one', async () => {
    const api = show()
    await save(' ')
    expectProblems({ [TITLE]: 'Ο τίτλος είναι απαραίτητος' })
    expect(api.asked('editTodoList')).toEqual([])
  })

  it('sends all of it upon the version that it shows, waits for the answer and says so', async () => {
    const api = show()
    const answer = api.hold('editTodoList')
    await save('Νέος τίτλος')
    expect(await screen.findByText('Γίνεται αποθήκευση…')).toHaveProperty('disabled', true)
    answer(SAVED)
    await screen.findByText('Επιτυχής αποθήκευση')
    const todoList = { doListID: 5, doListTitle: 'Νέος τίτλος', doListDescr: '<p>Τα βήματα</p>' }
    expect(api.asked('editTodoList')).toMatchObject([
      { path: '/v1/instructor/todo-list', body: { todoList }, version: '"9"' },
    ])
  })

  it.each(
    refusalsOf('editTodoList', {
      ...ofAnySession('alert'),
      validation: 'alert',
      not_found: 'alert',
      not_owner: 'alert',
      thesis_ended: 'alert',
      not_in_progress: 'alert',
      version_conflict: CONFLICT,
    }),
  )('says why it was refused and keeps the title: %s', async (code, row) => {
    const api = show()
    api.answer('getTodoList', [wireList({ doListTitle: 'Άλλος τίτλος', version: 10 })])
    refuseWith(api, 'editTodoList', code)
    await save('Νέος τίτλος')
    await expectRefusal(code, row)
    expect(screen.getByDisplayValue('Νέος τίτλος')).toBeDefined()
  })

  it('is saved upon what another person saved meanwhile, with the words that were chosen', async () => {
    const api = show()
    api.answer('getTodoList', [
      wireList({ doListTitle: 'Άλλος τίτλος', doListDescr: '<p>Άλλα βήματα</p>', version: 10 }),
    ])
    api.refuse('editTodoList', 'version_conflict')
    await save('Νέος τίτλος')
    expect((await comparison()).choices).toHaveLength(2)
    await continueWithBoth()
    api.answer('editTodoList', SAVED)
    await press(SAVE)
    await screen.findByText('Επιτυχής αποθήκευση')
    expect(api.asked('editTodoList').at(-1)).toMatchObject({
      body: { todoList: { doListTitle: 'Νέος τίτλος', doListDescr: '<p>Άλλα βήματα</p>' } },
      version: '"10"',
    })
  })

  it('follows the changes of others while nothing is typed, also once it was saved', async () => {
    const api = show()
    changeElsewhere(wireList({ doListTitle: 'Άλλος τίτλος', version: 10 }))
    expect(valueAt(TITLE)).toBe('Άλλος τίτλος')
    api.answer('editTodoList', SAVED)
    await save('Νέος τίτλος')
    await screen.findByText('Επιτυχής αποθήκευση')
    expect(api.asked('editTodoList').map(({ version }) => version)).toEqual(['"10"'])
    changeElsewhere(wireList({ doListTitle: 'Τρίτος τίτλος', version: 12 }))
    expect(valueAt(TITLE)).toBe('Τρίτος τίτλος')
  })

  it('keeps what was typed, and its version, when others change the list', async () => {
    const api = show()
    await fill({ [TITLE]: 'Νέος τίτλος' })
    changeElsewhere(wireList({ doListTitle: 'Άλλος τίτλος', version: 10 }))
    expect(valueAt(TITLE)).toBe('Νέος τίτλος')
    api.answer('editTodoList', SAVED)
    await press(SAVE)
    await screen.findByText('Επιτυχής αποθήκευση')
    expect(api.asked('editTodoList').map(({ version }) => version)).toEqual(['"9"'])
  })
})
