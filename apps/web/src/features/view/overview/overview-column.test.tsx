import type { Wire } from '@diatrivi/contract/endpoints'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { wireDay } from '../../../testing/wire.ts'
import { OverviewColumnCard } from './overview-column.tsx'

type Entry = Wire<'listNewRequests'>['response'][number]

const request = (thesisID: number, uName: string, day: string): Entry => ({
  thesisID,
  thesisTitle: `Θέμα ${thesisID}`,
  reason: 'newRequest',
  when: wireDay(day),
  student: { username: uName, uName, uSurname: 'Λάμπρου' },
  dliTitle: null,
})

async function show(entries: Entry[]) {
  stubApi({ role: 'instructor' }).answer('listNewRequests', entries)
  renderInApp(<OverviewColumnCard column="newRequests" today="2026-03-07" />)
  await screen.findAllByRole('link')
}

const ages = () =>
  screen.getAllByRole('time').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))

it('says what its number counts where it lists less, and whose age an entry of several has', async () => {
  await show([
    request(1, 'Άννα', '2026-03-02'),
    request(2, 'Νίκος', '2026-03-05'),
    request(1, 'Εύα', '2026-03-06'),
  ])
  expect(screen.getByText('3')).toBeDefined()
  expect(screen.getByText('Μετρά κάθε δήλωση: 3 δηλώσεις σε 2 εργασίες.')).toBeDefined()
  expect(ages()).toEqual(['Η παλαιότερη πριν από 5 ημέρες', 'πριν από 2 ημέρες'])
})

it('has nothing to say of its number where each is listed', async () => {
  await show([request(1, 'Άννα', '2026-03-02'), request(2, 'Νίκος', '2026-03-05')])
  expect(screen.queryByText(/Μετρά κάθε δήλωση/)).toBeNull()
})
