import { WEBHOOK_EVENTS } from '@diatrivi/domain/work/webhook/webhook-event'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../testing/api.ts'
import { choose, expectProblems, fieldAt, fill, press, user, valueAt } from '../../../../testing/form.ts'
import {
  CONFLICT,
  expectRefusal,
  ofAnySession,
  refusalsOf,
  refuseWith,
  wrongFieldsOf,
} from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { wireWebhook } from '../../../../testing/wire-webhook.ts'
import { toWebhook, type Webhook } from './webhook.mapper.ts'
import WebhookDialog from './webhook-dialog.tsx'
import { EVENT_GROUPS } from './webhook-words.ts'

const NAME = 'Ποιο σύστημα είναι'
const ADDRESS = 'Διεύθυνση'
const EVENTS = 'Τι μαθαίνει'
const INSTITUTION = 'Μόνο για το ίδρυμα'
const DEPARTMENT = 'Μόνο για το τμήμα'
const TYPED = { [NAME]: 'Μητρώο', [ADDRESS]: 'https://registry.example.org/hook' }
const SENT = {
  description: 'Μητρώο',
  address: 'https://registry.example.org/hook',
  events: ['thesis.marked'],
  instID: null,
  depID: null,
}
const INSTITUTION_OF_ALL = { id: 2, name: 'Ιόνιο Πανεπιστήμιο' }
const ITEM = toWebhook(wireWebhook())

function setUp(item: Webhook | null = null) {
  const api = stubApi({ role: 'administrator' })
  // As another person saved it meanwhile.
  api.answer('listWebhooks', [wireWebhook({ description: 'Άλλο όνομα', version: 4 })])
  const onClose = vi.fn()
  const onCreated = vi.fn()
  renderInApp(
    <WebhookDialog
      item={item}
      institutions={[INSTITUTION_OF_ALL]}
      departments={[{ id: 7, name: 'Πληροφορικής', institution: INSTITUTION_OF_ALL }]}
      onCreated={onCreated}
      onClose={onClose}
    />,
  )
  return { api, onClose, onCreated, save: () => press('Αποθήκευση') }
}

const tick = (name: string) => user.click(screen.getByRole('checkbox', { name }))

it('every event stands in one group of the form', () => {
  expect(EVENT_GROUPS.flatMap(({ events }) => events).toSorted()).toEqual(WEBHOOK_EVENTS.toSorted())
})

describe('the form of a system', () => {
  it('asks for a name, an address and an event, and sends nothing without', async () => {
    const { api, save } = setUp()
    await fill({ [ADDRESS]: '' })
    await save()
    await waitFor(() =>
      expectProblems({
        [NAME]: 'Υποχρεωτικό πεδίο',
        [ADDRESS]: 'Υποχρεωτικό πεδίο',
        [EVENTS]: 'Επιλέξτε τουλάχιστον ένα.',
      }),
    )
    expect(document.activeElement).toBe(fieldAt(NAME))
    expect(api.asked('createWebhook')).toEqual([])
  })

  it.each([
    [NAME, 'α'.repeat(121), 'Το μέγιστο μήκος είναι 120.'],
    [ADDRESS, 'portal.example.org', 'Η διεύθυνση πρέπει να αρχίζει με https://.'],
  ])('sends nothing while %s is malformed', async (label, text, sentence) => {
    const { api, save } = setUp(ITEM)
    await fill({ [label]: text })
    await save()
    await waitFor(() => expectProblems({ [label]: sentence }))
    expect(api.asked('editWebhook')).toEqual([])
  })

  it('takes an institution or a department, not both', async () => {
    const { api, save } = setUp(ITEM)
    await choose(INSTITUTION, 'Ιόνιο Πανεπιστήμιο')
    await choose(DEPARTMENT, 'Πληροφορικής')
    await save()
    await waitFor(() => expectProblems({ [DEPARTMENT]: 'Επιλέξτε ίδρυμα ή τμήμα, όχι και τα δύο.' }))
    expect(api.asked('editWebhook')).toEqual([])
  })

  it('adds one, closes and hands its secret on', async () => {
    const { api, save, onClose, onCreated } = setUp()
    api.answer('createWebhook', { status: 200, id: 9, secret: 'whsec_abc' })
    await fill(TYPED)
    await tick('Καταχωρίστηκε βαθμός')
    await tick('Εγκρίθηκε βήμα')
    await tick('Εγκρίθηκε βήμα')
    await save()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(api.asked('createWebhook').map(({ body }) => body)).toEqual([SENT])
    expect(onCreated).toHaveBeenCalledExactlyOnceWith({ name: 'Μητρώο', secret: 'whsec_abc' })
  })

  it('changes one upon the version that it was filled from', async () => {
    const { api, save, onClose, onCreated } = setUp(ITEM)
    api.answer('editWebhook', { status: 200 })
    await choose(DEPARTMENT, 'Πληροφορικής')
    await save()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(api.asked('editWebhook')).toMatchObject([
      {
        path: expect.stringMatching(/\/5$/),
        version: '"3"',
        body: { depID: 7, events: ['topic.published'] },
      },
    ])
    expect(onCreated).not.toHaveBeenCalled()
  })

  const shared = { ...ofAnySession('alert'), validation: 'alert' } as const

  it.each(refusalsOf('createWebhook', shared))(
    'says why none was added and keeps what was typed: %s',
    async (code, row) => {
      const { api, save, onClose } = setUp()
      refuseWith(api, 'createWebhook', code)
      await fill(TYPED)
      await tick('Καταχωρίστηκε βαθμός')
      await save()
      await expectRefusal(code, row)
      expect(valueAt(ADDRESS)).toBe(TYPED[ADDRESS])
      expect(onClose).not.toHaveBeenCalled()
    },
  )

  it.each(refusalsOf('editWebhook', { ...shared, not_found: 'alert', version_conflict: CONFLICT }))(
    'says why nothing was changed and keeps what was typed: %s',
    async (code, row) => {
      const { api, save, onClose } = setUp(ITEM)
      refuseWith(api, 'editWebhook', code)
      await fill({ [NAME]: TYPED[NAME] ?? '' })
      await save()
      await expectRefusal(code, row)
      expect(valueAt(NAME)).toBe(TYPED[NAME])
      expect(onClose).not.toHaveBeenCalled()
    },
  )

  it('says at each field what the API found wrong with it', async () => {
    const { fields, problems } = wrongFieldsOf('editWebhook', {
      description: NAME,
      address: ADDRESS,
      events: EVENTS,
      instID: INSTITUTION,
      depID: DEPARTMENT,
    })
    const { api, save } = setUp(ITEM)
    api.refuse('editWebhook', 'validation', { fields })
    await fill({ [NAME]: TYPED[NAME] ?? '' })
    await save()
    await waitFor(() => expectProblems(problems))
  })
})
