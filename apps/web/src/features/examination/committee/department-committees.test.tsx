import type { DepartmentCommittee } from '@diatrivi/contract/examination/committee/committee.schemas'
import { shownColumns } from '@diatrivi/domain/view/department-list/list-columns'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { wireDay } from '../../../testing/wire.ts'
import { DepartmentCommittees } from './department-committees.tsx'

const user = userEvent.setup()
const COLUMNS = shownColumns('committees', null)

const seat = (role: 'member' | 'substitute', state: 'invited' | 'accepted', uSurname: string) => ({
  seatID: uSurname.length,
  role,
  state,
  person: { uName: 'Ίων', uSurname },
  dueOn: state === 'invited' ? wireDay('2026-03-20') : null,
})

const COMMITTEE: DepartmentCommittee = {
  thesis: { thesisID: 7, thesisTitle: 'Κβαντικά δίκτυα' },
  student: { username: 'g.papas', uName: 'Γιώργος', uSurname: 'Παπάς' },
  instructor: { username: 'a.karra', uName: 'Άννα', uSurname: 'Καρρά' },
  state: 'awaiting',
  missing: 1,
  seats: [seat('member', 'accepted', 'Βάμβας'), seat('member', 'invited', 'Λεκκάς')],
}

function show(committees: DepartmentCommittee[], address?: string, columns: readonly string[] = COLUMNS) {
  const api = stubApi({ role: 'secretary' })
  api.answer('listCommittees', committees, { total: committees.length })
  renderInApp(<DepartmentCommittees columns={columns} />, address)
  return api
}

it('a committee says who sits, who has not answered, until when, and how far it is', async () => {
  show([COMMITTEE])
  await screen.findByText('Ίων Βάμβας, Ίων Λεκκάς (Αναμένεται απάντηση)')
  expect(screen.getByText('20/3/2026')).toBeDefined()
  const table = within(screen.getByRole('table'))
  expect(table.getByText('Αναμένονται απαντήσεις')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Κβαντικά δίκτυα' }).getAttribute('href')).toBe('/thesis/7')
  expect(screen.getByText('1 επιτροπή')).toBeDefined()
})

it('one that nobody is asked for says so', async () => {
  show([{ ...COMMITTEE, state: 'incomplete', seats: [] }])
  await screen.findByText('Δεν έχουν προταθεί μέλη.')
})

it('only the chosen columns are shown', async () => {
  show([COMMITTEE], '/', ['title', 'supervisor'])
  await screen.findByText('Άννα Καρρά')
  expect(screen.queryByText('Γιώργος Παπάς')).toBeNull()
  expect(within(screen.getByRole('table')).queryByText('Αναμένονται απαντήσεις')).toBeNull()
})

it('the state is chosen, and stands in the address with the search', async () => {
  const api = show([], '/?search=κβαντ&columns=title&page=2')
  await screen.findByText('Καμία επιτροπή δεν ταιριάζει.')
  await user.click(screen.getByRole('button', { name: /^Λείπουν μέλη/ }))
  await waitFor(() =>
    expect(api.asked('listCommittees').map(({ query }) => query)).toContainEqual({
      search: 'κβαντ',
      state: 'incomplete',
      page: '1',
      pageSize: '24',
    }),
  )
})

it('a department without committees says so', async () => {
  show([])
  await screen.findByText('Καμία εργασία σε εξέλιξη δεν έχει εξεταστική επιτροπή.')
})
