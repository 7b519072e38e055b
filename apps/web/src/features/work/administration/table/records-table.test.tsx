import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { button, press, user } from '../../../../testing/form.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import type { Column } from './column.ts'
import { RecordsTable } from './records-table.tsx'
import { useOpenedRecord } from './use-opened-record.ts'

interface Place {
  id: number
  name: string
  side: string
}

const COLUMNS: Column<Place>[] = [
  { field: 'name', header: 'Όνομα', value: ({ name }) => name },
  { field: 'side', header: 'Πλευρά', value: ({ side }) => side, choices: ['Ανατολή', 'Δύση'] },
]
const PLACES = Array.from({ length: 41 }, (_none, place) => ({
  id: place + 1,
  name: `Τόπος ${place + 1}`,
  side: place % 2 ? 'Ανατολή' : 'Δύση',
}))

// jsdom has no window that could be scrolled.
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  return () => vi.unstubAllGlobals()
})

function show(address = '/') {
  renderInApp(<Places />, address)
}

function Places() {
  const opened = useOpenedRecord()
  return (
    <>
      <RecordsTable
        label="Τόποι"
        searchLabel="Αναζήτηση τόπου"
        emptyText="Κανένας τόπος."
        rows={PLACES}
        columns={COLUMNS}
        nameOf={({ name }) => name}
        opened={opened}
        actions={[
          { label: 'Άνοιγμα', labelFor: (name) => `Άνοιγμα: ${name}`, icon: <svg />, run: () => undefined },
        ]}
        addButton={null}
      />
      <p data-testid="opened">{opened.id}</p>
    </>
  )
}

const shown = () =>
  within(screen.getByRole('table', { name: 'Τόποι' }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)

describe('the records of the administrator', () => {
  it('stand on pages of twenty-four, in the order in which they came', async () => {
    show()
    expect(shown()).toEqual(PLACES.slice(0, 24).map(({ name }) => name))
    screen.getByText('41 αποτελέσματα')
    screen.getByText('Σελίδα 1 από 2')
    await press('Επόμενη σελίδα')
    await waitFor(() => expect(shown()).toEqual(PLACES.slice(24).map(({ name }) => name)))
    screen.getByText('Σελίδα 2 από 2')
  })

  it('begin at the page that the address names', () => {
    show('/?page=2')
    expect(shown()).toHaveLength(17)
    expect(button('Επόμενη σελίδα').disabled).toBe(true)
  })

  it('are searched among all pages, from the first one', async () => {
    show('/?page=2')
    await user.type(screen.getByRole('searchbox', { name: 'Αναζήτηση τόπου' }), 'τοπος 2')
    await waitFor(() => expect(shown()).toContain('Τόπος 2'))
    expect(shown()).not.toContain('Τόπος 41')
  })

  it('are cleared of a search that finds none', async () => {
    show('/?q=ζζζ')
    await press('Καθαρισμός αναζήτησης')
    await waitFor(() => expect(shown()).toHaveLength(24))
  })

  it('are ordered by a heading one way, then the other, then as they came', async () => {
    show('/?q=τοπος')
    const heading = () => screen.getByRole('columnheader', { name: 'Όνομα' })
    const pressHeading = () => user.click(within(heading()).getByRole('button'))
    await pressHeading()
    await waitFor(() => expect(heading().getAttribute('aria-sort')).toBe('ascending'))
    await pressHeading()
    await waitFor(() => expect(heading().getAttribute('aria-sort')).toBe('descending'))
    expect(shown()[0]).toBe('Τόπος 9')
    await pressHeading()
    await waitFor(() => expect(heading().hasAttribute('aria-sort')).toBe(false))
  })

  it('are narrowed by a value of a column, which the address keeps', async () => {
    show('/?filter=side.is&value=Ανατολή')
    expect(shown()).toHaveLength(20)
    const group = within(screen.getByRole('group', { name: 'Πλευρά' }))
    expect(group.getByRole('button', { name: 'Ανατολή 20' }).getAttribute('aria-pressed')).toBe('true')
    await user.click(group.getByRole('button', { name: 'Δύση 21' }))
    await waitFor(() => expect(shown()[0]).toBe('Τόπος 1'))
    await user.click(group.getByRole('button', { name: 'Δύση 21' }))
    await waitFor(() => expect(shown()).toHaveLength(24))
  })

  it('are opened by the link of their row, whose address opens them anywhere', async () => {
    show('/?q=τοπος&page=2')
    const link = screen.getByRole('link', { name: 'Τόπος 30' })
    expect(new URL((link as HTMLAnchorElement).href).searchParams.get('open')).toBe('30')
    await user.click(link)
    await waitFor(() => expect(screen.getByTestId('opened').textContent).toBe('30'))
    expect(shown()).toContain('Τόπος 30')
  })

  it('stay open when the search that was typed before comes late', async () => {
    show()
    fireEvent.change(screen.getByRole('searchbox', { name: 'Αναζήτηση τόπου' }), {
      target: { value: 'τοπος 1' },
    })
    fireEvent.click(screen.getByRole('link', { name: 'Τόπος 12' }))
    await waitFor(() => expect(shown()).not.toContain('Τόπος 2'))
    expect(screen.getByTestId('opened').textContent).toBe('12')
  })
})
