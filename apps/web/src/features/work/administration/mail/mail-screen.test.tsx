import { focusManager } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stubApi } from '../../../../testing/api.ts'
import { press, user } from '../../../../testing/form.ts'
import {
  expectRefusal,
  ofAnySession,
  refusalsOf,
  refuseWith,
  sentenceFor,
} from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { MailScreen } from './mail-screen.tsx'

const at = (date: string) => ({ date, timezone_type: 3, timezone: 'Europe/Athens' }) as const
const GIVEN_UP = {
  mailID: 31,
  recipient: 'maria@example.gr',
  kind: 'invitation',
  state: 'given_up',
  tries: 9,
  trouble: 'mailbox_full',
  codes: '452 4.2.2',
  written: at('2026-03-01 10:00:00.000000'),
  nextTry: null,
  givenUp: at('2026-03-04 10:00:00.000000'),
} as const
const WAITING = {
  ...GIVEN_UP,
  mailID: 32,
  recipient: 'anna@example.gr',
  state: 'waiting',
  nextTry: at('2026-03-05 10:00:00.000000'),
  givenUp: null,
} as const
const SENT = {
  mailID: 33,
  recipient: 'maria@example.gr',
  kind: 'invitation',
  written: at('2026-03-01 10:00:00.000000'),
  sent: at('2026-03-01 10:05:00.000000'),
  answer: '250 2.0.0 Ok: queued as 7F3',
} as const
const RETRY = 'Νέα προσπάθεια: maria@example.gr'
const RETRY_ALL = 'Νέα προσπάθεια για όλες'

// What comes by itself when it is needed is there from the start, so that no test waits for the compiler.
beforeAll(() =>
  Promise.all([import('../../../../shared/ui/confirm-dialog.tsx'), import('./mail-details-dialog.tsx')]),
)

// The page reads its mails again every ten seconds, which a busy machine takes for a test; one out of sight does not.
beforeAll(() => focusManager.setFocused(false))
afterAll(() => focusManager.setFocused(undefined))

async function setUp() {
  const api = stubApi({ role: 'administrator' })
  api.answer('getMailStatus', { goesTo: 'server', outage: null, waiting: 1, sentLastDay: 4, givenUp: 1 })
  api.answer('listMails', [GIVEN_UP, WAITING])
  renderInApp(
    <Suspense>
      <MailScreen />
    </Suspense>,
  )
  await screen.findByRole('button', { name: RETRY })
  return api
}

async function retryAll() {
  await press(RETRY_ALL)
  await screen.findByRole('alertdialog')
}

describe('mails that did not arrive', () => {
  it('are found by what they were about, without accents', async () => {
    await setUp()
    const search = screen.getByRole('searchbox', { name: 'Αναζήτηση επιστολής' })
    await user.type(search, 'ΠΡΟΣΚΛΗΣΗ maria')
    const ofAnna = 'Λεπτομέρειες: anna@example.gr'
    await waitFor(() => expect(screen.queryByRole('button', { name: ofAnna })).toBeNull())
    expect(screen.getByRole('button', { name: RETRY })).toBeDefined()
  })

  it('say in their details what happened and what can be done', async () => {
    await setUp()
    await press('Λεπτομέρειες: maria@example.gr')
    const details = await screen.findByRole('dialog', { name: 'Επιστολή προς maria@example.gr' })
    for (const text of ['452 4.2.2', 'Τι μπορείτε να κάνετε', /μπορεί να έχει λήξει/])
      expect(within(details).getByText(text)).toBeDefined()
  })
})

describe('mails that were given up', () => {
  it('are tried again one at a time', async () => {
    const api = await setUp()
    api.answer('retryMail', { status: 200 })
    await press(RETRY)
    await sentenceFor('toast', 'Η επιστολή προς maria@example.gr θα σταλεί ξανά.')
    expect(api.asked('retryMail')).toMatchObject([{ path: expect.stringContaining('31') }])
  })

  it('are tried again from their details', async () => {
    const api = await setUp()
    api.answer('retryMail', { status: 200 })
    await press('Λεπτομέρειες: maria@example.gr')
    await screen.findByRole('dialog', { name: 'Επιστολή προς maria@example.gr' })
    await press('Νέα προσπάθεια')
    await waitFor(() => expect(api.asked('retryMail')).toHaveLength(1))
  })

  it('are told from those that wait, which leave by themselves', async () => {
    await setUp()
    expect(screen.queryByRole('button', { name: 'Νέα προσπάθεια: anna@example.gr' })).toBeNull()
    expect(screen.getByText('Η επιστολή περιμένει και θα σταλεί μόνη της.')).toBeDefined()
  })

  it('are tried again all together, after a question', async () => {
    const api = await setUp()
    api.answer('retryAllMails', { status: 200, retried: 1 })
    await retryAll()
    expect(screen.getByText(/^Να γίνει νέα προσπάθεια για τη μία επιστολή/)).toBeDefined()
    expect(api.asked('retryAllMails')).toEqual([])
    await press('Νέα προσπάθεια')
    await sentenceFor('toast', 'Οι επιστολές που δεν παραδόθηκαν θα σταλούν ξανά.')
    expect(api.asked('retryAllMails')).toHaveLength(1)
  })

  it.each(refusalsOf('retryMail', { ...ofAnySession('toast'), not_found: 'toast', not_given_up: 'toast' }))(
    'say why one was not tried again, and are read anew: %s',
    async (code, row) => {
      const api = await setUp()
      refuseWith(api, 'retryMail', code)
      await press(RETRY)
      await expectRefusal(code, row)
      await waitFor(() => expect(api.asked('listMails')).toHaveLength(2))
    },
  )

  it.each(refusalsOf('retryAllMails', ofAnySession('toast')))(
    'say why none was tried again: %s',
    async (code, row) => {
      const api = await setUp()
      refuseWith(api, 'retryAllMails', code)
      await retryAll()
      await press('Νέα προσπάθεια')
      await expectRefusal(code, row)
    },
  )
})

describe('mails that have left', () => {
  it('are found by their recipient in the whole list, and say what the server said', async () => {
    const api = await setUp()
    api.answer('listSentMails', [SENT], { total: 60 })
    await user.click(screen.getByRole('link', { name: 'Έφυγαν' }))
    const table = await screen.findByRole('table', { name: 'Έφυγαν' })
    for (const text of ['Πρόσκληση', '1/3/2026, 10:05', '250 2.0.0 Ok: queued as 7F3'])
      expect(within(table).getByText(text)).toBeDefined()
    await user.type(screen.getByRole('searchbox', { name: 'Αναζήτηση παραλήπτη' }), 'maria')
    await waitFor(() =>
      expect(api.asked('listSentMails').at(-1)?.query).toMatchObject({ search: 'maria', page: '1' }),
    )
  })

  it('are none to an address to which none has left', async () => {
    const api = await setUp()
    api.answer('listSentMails', [], { total: 0 })
    await user.click(screen.getByRole('link', { name: 'Έφυγαν' }))
    await screen.findByText('Καμία επιστολή δεν έφυγε τον τελευταίο καιρό.')
    await user.type(screen.getByRole('searchbox', { name: 'Αναζήτηση παραλήπτη' }), 'anna')
    await screen.findByText('Καμία επιστολή δεν έφυγε προς αυτή τη διεύθυνση.')
  })
})
