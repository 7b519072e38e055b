import { waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { deviceTokens } from '../../../shared/api/device-tokens.ts'
import { session } from '../../../shared/api/session.ts'
import { stubApi } from '../../../testing/api.ts'
import { button, expectProblems, fieldAt, fill, press, valueAt } from '../../../testing/form.ts'
import {
  everyRefusalOf,
  expectRefusal,
  ofAnyCall,
  refuseWith,
  sentenceFor,
  wrongFieldsOf,
} from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { SignInForm } from './sign-in-form.tsx'

const NAME = 'Όνομα χρήστη'
const PASSWORD = 'Κωδικός πρόσβασης'
const TYPED = { [NAME]: ' maria ', [PASSWORD]: ' μυστικό ' }
const NOBODY = {
  authenticated: 0,
  isActive: 0,
  jwt_token: null,
  email: null,
  department: null,
  user_type: null,
  device_token: null,
  second_factor: null,
  second_factor_demanded: false,
  first_sign_in: false,
} as const
const MARIA = {
  status: 2,
  authenticated: 1,
  isActive: 1,
  jwt_token: 'her-token',
  email: 'maria@example.gr',
  department: 7,
  user_type: 'stu',
  device_token: 'of-this-browser',
  second_factor: null,
  second_factor_demanded: false,
  first_sign_in: false,
} as const

function setUp() {
  const api = stubApi()
  const onSignedIn = vi.fn()
  renderInApp(<SignInForm onSignedIn={onSignedIn} />)
  return { api, onSignedIn, submit: () => press('Σύνδεση') }
}

describe('the sign-in form', () => {
  it.each([
    ['both', {}, { [NAME]: 'Το όνομα χρήστη είναι απαραίτητο', [PASSWORD]: 'Ο κωδικός είναι απαραίτητος' }],
    ['the name', { [NAME]: '  ', [PASSWORD]: 'μυστικό' }, { [NAME]: 'Το όνομα χρήστη είναι απαραίτητο' }],
    ['the password', { [NAME]: 'maria' }, { [PASSWORD]: 'Ο κωδικός είναι απαραίτητος' }],
  ])('asks for %s, goes there and sends nothing', async (_missing, typed, problems) => {
    const { api, submit } = setUp()
    await fill(typed)
    await submit()
    expectProblems(problems)
    expect(document.activeElement).toBe(fieldAt(Object.keys(problems)[0] ?? ''))
    expect(api.asked('signIn')).toEqual([])
  })

  it('sends the name without the spaces around it and the password as it is', async () => {
    const { api, submit, onSignedIn } = setUp()
    api.answer('signIn', MARIA)
    await fill(TYPED)
    await submit()
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(api.asked('signIn').map(({ body }) => body)).toEqual([
      { username: 'maria', password: ' μυστικό ', device_tokens: [] },
    ])
    expect(deviceTokens.all()).toEqual(['of-this-browser'])
    expect(onSignedIn).toHaveBeenCalledWith({
      role: 'student',
      email: 'maria@example.gr',
      isActive: true,
      mustSetUpSecondFactor: false,
    })
    expect(session.get().token).toBe('her-token')
  })

  it('waits for the answer and is not sent twice', async () => {
    const { api, submit, onSignedIn } = setUp()
    const answer = api.hold('signIn')
    await fill(TYPED)
    await submit()
    expect(button('Γίνεται σύνδεση…').disabled).toBe(true)
    answer(MARIA)
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(api.asked('signIn')).toHaveLength(1)
  })

  it.each([
    ['an unknown name', 0, 'Ο χρήστης δεν υπάρχει στο σύστημα. Εγγραφείτε πρώτα.'],
    ['a wrong password', 1, 'Λάθος κωδικός. Προσπαθήστε ξανά.'],
    ['a failure without a reason', 2, 'Λάθος κωδικός ή όνομα. Παρακαλώ προσπαθήστε ξανά!'],
  ] as const)('says that it was %s and keeps what was typed', async (_what, status, sentence) => {
    const { api, submit, onSignedIn } = setUp()
    api.answer('signIn', { ...NOBODY, status })
    await fill(TYPED)
    await submit()
    await sentenceFor('alert', sentence)
    expect([valueAt(NAME), valueAt(PASSWORD)]).toEqual(Object.values(TYPED))
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  it.each(
    everyRefusalOf('signIn', {
      ...ofAnyCall('alert'),
      validation: 'alert',
      account_disabled: 'alert',
      local_sign_in_off: 'alert',
    }),
  )('says why it was refused and keeps what was typed: %s', async (code, row) => {
    const { api, submit } = setUp()
    refuseWith(api, 'signIn', code)
    await fill(TYPED)
    await submit()
    await expectRefusal(code, row)
    expect([valueAt(NAME), valueAt(PASSWORD)]).toEqual(Object.values(TYPED))
  })

  it('says at each field what the API found wrong with it', async () => {
    const { fields, problems } = wrongFieldsOf('signIn', { username: NAME, password: PASSWORD })
    const { api, submit } = setUp()
    api.refuse('signIn', 'validation', { fields })
    await fill(TYPED)
    await submit()
    await waitFor(() => expectProblems(problems))
  })
})
