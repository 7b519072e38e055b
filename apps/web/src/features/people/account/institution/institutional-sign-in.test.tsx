import type { Wire } from '@diatrivi/contract/endpoints'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { providerMark } from '../../../../shared/api/provider-mark.ts'
import { session } from '../../../../shared/api/session.ts'
import { stubApi } from '../../../../testing/api.ts'
import { expectProblems, fill, press } from '../../../../testing/form.ts'
import {
  expectRefusal,
  ofAnyCall,
  refusalsOf,
  refuseWith,
  sentenceFor,
} from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { InstitutionalProof } from './institutional-proof.tsx'
import { InstitutionalSignIn } from './institutional-sign-in.tsx'

const EMAIL = 'maria@example.gr'
const PASSWORD = 'Κωδικός πρόσβασης'
const SIGNED_IN = {
  step: 'signed_in',
  sign_in: {
    status: 2,
    authenticated: 1,
    isActive: 1,
    jwt_token: 'her-token',
    email: EMAIL,
    department: 7,
    user_type: 'stu',
    device_token: null,
    second_factor: null,
    second_factor_demanded: false,
    first_sign_in: false,
  },
} satisfies Wire<'linkIdentity'>['response']
const REGISTER = {
  step: 'register',
  email: EMAIL,
  uName: 'Μαρία',
  uSurname: 'Ανδρεάδου',
  departments: [7],
} satisfies Wire<'linkIdentity'>['response']

beforeEach(providerMark.forget)

function setUp(first: Wire<'finishInstitutionalSignIn'>['response']) {
  const api = stubApi()
  api.answer('finishInstitutionalSignIn', first)
  api.answer('listDepartments', [])
  const onSignedIn = vi.fn()
  renderInApp(<InstitutionalSignIn ticket="a-ticket" returned="?code=1&state=2" onSignedIn={onSignedIn} />)
  return { api, onSignedIn }
}

describe('what follows the sign-in at the institution', () => {
  it('is the session, where the person is known, and is remembered for the sign-out', async () => {
    const { api, onSignedIn } = setUp(SIGNED_IN)
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(api.asked('finishInstitutionalSignIn').map(({ body }) => body)).toEqual([
      { ticket: 'a-ticket', returned: '?code=1&state=2' },
    ])
    expect(session.get().token).toBe('her-token')
    expect(providerMark.isKept()).toBe(true)
  })

  it.each([
    [{ step: 'over' }, 'Αυτή η σύνδεση έχει λήξει, έχει ήδη χρησιμοποιηθεί ή ξεκίνησε σε άλλο παράθυρο.'],
    [{ step: 'unavailable' }, 'Η σύνδεση του ιδρύματος δεν απαντά αυτή τη στιγμή.'],
    [{ step: 'refused', reason: 'provider_refused' }, 'Η σύνδεση στο ίδρυμα δεν ολοκληρώθηκε.'],
    [{ step: 'refused', reason: 'address_not_verified' }, 'δεν έστειλε επιβεβαιωμένη ιδρυματική διεύθυνση'],
    [{ step: 'refused', reason: 'address_linked' }, 'ήδη συνδεδεμένος με άλλον ιδρυματικό λογαριασμό'],
    [{ step: 'refused', reason: 'not_a_student' }, 'μόνο λογαριασμοί φοιτητών και φοιτητριών'],
  ] as const)('is a sentence where nobody comes in: %o', async (answer, sentence) => {
    const { onSignedIn } = setUp(answer)
    expect((await screen.findByRole('alert')).textContent).toContain(sentence)
    expect(onSignedIn).not.toHaveBeenCalled()
  })
})

describe('the form that links an account', () => {
  const arrive = async () => {
    const parts = setUp({ step: 'password', email: EMAIL })
    await screen.findByText(/με τη διεύθυνση maria@example.gr/)
    return parts
  }
  const submit = () => press('Σύνδεση των λογαριασμών')

  it('asks for the password, says that it was wrong, and lets in by the right one', async () => {
    const { api, onSignedIn } = await arrive()
    await submit()
    expectProblems({ [PASSWORD]: 'Ο κωδικός είναι απαραίτητος' })
    api.answer('linkIdentity', { step: 'wrong_password', email: EMAIL })
    await fill({ [PASSWORD]: 'wrong' })
    await submit()
    await sentenceFor('alert', 'Λάθος κωδικός. Προσπαθήστε ξανά.')
    api.answer('linkIdentity', SIGNED_IN)
    await submit()
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(api.asked('linkIdentity').at(-1)?.body).toEqual({ ticket: 'a-ticket', password: 'wrong' })
  })

  it.each(
    refusalsOf('linkIdentity', { ...ofAnyCall('alert'), validation: 'alert', account_disabled: 'alert' }),
  )('says why it was refused: %s', async (code, row) => {
    const { api } = await arrive()
    refuseWith(api, 'linkIdentity', code)
    await fill({ [PASSWORD]: 'right' })
    await submit()
    await expectRefusal(code, row)
  })
})

describe('the form of a new student', () => {
  it('has the names that the institution said, and asks for the department', async () => {
    setUp(REGISTER)
    expect((await screen.findByLabelText<HTMLInputElement>(/^Όνομα/)).value).toBe('Μαρία')
    await press('Δημιουργία λογαριασμού')
    expectProblems({ 'Επιλογή τμήματος': 'Επιλέξτε το τμήμα σας' })
  })

  it('says where no department is set for the address', async () => {
    setUp({ ...REGISTER, departments: [] })
    expect((await screen.findByRole('alert')).textContent).toContain('δεν έχει οριστεί κανένα τμήμα')
  })
})

describe('what follows the sign-in by which a person in shows who he or she is', () => {
  const comeBack = (answer: Wire<'finishInstitutionalProof'>['response']) => {
    const api = stubApi({ role: 'student' })
    api.answer('finishInstitutionalProof', answer)
    const onProved = vi.fn()
    renderInApp(<InstitutionalProof ticket="a-ticket" returned="?code=1&state=2" onProved={onProved} />)
    return { api, onProved }
  }

  it('goes on where the person left', async () => {
    const { api, onProved } = comeBack({
      step: 'proved',
      until: { date: '2026-03-10 11:05:00.000000', timezone_type: 3, timezone: 'Europe/Athens' },
    })
    await waitFor(() => expect(onProved).toHaveBeenCalled())
    expect(api.asked('finishInstitutionalProof').map(({ body }) => body)).toEqual([
      { ticket: 'a-ticket', returned: '?code=1&state=2' },
    ])
  })

  it.each([
    [{ step: 'over' }, 'Η επιβεβαίωση έληξε'],
    [{ step: 'unavailable' }, 'δεν απαντά αυτή τη στιγμή'],
    [{ step: 'refused', reason: 'provider_refused' }, 'δεν ολοκληρώθηκε'],
    [{ step: 'refused', reason: 'another_person' }, 'με άλλον λογαριασμό'],
    [{ step: 'refused', reason: 'not_fresh' }, 'δεν ζήτησε ξανά τα στοιχεία σας'],
  ] as const)('is a sentence where nothing is proved: %o', async (answer, sentence) => {
    const { onProved } = comeBack(answer)
    expect((await screen.findByRole('alert')).textContent).toContain(sentence)
    expect(onProved).not.toHaveBeenCalled()
  })
})
