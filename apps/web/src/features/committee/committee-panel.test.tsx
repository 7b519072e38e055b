import type { Wire } from '@diatrivi/contract/endpoints'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../entities/viewer/viewer.ts'
import { stubApi } from '../../testing/api.ts'
import { button, descriptionOf, press, troubleAt, user } from '../../testing/form.ts'
import { INSTRUCTOR, STUDENT } from '../../testing/people.ts'
import { expectRefusal, ofAnySession, refusalsOf, refuseWith } from '../../testing/refusals.ts'
import { renderInApp } from '../../testing/render.tsx'
import { SAVED, wireDay } from '../../testing/wire.ts'
import { CommitteePanel } from './committee-panel.tsx'

type Process = Wire<'getProcess'>['response']
type Seat = NonNullable<Process['committee']>['seats'][number]

const MEMBER: Viewer = { ...INSTRUCTOR, username: 'vlachos', firstName: 'Νίκος', surname: 'Βλάχος' }
const personOf = ({ username, firstName, surname }: Viewer) => ({
  username,
  uName: firstName,
  uSurname: surname,
  rank: 'professor' as const,
})

const SUPERVISOR: Seat = {
  seatID: 1,
  position: 1,
  role: 'supervisor',
  person: personOf(INSTRUCTOR),
  state: 'accepted',
  invitedAt: wireDay('2026-03-01'),
  dueOn: wireDay('2026-03-01'),
  answeredAt: wireDay('2026-03-01'),
  leftOn: null,
  replaces: null,
}
const INVITED: Seat = {
  ...SUPERVISOR,
  seatID: 2,
  position: 2,
  role: 'member',
  person: personOf(MEMBER),
  state: 'invited',
  dueOn: wireDay('2026-03-17'),
  answeredAt: null,
}

const process = (committee: Partial<NonNullable<Process['committee']>>): Process => ({
  thesisID: 7,
  phase: 'inWork',
  overlays: ['committeeIncomplete'],
  rulebook: { rulebookID: 3, title: 'Κανονισμός', inForceFrom: wireDay('2025-09-01') },
  committee: {
    size: 3,
    substitutes: 1,
    missing: 2,
    vacant: 2,
    asksNoImpediment: true,
    seats: [SUPERVISOR],
    mayManage: true,
    ...committee,
  },
  examination: null,
  papers: null,
  marking: null,
  result: null,
})

async function show(viewer: Viewer, committee: Parameters<typeof process>[0] = {}) {
  const api = stubApi({ role: viewer.role })
  api.answer('getProcess', process(committee))
  renderInApp(<CommitteePanel thesisId={7} viewer={viewer} />)
  await screen.findByRole('region', { name: 'Εξεταστική επιτροπή' })
  return api
}

const candidate = (username: string, uSurname: string, hindrance: 'category' | null = null) => ({
  username,
  uName: 'Άννα',
  uSurname,
  rank: 'associate' as const,
  category: 'faculty' as const,
  depName: 'Πληροφορικής',
  supervises: 4,
  sits: 2,
  hindrance,
})

