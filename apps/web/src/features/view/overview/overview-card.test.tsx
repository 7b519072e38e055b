import type { Wire } from '@diatrivi/contract/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { wireDay } from '../../../testing/wire.ts'
import { OverviewCard } from './overview-card.tsx'
import type { StepAction } from './overview-entry.tsx'

type Entry = Wire<'listNewRequests'>['response'][number]

const request = (thesisID: number, uName: string, day: string): Entry => ({
  thesisID,
  thesisTitle: `Θέμα ${thesisID}`,
  reason: 'newRequest',
  when: wireDay(day),
  student: { username: uName, uName, uSurname: 'Λάμπρου' },
  dliTitle: null,
  dliID: null,
  place: null,
})

async function show(entries: Entry[]) {
  stubApi({ role: 'instructor' }).answer('listNewRequests', entries)
  renderInApp(<OverviewCard list="newRequests" today="2026-03-07" />)
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

it('shows an examination with its hour, its room and who is examined', async () => {
  const when = { ...wireDay('2026-03-10'), date: '2026-03-10 17:00:00.000000' }
  const examination: Entry = { ...request(1, 'Άννα', '2026-03-10'), reason: 'examination', when, place: 'Α1' }
  stubApi({ role: 'instructor' }).answer('listExaminationsAhead', [examination])
  renderInApp(<OverviewCard list="examinations" today="2026-03-10" />)
  const [row] = await screen.findAllByRole('listitem')
  if (row === undefined) throw new Error('The list has one row.')
  expect(within(row).getByText('Εξετάζεται: Άννα Λάμπρου.')).toBeDefined()
  expect(within(row).getByRole('time').textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Τρίτη 10 Μαρτίου 2026, 17:00 · σήμερα · Α1',
  )
})

it('is left out where nothing is late', async () => {
  const api = stubApi({ role: 'instructor' })
  api.answer('listLateTheses', [])
  renderInApp(<OverviewCard list="late" today="2026-03-07" />)
  await waitFor(() => expect(api.asked('listLateTheses')).toHaveLength(1))
  expect(screen.queryByRole('region')).toBeNull()
})

it('moves the focus to its heading once a row is answered, and is gone', async () => {
  const step = { reason: 'stepAwaitsReply', dliTitle: 'Σχεδίαση', dliID: 4 } as const
  const entry = { ...request(1, 'Άννα', '2026-03-02'), ...step }
  stubApi({ role: 'instructor' }).answer('listThesesAwaitingAction', [entry])
  const Answer: StepAction = ({ step: { title }, onAnswered }) => (
    <button type="button" onClick={onAnswered}>
      {title}
    </button>
  )
  renderInApp(<OverviewCard list="awaitingAction" today="2026-03-07" StepAction={Answer} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Σχεδίαση' }))
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})
