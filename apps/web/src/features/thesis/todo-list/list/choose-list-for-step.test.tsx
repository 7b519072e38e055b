import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { stubApi } from '../../../../testing/api.ts'
import { fieldAt, fill, press, user } from '../../../../testing/form.ts'
import { expectRefusal, ofAnySession, refusalsOf, refuseWith } from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { wireList, wireStep } from '../../../../testing/wire.ts'
import { ChooseListForStep } from './choose-list-for-step.tsx'

const SEARCH = 'Ο τίτλος περιέχει'
const OF_A_THESIS = wireList({
  doListID: 6,
  doListTitle: 'Της εργασίας',
  thesisID: { thesisID: 7, thesisTitle: 'Γλωσσικά μοντέλα' },
  doListItems: [wireStep(), wireStep({ dliID: 32 })],
})
const MORE = 'Εμφανίζονται οι πρώτες λίστες· βρείτε τις υπόλοιπες με την αναζήτηση.'

function show(lists = [wireList(), OF_A_THESIS], total = lists.length) {
  const api = stubApi({ role: 'instructor' })
  api.answer('listTodoLists', lists, { total })
  renderInApp(<ChooseListForStep />)
  return api
}

describe('choosing the list of a new step', () => {
  it('offers the lists that may still change, each with its steps and its thesis', async () => {
    const api = show()
    const links = await screen.findAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Πρότυπο', '/dashboard/instructor/todo-list/item/create?list=5'],
      ['Της εργασίας', '/dashboard/instructor/todo-list/item/create?list=6'],
    ])
    expect(screen.getByText('1 βήμα · Πρότυπη λίστα')).toBeDefined()
    expect(screen.getByText('2 βήματα · Γλωσσικά μοντέλα')).toBeDefined()
    expect(api.asked('listTodoLists')).toMatchObject([{ query: { changeable: '1' } }])
    expect(screen.queryByText(MORE)).toBeNull()
  })

  it('says that a search finds more than are shown', async () => {
    show([wireList()], 40)
    await screen.findByText(MORE)
  })

  it('searches by a part of the title, and says that nothing was found', async () => {
    const api = show()
    await screen.findAllByRole('link')
    api.answer('listTodoLists', [])
    await fill({ [SEARCH]: 'κεφάλαιο' })
    await user.type(fieldAt(SEARCH), '{Enter}')
    await screen.findByText('Καμία λίστα δεν ταιριάζει με την αναζήτηση.')
    expect(api.asked('listTodoLists').at(-1)?.query).toMatchObject({ title: 'κεφάλαιο', changeable: '1' })
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('offers to create the first list where there is none', async () => {
    show([])
    await screen.findByText('Δεν έχετε ακόμη λίστες βημάτων. Δημιουργήστε την πρώτη.')
    expect(screen.getByRole('link').getAttribute('href')).toBe('/dashboard/instructor/todo-list/create')
  })

  it.each(refusalsOf('listTodoLists', { ...ofAnySession('alert'), session_expired: 'alert' }))(
    'says why no list comes, and asks for them again: %s',
    async (code, row) => {
      const api = stubApi({ role: 'instructor' })
      refuseWith(api, 'listTodoLists', code)
      renderInApp(<ChooseListForStep />)
      await expectRefusal(code, row)
      api.answer('listTodoLists', [wireList()])
      await press('Προσπαθήστε ξανά')
      await waitFor(() => expect(screen.getByRole('link').textContent).toBe('Πρότυπο'))
    },
  )
})
