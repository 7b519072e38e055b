import type { Wire } from '@diatrivi/contract/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { stubApi } from '../../../../testing/api.ts'
import { fill, press } from '../../../../testing/form.ts'
import {
  expectRefusal,
  ofAnySession,
  refusalsOf,
  refuseWith,
  sentenceFor,
} from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { SecurityScreen } from './security-screen.tsx'

const at = (date: string) => ({ date, timezone_type: 3, timezone: 'Europe/Athens' }) as const
const MARIA = { username: 'maria', uName: 'Μαρία', uSurname: 'Ανδρεάδου' }
const FAILED = {
  eventID: 31,
  kind: 'sign_in_failed',
  at: at('2026-03-01 10:00:00.000000'),
  times: 7,
  accountID: 5,
  person: MARIA,
  subjectID: null,
  subject: null,
  address: '192.0.2.1',
  call: null,
  detail: null,
} as const
const ACCESS = {
  ...MARIA,
  user_type: 'stu',
  isActive: true,
  disabledSince: null,
  sessions: 2,
  hasSecondFactor: false,
} as const

// What comes by itself when it is needed is there from the start, so that no test waits for the compiler.
beforeAll(() => import('../../../../shared/ui/confirm-dialog.tsx'))

type AccessView = Wire<'getAccountAccess'>['response']

async function setUp(access: AccessView = ACCESS) {
  const api = stubApi({ role: 'administrator' })
  api.answer('listSecurityEvents', [FAILED])
  api.answer('getAccountAccess', access)
  renderInApp(
    <Suspense>
      <SecurityScreen />
    </Suspense>,
  )
  await screen.findByText('Λάθος κωδικός στη σύνδεση')
  return api
}

async function withMaria(access: AccessView = ACCESS) {
  const api = await setUp(access)
  await press('Προβολή προσώπου: Λάθος κωδικός στη σύνδεση, Μαρία Ανδρεάδου (maria)')
  await screen.findByRole('region', { name: 'Μαρία Ανδρεάδου' })
  return api
}

describe('the security log', () => {
  it('shows who did what, when and from where', async () => {
    await setUp()
    const list = within(screen.getByRole('table', { name: 'Εγγραφές του αρχείου ασφάλειας' }))
    for (const text of ['Μαρία Ανδρεάδου (maria)', '192.0.2.1', '7']) list.getByText(text)
  })

  it('asks for what the filters say', async () => {
    const api = await setUp()
    await fill({ 'Όνομα χρήστη': ' maria ' })
    await waitFor(() =>
      expect(api.asked('listSecurityEvents').at(-1)?.query).toMatchObject({ person: 'maria', page: '1' }),
    )
    await press('Καθαρισμός')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Μαρία Ανδρεάδου' })).toBeNull())
  })
})

describe('the person of an entry', () => {
  it('is signed out everywhere after a question', async () => {
    const api = await withMaria()
    api.answer('endSessionsOf', { status: 200 })
    await press('Τερματισμός συνεδριών')
    await screen.findByText(/^Να τερματιστούν όλες οι συνεδρίες/)
    expect(api.asked('endSessionsOf')).toEqual([])
    await press('Τερματισμός')
    await sentenceFor('toast', 'Οι συνεδρίες τερματίστηκαν: Μαρία Ανδρεάδου')
    expect(api.asked('endSessionsOf')).toHaveLength(1)
  })

  it('is let in no longer after a question, and again without one', async () => {
    const api = await withMaria()
    api.answer('setAccountDisabled', { status: 200 })
    api.answer('getAccountAccess', { ...ACCESS, sessions: 0, disabledSince: FAILED.at })
    await press('Απενεργοποίηση λογαριασμού')
    await screen.findByText(/^Να απενεργοποιηθεί ο λογαριασμός/)
    await press('Απενεργοποίηση')
    await sentenceFor('toast', 'Ο λογαριασμός απενεργοποιήθηκε: Μαρία Ανδρεάδου')
    await screen.findByText('Απενεργοποιημένος')
    await press('Ενεργοποίηση λογαριασμού')
    await waitFor(() =>
      expect(api.asked('setAccountDisabled').map(({ path }) => path)).toEqual([
        expect.stringMatching(/maria\/disabled\/1$/),
        expect.stringMatching(/maria\/disabled\/0$/),
      ]),
    )
  })

  it.each(
    refusalsOf('setAccountDisabled', { ...ofAnySession('toast'), not_found: 'toast', own_account: 'toast' }),
  )('stays as it is where it is refused: %s', async (code, row) => {
    const api = await withMaria()
    refuseWith(api, 'setAccountDisabled', code)
    await press('Απενεργοποίηση λογαριασμού')
    await screen.findByText(/^Να απενεργοποιηθεί ο λογαριασμός/)
    await press('Απενεργοποίηση')
    await expectRefusal(code, row)
  })

  it('is offered to lose a second factor only with one', async () => {
    await withMaria()
    screen.getByText('Δεν έχει οριστεί')
    expect(screen.queryByRole('button', { name: 'Αφαίρεση δεύτερου βήματος' })).toBeNull()
  })

  it('loses the second factor after a question that says when to do so', async () => {
    const api = await withMaria({ ...ACCESS, hasSecondFactor: true })
    api.answer('takeSecondFactorOff', { status: 200 })
    api.answer('getAccountAccess', ACCESS)
    await press('Αφαίρεση δεύτερου βήματος')
    await screen.findByText(/Κάντε το μόνο αν βεβαιωθήκατε/)
    expect(api.asked('takeSecondFactorOff')).toEqual([])
    await press('Αφαίρεση')
    await sentenceFor('toast', 'Η επαλήθευση σε δύο βήματα αφαιρέθηκε: Μαρία Ανδρεάδου')
    expect(api.asked('takeSecondFactorOff').map(({ path }) => path)).toEqual([
      expect.stringContaining('/maria/second-factor'),
    ])
    await screen.findByText('Δεν έχει οριστεί')
  })

  it.each(
    refusalsOf('takeSecondFactorOff', {
      ...ofAnySession('toast'),
      not_found: 'toast',
      own_account: 'toast',
    }),
  )('keeps the second factor where it is refused: %s', async (code, row) => {
    const api = await withMaria({ ...ACCESS, hasSecondFactor: true })
    refuseWith(api, 'takeSecondFactorOff', code)
    await press('Αφαίρεση δεύτερου βήματος')
    await screen.findByText(/^Να αφαιρεθεί η επαλήθευση σε δύο βήματα/)
    await press('Αφαίρεση')
    await expectRefusal(code, row)
  })
})
