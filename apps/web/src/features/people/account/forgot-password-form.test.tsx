import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { button, expectProblems, fieldAt, fill, press, valueAt } from '../../../testing/form.ts'
import { expectRefusal, ofAnyCall, refusalsOf, refuseWith } from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

const EMAIL = 'Ηλεκτρονική διεύθυνση (e-mail)'

function setUp() {
  const api = stubApi()
  const onSent = vi.fn()
  renderInApp(<ForgotPasswordForm onSent={onSent} />)
  return { api, onSent, submit: () => press('Αποστολή συνδέσμου') }
}

describe('the form for a forgotten password', () => {
  it.each([
    ['', 'Η ηλεκτρονική διεύθυνση είναι απαραίτητη'],
    ['maria@', 'Παρακαλώ δώστε ένα σωστό email!'],
  ])('sends nothing for the address "%s" and says why', async (typed, sentence) => {
    const { api, submit } = setUp()
    await fill({ [EMAIL]: typed })
    await submit()
    await waitFor(() => expectProblems({ [EMAIL]: sentence }))
    expect(document.activeElement).toBe(fieldAt(EMAIL))
    expect(api.asked('forgotPassword')).toEqual([])
  })

  it('sends the address, waits, and says in its own place that a link comes', async () => {
    const { api, submit, onSent } = setUp()
    const answer = api.hold('forgotPassword')
    await fill({ [EMAIL]: ' maria@example.gr ' })
    await submit()
    await waitFor(() => expect(button('Γίνεται αποστολή…').disabled).toBe(true))
    answer({ status: 0 })
    expect((await screen.findByRole('status')).textContent).toBe(
      'Αν υπάρχει λογαριασμός με αυτή τη διεύθυνση, θα λάβετε σύντομα σύνδεσμο για νέο κωδικό.',
    )
    expect(onSent).toHaveBeenCalledOnce()
    expect(api.asked('forgotPassword').map(({ body }) => body)).toEqual([{ email: 'maria@example.gr' }])
  })

  it.each(refusalsOf('forgotPassword', { ...ofAnyCall('alert'), validation: 'alert' }))(
    'says why it was refused and keeps the address: %s',
    async (code, row) => {
      const { api, submit, onSent } = setUp()
      refuseWith(api, 'forgotPassword', code)
      await fill({ [EMAIL]: 'maria@example.gr' })
      await submit()
      await expectRefusal(code, row)
      expect(valueAt(EMAIL)).toBe('maria@example.gr')
      expect(onSent).not.toHaveBeenCalled()
    },
  )

  it('says at its field what the API found wrong with the address', async () => {
    const { api, submit } = setUp()
    api.refuse('forgotPassword', 'validation', { fields: { email: 'Όχι έτσι.' } })
    await fill({ [EMAIL]: 'maria@example.gr' })
    await submit()
    await waitFor(() => expectProblems({ [EMAIL]: 'Όχι έτσι.' }))
  })
})
