import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { ASSERTION, ATTESTATION, device, deviceError, withPasskeys } from '../../../testing/devices.ts'
import {
  button,
  descriptionOf,
  expectProblems,
  fieldAt,
  fill,
  press,
  user,
  valueAt,
} from '../../../testing/form.ts'
import {
  expectRefusal,
  ofAnySession,
  refusalsOf,
  refuseWith,
  sentenceFor,
  wrongFieldsOf,
} from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import {
  BEGUN_PASSKEY,
  BEGUN_TOTP,
  LAPTOP,
  NOTHING_SET_UP,
  PROOF_OPTIONS,
  RECOVERY_CODES,
  type SecondFactorAnswer,
  WITH_APP,
  WITH_PASSKEY,
} from '../../../testing/second-factor.ts'
import { OwnSecondFactor } from './own-second-factor.tsx'

vi.mock('@simplewebauthn/browser', () => ({
  startAuthentication: (asked: { optionsJSON: unknown }) => device.sign(asked),
  startRegistration: (asked: { optionsJSON: unknown }) => device.create(asked),
}))

const PASSWORD = 'Κωδικός πρόσβασης'
const CODE = 'Κωδικός της εφαρμογής'
const EITHER_CODE = 'Κωδικός επαλήθευσης'
const NAME = 'Όνομα του κλειδιού'

// What comes by itself when it is needed is there from the start, so that no test waits for the compiler.
beforeAll(() => import('./factor-dialog.tsx'))

async function setUp(factor: SecondFactorAnswer = NOTHING_SET_UP) {
  withPasskeys()
  const api = stubApi({ role: 'instructor' })
  api.answer('getSecondFactor', factor)
  renderInApp(<OwnSecondFactor />)
  await screen.findByText('Εφαρμογή κωδικών στο κινητό')
  return api
}

const dialog = () => within(screen.getByRole('dialog'))

/** Presses the button with the word, gives the proof and goes on. */
async function prove(word: string, typed: Record<string, string>, goOn = 'Συνέχεια') {
  await press(word)
  await screen.findByRole('dialog')
  await fill(typed)
  await user.click(dialog().getByRole('button', { name: goOn }))
}

describe('the own second factor', () => {
  it('says that there is none, and what can be set up', async () => {
    await setUp()
    screen.getByText('Ανενεργή')
    expect(screen.queryByText('Κωδικοί ανάκτησης')).toBeNull()
    expect([button('Ορισμός εφαρμογής').disabled, button('Προσθήκη κλειδιού').disabled]).toEqual([
      false,
      false,
    ])
  })

  it('names what is set up with its dates, and how many recovery codes are left', async () => {
    await setUp({ ...WITH_APP, passkeys: [LAPTOP] })
    screen.getByText('Ενεργή')
    screen.getByText('Ορίστηκε: 1/3/2026, 10:00')
    screen.getByText('Φορητός γραφείου')
    screen.getByText('Προστέθηκε: 2/3/2026, 11:30 · Δεν έχει χρησιμοποιηθεί ακόμη')
    screen.getByText(/^Μένουν 8 κωδικοί\./)
  })

  it('says beside the button why no passkey can be made at an address of numbers', async () => {
    await setUp({ ...NOTHING_SET_UP, passkeyHost: null })
    expect(descriptionOf(button('Προσθήκη κλειδιού'))).toBe(
      'Τα κλειδιά πρόσβασης δεν λειτουργούν σε αυτή τη διεύθυνση. Επιλέξτε την εφαρμογή κωδικών.',
    )
  })
})

