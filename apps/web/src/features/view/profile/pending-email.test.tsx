import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Profile } from '../../../entities/viewer/profile.mapper.ts'
import { stubApi } from '../../../testing/api.ts'
import { expectProblems, fieldAt, fill, press } from '../../../testing/form.ts'
import {
  expectRefusal,
  ofAnySession,
  refusalsOf,
  refuseWith,
  sentenceFor,
  wrongFieldsOf,
} from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { PendingEmail } from './pending-email.tsx'

const CODE = 'Κωδικός επιβεβαίωσης'
const PASSWORD = 'Κωδικός πρόσβασης'
const NEW = 'nea@example.gr'
const TYPED = { [CODE]: ' 123 456 ', [PASSWORD]: 'μυστικό' }

const profileOf = (role: Profile['role']): Profile => ({
  username: 'maria',
  firstName: 'Μαρία',
  surname: 'Ανδρεάδου',
  email: 'maria@example.gr',
  pendingEmail: NEW,
  role,
  rank: null,
  formOfAddress: null,
  isPublic: false,
  cvName: null,
  keywords: [],
  department: null,
  offices: [],
  version: 3,
})

function setUp(role: Profile['role'] = 'student') {
  const api = stubApi({ role })
  renderInApp(<PendingEmail profile={profileOf(role)} email={NEW} />)
  return { api, submit: () => press('Επιβεβαίωση διεύθυνσης') }
}

describe('a new address that waits', () => {
  it('is named beside the one in force', () => {
    setUp()
    screen.getByText(
      'Στείλαμε κωδικό στη διεύθυνση nea@example.gr. Μέχρι να τον επιβεβαιώσετε εδώ ισχύει η maria@example.gr.',
    )
  })

  it('is confirmed with code and password, the code without spaces', async () => {
    const { api, submit } = setUp()
    api.answer('confirmEmailChange', { status: 2 })
    await fill(TYPED)
    await submit()
    await sentenceFor(
      'toast',
      'Η διεύθυνσή σας είναι πλέον nea@example.gr. Αποσυνδεθήκατε από τις άλλες συσκευές.',
    )
    expect(api.asked('confirmEmailChange').map(({ body }) => body)).toEqual([
      { code: '123456', password: 'μυστικό' },
    ])
  })

  it('wants both, and sends nothing without', async () => {
    const { api, submit } = setUp()
    await submit()
    await waitFor(() =>
      expectProblems({ [CODE]: 'Γράψτε τον κωδικό που λάβατε', [PASSWORD]: 'Ο κωδικός είναι απαραίτητος' }),
    )
    expect(api.asked('confirmEmailChange')).toEqual([])
  })

  it.each([
    ['code', 0, CODE, 'Ο κωδικός δεν είναι σωστός ή έχει λήξει. Ελέγξτε τον ή ζητήστε νέο.'],
    ['password', 1, PASSWORD, 'Λάθος κωδικός. Προσπαθήστε ξανά.'],
  ] as const)('says that the %s was wrong, and goes there', async (_what, status, label, sentence) => {
    const { api, submit } = setUp()
    api.answer('confirmEmailChange', { status })
    await fill(TYPED)
    await submit()
    await sentenceFor('alert', sentence)
    expect(document.activeElement).toBe(fieldAt(label))
  })

  it.each(
    refusalsOf('confirmEmailChange', { ...ofAnySession('alert'), duplicate: 'alert', validation: 'alert' }),
  )('says why it was refused: %s', async (code, row) => {
    const { api, submit } = setUp()
    refuseWith(api, 'confirmEmailChange', code)
    await fill(TYPED)
    await submit()
    await expectRefusal(code, row)
  })

  it('says at each field what the API found wrong with it', async () => {
    const { fields, problems } = wrongFieldsOf('confirmEmailChange', { code: CODE, password: PASSWORD })
    const { api, submit } = setUp()
    api.refuse('confirmEmailChange', 'validation', { fields })
    await fill(TYPED)
    await submit()
    await waitFor(() => expectProblems(problems))
  })

  it.each([
    ['student', 'editStudentProfile'],
    ['administrator', 'editStudentProfile'],
    ['instructor', 'editInstructorProfile'],
  ] as const)('gets another code for a %s', async (role, call) => {
    const { api } = setUp(role)
    api.answer(call, '')
    await press('Αποστολή νέου κωδικού')
    await screen.findByText(/Ισχύει ο κωδικός του πιο πρόσφατου μηνύματος/)
    expect(api.asked(call).map(({ body }) => body)).toEqual([{ user: { uEmail: NEW } }])
  })

  it('is taken back', async () => {
    const { api } = setUp()
    api.answer('withdrawEmailChange', { status: 200 })
    await press('Ακύρωση της αλλαγής')
    await sentenceFor('toast', 'Η διεύθυνσή σας μένει όπως ήταν')
  })
})
