import { waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { session } from '../../../shared/api/session.ts'
import { stubApi } from '../../../testing/api.ts'
import {
  button,
  choose,
  expectProblems,
  fieldAt,
  fill,
  press,
  problemAt,
  valueAt,
} from '../../../testing/form.ts'
import {
  expectRefusal,
  ofAnyCall,
  refusalsOf,
  refuseWith,
  sentenceFor,
  wrongFieldsOf,
} from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { RegisterForm } from './register-form.tsx'

const EMAIL = 'Ηλεκτρονική διεύθυνση (e-mail)'
const TYPED = {
  Όνομα: 'Μαρία',
  Επώνυμο: 'Ανδρεάδου',
  'Όνομα χρήστη': 'maria',
  [EMAIL]: 'maria@example.gr',
  'Κωδικός πρόσβασης': 'μυστικό κλειδί',
  'Επανάληψη κωδικού': 'μυστικό κλειδί',
}
const INSTITUTIONS = [
  { id: 1, name: 'ΕΚΠΑ', departments: [{ id: 11, name: 'Πληροφορικής' }] },
  { id: 2, name: 'ΑΠΘ', departments: [{ id: 22, name: 'Μαθηματικών' }] },
]

function setUp() {
  const api = stubApi()
  const onRegistered = vi.fn()
  renderInApp(<RegisterForm institutions={INSTITUTIONS} onRegistered={onRegistered} />)
  return { api, onRegistered, submit: () => press('Εγγραφή') }
}

async function fillIn() {
  await choose('Επιλογή ιδρύματος', 'ΑΠΘ')
  await choose('Επιλογή τμήματος', 'Μαθηματικών')
  await fill(TYPED)
}

function expectKept() {
  expect(Object.fromEntries(Object.keys(TYPED).map((label) => [label, valueAt(label)]))).toEqual(TYPED)
  expect([valueAt('Επιλογή ιδρύματος'), valueAt('Επιλογή τμήματος')]).toEqual(['ΑΠΘ', 'Μαθηματικών'])
}

describe('the registration form', () => {
  it('asks for every field, goes to the first and sends nothing', async () => {
    const { api, submit } = setUp()
    await submit()
    await waitFor(() => expect(document.activeElement).toBe(fieldAt('Όνομα')))
    expectProblems({
      Όνομα: 'Το όνομα είναι απαραίτητο',
      Επώνυμο: 'Το επώνυμο είναι απαραίτητο',
      'Όνομα χρήστη': 'Το όνομα χρήστη είναι απαραίτητο',
      [EMAIL]: 'Η ηλεκτρονική διεύθυνση είναι απαραίτητη',
      'Επιλογή ιδρύματος': 'Επιλέξτε το ίδρυμά σας',
      'Κωδικός πρόσβασης': 'Ο κωδικός είναι απαραίτητος',
      'Επανάληψη κωδικού': 'Επαναλάβετε τον κωδικό',
    })
    expect(fieldAt('Επιλογή τμήματος').disabled).toBe(true)
    expect(api.asked('register')).toEqual([])
  })

  it.each([
    [EMAIL, 'maria@', 'Παρακαλώ δώστε ένα σωστό email!'],
    ['Κωδικός πρόσβασης', 'μυστικό', 'Ο κωδικός χρειάζεται τουλάχιστον 10 χαρακτήρες.'],
    [
      'Κωδικός πρόσβασης',
      'andreadou 2026',
      'Ο κωδικός δεν μπορεί να περιέχει το όνομά σας, το όνομα χρήστη ή την ηλεκτρονική σας διεύθυνση.',
    ],
    ['Επανάληψη κωδικού', 'άλλος κωδικός', 'Οι κωδικοί που βάλατε δεν ταιριάζουν!'],
  ])('says what is wrong with the field %s: %s', async (label, text, sentence) => {
    const { api, submit } = setUp()
    await fillIn()
    await fill({ [label]: text })
    await waitFor(() => expect(problemAt(label)).toBe(sentence))
    await submit()
    expect(api.asked('register')).toEqual([])
  })

  it('takes back the difference when the first password is mended', async () => {
    setUp()
    await fill({ ...TYPED, 'Κωδικός πρόσβασης': 'μυστικό κλειδ' })
    await waitFor(() => expect(problemAt('Επανάληψη κωδικού')).not.toBeNull())
    await fill({ 'Κωδικός πρόσβασης': 'μυστικό κλειδί' })
    await waitFor(() => expect(problemAt('Επανάληψη κωδικού')).toBeNull())
  })

  it('forgets the department when another institution is chosen, and asks for one', async () => {
    const { api, submit } = setUp()
    await fillIn()
    await choose('Επιλογή ιδρύματος', 'ΕΚΠΑ')
    expect(valueAt('Επιλογή τμήματος')).toBe('')
    await submit()
    await waitFor(() => expectProblems({ 'Επιλογή τμήματος': 'Επιλέξτε το τμήμα σας' }))
    expect(api.asked('register')).toEqual([])
  })

  it('sends what was typed, waits, and begins a session that is to be confirmed', async () => {
    const { api, submit, onRegistered } = setUp()
    const answer = api.hold('register')
    await fillIn()
    await submit()
    await waitFor(() => expect(button('Γίνεται εγγραφή…').disabled).toBe(true))
    answer({ status: 0, jwt_token: 'her-token', email: 'maria@example.gr' })
    await waitFor(() => expect(onRegistered).toHaveBeenCalledExactlyOnceWith('maria@example.gr'))
    expect(api.asked('register').map(({ body }) => body)).toEqual([
      {
        username: 'maria',
        password: 'μυστικό κλειδί',
        email: 'maria@example.gr',
        uName: 'Μαρία',
        uSurname: 'Ανδρεάδου',
        department: 22,
      },
    ])
    expect(session.get()).toMatchObject({ token: 'her-token', facts: { role: 'student', isActive: false } })
  })

  it('says that the name or the address is taken and keeps what was typed', async () => {
    const { api, submit, onRegistered } = setUp()
    api.answer('register', { status: 1 })
    await fillIn()
    await submit()
    await sentenceFor('alert', 'Ο χρήστης υπάρχει ήδη!')
    expectKept()
    expect(onRegistered).not.toHaveBeenCalled()
  })

  it.each(refusalsOf('register', { ...ofAnyCall('alert'), validation: 'alert', local_sign_in_off: 'alert' }))(
    'says why it was refused and keeps what was typed: %s',
    async (code, row) => {
      const { api, submit } = setUp()
      refuseWith(api, 'register', code)
      await fillIn()
      await submit()
      await expectRefusal(code, row)
      expectKept()
    },
  )

  it('says at each field what the API found wrong with it, and can be sent again', async () => {
    const { fields, problems } = wrongFieldsOf('register', {
      username: 'Όνομα χρήστη',
      password: 'Κωδικός πρόσβασης',
      email: EMAIL,
      uName: 'Όνομα',
      uSurname: 'Επώνυμο',
      department: 'Επιλογή τμήματος',
    })
    const { api, submit } = setUp()
    api.refuse('register', 'validation', { fields })
    await fillIn()
    await submit()
    await waitFor(() => expectProblems(problems))
    expect(document.activeElement).toBe(fieldAt('Όνομα χρήστη'))
    expectKept()
    await submit()
    await waitFor(() => expect(api.asked('register')).toHaveLength(2))
  })
})
