import { focusManager } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stubApi } from '../../../../testing/api.ts'
import { button, descriptionOf, press } from '../../../../testing/form.ts'
import {
  expectRefusal,
  ofAnySession,
  refusalsOf,
  refuseWith,
  sentenceFor,
} from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { wireDepartment, wireInstitution } from '../../../../testing/wire.ts'
import { wireDelivery, wireWebhook } from '../../../../testing/wire-webhook.ts'
import { WebhooksScreen } from './webhooks-screen.tsx'

const PAUSED = { at: wireWebhook().created, because: 'administrator' } as const
const SECRET = 'whsec_0123456789'

// What comes by itself when it is needed is there from the start, so that no test waits for the compiler.
beforeAll(() =>
  Promise.all([
    import('../../../../shared/ui/confirm-dialog.tsx'),
    import('./deliveries-dialog.tsx'),
    import('./secret-dialog.tsx'),
    import('./webhook-dialog.tsx'),
  ]),
)

// The page reads its list again every ten seconds, which a busy machine takes for a test; one out of sight does not.
beforeAll(() => focusManager.setFocused(false))
afterAll(() => focusManager.setFocused(undefined))

async function setUp(webhook = wireWebhook()) {
  const api = stubApi({ role: 'administrator' })
  api.answer('listWebhooks', [webhook])
  api.answer('listInstitutions', [wireInstitution()])
  api.answer('listDepartments', [wireDepartment()])
  api.answer('listWebhookDeliveries', [wireDelivery()])
  renderInApp(
    <Suspense>
      <WebhooksScreen />
    </Suspense>,
  )
  await screen.findByRole('button', { name: 'Παραδόσεις: Πύλη' })
  return api
}

async function confirmed(action: string, yes: string) {
  await press(action)
  await screen.findByRole('alertdialog')
  await press(yes)
}

describe('a system', () => {
  it('is tried out at once', async () => {
    const api = await setUp()
    api.answer('tryWebhook', { status: 200 })
    await press('Δοκιμή: Πύλη')
    await sentenceFor(
      'toast',
      'Στάλθηκε δοκιμαστικό μήνυμα προς το σύστημα «Πύλη». Η απάντηση φαίνεται στις παραδόσεις.',
    )
    expect(api.asked('tryWebhook')).toHaveLength(1)
  })

  it.each(
    refusalsOf('tryWebhook', { ...ofAnySession('toast'), not_found: 'toast', webhook_paused: 'toast' }),
  )('says why it was not tried out: %s', async (code, row) => {
    const api = await setUp()
    refuseWith(api, 'tryWebhook', code)
    await press('Δοκιμή: Πύλη')
    await expectRefusal(code, row)
  })

  it('is paused after a question, and goes on without one', async () => {
    const api = await setUp()
    api.answer('setWebhookPaused', { status: 200 })
    await confirmed('Παύση ή συνέχιση: Πύλη', 'Παύση')
    await sentenceFor('toast', 'Σταμάτησε η αποστολή προς το σύστημα «Πύλη».')
    expect(api.asked('setWebhookPaused')).toMatchObject([{ path: expect.stringMatching(/\/5\/paused\/1$/) }])
  })

  it('that is paused says so, is not tried out, and goes on', async () => {
    const api = await setUp(wireWebhook({ paused: PAUSED }))
    expect(screen.getAllByText('Σε παύση').length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: 'Δοκιμή: Πύλη' })).toBeNull()
    api.answer('setWebhookPaused', { status: 200 })
    await press('Παύση ή συνέχιση: Πύλη')
    await sentenceFor('toast', 'Η αποστολή προς το σύστημα «Πύλη» συνεχίζεται.')
    expect(api.asked('setWebhookPaused')).toMatchObject([{ path: expect.stringMatching(/\/5\/paused\/0$/) }])
  })

  it('gets a new secret after a question, which is shown once and can be copied', async () => {
    const api = await setUp()
    api.answer('renewWebhookSecret', { status: 200, secret: SECRET })
    await confirmed('Νέο μυστικό κλειδί: Πύλη', 'Νέο μυστικό κλειδί')
    await screen.findByRole('dialog', { name: 'Μυστικό κλειδί για το σύστημα «Πύλη»' })
    expect(screen.getByDisplayValue(SECRET)).toBeDefined()
    await press('Αντιγραφή')
    await sentenceFor('toast', 'Το κλειδί αντιγράφηκε')
    expect(await navigator.clipboard.readText()).toBe(SECRET)
    await press('Το κράτησα')
    await waitFor(() => expect(screen.queryByDisplayValue(SECRET)).toBeNull())
  })

  it('is deleted after a question', async () => {
    const api = await setUp()
    api.answer('deleteWebhook', { status: 200 })
    await confirmed('Διαγραφή: Πύλη', 'Διαγραφή')
    await sentenceFor('toast', 'Διαγράφηκε: Πύλη')
    expect(api.asked('deleteWebhook')).toHaveLength(1)
  })
})

describe('the deliveries of a system', () => {
  async function open(webhook = wireWebhook()) {
    const api = await setUp(webhook)
    await press('Παραδόσεις: Πύλη')
    await screen.findByRole('dialog', { name: 'Παραδόσεις προς το σύστημα «Πύλη»' })
    await screen.findByText('Νέο θέμα έγινε δημόσιο')
    await press(/^Νέο θέμα έγινε δημόσιο/)
    return api
  }
  const AGAIN = /^Αποστολή ξανά: Νέο θέμα έγινε δημόσιο/

  it('say what was sent, what came back and what went wrong', async () => {
    await open()
    for (const said of [
      'Δεν παραδόθηκε',
      'Το σύστημα απάντησε με σφάλμα.',
      '500',
      '120 ms',
      'Internal Server Error',
    ]) {
      expect(await screen.findByText(said)).toBeDefined()
    }
    expect(screen.getByText('{"type":"topic.published"}')).toBeDefined()
  })

  it('are sent again one by one', async () => {
    const api = await open()
    api.answer('sendWebhookAgain', { status: 200 })
    await screen.findByRole('button', { name: AGAIN })
    await press(AGAIN)
    await sentenceFor('toast', 'Θα σταλεί ξανά σε λίγο.')
    expect(api.asked('sendWebhookAgain')).toMatchObject([
      { path: expect.stringMatching(/\/41\/send-again$/) },
    ])
  })

  it('are not sent again while the system is paused', async () => {
    const api = await open(wireWebhook({ paused: PAUSED }))
    await screen.findByRole('button', { name: AGAIN })
    await press(AGAIN)
    expect(descriptionOf(button(AGAIN))).toBe('Η αποστολή προς αυτό το σύστημα είναι σε παύση.')
    expect(api.asked('sendWebhookAgain')).toEqual([])
  })
})
