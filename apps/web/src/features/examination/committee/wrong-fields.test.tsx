import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { toProcess } from '../../../entities/process/process.mapper.ts'
import { stubApi } from '../../../testing/api.ts'
import { expectProblems, fill, press, user } from '../../../testing/form.ts'
import { wrongFieldsOf } from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { wireProcess } from '../../../testing/wire-process.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { ProposeDialog } from './proposal/propose-dialog.tsx'

const candidate = (username: string, uSurname: string) => ({
  username,
  uName: 'Άννα',
  uSurname,
  rank: 'associate' as const,
  formOfAddress: null,
  category: 'faculty' as const,
  depName: 'Πληροφορικής',
  instName: 'ΕΚΠΑ',
  supervises: 4,
  sits: 2,
  hindrance: null,
})

it('a member who leaves reads at the reason what the API finds wrong with it', async () => {
  const api = stubApi({ role: 'instructor' })
  renderInApp(<LeaveDialog seatId={2} onClose={() => undefined} />)
  await fill({ Αιτιολογία: 'Άδεια' })
  const { fields, problems } = wrongFieldsOf('leaveSeat', { reason: 'Αιτιολογία' })
  api.refuse('leaveSeat', 'validation', { fields })
  await press('Αποχώρηση')
  await waitFor(() => expectProblems(problems))
})

it('the instructor reads below a chosen person what the API finds wrong with him or her', async () => {
  const { committee } = toProcess(wireProcess())
  if (committee === null) throw new Error('The thesis has a committee.')
  const api = stubApi({ role: 'instructor' })
  api.answer('listSuggestedMembers', [])
  api.answer('listCandidates', [candidate('vlachou', 'Βλάχου'), candidate('riga', 'Ρήγα')])
  renderInApp(
    <ProposeDialog
      thesisId={7}
      committee={{ ...committee, vacant: 2 }}
      group={null}
      first={null}
      onClose={() => undefined}
    />,
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Πρόταση μελών' }))
  for (const surname of ['Βλάχου', 'Ρήγα'])
    await user.click(await dialog.findByRole('button', { name: `Επιλογή: Άννα ${surname}` }))
  api.refuse('proposeCommittee', 'validation', { fields: { 'seats.1.username': 'Έχει κώλυμα.' } })
  await press('Αποστολή προσκλήσεων')
  const sentence = await dialog.findByText('Έχει κώλυμα.')
  expect(sentence.closest('li')?.textContent).toContain('Άννα Ρήγα')
})
