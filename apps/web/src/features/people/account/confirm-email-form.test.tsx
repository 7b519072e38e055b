import { waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { session } from '../../../shared/api/session.ts'
import { stubApi } from '../../../testing/api.ts'
import { button, expectProblems, fieldAt, fill, press, valueAt } from '../../../testing/form.ts'
import { expectRefusal, ofAnyCall, refusalsOf, refuseWith, sentenceFor } from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { ConfirmEmailForm } from './confirm-email-form.tsx'

const CODE = 'Κωδικός επιβεβαίωσης'
const EMAIL = 'maria@example.gr'

function setUp() {
  const api = stubApi()
  const onActivated = vi.fn()
  renderInApp(<ConfirmEmailForm email={EMAIL} onActivated={onActivated} />)
  return { api, onActivated, submit: () => press('Επαλήθευση κωδικού') }
}

describe('the form that confirms an address', () => {
  it('asks for the code and sends nothing', async () => {
    const { api, submit } = setUp()
    await fill({ [CODE]: '  ' })
    await submit()
    await waitFor(() => expectProblems({ [CODE]: 'Γράψτε τον κωδικό που λάβατε' }))
    expect(document.activeElement).toBe(fieldAt(CODE))
    expect(api.asked('activate')).toEqual([])
  })

  it('sends the code without spaces, waits, and begins the session', async () => {
    const { api, submit, onActivated } = setUp()
    const answer = api.hold('activate')
    await fill({ [CODE]: ' 123 456 ' })
    await submit()
    await waitFor(() => expect(button('Γίνεται επαλήθευση…').disabled).toBe(true))
    answer({ status: '2', key: 'her-token' })
    await waitFor(() => expect(onActivated).toHaveBeenCalledOnce())
    expect(api.asked('activate').map(({ body }) => body)).toEqual([{ email: EMAIL, code: '123456' }])
    expect(session.get()).toMatchObject({ token: 'her-token', facts: { email: EMAIL, isActive: true } })
  })

  it.each([
    ['is wrong', '1', 'Ο κωδικός δεν είναι σωστός ή έχει λήξει. Ελέγξτε τον ή ζητήστε νέο.'],
    [
      'belongs to no account',
      '0',
      'Δεν υπάρχει λογαριασμός που να περιμένει επιβεβαίωση με αυτή τη διεύθυνση.',
    ],
  ] as const)('says that the code %s and keeps it', async (_what, status, sentence) => {
    const { api, submit, onActivated } = setUp()
    api.answer('activate', { status })
    await fill({ [CODE]: '000000' })
    await submit()
    await sentenceFor('alert', sentence)
    expect(valueAt(CODE)).toBe('000000')
    expect(onActivated).not.toHaveBeenCalled()
  })

  it.each(refusalsOf('activate', { ...ofAnyCall('alert'), validation: 'alert', local_sign_in_off: 'alert' }))(
    'says why it was refused and keeps the code: %s',
    async (code, row) => {
      const { api, submit } = setUp()
      refuseWith(api, 'activate', code)
      await fill({ [CODE]: '000000' })
      await submit()
      await expectRefusal(code, row)
      expect(valueAt(CODE)).toBe('000000')
    },
  )

  it('says at its field what the API found wrong with the code', async () => {
    const { api, submit } = setUp()
    api.refuse('activate', 'validation', { fields: { code: 'Όχι έτσι.' } })
    await fill({ [CODE]: '0' })
    await submit()
    await waitFor(() => expectProblems({ [CODE]: 'Όχι έτσι.' }))
  })

  it('says what is wrong with the address, which is no field of it, and can be sent again', async () => {
    const { api, submit } = setUp()
    api.refuse('activate', 'validation', { message: 'Ελέγξτε τα πεδία.', fields: { email: 'Όχι έτσι.' } })
    await fill({ [CODE]: '0' })
    await submit()
    await sentenceFor('alert', 'Ελέγξτε τα πεδία. Όχι έτσι.')
    await submit()
    await waitFor(() => expect(api.asked('activate')).toHaveLength(2))
  })
})
