import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { button, fieldAt, press, user, valueAt } from '../../../testing/form.ts'
import { expectRefusal, ofAnySession, refusalsOf, refuseWith } from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { NoticeSettingsForm } from './notice-settings-form.tsx'

const LANGUAGE = 'Γλώσσα των μηνυμάτων'
const SAVE = /Αποθήκευση ρυθμίσεων/
const SAVED = {
  language: 'el',
  settings: [
    { kind: 'comment_written', delivery: 'at_once' },
    { kind: 'marked', delivery: 'none' },
  ],
  undelivered: null,
} as const

const READER = { role: 'student' } as const

function setUp() {
  const api = stubApi({ role: 'student' })
  renderInApp(<NoticeSettingsForm saved={{ ...SAVED, settings: [...SAVED.settings] }} {...READER} />)
  return { api, save: () => press(SAVE) }
}

const delivery = (kind: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: kind })).getByRole<HTMLInputElement>('radio', { name })

async function change() {
  await user.selectOptions(fieldAt(LANGUAGE), 'en')
  await user.click(delivery('Νέο σχόλιο σε βήμα', 'Ημερήσια σύνοψη'))
}

describe('the settings of notices', () => {
  it('have nothing to save while nothing is changed', async () => {
    setUp()
    expect(button(SAVE).disabled).toBe(true)
    await user.selectOptions(fieldAt(LANGUAGE), 'en')
    expect(button(SAVE).disabled).toBe(false)
    await user.selectOptions(fieldAt(LANGUAGE), 'el')
    expect(button(SAVE).disabled).toBe(true)
  })

  it('send what was changed alone, once, and say so', async () => {
    const { api, save } = setUp()
    const answer = api.hold('setNoticeSettings')
    await change()
    await save()
    await waitFor(() => expect(button(SAVE).disabled).toBe(true))
    answer({ status: 200 })
    await screen.findByText('Οι ρυθμίσεις αποθηκεύτηκαν')
    expect(api.asked('setNoticeSettings').map(({ body }) => body)).toEqual([
      { language: 'en', settings: [{ kind: 'comment_written', delivery: 'daily_digest' }] },
    ])
  })

  it('are set for all kinds at once, those that were so already being left out', async () => {
    const { api, save } = setUp()
    api.answer('setNoticeSettings', { status: 200 })
    await press('Χωρίς μήνυμα')
    expect(delivery('Νέο σχόλιο σε βήμα', 'Χωρίς μήνυμα').checked).toBe(true)
    await save()
    await screen.findByText('Οι ρυθμίσεις αποθηκεύτηκαν')
    expect(api.asked('setNoticeSettings').map(({ body }) => body)).toEqual([
      { settings: [{ kind: 'comment_written', delivery: 'none' }] },
    ])
  })

  it.each(refusalsOf('setNoticeSettings', { ...ofAnySession('toast'), validation: 'toast' }))(
    'say why they were refused and keep what was chosen: %s',
    async (code, row) => {
      const { api, save } = setUp()
      refuseWith(api, 'setNoticeSettings', code)
      await change()
      await save()
      await expectRefusal(code, row)
      expect(valueAt(LANGUAGE)).toBe('en')
      expect(delivery('Νέο σχόλιο σε βήμα', 'Ημερήσια σύνοψη').checked).toBe(true)
      expect(button(SAVE).disabled).toBe(false)
    },
  )
})
