import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { apiSentence, stubApi } from '../../../testing/api.ts'
import { press } from '../../../testing/form.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { ListTools } from './list-tools.tsx'
import { useChosenColumns } from './use-chosen-columns.ts'

const user = userEvent.setup()

/** Says which columns the list would show. */
function Shown() {
  return <p data-testid="shown">{useChosenColumns('students').shown.join(' ')}</p>
}

function show(address = '/') {
  const api = stubApi({ role: 'secretary' })
  api.answer('makeDownloadToken', { token: 'for-a-minute' })
  api.answer('listSavedViews', [])
  const opened: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.href)
  })
  renderInApp(
    <>
      <ListTools list="students" />
      <Shown />
    </>,
    address,
  )
  return { api, opened }
}

const shown = () => screen.getByTestId('shown').textContent

async function take() {
  await press('Εξαγωγή')
  await user.click(await screen.findByRole('menuitem', { name: 'Excel (XLSX)' }))
}

it('a list is taken along as its address filters it, with the chosen columns and without its page', async () => {
  const { api, opened } = show('/?search=ρήγα&columns=surname,average&page=3&tour=1')
  await take()
  await waitFor(() => expect(opened).toHaveLength(1))
  expect(api.asked('makeDownloadToken')).toMatchObject([{ body: { path: '/v1/secretary/export/students' } }])
  const { pathname, searchParams } = new URL(opened[0] ?? '')
  expect(pathname).toBe('/v1/secretary/export/students')
  expect(Object.fromEntries(searchParams)).toEqual({
    search: 'ρήγα',
    columns: 'surname,average',
    format: 'xlsx',
    headings: 'el',
    jwt_token: 'for-a-minute',
  })
})

it('says why a list cannot be taken along', async () => {
  const { api, opened } = show()
  api.refuse('makeDownloadToken', 'internal')
  await take()
  await screen.findByText(apiSentence('internal'))
  expect(opened).toEqual([])
})

it('columns are chosen one by one and kept in the address, and the usual ones come back', async () => {
  show()
  const usual = shown()
  await press('Στήλες')
  const email = await screen.findByRole('menuitemcheckbox', { name: 'E-mail' })
  expect(email.getAttribute('aria-checked')).toBe('true')
  await user.click(email)
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Στοιχεία της' }))
  expect(shown()).toBe(`${usual?.replace(' email', '')} asOf`)
  // Without the name the reader would not know whose row it is.
  expect(screen.queryByRole('menuitemcheckbox', { name: 'Επώνυμο' })).toBeNull()
  await user.click(screen.getByRole('menuitem', { name: 'Οι συνηθισμένες στήλες' }))
  expect(shown()).toBe(usual)
})
