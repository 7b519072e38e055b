import type { Wire } from '@diatrivi/contract/endpoints'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { stubApi } from '../../../../testing/api.ts'
import { button, choose, press, user } from '../../../../testing/form.ts'
import { expectRefusal, ofAnySession, refusalsOf, refuseWith } from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import type { MailTrial } from './first-run.queries.ts'
import { FirstRunScreen } from './first-run-screen.tsx'

type KnownInstitution = Wire<'listKnownPlaces'>['response']['institutions'][number]

const aDepartment = (depName: string, isThere = false) => ({
  depName,
  depCity: 'Αθήνα',
  isFormer: false,
  isThere,
})
const ATHENS: KnownInstitution = {
  instName: 'Πανεπιστήμιο Αθηνών',
  shortName: 'ΕΚΠΑ',
  isFormer: false,
  isThere: true,
  departments: [
    aDepartment('Τμήμα Φυσικής'),
    aDepartment('Τμήμα Χημείας', true),
    aDepartment('Τμήμα Νομικής'),
  ],
}
const SAMOS: KnownInstitution = {
  ...ATHENS,
  instName: 'ΤΕΙ Σάμου',
  shortName: null,
  isFormer: true,
  departments: [],
}

function shown(step = 'places') {
  const api = stubApi({ role: 'administrator' })
  api.answer('listKnownPlaces', { institutions: [ATHENS, SAMOS] })
  api.answer('getSignInWays', {
    providers: [{ provider: 'oidc', label: null, host: 'login.example.org' }],
    local: 'everyone',
    first_run: false,
  })
  renderInApp(<FirstRunScreen />, `/?step=${step}`)
  return api
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })

async function athensShown() {
  const api = shown()
  await screen.findByRole('combobox', { name: 'Ίδρυμα' })
  await choose('Ίδρυμα', 'Πανεπιστήμιο Αθηνών')
  return api
}

describe('the steps', () => {
  it('begin with the places, may be skipped and are returned to', async () => {
    shown('')
    expect(screen.getByRole('heading', { name: 'Ίδρυμα και τμήματα' })).toBeDefined()
    await press('Παράλειψη')
    expect(screen.getByRole('heading', { name: 'Αλληλογραφία' })).toBeDefined()
    expect(button(/^2?\s*Αλληλογραφία/).getAttribute('aria-current')).toBe('step')
    await press('Παράλειψη')
    await press('Παράλειψη')
    expect(screen.getByRole('link', { name: 'Τέλος' })).toBeDefined()
    await press(/^1?\s*Ίδρυμα και τμήματα/)
    expect(screen.getByRole('heading', { name: 'Ίδρυμα και τμήματα' })).toBeDefined()
  })
})

describe('institution and departments', () => {
  it('are found by the initials, without accents', async () => {
    shown()
    const field = await screen.findByRole('combobox', { name: 'Ίδρυμα' })
    await user.type(field, 'εκπα')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Πανεπιστήμιο Αθηνών',
    ])
  })

  it('offer those that are not there, several at once', async () => {
    const api = await athensShown()
    expect(button('Προσθήκη τμημάτων (0)').disabled).toBe(true)
    expect(box(/^Τμήμα Χημείας/).disabled).toBe(true)
    await user.click(box(/^Όλα/))
    api.answer('addKnownPlaces', { status: 200, made: 2 })
    await press('Προσθήκη τμημάτων (2)')
    await waitFor(() => expect(screen.getByText('Προστέθηκαν 2 τμήματα.')).toBeDefined())
    expect(api.asked('addKnownPlaces').map(({ body }) => body)).toEqual([
      { instName: 'Πανεπιστήμιο Αθηνών', departments: ['Τμήμα Φυσικής', 'Τμήμα Νομικής'] },
    ])
    expect(button('Επόμενο βήμα')).toBeDefined()
  })

  it.each(refusalsOf('addKnownPlaces', { ...ofAnySession('alert'), validation: 'alert' }))(
    'say why nothing was added: %s',
    async (code, row) => {
      const api = await athensShown()
      refuseWith(api, 'addKnownPlaces', code)
      await user.click(box(/^Τμήμα Φυσικής/))
      await press('Προσθήκη τμημάτων (1)')
      await expectRefusal(code, row)
      expect(box(/^Τμήμα Φυσικής/).checked).toBe(true)
    },
  )
})

describe('the mail that is tried', () => {
  const FAILED = {
    outcome: 'failed',
    to: 'a@example.gr',
    server: 'mail:25',
    trouble: 'not_let_in',
    codes: 'EAUTH 535',
  } as const

  it.each<[string, MailTrial, RegExp]>([
    [
      'was taken',
      { ...FAILED, outcome: 'taken', trouble: null, codes: null },
      /mail:25 παρέλαβε την επιστολή προς a@example\.gr/,
    ],
    ['was refused', FAILED, /δεν παρέλαβε την επιστολή.*EAUTH 535/],
    [
      'has no server',
      { ...FAILED, outcome: 'no_server', server: null, trouble: null, codes: null },
      /SMTP_URL, MAIL_FROM/,
    ],
  ])('%s', async (_what, trial, sentence) => {
    const api = shown('mail')
    api.answer('tryMail', trial)
    await press('Αποστολή δοκιμαστικής επιστολής')
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(sentence))
    expect(screen.queryByRole('button', { name: 'Επόμενο βήμα' }) !== null).toBe(trial.outcome === 'taken')
  })

  it.each(refusalsOf('tryMail', ofAnySession('alert')))(
    'says why it could not be tried: %s',
    async (code, row) => {
      const api = shown('mail')
      refuseWith(api, 'tryMail', code)
      await press('Αποστολή δοκιμαστικής επιστολής')
      await expectRefusal(code, row)
    },
  )
})

describe('the providers that are tried', () => {
  it.each([
    ['fits', /Απαντά και ταιριάζει/],
    ['other_issuer', /OIDC_ISSUER/],
  ] as const)('%s', async (finding, sentence) => {
    const api = shown('sign-in')
    api.answer('trySignInProviders', { providers: [{ provider: 'oidc', address: 'https://idp', finding }] })
    await screen.findByRole('button', { name: 'Δοκιμή των παρόχων' })
    await press('Δοκιμή των παρόχων')
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(sentence))
  })

  it('are none where none is set, and the settings are named', async () => {
    const api = shown('sign-in')
    api.answer('getSignInWays', { providers: [], local: 'everyone', first_run: false })
    expect((await screen.findByRole('alert')).textContent).toContain(
      'OIDC_ISSUER, SAML_IDP_URL, CAS_URL, SSO_DOMAINS',
    )
  })

  it.each(refusalsOf('trySignInProviders', ofAnySession('alert')))(
    'say why they could not be tried: %s',
    async (code, row) => {
      const api = shown('sign-in')
      refuseWith(api, 'trySignInProviders', code)
      await screen.findByRole('button', { name: 'Δοκιμή των παρόχων' })
      await press('Δοκιμή των παρόχων')
      await expectRefusal(code, row)
    },
  )
})
