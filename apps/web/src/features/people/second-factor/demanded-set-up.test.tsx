import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { withPasskeys } from '../../../testing/devices.ts'
import { fill, press, user } from '../../../testing/form.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { BEGUN_TOTP, NOTHING_SET_UP, RECOVERY_CODES, WITH_APP } from '../../../testing/second-factor.ts'
import { DemandedSetUp } from './demanded-set-up.tsx'
import { toSecondFactor } from './second-factor.mapper.ts'

function setUp() {
  withPasskeys()
  const api = stubApi({ role: 'administrator' })
  const onDone = vi.fn()
  renderInApp(
    <DemandedSetUp factor={toSecondFactor({ ...NOTHING_SET_UP, demanded: true })} onDone={onDone} />,
  )
  return { api, onDone }
}

describe('a second factor that is demanded', () => {
  it('is set up by the application, and goes on when the recovery codes are kept', async () => {
    const { api, onDone } = setUp()
    api.answer('beginTotp', BEGUN_TOTP)
    api.answer('confirmTotp', { status: 2, recoveryCodes: RECOVERY_CODES })
    api.answer('getSecondFactor', WITH_APP)
    await press('Ορισμός εφαρμογής')
    await fill({ 'Κωδικός πρόσβασης': 'μυστικό' })
    await press('Συνέχεια')
    await screen.findByRole('img', { name: /^Εικόνα QR/ })
    await fill({ 'Κωδικός της εφαρμογής': '123456' })
    await press('Ενεργοποίηση')
    await screen.findByRole('heading', { name: 'Φυλάξτε τους κωδικούς ανάκτησης' })
    expect(onDone).not.toHaveBeenCalled()
    await user.click(screen.getByRole('checkbox'))
    await press('Τέλος')
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  })

  it('may be chosen anew', async () => {
    setUp()
    await press('Προσθήκη κλειδιού')
    screen.getByRole('heading', { name: 'Κλειδί πρόσβασης (passkey)' })
    await press('Άλλος τρόπος')
    screen.getByRole('button', { name: 'Ορισμός εφαρμογής' })
  })
})
