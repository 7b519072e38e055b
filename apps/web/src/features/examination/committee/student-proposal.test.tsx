import type { Wire } from '@diatrivi/contract/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../../entities/viewer/viewer.ts'
import { stubApi } from '../../../testing/api.ts'
import { expectProblems, press, problemAt, user } from '../../../testing/form.ts'
import { INSTRUCTOR, STUDENT } from '../../../testing/people.ts'
import {
  expectRefusal,
  ofAnySession,
  refusalsOf,
  refuseWith,
  wrongFields,
} from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { SAVED, wireDay } from '../../../testing/wire.ts'
import { CommitteePanel } from './committee-panel.tsx'

type Committee = NonNullable<Wire<'getProcess'>['response']['committee']>
type Proposal = NonNullable<Committee['proposal']>

const VLACHOU = { username: 'vlachou', uName: 'Άννα', uSurname: 'Βλάχου' }
const RIGA = { username: 'riga', uName: 'Άννα', uSurname: 'Ρήγα' }

const PROPOSAL: Proposal = {
  proposalID: 5,
  state: 'waiting',
  members: [
    { role: 'member', person: VLACHOU },
    { role: 'substitute', person: RIGA },
  ],
  proposedAt: wireDay('2026-03-09'),
  answeredAt: null,
  reason: null,
}

async function show(viewer: Viewer, committee: Partial<Committee>) {
  const api = stubApi({ role: viewer.role })
  api.answer('getProcess', {
    thesisID: 7,
    phase: 'inWork',
    overlays: ['committeeIncomplete'],
    rulebook: { rulebookID: 3, title: 'Κανονισμός', inForceFrom: wireDay('2025-09-01') },
    group: null,
    committee: {
      size: 3,
      substitutes: 1,
      missing: 2,
      vacant: 2,
      asksNoImpediment: true,
      seats: [],
      mayManage: viewer === INSTRUCTOR,
      mayRevokeLinks: false,
      mayLeaveForOthers: false,
      mayProposeOwn: viewer === STUDENT,
      proposal: null,
      ...committee,
    },
    examination: null,
    papers: null,
    marking: null,
    result: null,
  })
  if (viewer === INSTRUCTOR) api.answer('listSuggestedMembers', [])
  renderInApp(<CommitteePanel thesisId={7} viewer={viewer} />)
  await screen.findByRole('region', { name: 'Εξεταστική επιτροπή' })
  return api
}

describe('the student', () => {
  const candidate = (person: typeof VLACHOU, hindrance: 'category' | null = null) => ({
    ...person,
    rank: 'associate' as const,
    formOfAddress: null,
    category: 'faculty' as const,
    depName: 'Πληροφορικής',
    instName: 'ΕΚΠΑ',
    hindrance,
  })

  async function chooses() {
    const api = await show(STUDENT, {})
    api.answer('listOwnCandidates', [candidate(VLACHOU), candidate(RIGA, 'category')])
    await press('Πρόταση μελών προς έγκριση')
    const dialog = await screen.findByRole('dialog', { name: 'Ποιους προτείνετε για την επιτροπή;' })
    await user.click(await within(dialog).findByRole('button', { name: 'Επιλογή: Άννα Βλάχου' }))
    return { api, dialog }
  }

  it('proposes whom the rules let sit, and reads nothing of what others have to do', async () => {
    const { api, dialog } = await chooses()
    expect(within(dialog).queryByRole('button', { name: 'Επιλογή: Άννα Ρήγα' })).toBeNull()
    expect(dialog.textContent).not.toContain('επιβλέπει')
    api.answer('proposeOwnCommittee', 5)
    await press('Αποστολή πρότασης')
    await screen.findByText('Η πρότασή σας στάλθηκε προς έγκριση')
    expect(api.asked('proposeOwnCommittee')).toMatchObject([
      { body: { seats: [{ role: 'member', username: 'vlachou' }] } },
    ])
  })

  it.each([
    ['waits', {}, /Άννα Βλάχου, Άννα Ρήγα.* περιμένει την έγκριση/],
    [
      'was confirmed',
      { state: 'confirmed', answeredAt: wireDay('2026-03-10') },
      /εγκρίθηκε στις 10\/3\/2026/,
    ],
    [
      'was declined, and why',
      { state: 'declined', answeredAt: wireDay('2026-03-10'), reason: 'Λείπει σε άδεια' },
      /δεν εγκρίθηκε στις 10\/3\/2026.*Λείπει σε άδεια/,
    ],
  ] as const)('reads that the proposal %s', async (_what, values, sentence) => {
    await show(STUDENT, { proposal: { ...PROPOSAL, ...values } })
    expect(screen.getByRole('alert').textContent).toMatch(sentence)
    expect(screen.getByRole('button', { name: 'Νέα πρόταση μελών' })).toBeDefined()
  })

  it.each(
    refusalsOf('proposeOwnCommittee', {
      ...ofAnySession('toast'),
      validation: 'toast',
      not_found: 'toast',
      no_committee: 'toast',
      proposed_by_instructor: 'toast',
      not_in_progress: 'toast',
      seat_taken: 'toast',
      seat_not_allowed: 'toast',
    }),
  )('reads why it was refused: %s', async (code, row) => {
    const { api } = await chooses()
    refuseWith(api, 'proposeOwnCommittee', code)
    await press('Αποστολή πρότασης')
    await expectRefusal(code, row)
  })
})

