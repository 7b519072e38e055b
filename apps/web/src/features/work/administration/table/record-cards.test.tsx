import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { button, press, user } from '../../../../testing/form.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import type { Column } from './column.ts'
import { RecordsTable } from './records-table.tsx'

interface Place {
  id: number
  name: string
}

const COLUMNS: Column<Place>[] = [{ field: 'name', header: 'Όνομα', value: ({ name }) => name }]
const PLACES = Array.from({ length: 41 }, (_none, place) => ({ id: place + 1, name: `Τόπος ${place + 1}` }))

// jsdom has no window that could be scrolled.
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  return () => vi.unstubAllGlobals()
})

function show(address = '/') {
  renderInApp(
    <RecordsTable
      label="Τόποι"
      searchLabel="Αναζήτηση τόπου"
      emptyText="Κανένας τόπος."
      rows={PLACES}
      columns={COLUMNS}
      nameOf={({ name }) => name}
      actions={[
        { label: 'Άνοιγμα', labelFor: (name) => `Άνοιγμα: ${name}`, icon: <svg />, run: () => undefined },
      ]}
      addButton={null}
    />,
    address,
  )
}

const shown = () =>
  within(screen.getByRole('list', { name: 'Τόποι' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)

describe('the records on a narrow screen', () => {
  it('are cards, twenty a page, in the order in which they came', async () => {
    show()
    expect(shown()).toEqual(PLACES.slice(0, 20).map(({ name }) => name))
    screen.getByText('Σελίδα 1 από 3')
    await press('Επόμενη σελίδα')
    await waitFor(() => expect(shown()).toEqual(PLACES.slice(20, 40).map(({ name }) => name)))
    screen.getByText('Σελίδα 2 από 3')
  })

  it('begin at the page that the address names', () => {
    show('/?page=3')
    expect(shown()).toEqual(['Τόπος 41'])
    expect(button('Επόμενη σελίδα').disabled).toBe(true)
  })

  it('are searched among all pages, from the first one', async () => {
    show('/?page=3')
    await user.type(screen.getByRole('searchbox', { name: 'Αναζήτηση τόπου' }), 'τοπος 2')
    await waitFor(() => expect(shown()).toContain('Τόπος 2'))
    expect(shown()).not.toContain('Τόπος 41')
  })

  it('are cleared of a search that finds none', async () => {
    show('/?q=ζζζ')
    await press('Καθαρισμός αναζήτησης')
    await waitFor(() => expect(shown()).toHaveLength(20))
  })
})
