import { screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { button, press } from '../../../testing/form.ts'
import {
  expectRefusal,
  ofAnySession,
  refusalsOf,
  refuseWith,
  sentenceFor,
} from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { OwnSessions } from './own-sessions.tsx'

const at = (date: string) => ({ date, timezone_type: 3, timezone: 'Europe/Athens' }) as const
const wireSession = (number: number, isCurrent: boolean) => ({
  sessionID: `00000000-0000-4000-8000-00000000000${number}`,
  userAgent: null,
  startedAt: at(`2026-03-0${number} 10:00:00.000000`),
  lastSeenAt: at(`2026-03-0${number} 11:00:00.000000`),
  isCurrent,
})
const HERE = wireSession(1, true)
const ELSEWHERE = wireSession(2, false)
const END = /^Τέλος συνεδρίας: /
const END_OTHERS = 'Τέλος όλων των άλλων συνεδριών'

// What comes by itself when it is needed is there from the start, so that no test waits for the compiler.
beforeAll(() => import('../../../shared/ui/confirm-dialog.tsx'))

async function setUp() {
  const api = stubApi({ role: 'student' })
  api.answer('listSessions', [ELSEWHERE, HERE])
  renderInApp(<OwnSessions />)
  await screen.findByText('Αυτή η συσκευή')
  return api
}

describe('the own sessions', () => {
  it('offer no end of the one that is here', async () => {
    await setUp()
    expect(screen.getAllByRole('button', { name: END })).toHaveLength(1)
  })

  it('end one at a time, and only once', async () => {
    const api = await setUp()
    const answer = api.hold('endSession')
    await press(END)
    await waitFor(() => expect(button(END).disabled).toBe(true))
    expect(button(END_OTHERS).disabled).toBe(true)
    api.answer('listSessions', [HERE])
    answer({ status: 200 })
    await sentenceFor('toast', 'Η συνεδρία τερματίστηκε')
    await screen.findByText('Δεν έχετε συνδεθεί σε άλλη συσκευή.')
    expect(api.asked('endSession')).toMatchObject([{ path: expect.stringContaining(ELSEWHERE.sessionID) }])
  })

  it('all end but this one, after a question', async () => {
    const api = await setUp()
    api.answer('endOtherSessions', { status: 200 })
    await press(END_OTHERS)
    await screen.findByRole('alertdialog')
    expect(api.asked('endOtherSessions')).toEqual([])
    await press('Τερματισμός')
    await sentenceFor('toast', 'Οι άλλες συνεδρίες τερματίστηκαν')
    expect(api.asked('endOtherSessions')).toHaveLength(1)
  })

  it('stay when the question is answered with no', async () => {
    const api = await setUp()
    await press(END_OTHERS)
    await screen.findByRole('alertdialog')
    await press('Ακύρωση')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(api.asked('endOtherSessions')).toEqual([])
  })

  const endedAlready = { at: 'toast', says: 'Η συνεδρία τερματίστηκε' } as const
  it.each(refusalsOf('endSession', { ...ofAnySession('toast'), not_found: endedAlready }))(
    'say why one did not end: %s',
    async (code, row) => {
      const api = await setUp()
      refuseWith(api, 'endSession', code)
      await press(END)
      await expectRefusal(code, row)
      expect(button(END).disabled).toBe(false)
    },
  )

  it.each(refusalsOf('endOtherSessions', ofAnySession('toast')))(
    'say why the others did not end: %s',
    async (code, row) => {
      const api = await setUp()
      refuseWith(api, 'endOtherSessions', code)
      await press(END_OTHERS)
      await screen.findByRole('alertdialog')
      await press('Τερματισμός')
      await expectRefusal(code, row)
      expect(screen.getByText('Αυτή η συσκευή')).toBeDefined()
    },
  )
})
