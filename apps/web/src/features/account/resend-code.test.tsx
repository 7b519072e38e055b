import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../testing/api.ts'
import { button, press } from '../../testing/form.ts'
import { expectRefusal, ofAnyCall, refusalsOf, refuseWith } from '../../testing/refusals.ts'
import { renderInApp } from '../../testing/render.tsx'
import { ResendCode } from './resend-code.tsx'

const SEND = 'Αποστολή νέου κωδικού'
const SENT = 'Ο κωδικός στάλθηκε'

afterEach(() => vi.useRealTimers())

function setUp() {
  const api = stubApi()
  renderInApp(<ResendCode email="maria@example.gr" />)
  return { api, send: () => press(SEND) }
}

describe('the button for another code', () => {
  it('asks once, and rests for the minute in which the API would send nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const { api, send } = setUp()
    const answer = api.hold('resendCode')
    await send()
    expect(button(SEND).disabled).toBe(true)
    answer({ status: 0 })
    await screen.findByText(/Ισχύει ο κωδικός του πιο πρόσφατου μηνύματος/)
    expect(button(SENT).disabled).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    expect(button(SEND).disabled).toBe(false)
    expect(api.asked('resendCode').map(({ body }) => body)).toEqual([{ email: 'maria@example.gr' }])
  })

  it.each(refusalsOf('resendCode', { ...ofAnyCall('toast'), validation: 'toast' }))(
    'says why it was refused, and may be pressed again: %s',
    async (code, row) => {
      const { api, send } = setUp()
      refuseWith(api, 'resendCode', code)
      await send()
      await expectRefusal(code, row)
      expect(button(SEND).disabled).toBe(false)
    },
  )
})
