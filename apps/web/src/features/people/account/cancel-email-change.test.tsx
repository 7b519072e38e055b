import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { press } from '../../../testing/form.ts'
import { expectRefusal, ofAnyCall, refusalsOf, refuseWith, sentenceFor } from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { CancelEmailChange } from './cancel-email-change.tsx'

const CANCEL = 'Ακύρωση αλλαγής διεύθυνσης'

function setUp() {
  const api = stubApi()
  renderInApp(<CancelEmailChange token="of-the-link" />)
  return { api, cancel: () => press(CANCEL) }
}

describe('the link that keeps an address', () => {
  it('does nothing until the button is pressed, and then says where the link for a new password went', async () => {
    const { api, cancel } = setUp()
    expect(api.asked('cancelEmailChange')).toEqual([])
    api.answer('cancelEmailChange', { state: 0 })
    await cancel()
    const said = (await screen.findByRole('status')).textContent
    expect(said).toContain('Η διεύθυνσή σας ισχύει όπως πριν.')
    expect(said).toContain('Σας στείλαμε εκεί σύνδεσμο για νέο κωδικό πρόσβασης')
    expect(screen.queryByRole('button', { name: CANCEL })).toBeNull()
    expect(api.asked('cancelEmailChange').map(({ body }) => body)).toEqual([{ token: 'of-the-link' }])
  })

  it('says when it is good no longer', async () => {
    const { api, cancel } = setUp()
    api.answer('cancelEmailChange', { state: 1 })
    await cancel()
    await sentenceFor('alert', 'Ο σύνδεσμος έχει λήξει ή έχει ήδη χρησιμοποιηθεί.')
  })

  it.each(
    refusalsOf('cancelEmailChange', { ...ofAnyCall('alert'), duplicate: 'alert', validation: 'alert' }),
  )('says why it was refused, and can be pressed again: %s', async (code, row) => {
    const { api, cancel } = setUp()
    refuseWith(api, 'cancelEmailChange', code)
    await cancel()
    await expectRefusal(code, row)
    await screen.findByRole('button', { name: CANCEL })
  })
})
