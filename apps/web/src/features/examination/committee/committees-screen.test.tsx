import type { OwnSeat, SeatWithoutAccount } from '@diatrivi/contract/examination/committee/committee.schemas'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { wireDay } from '../../../testing/wire.ts'
import { CommitteesScreen } from './committees-screen.tsx'

const examinationOn = (day: string, state: 'planned' | 'held' = 'planned'): OwnSeat['examination'] => ({
  examinationID: 5,
  startsAt: { ...wireDay(day), date: `${day} 12:00:00.000000` },
  place: 'Αίθουσα Α1',
  state,
})

const seatOf = (seatID: number, thesisTitle: string, more: Partial<OwnSeat> = {}): OwnSeat => ({
  seatID,
  role: 'member',
  state: 'accepted',
  dueOn: wireDay('2026-03-17'),
  asksNoImpediment: true,
  thesis: { thesisID: seatID, thesisTitle },
  student: { username: 'student', uName: 'Νίκος', uSurname: 'Λάμπρου' },
  instructor: { username: 'teacher', uName: 'Άννα', uSurname: 'Βλάχου' },
  examination: null,
  owesMark: false,
  ...more,
})

async function show(seats: OwnSeat[], withoutAccount: SeatWithoutAccount[] = []) {
  const api = stubApi({ role: 'instructor' })
  api.answer('listOwnSeats', seats)
  api.answer('listSeatsWithoutAccount', withoutAccount)
  renderInApp(<CommitteesScreen />)
  return api
}

it('what waits for the reader comes first, then the examinations by their days', async () => {
  await show([
    seatOf(1, 'Χωρίς ημέρα'),
    seatOf(2, 'Τον Ιούνιο', { examination: examinationOn('2026-06-24') }),
    seatOf(3, 'Τον Μάιο', { examination: examinationOn('2026-05-12') }),
    seatOf(4, 'Βαθμός', { examination: examinationOn('2026-03-01', 'held'), owesMark: true }),
    seatOf(5, 'Πρόσκληση', { state: 'invited' }),
  ])
  await screen.findByRole('region', { name: 'Προσκλήσεις' })
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Προσκλήσεις',
    'Οφειλόμενοι βαθμοί',
    'Εξετάσεις που έρχονται',
    'Άλλες επιτροπές',
  ])
  const ahead = within(screen.getByRole('region', { name: 'Εξετάσεις που έρχονται' }))
  expect(ahead.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Τον Μάιο', 'Τον Ιούνιο'])
  expect(screen.getByRole('link', { name: 'Βαθμολόγηση: Βαθμός' }).getAttribute('href')).toBe(
    '/dashboard/instructor/examination/5/mark',
  )
  expect(screen.getByText('Σας προσκαλούν στην επιτροπή. Απαντήστε έως Τρίτη 17 Μαρτίου 2026.')).toBeDefined()
})

it('who sits in none is notified so', async () => {
  await show([])
  await screen.findByText('Δεν συμμετέχετε σε επιτροπή και δεν σας περιμένει πρόσκληση.')
})

it('who was asked without an account joins the seat to the account', async () => {
  const api = await show(
    [],
    [
      {
        seatID: 8,
        role: 'member',
        state: 'accepted',
        thesisTitle: 'Ανίχνευση ακμών',
        student: null,
        instructor: { username: 'teacher', uName: 'Άννα', uSurname: 'Βλάχου' },
      },
    ],
  )
  api.answer('joinSeat', { status: 200 })
  await userEvent.click(
    await screen.findByRole('button', { name: 'Σύνδεση με τον λογαριασμό μου: Ανίχνευση ακμών' }),
  )
  await screen.findByText('Η θέση συνδέθηκε με τον λογαριασμό σας')
  expect(api.asked('joinSeat')).toMatchObject([{ path: '/v1/instructor/seat/8/join' }])
})

it('an invitation is answered in its row, with the declaration that the rules ask for', async () => {
  const api = await show([
    seatOf(5, 'Χωρίς δήλωση', { state: 'invited', asksNoImpediment: false }),
    seatOf(6, 'Με δήλωση', { state: 'invited' }),
  ])
  api.answer('answerSeat', { status: 200 })
  const answerTo = async (title: string) =>
    within(await screen.findByRole('group', { name: `Απάντηση στην πρόσκληση: ${title}` }))
  await userEvent.click((await answerTo('Χωρίς δήλωση')).getByRole('button', { name: 'Δεν μπορώ' }))
  await screen.findByText('Η απάντησή σας καταχωρίστηκε')
  const second = await answerTo('Με δήλωση')
  await userEvent.click(second.getByRole('checkbox'))
  await userEvent.click(second.getByRole('button', { name: 'Αποδέχομαι' }))
  await screen.findByText('Η συμμετοχή σας καταχωρίστηκε')
  expect(api.asked('answerSeat')).toMatchObject([
    { path: '/v1/user/seat/5/answer', body: { accepts: false, noImpediment: false } },
    { path: '/v1/user/seat/6/answer', body: { accepts: true, noImpediment: true } },
  ])
})
