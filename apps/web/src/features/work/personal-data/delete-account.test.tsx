import type { Wire } from '@diatrivi/contract/endpoints'
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { keptTicket } from '../../../shared/api/kept-ticket.ts'
import { session } from '../../../shared/api/session.ts'
import { stubApi } from '../../../testing/api.ts'
import { button, descriptionOf, expectProblems, fieldAt, fill, press } from '../../../testing/form.ts'
import { expectRefusal, ofAnySession, refusalsOf, refuseWith } from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { OwnData } from './own-data.tsx'
import type { OwnDeletion } from './personal-data.queries.ts'

const PASSWORD = 'Κωδικός πρόσβασης'
const OPEN = 'Διαγραφή του λογαριασμού μου'
const DELETE = 'Οριστική διαγραφή'
const BY_PASSWORD: Wire<'getOwnProof'>['response'] = { password: true, providers: [], until: null }
const MAY: OwnDeletion = { outcome: 'deleted', refusal: null, records: 0, acts: 0, nameYears: 10 }

// What comes by itself when it is needed is there from the start, so that no test waits for the compiler.
beforeAll(() => import('./delete-account-dialog.tsx'))

interface Given {
  deletion?: Partial<OwnDeletion>
  proof?: Wire<'getOwnProof'>['response']
  address?: string
}

async function setUp({ deletion, proof = BY_PASSWORD, address = '/' }: Given = {}) {
  const api = stubApi({ role: 'student' })
  const left = vi.spyOn(session, 'leave').mockImplementation(() => undefined)
  left.mockClear()
  api.answer('getOwnDeletion', { ...MAY, ...deletion })
  api.answer('getOwnProof', proof)
  renderInApp(<OwnData />, address)
  await screen.findByRole('button', { name: OPEN, hidden: true })
  return { api, left }
}

async function openForm(deletion: Partial<OwnDeletion> = {}) {
  const given = await setUp({ deletion })
  await press(OPEN)
  await screen.findByRole('dialog', { name: OPEN })
  return given
}

describe('deleting the own account', () => {
  it.each([
    ['has_unfinished_theses', /^Έχετε εργασία ή θέμα χωρίς βαθμό, ή θέση.*ζητήστε να τερματιστεί η ανάθεση/],
    ['own_account', /^Τον λογαριασμό ενός διαχειριστή/],
  ] as const)('says beside the button why it cannot be done now: %s', async (refusal, sentence) => {
    await setUp({ deletion: { refusal } })
    expect(descriptionOf(button(OPEN))).toMatch(sentence)
    await press(OPEN)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says what goes, and of what stays only where something does', async () => {
    await openForm()
    expect(screen.getByRole('dialog').textContent).toContain('Διαγράφονται αμέσως')
    expect(screen.getByRole('dialog').textContent).not.toContain('Μένει')
  })

  it('says how long the name stays on theses', async () => {
    await openForm({ outcome: 'closed', records: 1, nameYears: 7 })
    expect(screen.getByRole('dialog').textContent).toMatch(/1 ολοκληρωμένη εργασία.* 7 έτη/)
  })

  it('says that the name stays beside what others rely on, and why', async () => {
    await openForm({ outcome: 'closed', acts: 12, nameYears: 7 })
    const said = screen.getByRole('dialog').textContent
    expect(said).toMatch(/στα οποία βασίζονται άλλοι.*ο λογαριασμός κλείνει.*7 έτη/)
    expect(said).not.toContain('ολοκληρωμέν')
  })

  it('asks for the password', async () => {
    const { api } = await openForm()
    await press(DELETE)
    expectProblems({ [PASSWORD]: 'Ο κωδικός είναι απαραίτητος' })
    expect(api.asked('deleteOwnAccount')).toEqual([])
  })

  it('sends it once and leaves the application', async () => {
    const { api, left } = await openForm()
    api.answer('deleteOwnAccount', { status: 2 })
    await fill({ [PASSWORD]: 'το κλειδί' })
    await press(DELETE)
    await vi.waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith('/'))
    expect(api.asked('deleteOwnAccount').map(({ body }) => body)).toEqual([{ password: 'το κλειδί' }])
  })

  it('says that the password is wrong, goes there and stays', async () => {
    const { api, left } = await openForm()
    api.answer('deleteOwnAccount', { status: 1 })
    await fill({ [PASSWORD]: 'λάθος' })
    await press(DELETE)
    await screen.findByText('Λάθος κωδικός. Προσπαθήστε ξανά.')
    expect(document.activeElement).toBe(fieldAt(PASSWORD))
    expect(left).not.toHaveBeenCalled()
  })

  it.each(
    refusalsOf('deleteOwnAccount', {
      ...ofAnySession('alert'),
      validation: 'alert',
      own_account: 'alert',
      has_unfinished_theses: 'alert',
    }),
  )('says why it was refused: %s', async (code, row) => {
    const { api, left } = await openForm()
    refuseWith(api, 'deleteOwnAccount', code)
    await fill({ [PASSWORD]: 'το κλειδί' })
    await press(DELETE)
    await expectRefusal(code, row)
    expect(left).not.toHaveBeenCalled()
  })
})

describe('a person without a password', () => {
  const AT_INSTITUTION = {
    password: false,
    providers: [{ provider: 'oidc', label: null }],
    until: null,
  } satisfies Wire<'getOwnProof'>['response']

  it('is sent to the institution before the account is deleted', async () => {
    const { api } = await setUp({ proof: AT_INSTITUTION })
    api.answer('beginInstitutionalProof', { step: 'go', url: '#at-the-institution', ticket: 'a-ticket' })
    await press(OPEN)
    await screen.findByText(/Συνδεθείτε ξανά στο ίδρυμα/)
    expect(descriptionOf(button(DELETE))).toContain('Επιβεβαιώστε πρώτα στο ίδρυμα')
    await press('Σύνδεση με ιδρυματικό λογαριασμό')
    // The browser of the tests goes nowhere else.
    await waitFor(() => expect(window.location.hash).toBe('#at-the-institution'))
    window.history.replaceState(null, '', '/')
    expect(keptTicket.read()).toMatchObject({ use: 'proof', returnTo: '/?own-data=delete' })
  })

  it('comes back to the same form, and deletes the account without typing anything', async () => {
    const until = {
      date: '2026-03-10 11:05:00.000000',
      timezone_type: 3,
      timezone: 'Europe/Athens',
    } as const
    const { api, left } = await setUp({ proof: { ...AT_INSTITUTION, until }, address: '/?own-data=delete' })
    api.answer('deleteOwnAccount', { status: 2 })
    await screen.findByRole('dialog', { name: OPEN })
    await screen.findByText(/Επιβεβαιώσατε στο ίδρυμα.*11:05/)
    await press(DELETE)
    await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith('/'))
    expect(api.asked('deleteOwnAccount').map(({ body }) => body)).toEqual([{}])
  })
})
