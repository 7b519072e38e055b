import type { Wire } from '@diatrivi/contract/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { apiSentence, stubApi } from '../../../testing/api.ts'
import { button, press, user } from '../../../testing/form.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { type OwnEntry, SearchDialog } from './search-dialog.tsx'

const signOut = vi.fn()
const OWN: OwnEntry[] = [
  { kind: 'page', label: 'Αρχική', to: '/home' },
  { kind: 'page', label: 'Εργασίες', to: '/theses' },
  { kind: 'action', label: 'Νέα εργασία', words: 'θέμα', to: '/create' },
  { kind: 'action', label: 'Αποσύνδεση', words: 'έξοδος', act: signOut },
  { kind: 'guide', label: 'Δημοσίευση θέματος', to: '/help/publish' },
]
const KARRA = { username: 'akarra', uName: 'Άννα', uSurname: 'Καρρά' }
const FOUND: Wire<'search'>['response'] = {
  theses: [
    {
      thesisID: 7,
      thesisTitle: 'Ασφάλεια δικτύων',
      titleEn: 'Network security',
      state: 'inProgress',
      instructor: KARRA,
    },
    { thesisID: 8, thesisTitle: 'Νέα δίκτυα', titleEn: null, state: 'ungiven', instructor: KARRA },
  ],
  todoLists: [{ doListID: 5, doListTitle: 'Βήματα για δίκτυα', thesisTitle: null }],
  people: [
    {
      username: 'diktas',
      uName: 'Νίκος',
      uSurname: 'Δίκτας',
      user_type: 'stu',
      formOfAddress: 'mr',
      depName: 'Φυσικής',
    },
  ],
}
const NOTHING: Wire<'search'>['response'] = { theses: [], todoLists: [], people: [] }

function Address() {
  return <output>{useLocation().pathname}</output>
}

function show() {
  const api = stubApi({ role: 'instructor' })
  const onClose = vi.fn()
  renderInApp(
    <>
      <Address />
      <SearchDialog isOpen own={OWN} onClose={onClose} />
    </>,
  )
  return { api, onClose }
}

const field = () => screen.getByRole('combobox', { name: 'Τίτλος, όνομα, σελίδα ή ενέργεια' })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const address = () => document.querySelector('output')?.textContent
const problem = async () => (await screen.findByRole('alert')).textContent
/** The option that the field names as the one that Enter takes. */
const marked = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null

describe('the quick search', () => {
  it('offers the pages of the menu before anything is typed, and asks nothing', () => {
    const { api } = show()
    expect(document.activeElement).toBe(field())
    expect(options()).toEqual(['Αρχική', 'Εργασίες'])
    expect(screen.getByText('Γράψτε μέρος ενός τίτλου ή ενός ονόματος, ή τι θέλετε να κάνετε.')).toBeDefined()
    expect(api.asked('search')).toEqual([])
  })

  it('finds pages by itself and the rest by the API, in groups, and marks what is sought', async () => {
    const { api } = show()
    api.answer('search', FOUND)
    await user.type(field(), 'ΔΙΚΤ')
    await waitFor(() => expect(options()).toHaveLength(4))
    expect(api.asked('search').map(({ query }) => query)).toEqual([{ text: 'ΔΙΚΤ' }])
    expect(
      screen.getAllByRole('group').map((group) => [
        document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
        ...within(group)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ]),
    ).toEqual([
      ['Εργασίες', 'Ασφάλεια δικτύωνΣε εξέλιξη · Άννα Καρρά', 'Νέα δίκτυαΠρος ανάθεση · Άννα Καρρά'],
      ['Λίστες βημάτων', 'Βήματα για δίκτυαΠρότυπη λίστα'],
      ['Πρόσωπα', 'Νίκος ΔίκταςΦοιτητής · Φυσικής'],
    ])
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'δικτ',
      'δίκτ',
      'δίκτ',
      'Δίκτ',
    ])
    expect(screen.getByText('4 αποτελέσματα')).toBeDefined()
  })

  it('shows a thesis that was found by its title in English', async () => {
    const { api } = show()
    api.answer('search', FOUND)
    await user.type(field(), 'network sec')
    await waitFor(() => expect(options()).toEqual(['Ασφάλεια δικτύωνΣε εξέλιξη · Άννα Καρρά']))
  })

  it('finds actions and guides by their names and by other words', async () => {
    const { api } = show()
    api.answer('search', NOTHING)
    await user.type(field(), 'θεμα')
    expect(options()).toEqual(['Νέα εργασία', 'Δημοσίευση θέματος'])
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(address()).toBe('/help/publish'))
  })

  it('does an action at once, and stays where it is', async () => {
    const { api, onClose } = show()
    api.answer('search', NOTHING)
    await user.type(field(), 'έξοδ')
    await waitFor(() => expect(options()).toEqual(['Αποσύνδεση']))
    await user.keyboard('{Enter}')
    expect(signOut).toHaveBeenCalledOnce()
    expect(onClose).toHaveBeenCalledOnce()
    expect(address()).toBe('/')
  })

  it('goes by the arrows and Enter to what is marked, and closes', async () => {
    const { api, onClose } = show()
    api.answer('search', FOUND)
    await user.type(field(), 'δικτ')
    await waitFor(() => expect(marked()).toContain('Ασφάλεια'))
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(marked()).toContain('Βήματα')
    await user.keyboard('{ArrowUp}{Enter}')
    expect(onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(address()).toBe('/thesis/8'))
  })

  it('goes by Enter to the first that is found', async () => {
    const { api } = show()
    api.answer('search', FOUND)
    await user.type(field(), 'δικτ')
    await waitFor(() => expect(marked()).toContain('Ασφάλεια'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/thesis/7'))
  })

  it('is closed by Escape and by its button, and goes nowhere', async () => {
    const { onClose } = show()
    await user.keyboard('{Escape}')
    await press('Κλείσιμο')
    button('Κλείσιμο').focus()
    await user.keyboard('{Enter}')
    expect(onClose).toHaveBeenCalledTimes(3)
    expect(address()).toBe('/')
  })

  it('says that nothing is found', async () => {
    const { api } = show()
    api.answer('search', NOTHING)
    await user.type(field(), 'ξψ')
    await screen.findByText('Δεν βρέθηκε τίποτα για «ξψ».')
    expect(options()).toEqual([])
  })

  it('says why nothing could be asked, still finds pages, and asks again', async () => {
    const { api } = show()
    api.refuse('search', 'overloaded')
    await user.type(field(), 'εργ')
    expect(await problem()).toContain(apiSentence('overloaded'))
    expect(options()).toEqual(['Εργασίες', 'Νέα εργασία'])
    api.answer('search', NOTHING)
    await press('Προσπαθήστε ξανά')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('says that the server does not answer', async () => {
    const { api } = show()
    api.fail('search')
    await user.type(field(), 'εργ')
    expect(await problem()).toContain('Ο διακομιστής δεν απαντά')
  })
})