describe('the supervisor', () => {
  it('confirms whom the student proposes', async () => {
    const api = await show(INSTRUCTOR, { proposal: PROPOSAL })
    const part = screen.getByRole('region', { name: 'Πρόταση μελών' })
    expect(
      within(part)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Άννα Βλάχου', 'Άννα Ρήγα (αναπληρωματικό)'])
    api.answer('answerProposal', SAVED)
    await press('Έγκριση και αποστολή προσκλήσεων')
    await screen.findByText('Η πρόταση εγκρίθηκε')
    expect(api.asked('answerProposal')).toMatchObject([{ body: { confirms: true } }])
  })

  it('declines with a reason, and not without', async () => {
    const api = await show(INSTRUCTOR, { proposal: PROPOSAL })
    await press('Απόρριψη')
    const dialog = await screen.findByRole('dialog', { name: 'Απόρριψη της πρότασης μελών' })
    const verb = within(dialog).getByRole('button', { name: 'Απόρριψη' })
    await user.click(verb)
    expect(problemAt('Αιτιολογία')).toBe('Υποχρεωτικό πεδίο')
    api.answer('answerProposal', SAVED)
    await user.type(within(dialog).getByRole('textbox'), 'Λείπει σε άδεια')
    await user.click(verb)
    await screen.findByText('Η πρόταση απορρίφθηκε')
    expect(api.asked('answerProposal')).toMatchObject([
      { body: { confirms: false, reason: 'Λείπει σε άδεια' } },
    ])
  })

  it('reads at the reason what the API finds wrong with it', async () => {
    const api = await show(INSTRUCTOR, { proposal: PROPOSAL })
    await press('Απόρριψη')
    const dialog = within(await screen.findByRole('dialog', { name: 'Απόρριψη της πρότασης μελών' }))
    await user.type(dialog.getByRole('textbox'), 'Λείπει σε άδεια')
    const { fields, problems } = wrongFields({ reason: 'Αιτιολογία' })
    api.refuse('answerProposal', 'validation', { fields })
    await user.click(dialog.getByRole('button', { name: 'Απόρριψη' }))
    await waitFor(() => expectProblems(problems))
  })

  it('is asked nothing where the proposal was answered', async () => {
    await show(INSTRUCTOR, { proposal: { ...PROPOSAL, state: 'declined' } })
    expect(screen.queryByRole('region', { name: 'Πρόταση μελών' })).toBeNull()
  })

  it.each(
    refusalsOf('answerProposal', {
      ...ofAnySession('toast'),
      validation: 'toast',
      not_found: 'toast',
      not_owner: 'nowhere',
      no_committee: 'toast',
      not_in_progress: 'toast',
      proposal_answered: 'toast',
      seat_taken: 'toast',
      seat_not_allowed: 'toast',
    }),
  )('reads why it was refused: %s', async (code, row) => {
    const api = await show(INSTRUCTOR, { proposal: PROPOSAL })
    refuseWith(api, 'answerProposal', code)
    await press('Έγκριση και αποστολή προσκλήσεων')
    await expectRefusal(code, row)
  })
})
