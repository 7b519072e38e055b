import { screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../../testing/api.ts'
import { choose, fill, press, user } from '../../../../../testing/form.ts'
import { renderInApp } from '../../../../../testing/render.tsx'
import { InspectionsScreen } from './inspections-screen.tsx'

const SEEN = {
  inspectionID: 12,
  kind: 'step_file',
  hour: { date: '2026-03-01 10:00:00.000000', timezone_type: 3, timezone: 'Europe/Athens' },
  times: 3,
  personID: 5,
  person: { username: 'maria', uName: 'Μαρία', uSurname: 'Ανδρεάδου' },
  readerID: 9,
  reader: { username: 'petros', uName: 'Πέτρος', uSurname: 'Γκόπας', user_type: 'ins' },
} as const
const GONE = { ...SEEN, inspectionID: 11, kind: 'cv', personID: 6, person: null, reader: null } as const

async function setUp(person = '', all: readonly object[] = [SEEN, GONE], total = all.length) {
  const api = stubApi({ role: 'administrator' })
  api.answer('listInspections', all as (typeof SEEN)[], { total })
  renderInApp(
    <Suspense>
      <InspectionsScreen person={person} />
    </Suspense>,
  )
  const list = within(await screen.findByRole('table', { name: 'Ποιος είδε στοιχεία' }))
  const lastQuery = () => api.asked('listInspections').at(-1)?.query
  return { api, list, lastQuery }
}

describe('who looked at data', () => {
  it('says who looked at what of whom, when and how often', async () => {
    const { list } = await setUp()
    for (const text of [
      'Αρχείο βήματος',
      'Μαρία Ανδρεάδου (maria)',
      'Πέτρος Γκόπας (petros)',
      'Διδάσκων/Διδάσκουσα',
      '1/3/2026, 10:00',
    ])
      expect(list.getAllByText(text).length).toBeGreaterThan(0)
    list.getByText('Διαγραμμένος λογαριασμός 6')
    list.getByText('Διαγραμμένος λογαριασμός 9')
  })

  it('begins with the person whom the address names', async () => {
    const { lastQuery } = await setUp('maria')
    expect(lastQuery()).toMatchObject({ person: 'maria', page: '1' })
  })

  it('shows a whole page and leads to the next, without pages of its own', async () => {
    const page = Array.from({ length: 50 }, (_none, index) => ({ ...SEEN, inspectionID: index + 1 }))
    const { list, lastQuery } = await setUp('', page, 120)
    expect(list.getAllByRole('rowheader')).toHaveLength(50)
    screen.getByText('120 αποτελέσματα')
    vi.stubGlobal('scrollTo', vi.fn())
    await press('Επόμενη σελίδα')
    await waitFor(() => expect(lastQuery()).toMatchObject({ page: '2' }))
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 })
  })

  it('asks for what the filters say', async () => {
    // What was asked for a moment ago is not asked for again.
    const { lastQuery } = await setUp('anna')
    await fill({ 'Τίνος τα στοιχεία': ' maria ', 'Ποιος τα είδε': 'petros' })
    await choose('Τι είδε', 'Βιογραφικό σημείωμα')
    await waitFor(() =>
      expect(lastQuery()).toMatchObject({ person: 'maria', reader: 'petros', kind: 'cv', page: '1' }),
    )
    await press('Καθαρισμός')
    await waitFor(() => expect(lastQuery()).toEqual({ page: '1', pageSize: '24' }))
  })

  it('leads from an entry to all of the same person, but of an account that is gone', async () => {
    const { lastQuery } = await setUp()
    await press('Όλες του ίδιου προσώπου: Αρχείο βήματος, Μαρία Ανδρεάδου (maria)')
    await waitFor(() => expect(lastQuery()).toMatchObject({ person: 'maria' }))
  })

  it('is kept as a file with all pages of what is shown', async () => {
    const kept: Blob[] = []
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = (blob: Blob) => `blob:${kept.push(blob)}`
        static override revokeObjectURL = () => undefined
      },
    )
    const { lastQuery } = await setUp('maria')
    await press('Εξαγωγή')
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }))
    await waitFor(() => expect(kept).toHaveLength(1))
    expect(lastQuery()).toEqual({ person: 'maria' })
    expect(await kept[0]?.text()).toContain('"Μαρία Ανδρεάδου (maria)";"Αρχείο βήματος"')
  })
})