describe('the instructor', () => {
  it('is told how many members are missing, and chooses them with their substitute', async () => {
    const api = await show(INSTRUCTOR)
    expect(screen.getByText(/Απομένουν 2 μέλη από τα 3/)).toBeDefined()
    api.answer('listCandidates', [
      candidate('vlachos', 'Βλάχου'),
      candidate('rigas', 'Ρήγα'),
      candidate('markou', 'Μάρκου'),
      candidate('adjunct', 'Σακκά', 'category'),
    ])
    api.answer('proposeCommittee', SAVED)
    await press('Πρόταση 2 μελών')
    const dialog = await screen.findByRole('dialog', { name: 'Πρόταση μελών' })
    expect(
      await within(dialog).findByText('Ο κανονισμός δεν επιτρέπει μέλη αυτής της κατηγορίας.'),
    ).toBeDefined()
    expect(within(dialog).queryByRole('button', { name: 'Επιλογή: Άννα Σακκά' })).toBeNull()
    for (const name of ['Βλάχου', 'Ρήγα', 'Μάρκου']) await press(`Επιλογή: Άννα ${name}`)
    expect(within(dialog).getByText('Άννα Μάρκου (αναπληρωματικό)')).toBeDefined()
    await press('Αποστολή προσκλήσεων')
    await screen.findByText('Οι προσκλήσεις στάλθηκαν')
    expect(api.asked('proposeCommittee')).toMatchObject([
      {
        path: '/v1/instructor/thesis/7/committee',
        body: {
          seats: [
            { role: 'member', username: 'vlachos' },
            { role: 'member', username: 'rigas' },
            { role: 'substitute', username: 'markou' },
          ],
        },
      },
    ])
  })

  it('reminds who has not answered', async () => {
    const api = await show(INSTRUCTOR, { seats: [SUPERVISOR, INVITED], vacant: 1 })
    expect(screen.getByText(/απάντηση έως 17\/3\/2026/)).toBeDefined()
    api.answer('remindSeat', SAVED)
    await press('Υπενθύμιση: Νίκος Βλάχος')
    await screen.findByText('Η υπενθύμιση στάλθηκε')
  })

  it('asks another person for a seat that was declined', async () => {
    const api = await show(INSTRUCTOR, { seats: [SUPERVISOR, { ...INVITED, state: 'declined' }] })
    api.answer('listCandidates', [candidate('rigas', 'Ρήγα')])
    api.answer('replaceSeat', SAVED)
    await press('Αντικατάσταση: Νίκος Βλάχος')
    await user.click(await screen.findByRole('button', { name: 'Πρόσκληση: Άννα Ρήγα' }))
    await screen.findByText('Η πρόσκληση στάλθηκε')
    expect(api.asked('replaceSeat')).toMatchObject([{ body: { username: 'rigas' } }])
  })
})

describe('who is invited', () => {
  const seats = [SUPERVISOR, INVITED]

  it('declares that nothing makes him or her partial, and accepts', async () => {
    const api = await show(MEMBER, { seats, mayManage: false })
    await press('Αποδέχομαι')
    expect(descriptionOf(button('Αποδέχομαι'))).toBe(
      'Για να αποδεχτείτε, δηλώστε ότι δεν συντρέχει στο πρόσωπό σας κώλυμα.',
    )
    api.answer('answerSeat', SAVED)
    await user.click(screen.getByRole('checkbox', { name: /δεν συντρέχει στο πρόσωπό μου κώλυμα/ }))
    await press('Αποδέχομαι')
    await screen.findByText('Η συμμετοχή σας καταχωρίστηκε')
    expect(api.asked('answerSeat')).toMatchObject([{ body: { accepts: true, noImpediment: true } }])
  })

  it('declines without the declaration', async () => {
    const api = await show(MEMBER, { seats, mayManage: false })
    api.answer('answerSeat', SAVED)
    await press('Δεν μπορώ')
    await screen.findByText('Η απάντησή σας καταχωρίστηκε')
    expect(api.asked('answerSeat')).toMatchObject([{ body: { accepts: false } }])
  })

  it.each(
    refusalsOf('answerSeat', {
      ...ofAnySession('toast'),
      validation: 'toast',
      not_found: 'toast',
      seat_answered: 'toast',
      impediment: 'toast',
    }),
  )('says why the answer was refused: %s', async (code, row) => {
    const api = await show(MEMBER, { seats, mayManage: false })
    refuseWith(api, 'answerSeat', code)
    await press('Δεν μπορώ')
    await expectRefusal(code, row)
  })
})

describe('a member', () => {
  it('leaves with a reason', async () => {
    const seats: Seat[] = [SUPERVISOR, { ...INVITED, state: 'accepted' }]
    const api = await show(MEMBER, { seats, mayManage: false })
    await press('Αποχώρηση από την επιτροπή')
    await press('Αποχώρηση')
    expect(troubleAt('Αιτιολογία')).toBe('Υποχρεωτικό πεδίο')
    api.answer('leaveSeat', SAVED)
    await user.type(screen.getByRole('textbox', { name: /Αιτιολογία/ }), 'Άδεια')
    await press('Αποχώρηση')
    await screen.findByText('Αποχωρήσατε από την επιτροπή')
    expect(api.asked('leaveSeat')).toMatchObject([{ body: { reason: 'Άδεια' } }])
  })
})

it('the student reads who sits, and can do nothing', async () => {
  await show(STUDENT, { seats: [SUPERVISOR, INVITED], mayManage: false })
  expect(screen.getByText('Νίκος Βλάχος')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