describe('an application on the telephone', () => {
  it('is set up with the password and its first code; the recovery codes must be kept before the end', async () => {
    const api = await setUp()
    api.answer('beginTotp', BEGUN_TOTP)
    await prove('Ορισμός εφαρμογής', { [PASSWORD]: 'μυστικό' })
    expect(await screen.findByRole('img', { name: /^Εικόνα QR/ })).toBeDefined()
    screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')
    expect(api.asked('beginTotp').map(({ body }) => body)).toEqual([{ password: 'μυστικό' }])

    api.answer('confirmTotp', { status: 2, recoveryCodes: RECOVERY_CODES })
    api.answer('getSecondFactor', WITH_APP)
    await fill({ [CODE]: '123 456' })
    await press('Ενεργοποίηση')
    await screen.findByRole('dialog', { name: 'Φυλάξτε τους κωδικούς ανάκτησης' })
    expect(api.asked('confirmTotp').map(({ body }) => body)).toEqual([{ code: '123456' }])
    const codes = within(screen.getByRole('list', { name: 'Οι κωδικοί ανάκτησής σας' }))
    expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(RECOVERY_CODES)

    await user.keyboard('{Escape}')
    await press('Τέλος')
    expect(descriptionOf(button('Τέλος'))).toBe('Φυλάξτε πρώτα τους κωδικούς και σημειώστε το από πάνω.')
    await user.click(screen.getByRole('checkbox', { name: 'Φύλαξα τους κωδικούς σε ασφαλές μέρος' }))
    await press('Τέλος')
    await sentenceFor('toast', 'Η εφαρμογή κωδικών ορίστηκε')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    screen.getByText('Ενεργή')
  })

  it('is in force at once where recovery codes stand already', async () => {
    const api = await setUp(WITH_PASSKEY)
    api.answer('beginPasskeyProof', { options: PROOF_OPTIONS })
    api.answer('beginTotp', BEGUN_TOTP)
    await prove('Ορισμός εφαρμογής', { [PASSWORD]: 'μυστικό' })
    await screen.findByRole('img', { name: /^Εικόνα QR/ })
    expect(device.sign).toHaveBeenCalledExactlyOnceWith({ optionsJSON: PROOF_OPTIONS })
    expect(api.asked('beginTotp').map(({ body }) => body)).toEqual([
      { password: 'μυστικό', passkey: ASSERTION },
    ])
    api.answer('confirmTotp', { status: 2, recoveryCodes: null })
    await fill({ [CODE]: '123456' })
    await press('Ενεργοποίηση')
    await sentenceFor('toast', 'Η εφαρμογή κωδικών ορίστηκε')
  })

  it('asks for both parts of the proof, and sends nothing without', async () => {
    const api = await setUp(WITH_APP)
    await prove('Αλλαγή κινητού', {})
    await waitFor(() =>
      expectProblems({ [PASSWORD]: 'Ο κωδικός είναι απαραίτητος', [EITHER_CODE]: 'Γράψτε έναν κωδικό' }),
    )
    expect(api.asked('beginTotp')).toEqual([])
  })

  it.each([
    [1, PASSWORD, 'Λάθος κωδικός πρόσβασης. Προσπαθήστε ξανά.'],
    [
      0,
      EITHER_CODE,
      'Ο κωδικός δεν είναι σωστός ή έχει ήδη χρησιμοποιηθεί. Περιμένετε τον επόμενο στην εφαρμογή και γράψτε τον.',
    ],
  ] as const)(
    'says which part of the proof was wrong (%i), and goes there',
    async (status, label, sentence) => {
      const api = await setUp(WITH_APP)
      api.answer('beginTotp', { status })
      await prove('Αλλαγή κινητού', { [PASSWORD]: 'μυστικό', [EITHER_CODE]: '123 456' })
      await sentenceFor('alert', sentence)
      expect(document.activeElement).toBe(fieldAt(label))
      expect(api.asked('beginTotp').map(({ body }) => body)).toEqual([
        { password: 'μυστικό', code: '123456' },
      ])
      expect([valueAt(PASSWORD), valueAt(EITHER_CODE)]).toEqual(['μυστικό', '123 456'])
    },
  )

  it('says that the first code was wrong, and can begin again', async () => {
    const api = await setUp()
    api.answer('beginTotp', BEGUN_TOTP)
    await prove('Ορισμός εφαρμογής', { [PASSWORD]: 'μυστικό' })
    await screen.findByRole('img', { name: /^Εικόνα QR/ })
    api.answer('confirmTotp', { status: 0 })
    await fill({ [CODE]: '123456' })
    await press('Ενεργοποίηση')
    await screen.findByText(/^Ο κωδικός δεν είναι σωστός\. Γράψτε τον επόμενο/)
    expect(document.activeElement).toBe(fieldAt(CODE))
    await press('Από την αρχή')
    expect(fieldAt(PASSWORD).value).toBe('')
  })

  it.each(refusalsOf('beginTotp', { ...ofAnySession('alert'), validation: 'alert' }))(
    'says why it could not begin, and keeps what was typed: %s',
    async (code, row) => {
      const api = await setUp()
      refuseWith(api, 'beginTotp', code)
      await prove('Ορισμός εφαρμογής', { [PASSWORD]: 'μυστικό' })
      await expectRefusal(code, row)
      expect(valueAt(PASSWORD)).toBe('μυστικό')
    },
  )

  it.each(refusalsOf('confirmTotp', { ...ofAnySession('alert'), validation: 'alert' }))(
    'says why its code was refused: %s',
    async (code, row) => {
      const api = await setUp()
      api.answer('beginTotp', BEGUN_TOTP)
      await prove('Ορισμός εφαρμογής', { [PASSWORD]: 'μυστικό' })
      await screen.findByRole('img', { name: /^Εικόνα QR/ })
      refuseWith(api, 'confirmTotp', code)
      await fill({ [CODE]: '123456' })
      await press('Ενεργοποίηση')
      await expectRefusal(code, row)
    },
  )

  it('says at each field what the API found wrong with it', async () => {
    const { fields, problems } = wrongFieldsOf('confirmTotp', { code: CODE })
    const api = await setUp()
    api.answer('beginTotp', BEGUN_TOTP)
    await prove('Ορισμός εφαρμογής', { [PASSWORD]: 'μυστικό' })
    await screen.findByRole('img', { name: /^Εικόνα QR/ })
    api.refuse('confirmTotp', 'validation', { fields })
    await fill({ [CODE]: '123456' })
    await press('Ενεργοποίηση')
    await waitFor(() => expectProblems(problems))
  })

  it('is taken off with password and code, after a word on what follows', async () => {
    const api = await setUp(WITH_APP)
    api.answer('removeTotp', { status: 2 })
    await press('Αφαίρεση εφαρμογής')
    expect(await screen.findByText(/^Η σύνδεση θα ζητά πάλι μόνο τον κωδικό πρόσβασης/)).toBeDefined()
    await fill({ [PASSWORD]: 'μυστικό', [EITHER_CODE]: '123456' })
    api.answer('getSecondFactor', NOTHING_SET_UP)
    await user.click(dialog().getByRole('button', { name: 'Αφαίρεση' }))
    await sentenceFor('toast', 'Η εφαρμογή κωδικών αφαιρέθηκε')
    await screen.findByText('Ανενεργή')
  })
})

