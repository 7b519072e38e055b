import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { describe, expect, it } from 'vitest'
import { singleKeys } from '../../shared/single-keys.ts'
import { stubApi } from '../../testing/api.ts'
import { button, press, user, valueAt } from '../../testing/form.ts'
import { renderInApp } from '../../testing/render.tsx'
import { MENUS } from './menus.tsx'
import { QuickSearch } from './quick-search.tsx'

const Place = () => {
  const { pathname, search } = useLocation()
  return <output>{`${pathname}${search}`}</output>
}

function show() {
  stubApi({ role: 'student' })
  renderInApp(
    <>
      <QuickSearch audience="student" />
      <Place />
      <input aria-label="Σημείωση" />
      <div role="dialog">
        <button type="button">Σε διάλογο</button>
      </div>
    </>,
  )
}

const findField = async () => {
  const field = await screen.findByRole('combobox')
  await waitFor(() => expect(document.activeElement).toBe(field))
  return field
}
const isClosed = () => expect(screen.queryByRole('combobox')).toBeNull()

describe('the search of the top bar', () => {
  it('is opened by its button, with the pages of the menu', async () => {
    show()
    await press('Γρήγορη αναζήτηση')
    await findField()
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Προφίλ',
      'Η εργασία μου',
      'Διαθέσιμες εργασίες',
      'Βοήθεια',
    ])
  })

  it.each([
    ['κωδικός', 'Αλλαγή κωδικού'],
    ['σκοτεινή', 'Σκούρα εμφάνιση'],
    ['αποσύνδεση', 'Αποσύνδεση'],
    ['γλώσσα', 'Η σελίδα στα αγγλικά'],
  ])('finds by «%s» what a person wants to do', async (typed, action) => {
    show()
    await press('Γρήγορη αναζήτηση')
    await user.type(await findField(), typed)
    expect(await screen.findByRole('option', { name: action })).toBeDefined()
  })

  it('leads to the dialog that changes the password', async () => {
    show()
    await press('Γρήγορη αναζήτηση')
    await user.type(await findField(), 'κωδικός{Enter}')
    await screen.findByText('/dashboard/student/profile?open=password')
  })

  it('is opened by «/» where nothing is written, and gives the focus back when it is closed', async () => {
    show()
    button('Γρήγορη αναζήτηση').focus()
    await user.keyboard('/')
    expect((await findField()).getAttribute('value')).toBe('')
    await user.keyboard('{Escape}')
    await waitFor(isClosed)
    expect(document.activeElement).toBe(button('Γρήγορη αναζήτηση'))
  })

  it('is opened by Ctrl K in a field too, also with a Greek keyboard', async () => {
    show()
    await user.click(screen.getByLabelText('Σημείωση'))
    await user.keyboard('/')
    expect(valueAt('Σημείωση')).toBe('/')
    fireEvent.keyDown(screen.getByLabelText('Σημείωση'), { key: 'κ', code: 'KeyK', ctrlKey: true })
    await findField()
  })

  it('has the keys of one stroke on a sheet, by which they are turned off', async () => {
    show()
    await user.keyboard('?')
    const sheet = await screen.findByRole('dialog', { name: 'Συντομεύσεις πληκτρολογίου' })
    const lines = () =>
      within(sheet)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent)
    expect(lines()).toEqual([
      'Αναζήτηση',
      'Αναζήτηση',
      'Συντομεύσεις πληκτρολογίου',
      'Προφίλ',
      'Η εργασία μου',
      'Διαθέσιμες εργασίες',
      'Βοήθεια',
    ])
    await user.click(within(sheet).getByRole('switch', { name: 'Συντομεύσεις με ένα πλήκτρο' }))
    expect(lines()).toEqual(['Αναζήτηση'])
    await user.keyboard('{Escape}')
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Συντομεύσεις πληκτρολογίου' })).toBeNull(),
    )
    await user.keyboard('/')
    isClosed()
    singleKeys.turn(true)
  })

  it('leads by a figure to that page of the menu, and not where one is written', async () => {
    show()
    await user.click(screen.getByLabelText('Σημείωση'))
    await user.keyboard('2')
    screen.getByText('/')
    button('Γρήγορη αναζήτηση').focus()
    await user.keyboard('2')
    await screen.findByText(MENUS.student()[1]?.to ?? '')
  })

  it('leaves the keys to what lies over the page', async () => {
    show()
    const inDialog = button('Σε διάλογο')
    inDialog.focus()
    await user.keyboard('/')
    expect(fireEvent.keyDown(inDialog, { key: 'k', code: 'KeyK', ctrlKey: true })).toBe(true)
    isClosed()
  })
})
