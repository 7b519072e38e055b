import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { button, press } from '../../../testing/form.ts'
import { expectRefusal, ofAnyCall, refusalsOf, refuseWith } from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { ResendCode } from './resend-code.tsx'

const SEND = 'Αποστολή νέου κωδικού'

/** Stands still but for what the test lets pass. */
function stopTheClock() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
}

function setUp() {
  const api = stubApi()
  renderInApp(<ResendCode email="maria@example.gr" />)
  return { api, send: () => press(SEND) }
}

describe('the button for another code', () => {
  it('asks once, and counts the minute in which the API would send nothing', async () => {
    stopTheClock()
    const { api, send } = setUp()
    const answer = api.hold('resendCode')
    await send()
    expect(button(SEND).disabled).toBe(true)
    answer({ status: 0 })
    await screen.findByText(/Ισχύει ο κωδικός του πιο πρόσφατου μηνύματος/)
    expect(button('Νέος κωδικός σε 60 δευτερόλεπτα').disabled).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(59_000))
    expect(button('Νέος κωδικός σε 1 δευτερόλεπτο').disabled).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(button(SEND).disabled).toBe(false)
    expect(api.asked('resendCode').map(({ body }) => body)).toEqual([{ email: 'maria@example.gr' }])
  })

  it.each(refusalsOf('resendCode', { ...ofAnyCall('toast'), validation: 'toast' }))(
    'says why it was refused, and may be pressed again at once or after the wait: %s',
    async (code, row) => {
      const { api, send } = setUp()
      refuseWith(api, 'resendCode', code)
      await send()
      await expectRefusal(code, row)
      const waits = code === 'too_many_attempts'
      expect(button(waits ? 'Νέος κωδικός σε 30 δευτερόλεπτα' : SEND).disabled).toBe(waits)
    },
  )

  it('says a longer wait in minutes, and is ready when it is over', async () => {
    stopTheClock()
    const { api, send } = setUp()
    api.refuse('resendCode', 'too_many_attempts', { retryAfter: 541 })
    await send()
    await screen.findByRole('button', { name: 'Νέος κωδικός σε 10 λεπτά' })
    await act(() => vi.advanceTimersByTimeAsync(541_000))
    expect(button(SEND).disabled).toBe(false)
  })
})