describe('a passkey', () => {
  async function begin(factor?: SecondFactorAnswer) {
    const api = await setUp(factor)
    api.answer('beginPasskey', BEGUN_PASSKEY)
    await prove('Προσθήκη κλειδιού', { [PASSWORD]: 'μυστικό' })
    await screen.findByRole('textbox', { name: /^Όνομα του κλειδιού/ })
    return api
  }
  const create = () => press('Δημιουργία κλειδιού')

  it('is made by the device under a name', async () => {
    const api = await begin()
    api.answer('confirmPasskey', { status: 2, recoveryCodes: RECOVERY_CODES })
    await fill({ [NAME]: ' Φορητός ' })
    await create()
    await screen.findByRole('dialog', { name: 'Φυλάξτε τους κωδικούς ανάκτησης' })
    expect(device.create).toHaveBeenCalledExactlyOnceWith({ optionsJSON: BEGUN_PASSKEY.options })
    expect(api.asked('confirmPasskey').map(({ body }) => body)).toEqual([
      { response: ATTESTATION, name: 'Φορητός' },
    ])
  })

  it.each([
    [
      'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY',
      'Η επιβεβαίωση στη συσκευή σας δεν ολοκληρώθηκε. Δοκιμάστε ξανά.',
    ],
    [
      'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED',
      'Αυτή η συσκευή έχει ήδη κλειδί για τον λογαριασμό σας. Χρησιμοποιήστε άλλη συσκευή.',
    ],
    [
      'ERROR_INVALID_RP_ID',
      'Τα κλειδιά πρόσβασης δεν λειτουργούν σε αυτή τη διεύθυνση. Επιλέξτε την εφαρμογή κωδικών.',
    ],
  ])('that the device did not make can be tried again: %s', async (error, sentence) => {
    const api = await begin()
    device.create.mockRejectedValueOnce(deviceError(error))
    await fill({ [NAME]: 'Φορητός' })
    await create()
    await sentenceFor('alert', sentence)
    expect(api.asked('confirmPasskey')).toEqual([])
    api.answer('confirmPasskey', { status: 2, recoveryCodes: null })
    await create()
    await sentenceFor('toast', 'Το κλειδί πρόσβασης προστέθηκε')
  })

  it('that was not accepted begins again', async () => {
    const api = await begin()
    api.answer('confirmPasskey', { status: 0 })
    await fill({ [NAME]: 'Φορητός' })
    await create()
    await screen.findByText(/^Το κλειδί δεν έγινε δεκτό ή πέρασε πολλή ώρα/)
    await press('Από την αρχή')
    expect(fieldAt(PASSWORD).value).toBe('')
  })

  it.each(
    refusalsOf('beginPasskey', {
      ...ofAnySession('alert'),
      validation: 'alert',
      too_many_passkeys: 'alert',
      passkeys_unavailable: 'alert',
    }),
  )('says why it could not begin: %s', async (code, row) => {
    const api = await setUp()
    refuseWith(api, 'beginPasskey', code)
    await prove('Προσθήκη κλειδιού', { [PASSWORD]: 'μυστικό' })
    await expectRefusal(code, row)
  })

  it.each(
    refusalsOf('confirmPasskey', {
      ...ofAnySession('alert'),
      validation: 'alert',
      too_many_passkeys: 'alert',
    }),
  )('says why it was refused, and keeps its name: %s', async (code, row) => {
    const api = await begin()
    refuseWith(api, 'confirmPasskey', code)
    await fill({ [NAME]: 'Φορητός' })
    await create()
    await expectRefusal(code, row)
    expect(valueAt(NAME)).toBe('Φορητός')
  })

  it('is taken off with the password and itself, or with a recovery code', async () => {
    const api = await setUp(WITH_PASSKEY)
    await press('Αφαίρεση κλειδιού: Φορητός γραφείου')
    await screen.findByRole('dialog', { name: 'Αφαίρεση κλειδιού: Φορητός γραφείου' })
    await press('Με κωδικό')
    api.answer('removePasskey', { status: 2 })
    await fill({ [PASSWORD]: 'μυστικό', 'Κωδικός ανάκτησης': RECOVERY_CODES[0] ?? '' })
    await user.click(dialog().getByRole('button', { name: 'Αφαίρεση' }))
    await sentenceFor('toast', 'Το κλειδί πρόσβασης αφαιρέθηκε')
    expect(api.asked('removePasskey')).toMatchObject([
      {
        path: expect.stringContaining('/passkey/4/remove'),
        body: { password: 'μυστικό', code: RECOVERY_CODES[0] },
      },
    ])
  })

  const refusedRemoval = { ...ofAnySession('alert'), validation: 'alert', not_found: 'alert' } as const
  it.each(refusalsOf('removePasskey', refusedRemoval))('stays where it is refused: %s', async (code, row) => {
    const api = await setUp(WITH_PASSKEY)
    api.answer('beginPasskeyProof', { options: PROOF_OPTIONS })
    refuseWith(api, 'removePasskey', code)
    await prove('Αφαίρεση κλειδιού: Φορητός γραφείου', { [PASSWORD]: 'μυστικό' }, 'Αφαίρεση')
    await expectRefusal(code, row)
  })

  it.each(refusalsOf('beginPasskeyProof', { ...ofAnySession('alert'), not_found: 'alert' }))(
    'says why it could not prove anything: %s',
    async (code, row) => {
      const api = await setUp(WITH_PASSKEY)
      refuseWith(api, 'beginPasskeyProof', code)
      await prove('Νέοι κωδικοί ανάκτησης', { [PASSWORD]: 'μυστικό' })
      await expectRefusal(code, row)
    },
  )
})

