import type { Wire } from '@diatrivi/contract/endpoints'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { keptTicket } from '../../../shared/api/kept-ticket.ts'
import { stubApi } from '../../../testing/api.ts'
import { button, descriptionOf, expectProblems, fieldAt, fill, press } from '../../../testing/form.ts'
import {
  expectRefusal,
  ofAnySession,
  refusalsOf,
  refuseWith,
  sentenceFor,
} from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { TakeOutDialog } from './take-out-dialog.tsx'

const PASSWORD = 'Κωδικός πρόσβασης'

const UNTIL = {
  date: '2026-03-10 11:05:00.000000',
  timezone_type: 3,
  timezone: 'Europe/Athens',
} as const
const BY_PASSWORD: Wire<'getOwnProof'>['response'] = { password: true, providers: [], until: null }

function setUp(ways: Partial<Wire<'getOwnProof'>['response']> = {}) {
  const api = stubApi({ role: 'student' })
  api.answer('getOwnProof', { ...BY_PASSWORD, ...ways })
  const onClose = vi.fn()
  const opened: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.href)
  })
  renderInApp(<TakeOutDialog onClose={onClose} />)
  return { api, onClose, opened, send: () => press('Λήψη') }
}

describe('the form by which a person takes out the own data', () => {
  it('asks for the password', async () => {
    const { api, send } = setUp()
    await send()
    expectProblems({ [PASSWORD]: 'Ο κωδικός είναι απαραίτητος' })
    expect(api.asked('askForOwnData')).toEqual([])
  })

  it('opens the archive by its link and a token of its own, says so and closes', async () => {
    const { api, send, opened, onClose } = setUp()
    api.answer('askForOwnData', { status: 2, link: 'the-link' })
    api.answer('makeDownloadToken', { token: 'for-a-minute' })
    await fill({ [PASSWORD]: 'το κλειδί' })
    await send()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(api.asked('askForOwnData').map(({ body }) => body)).toEqual([{ password: 'το κλειδί' }])
    expect(opened.map((href) => new URL(href)).map(({ pathname, search }) => pathname + search)).toEqual([
      '/v1/user/data?link=the-link&jwt_token=for-a-minute',
    ])
    await sentenceFor('toast', 'Η λήψη ξεκίνησε')
  })

  it('says that the password is wrong and goes there', async () => {
    const { api, send, opened, onClose } = setUp()
    api.answer('askForOwnData', { status: 1 })
    await fill({ [PASSWORD]: 'λάθος' })
    await send()
    await screen.findByText('Λάθος κωδικός. Προσπαθήστε ξανά.')
    expect(document.activeElement).toBe(fieldAt(PASSWORD))
    expect([opened, onClose.mock.calls]).toEqual([[], []])
  })

  it.each(refusalsOf('askForOwnData', { ...ofAnySession('alert'), validation: 'alert' }))(
    'says why it was refused: %s',
    async (code, row) => {
      const { api, send, onClose } = setUp()
      refuseWith(api, 'askForOwnData', code)
      await fill({ [PASSWORD]: 'το κλειδί' })
      await send()
      await expectRefusal(code, row)
      expect(onClose).not.toHaveBeenCalled()
    },
  )
})

describe('a person without a password', () => {
  const AT_INSTITUTION: Partial<Wire<'getOwnProof'>['response']> = {
    password: false,
    providers: [{ provider: 'oidc', label: null }],
  }
  const LEAVE = 'Σύνδεση με ιδρυματικό λογαριασμό'

  it('is sent to the institution, and comes back to the same form', async () => {
    const { api } = setUp(AT_INSTITUTION)
    api.answer('beginInstitutionalProof', { step: 'go', url: '#at-the-institution', ticket: 'a-ticket' })
    await screen.findByText(/Συνδεθείτε ξανά στο ίδρυμα/)
    expect(screen.queryByLabelText(PASSWORD)).toBeNull()
    expect(descriptionOf(button('Λήψη'))).toContain('Επιβεβαιώστε πρώτα στο ίδρυμα')
    await press(LEAVE)
    // The browser of the tests goes nowhere else.
    await waitFor(() => expect(window.location.hash).toBe('#at-the-institution'))
    window.history.replaceState(null, '', '/')
    expect(keptTicket.read()).toEqual({
      ticket: 'a-ticket',
      use: 'proof',
      returnTo: '/?own-data=takeOut',
    })
  })

  it('reads that the institution does not answer', async () => {
    const { api } = setUp(AT_INSTITUTION)
    api.answer('beginInstitutionalProof', { step: 'unavailable' })
    await screen.findByText(/Συνδεθείτε ξανά στο ίδρυμα/)
    await press(LEAVE)
    await screen.findByText(/δεν απαντά αυτή τη στιγμή/)
  })

  it('takes the data out after it, without typing anything', async () => {
    const { api, send, onClose } = setUp({ ...AT_INSTITUTION, until: UNTIL })
    api.answer('askForOwnData', { status: 2, link: 'the-link' })
    api.answer('makeDownloadToken', { token: 'for-a-minute' })
    await screen.findByText(/Επιβεβαιώσατε στο ίδρυμα.*11:05/)
    await send()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(api.asked('askForOwnData').map(({ body }) => body)).toEqual([{}])
  })

  it('is told where there is no way at all', async () => {
    setUp({ password: false })
    await screen.findByText(/δεν έχει κωδικό πρόσβασης/)
  })
})
