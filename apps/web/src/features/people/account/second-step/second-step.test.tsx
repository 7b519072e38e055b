import type { Wire } from '@diatrivi/contract/endpoints'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { deviceTokens } from '../../../../shared/api/device-tokens.ts'
import { session } from '../../../../shared/api/session.ts'
import { stubApi } from '../../../../testing/api.ts'
import { ASSERTION, device, deviceError, withPasskeys } from '../../../../testing/devices.ts'
import { button, expectProblems, fieldAt, fill, press, valueAt } from '../../../../testing/form.ts'
import {
  expectRefusal,
  ofAnyCall,
  refusalsOf,
  refuseWith,
  sentenceFor,
} from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { SignInForm } from '../sign-in-form.tsx'
// What comes when it is needed is there from the start, so that no test waits for the compiler.
import './second-step.tsx'

vi.mock('@simplewebauthn/browser', () => ({
  startAuthentication: (asked: { optionsJSON: unknown }) => device.sign(asked),
}))

const CODE = 'Κωδικός της εφαρμογής'
const RECOVERY = 'Κωδικός ανάκτησης'
const PASSWORD = 'Κωδικός πρόσβασης'
const WITH_PASSKEY = 'Σύνδεση με κλειδί πρόσβασης'
const OPTIONS = {
  rpId: 'theses.example.gr',
  challenge: 'sign-this',
  allowCredentials: [],
  timeout: 60_000,
  userVerification: 'preferred',
} satisfies Wire<'beginPasskeyProof'>['response']['options']
const NOT_YET = {
  status: 2,
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
  ...NOT_YET,
  authenticated: 1,
  isActive: 1,
  jwt_token: 'her-token',
  email: 'maria@example.gr',
  department: 7,
  user_type: 'stu',
  device_token: 'of-this-browser',
} as const

async function setUp(ways: ('totp' | 'passkey' | 'recovery_code')[] = ['totp', 'recovery_code']) {
  const api = stubApi()
  withPasskeys()
  const onSignedIn = vi.fn()
  api.answer('signIn', { ...NOT_YET, second_factor: { challenge: 'the-challenge', ways } })
  renderInApp(<SignInForm onSignedIn={onSignedIn} links={<a href="/register">Εγγραφή</a>} />)
  await fill({ 'Όνομα χρήστη': 'maria', [PASSWORD]: 'μυστικό' })
  await press('Σύνδεση')
  await screen.findByRole('heading', { name: 'Δεύτερο βήμα σύνδεσης' })
  return { api, onSignedIn }
}

