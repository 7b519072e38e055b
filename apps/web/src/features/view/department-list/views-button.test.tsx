import { screen, waitFor } from '@testing-library/react'
import { useSearchParams } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { fill, press, user } from '../../../testing/form.ts'
import {
  expectRefusal,
  ofAnySession,
  refusalsOf,
  refuseWith,
  sentenceFor,
} from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { ViewsButton } from './views-button.tsx'

const VIEWS = [
  { viewID: 4, name: '<b>Με μέσο όρο</b>', query: 'search=%CF%81%CE%AE%CE%B3%CE%B1&columns=average' },
  { viewID: 5, name: 'Όλοι', query: '' },
]

beforeAll(() =>
  Promise.all([
    import('./view-dialog.tsx'),
    import('./views-dialog.tsx'),
    import('../../../shared/ui/confirm-dialog.tsx'),
  ]),
)

function Address() {
  return <p data-testid="address">{useSearchParams()[0].toString()}</p>
}

async function menu(address: string, views = VIEWS) {
  const api = stubApi({ role: 'secretary' })
  api.answer('listSavedViews', views)
  renderInApp(
    <>
      <ViewsButton list="students" />
      <Address />
    </>,
    address,
  )
  await waitFor(() => expect(api.asked('listSavedViews')).toHaveLength(1))
  await press('Οι προβολές μου')
  await screen.findByRole('menuitem', { name: 'Αποθήκευση προβολής' })
  return api
}

const address = () => Object.fromEntries(new URLSearchParams(screen.getByTestId('address').textContent ?? ''))
const take = (name: string) => user.click(screen.getByRole('menuitem', { name }))

describe('the views of a list', () => {
  it('are texts, of which the present one is marked, and one is chosen without its page', async () => {
    await menu('/?page=3')
    const [first, second] = await screen.findAllByRole('menuitemradio')
    expect(first?.textContent).toBe('<b>Με μέσο όρο</b>')
    expect([first, second].map((item) => item?.getAttribute('aria-checked'))).toEqual(['false', 'true'])
    if (first !== undefined) await user.click(first)
    expect(address()).toEqual({ search: 'ρήγα', columns: 'average' })
  })

  it('gain another one of what is looked at, without page and what is no part of the list', async () => {
    const api = await menu('/?search=μαν&page=2&tour=1&columns=email', [])
    api.answer('saveView', 9)
    await take('Αποθήκευση προβολής')
    await screen.findByRole('dialog')
    await press('Αποθήκευση')
    expect(await screen.findByText('Δώστε ένα όνομα στην προβολή.')).toBeDefined()
    await fill({ 'Όνομα προβολής': 'Μάνου' })
    await press('Αποθήκευση')
    await sentenceFor('toast', 'Η προβολή «Μάνου» αποθηκεύτηκε.')
    const [{ path, body } = { path: '', body: {} }] = api.asked('saveView')
    expect(path).toBe('/v1/secretary/list/students/view')
    expect(body).toMatchObject({ name: 'Μάνου' })
    const { query } = body as { query: string }
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ search: 'μαν', columns: 'email' })
  })

  it('are renamed, and deleted after a question', async () => {
    const api = await menu('/')
    await take('Μετονομασία ή διαγραφή')
    await screen.findByRole('list', { name: 'Οι προβολές μου' })
    api.answer('deleteSavedView', { status: 200 })
    await press('Διαγραφή της προβολής Όλοι')
    await screen.findByRole('alertdialog')
    expect(api.asked('deleteSavedView')).toEqual([])
    await press('Διαγραφή')
    await sentenceFor('toast', 'Η προβολή «Όλοι» διαγράφηκε.')
    expect(api.asked('deleteSavedView')).toMatchObject([{ path: '/v1/secretary/list/students/view/5' }])
    api.answer('editSavedView', { status: 200 })
    await press('Μετονομασία της προβολής Όλοι')
    await fill({ 'Όνομα προβολής': 'Όλοι οι φοιτητές' })
    await press('Αποθήκευση')
    await sentenceFor('toast', 'Η προβολή «Όλοι οι φοιτητές» αποθηκεύτηκε.')
    expect(api.asked('editSavedView')).toMatchObject([
      { path: '/v1/secretary/list/students/view/5', body: { name: 'Όλοι οι φοιτητές', query: '' } },
    ])
  })

  it.each(
    refusalsOf('saveView', {
      ...ofAnySession('alert'),
      validation: 'alert',
      duplicate: 'alert',
      views_full: 'alert',
    }),
  )('say why one was not saved: %s', async (code, row) => {
    const api = await menu('/')
    refuseWith(api, 'saveView', code)
    await take('Αποθήκευση προβολής')
    await screen.findByRole('dialog')
    await fill({ 'Όνομα προβολής': 'Μάνου' })
    await press('Αποθήκευση')
    await expectRefusal(code, row)
  })

  it.each(
    refusalsOf('editSavedView', {
      ...ofAnySession('alert'),
      validation: 'alert',
      duplicate: 'alert',
      not_found: 'alert',
    }),
  )('say why one was not renamed: %s', async (code, row) => {
    const api = await menu('/')
    refuseWith(api, 'editSavedView', code)
    await take('Μετονομασία ή διαγραφή')
    await screen.findByRole('list', { name: 'Οι προβολές μου' })
    await press('Μετονομασία της προβολής Όλοι')
    await fill({ 'Όνομα προβολής': 'Μάνου' })
    await press('Αποθήκευση')
    await expectRefusal(code, row)
  })

  it.each(refusalsOf('deleteSavedView', { ...ofAnySession('toast'), not_found: 'toast' }))(
    'say why one was not deleted: %s',
    async (code, row) => {
      const api = await menu('/')
      refuseWith(api, 'deleteSavedView', code)
      await take('Μετονομασία ή διαγραφή')
      await screen.findByRole('list', { name: 'Οι προβολές μου' })
      await press('Διαγραφή της προβολής Όλοι')
      await screen.findByRole('alertdialog')
      await press('Διαγραφή')
      await expectRefusal(code, row)
    },
  )
})
