import { waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { session } from '../../../../shared/api/session.ts'
import { stubApi } from '../../../../testing/api.ts'
import { button, expectProblems, fieldAt, fill, press, valueAt } from '../../../../testing/form.ts'
import {
  expectRefusal,
  ofAnyCall,
  refusalsOf,
  refuseWith,
  sentenceFor,
  wrongFieldsOf,
} from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { FirstAdministratorForm } from './first-administrator-form.tsx'

const EMAIL = 'Ηλεκτρονική διεύθυνση (e-mail)'
const TYPED = {
  'Κωδικός εγκατάστασης': 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ01-2345',
  Όνομα: 'Άννα',
  Επώνυμο: 'Ρήγα',
  'Όνομα χρήστη': 'anna',
  [EMAIL]: 'anna@example.gr',
  'Κωδικός πρόσβασης': 'μυστικό κλειδί',
  'Επανάληψη κωδικού': 'μυστικό κλειδί',
}
const SIGNED_IN = {
  status: 2,
  authenticated: 1,
  isActive: 1,
  jwt_token: 'her-token',
  email: 'anna@example.gr',
  department: null,
  user_type: 'adm',
  device_token: null,
  second_factor: null,
  second_factor_demanded: false,
  first_sign_in: false,
} as const

function setUp() {
  const api = stubApi()
  const onSignedIn = vi.fn()
  renderInApp(<FirstAdministratorForm onSignedIn={onSignedIn} />)
  return { api, onSignedIn, submit: () => press('Δημιουργία λογαριασμού') }
}

function expectKept() {
  expect(Object.fromEntries(Object.keys(TYPED).map((label) => [label, valueAt(label)]))).toEqual(TYPED)
}

describe('the form of the first administrator', () => {
  it('asks for every field, goes to the first and sends nothing', async () => {
    const { api, submit } = setUp()
    await submit()
    await waitFor(() => expect(document.activeElement).toBe(fieldAt('Κωδικός εγκατάστασης')))
    expectProblems({
      'Κωδικός εγκατάστασης': 'Ο κωδικός εγκατάστασης είναι απαραίτητος',
      Όνομα: 'Το όνομα είναι απαραίτητο',
      Επώνυμο: 'Το επώνυμο είναι απαραίτητο',
      'Όνομα χρήστη': 'Το όνομα χρήστη είναι απαραίτητο',
      [EMAIL]: 'Η ηλεκτρονική διεύθυνση είναι απαραίτητη',
      'Κωδικός πρόσβασης': 'Ο κωδικός είναι απαραίτητος',
      'Επανάληψη κωδικού': 'Επαναλάβετε τον κωδικό',
    })
    expect(api.asked('createFirstAdministrator')).toEqual([])
  })

  it('sends what was typed, waits, and begins a session', async () => {
    const { api, submit, onSignedIn } = setUp()
    const answer = api.hold('createFirstAdministrator')
    await fill(TYPED)
    await submit()
    await waitFor(() => expect(button('Δημιουργείται…').disabled).toBe(true))
    answer({ outcome: 'made', sign_in: SIGNED_IN })
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(api.asked('createFirstAdministrator').map(({ body }) => body)).toEqual([
      {
        code: TYPED['Κωδικός εγκατάστασης'],
        username: 'anna',
        password: 'μυστικό κλειδί',
        email: 'anna@example.gr',
        uName: 'Άννα',
        uSurname: 'Ρήγα',
      },
    ])
    expect(session.get()).toMatchObject({ token: 'her-token', facts: { role: 'administrator' } })
  })

  it('says that somebody else was first', async () => {
    const { api, submit, onSignedIn } = setUp()
    api.answer('createFirstAdministrator', { outcome: 'over' })
    await fill(TYPED)
    await submit()
    await sentenceFor('alert', 'Η εγκατάσταση έχει ήδη διαχειριστή. Συνδεθείτε με τον λογαριασμό σας.')
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  it.each(
    refusalsOf('createFirstAdministrator', {
      ...ofAnyCall('alert'),
      validation: 'alert',
      duplicate: 'alert',
    }),
  )('says why it was refused and keeps what was typed: %s', async (code, row) => {
    const { api, submit } = setUp()
    refuseWith(api, 'createFirstAdministrator', code)
    await fill(TYPED)
    await submit()
    await expectRefusal(code, row)
    expectKept()
  })

  it('says at each field what the API found wrong with it', async () => {
    const { fields, problems } = wrongFieldsOf('createFirstAdministrator', {
      code: 'Κωδικός εγκατάστασης',
      username: 'Όνομα χρήστη',
      password: 'Κωδικός πρόσβασης',
      email: EMAIL,
      uName: 'Όνομα',
      uSurname: 'Επώνυμο',
    })
    const { api, submit } = setUp()
    api.refuse('createFirstAdministrator', 'validation', { fields })
    await fill(TYPED)
    await submit()
    await waitFor(() => expectProblems(problems))
    expect(document.activeElement).toBe(fieldAt('Κωδικός εγκατάστασης'))
    expectKept()
  })
})
