import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { keptTicket } from '../../../../shared/api/kept-ticket.ts'
import { stubApi } from '../../../../testing/api.ts'
import { press } from '../../../../testing/form.ts'
import { expectRefusal, ofAnyCall, refusalsOf, refuseWith } from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { blockStorage, fillStorage } from '../../../../testing/storage.ts'
import { InstitutionalWays } from './institutional-ways.tsx'

const USUAL = 'Σύνδεση με ιδρυματικό λογαριασμό'
const OIDC = { provider: 'oidc', label: null, host: 'login.example.org' } as const

function setUp(ways: {
  providers: (typeof OIDC | { provider: 'saml'; label: string; host: string })[]
  local?: 'administrators'
}) {
  const api = stubApi()
  api.answer('getSignInWays', { local: 'everyone', first_run: false, ...ways })
  renderInApp(<InstitutionalWays returnTo="/dashboard/notices" />)
  return api
}

describe('the ways by the institution', () => {
  it('are none where no provider is set', async () => {
    const api = setUp({ providers: [] })
    await waitFor(() => expect(api.asked('getSignInWays')).toHaveLength(1))
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('have the words of the installation, or the usual ones', async () => {
    setUp({ providers: [OIDC, { provider: 'saml', label: 'Σύνδεση ΔΗΛΟΣ', host: 'idp.example.org' }] })
    await screen.findByRole('button', { name: USUAL })
    expect(screen.getByRole('button', { name: 'Σύνδεση ΔΗΛΟΣ' })).toBeTruthy()
    expect(screen.queryByText(/μόνο οι διαχειριστές/)).toBeNull()
  })

  it('say so where passwords are for administrators', async () => {
    setUp({ providers: [OIDC], local: 'administrators' })
    expect(await screen.findByText(/Με κωδικό πρόσβασης συνδέονται μόνο οι διαχειριστές/)).toBeTruthy()
  })

  it('keep the ticket and the wanted page in this window, and leave', async () => {
    const api = setUp({ providers: [OIDC] })
    api.answer('beginInstitutionalSignIn', {
      step: 'go',
      url: '#at-the-institution',
      ticket: 'a-ticket',
    })
    await screen.findByRole('button', { name: USUAL })
    await press(USUAL)
    // The browser of the tests goes nowhere else.
    await waitFor(() => expect(window.location.hash).toBe('#at-the-institution'))
    window.history.replaceState(null, '', '/')
    expect(keptTicket.read()).toEqual({
      ticket: 'a-ticket',
      use: 'signIn',
      returnTo: '/dashboard/notices',
    })
  })

  it('say that the provider does not answer, and the password goes on', async () => {
    const api = setUp({ providers: [OIDC] })
    api.answer('beginInstitutionalSignIn', { step: 'unavailable' })
    await screen.findByRole('button', { name: USUAL })
    await press(USUAL)
    expect((await screen.findByRole('alert')).textContent).toContain('δεν απαντά αυτή τη στιγμή')
  })

  it.each([
    ['lets the page keep nothing', blockStorage],
    ['is full', fillStorage],
  ])('say what they need where the storage of the browser %s, and stay', async (_what, refuse) => {
    const api = setUp({ providers: [OIDC] })
    api.answer('beginInstitutionalSignIn', { step: 'go', url: '#at-the-institution', ticket: 'a-ticket' })
    await screen.findByRole('button', { name: USUAL })
    refuse()
    await press(USUAL)
    expect((await screen.findByRole('alert')).textContent).toContain('επιτρέψτε')
    expect(window.location.hash).toBe('')
  })

  it.each(refusalsOf('beginInstitutionalSignIn', { ...ofAnyCall('alert'), validation: 'alert' }))(
    'say why they were refused: %s',
    async (code, row) => {
      const api = setUp({ providers: [OIDC] })
      refuseWith(api, 'beginInstitutionalSignIn', code)
      await screen.findByRole('button', { name: USUAL })
      await press(USUAL)
      await expectRefusal(code, row)
    },
  )
})
