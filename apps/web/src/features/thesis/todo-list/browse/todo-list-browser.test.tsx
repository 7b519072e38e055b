import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { stubApi } from '../../../../testing/api.ts'
import { press, user } from '../../../../testing/form.ts'
import { INSTRUCTOR } from '../../../../testing/people.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { wireList } from '../../../../testing/wire.ts'
import { TodoListBrowser } from './todo-list-browser.tsx'

const EIGHT = [1, 2, 3, 4, 5, 6, 7, 8].map((doListID) =>
  wireList({ doListID, doListTitle: `Πρότυπο ${doListID}` }),
)

function show(lists: typeof EIGHT, total: number, search = '') {
  const api = stubApi({ role: 'instructor' })
  api.answer('listTodoLists', lists, { total })
  renderInApp(<TodoListBrowser viewer={INSTRUCTOR} />, `/lists${search}`)
  return { api, lastQuery: () => api.asked('listTodoLists').at(-1)?.query }
}

describe('the lists of an instructor', () => {
  it('are read eight to a page', async () => {
    const { api, lastQuery } = show(EIGHT, 9)
    await screen.findByText('9 λίστες')
    expect(screen.getAllByRole('article')).toHaveLength(8)
    api.answer('listTodoLists', EIGHT.slice(0, 1), { total: 9 })
    await press('Επόμενη σελίδα')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(lastQuery()).toEqual({ page: '2', pageSize: '8' })
  })

  it('are found by a part of their title, from the first page on', async () => {
    const { api, lastQuery } = show(EIGHT, 9, '?page=2')
    await screen.findByText('9 λίστες')
    api.answer('listTodoLists', EIGHT.slice(3, 4), { total: 1 })
    await user.type(screen.getByRole('searchbox', { name: 'Ο τίτλος περιέχει' }), 'ΠΟ 4')
    await screen.findByText('1 λίστα')
    expect(lastQuery()).toMatchObject({ title: 'ΠΟ 4', page: '1' })
  })

  it('are narrowed by their use, and all come back where none matches', async () => {
    const { api, lastQuery } = show([], 0, '?title=νούμερο')
    await screen.findByText('Καμία λίστα δεν ταιριάζει με την αναζήτηση.')
    api.answer('listMyTodoLists', [], { total: 0 })
    await press('Παλαιές αναθέσεις')
    await waitFor(() =>
      expect(api.asked('listMyTodoLists').at(-1)?.query).toEqual({
        released: '1',
        title: 'νούμερο',
        page: '1',
        pageSize: '8',
      }),
    )
    api.answer('listTodoLists', EIGHT, { total: 8 })
    await press('Όλες οι λίστες')
    await screen.findByText('8 λίστες')
    expect(lastQuery()).toEqual({ page: '1', pageSize: '8' })
  })
})