describe('the second step of the sign-in', () => {
  it('asks for the code of the application, with the focus in its field and nobody signed in yet', async () => {
    const { onSignedIn } = await setUp()
    expect(document.activeElement).toBe(fieldAt(CODE))
    expect(fieldAt(CODE).getAttribute('autocomplete')).toBe('one-time-code')
    expect(fieldAt(CODE).getAttribute('inputmode')).toBe('numeric')
    expect(screen.queryByRole('link', { name: 'Εγγραφή' })).toBeNull()
    expect(screen.queryByRole('button', { name: WITH_PASSKEY })).toBeNull()
    expect([session.get().token, onSignedIn.mock.calls]).toEqual([null, []])
  })

  it('takes a code that was pasted with blanks, and begins the session', async () => {
    const { api, onSignedIn } = await setUp()
    api.answer('signInWithCode', MARIA)
    await fill({ [CODE]: ' 123 456 ' })
    await press('Σύνδεση')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(api.asked('signInWithCode').map(({ body }) => body)).toEqual([
      { challenge: 'the-challenge', code: '123456' },
    ])
    expect([session.get().token, deviceTokens.all()]).toEqual(['her-token', ['of-this-browser']])
  })

  it.each([
    ['nothing', '', 'Γράψτε τα έξι ψηφία της εφαρμογής'],
    ['five digits', '12345', 'Ο κωδικός έχει έξι ψηφία'],
  ])('sends nothing for %s', async (_what, typed, problem) => {
    const { api } = await setUp()
    await fill({ [CODE]: typed })
    await press('Σύνδεση')
    await waitFor(() => expectProblems({ [CODE]: problem }))
    expect(api.asked('signInWithCode')).toEqual([])
  })

  it('says that a code was wrong and what to do, keeps it and goes there', async () => {
    const { api, onSignedIn } = await setUp()
    api.answer('signInWithCode', { ...NOT_YET, status: 1 })
    await fill({ [CODE]: '123456' })
    await press('Σύνδεση')
    await sentenceFor(
      'alert',
      'Ο κωδικός δεν είναι σωστός ή έχει ήδη χρησιμοποιηθεί. Περιμένετε τον επόμενο στην εφαρμογή και γράψτε τον.',
    )
    expect([valueAt(CODE), document.activeElement]).toEqual(['123456', fieldAt(CODE)])
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  it('goes back to the password when the challenge is over, with the name still there', async () => {
    const { api } = await setUp()
    api.answer('signInWithCode', { ...NOT_YET, status: 0 })
    await fill({ [CODE]: '123456' })
    await press('Σύνδεση')
    await sentenceFor(
      'alert',
      'Ο χρόνος για το δεύτερο βήμα πέρασε ή έγιναν πολλές προσπάθειες. Δώστε ξανά τον κωδικό πρόσβασής σας.',
    )
    expect([valueAt('Όνομα χρήστη'), valueAt(PASSWORD)]).toEqual(['maria', ''])
    expect(document.activeElement).toBe(fieldAt(PASSWORD))
    screen.getByRole('link', { name: 'Εγγραφή' })
  })

  it('takes a recovery code in place of the application’s, and says when it is not good', async () => {
    const { api } = await setUp()
    await press('Σύνδεση με κωδικό ανάκτησης')
    expect(document.activeElement).toBe(fieldAt(RECOVERY))
    api.answer('signInWithCode', { ...NOT_YET, status: 1 })
    await fill({ [RECOVERY]: '3k9f-xq2m-77ta-2222-h4nq-5yve' })
    await press('Σύνδεση')
    await sentenceFor(
      'alert',
      'Ο κωδικός ανάκτησης δεν είναι σωστός ή έχει ήδη χρησιμοποιηθεί. Δοκιμάστε άλλον.',
    )
    expect(api.asked('signInWithCode').map(({ body }) => body)).toEqual([
      { challenge: 'the-challenge', code: '3k9f-xq2m-77ta-2222-h4nq-5yve' },
    ])
    await press('Σύνδεση με την εφαρμογή κωδικών')
    expect(document.activeElement).toBe(fieldAt(CODE))
  })

  it.each(
    refusalsOf('signInWithCode', { ...ofAnyCall('alert'), validation: 'alert', account_disabled: 'alert' }),
  )('says why a code was refused and keeps it: %s', async (code, row) => {
    const { api } = await setUp()
    refuseWith(api, 'signInWithCode', code)
    await fill({ [CODE]: '123456' })
    await press('Σύνδεση')
    await expectRefusal(code, row)
    expect(valueAt(CODE)).toBe('123456')
  })
})

describe('a passkey as the second step', () => {
  it('is asked for by a press alone, and begins the session', async () => {
    const { api, onSignedIn } = await setUp(['passkey', 'recovery_code'])
    expect(document.activeElement).toBe(button(WITH_PASSKEY))
    expect(device.sign).not.toHaveBeenCalled()
    api.answer('beginPasskeySignIn', { status: 2, options: OPTIONS })
    api.answer('signInWithPasskey', MARIA)
    await press(WITH_PASSKEY)
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(device.sign).toHaveBeenCalledExactlyOnceWith({ optionsJSON: OPTIONS })
    expect(api.asked('signInWithPasskey').map(({ body }) => body)).toEqual([
      { challenge: 'the-challenge', response: ASSERTION },
    ])
  })

  it('can be tried again when the device was not answered', async () => {
    const { api, onSignedIn } = await setUp(['totp', 'passkey', 'recovery_code'])
    api.answer('beginPasskeySignIn', { status: 2, options: OPTIONS })
    device.sign.mockRejectedValueOnce(deviceError('ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY'))
    await press(WITH_PASSKEY)
    await sentenceFor('alert', 'Η επιβεβαίωση στη συσκευή σας δεν ολοκληρώθηκε. Δοκιμάστε ξανά.')
    api.answer('signInWithPasskey', MARIA)
    await press(WITH_PASSKEY)
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  })

  it('says that it was not accepted', async () => {
    const { api } = await setUp(['passkey', 'recovery_code'])
    api.answer('beginPasskeySignIn', { status: 2, options: OPTIONS })
    api.answer('signInWithPasskey', { ...NOT_YET, status: 1 })
    await press(WITH_PASSKEY)
    await sentenceFor('alert', 'Το κλειδί πρόσβασης δεν έγινε δεκτό. Δοκιμάστε ξανά ή επιλέξτε άλλον τρόπο.')
  })

  it('goes back to the password when the challenge is over', async () => {
    const { api } = await setUp(['passkey', 'recovery_code'])
    api.answer('beginPasskeySignIn', { status: 0 })
    await press(WITH_PASSKEY)
    await waitFor(() => expect(document.activeElement).toBe(fieldAt(PASSWORD)))
  })

  it.each(refusalsOf('beginPasskeySignIn', { ...ofAnyCall('alert'), validation: 'alert' }))(
    'says why it could not begin: %s',
    async (code, row) => {
      const { api } = await setUp(['passkey', 'recovery_code'])
      refuseWith(api, 'beginPasskeySignIn', code)
      await press(WITH_PASSKEY)
      await expectRefusal(code, row)
    },
  )

  it.each(
    refusalsOf('signInWithPasskey', {
      ...ofAnyCall('alert'),
      validation: 'alert',
      account_disabled: 'alert',
    }),
  )('says why it was refused: %s', async (code, row) => {
    const { api } = await setUp(['passkey', 'recovery_code'])
    api.answer('beginPasskeySignIn', { status: 2, options: OPTIONS })
    refuseWith(api, 'signInWithPasskey', code)
    await press(WITH_PASSKEY)
    await expectRefusal(code, row)
  })
})