describe('recovery codes', () => {
  it('are made anew with password and code, and can be copied and printed', async () => {
    const api = await setUp(WITH_APP)
    api.answer('renewRecoveryCodes', { status: 2, recoveryCodes: RECOVERY_CODES })
    await prove('Νέοι κωδικοί ανάκτησης', { [PASSWORD]: 'μυστικό', [EITHER_CODE]: '123456' })
    await screen.findByRole('dialog', { name: 'Φυλάξτε τους κωδικούς ανάκτησης' })

    await press('Αντιγραφή')
    await sentenceFor('toast', 'Οι κωδικοί αντιγράφηκαν')
    expect(await navigator.clipboard.readText()).toBe(RECOVERY_CODES.join('\n'))

    const print = vi.spyOn(window, 'print').mockReturnValue()
    await press('Εκτύπωση')
    expect(print).toHaveBeenCalledOnce()
  })

  const refused = { ...ofAnySession('alert'), validation: 'alert', not_found: 'alert' } as const
  it.each(refusalsOf('renewRecoveryCodes', refused))('stay where it is refused: %s', async (code, row) => {
    const api = await setUp(WITH_APP)
    refuseWith(api, 'renewRecoveryCodes', code)
    await prove('Νέοι κωδικοί ανάκτησης', { [PASSWORD]: 'μυστικό', [EITHER_CODE]: '123456' })
    await expectRefusal(code, row)
  })
})
