import type { Wire } from '@diatrivi/contract/endpoints'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { stubApi } from '../../../../testing/api.ts'
import { button, expectProblems, fieldAt, press, user, valueAt } from '../../../../testing/form.ts'
import { expectRefusal, ofAnySession, refusalsOf, refuseWith } from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { NoticeSettingsForm } from './notice-settings-form.tsx'

type Settings = Wire<'getNoticeSettings'>['response']

const LANGUAGE = 'Γλώσσα των μηνυμάτων'
const SAVE = /Αποθήκευση ρυθμίσεων/
const SAVED: Settings = {
  language: 'el',
  settings: [
    { kind: 'comment_written', delivery: 'at_once' },
    { kind: 'marked', delivery: 'none' },
  ],
  undelivered: null,
}

const READER = { role: 'student' } as const

let saveElsewhere: (saved: Settings) => void

function Account() {
  const [saved, setSaved] = useState(SAVED)
  saveElsewhere = setSaved
  return <NoticeSettingsForm saved={saved} {...READER} />
}

function setUp() {
  const api = stubApi({ role: 'student' })
  renderInApp(<Account />)
  return { api, save: () => press(SAVE) }
}

const delivery = (kind: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: kind })).getByRole<HTMLInputElement>('radio', { name })

const unfold = () => press(/Βήματα και βαθμός/)

async function change() {
  await unfold()
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

  it('say beside the name of a group what is chosen for it', async () => {
    setUp()
    expect(button(/Βήματα και βαθμός/).textContent).toContain('Αμέσως: 1 · Χωρίς μήνυμα: 1')
    await press('Αμέσως')
    expect(button(/Βήματα και βαθμός/).textContent).toBe('Βήματα και βαθμόςΑμέσως')
  })

  it('send what was changed alone, once, and say so', async () => {
    const { api, save } = setUp()
    const answer = api.hold('setNoticeSettings')
    await change()
    await save()
    expect(await screen.findByText('Γίνεται αποθήκευση…')).toHaveProperty('disabled', true)
    answer({ status: 200 })
    await screen.findByText('Οι ρυθμίσεις αποθηκεύτηκαν')
    expect(button(SAVE).disabled).toBe(true)
    expect(api.asked('setNoticeSettings').map(({ body }) => body)).toEqual([
      { language: 'en', settings: [{ kind: 'comment_written', delivery: 'daily_digest' }] },
    ])
  })

  it('are set for all kinds at once, those that were so already being left out', async () => {
    const { api, save } = setUp()
    api.answer('setNoticeSettings', { status: 200 })
    await press('Χωρίς μήνυμα')
    await unfold()
    expect(delivery('Νέο σχόλιο σε βήμα', 'Χωρίς μήνυμα').checked).toBe(true)
    await save()
    await screen.findByText('Οι ρυθμίσεις αποθηκεύτηκαν')
    expect(api.asked('setNoticeSettings').map(({ body }) => body)).toEqual([
      { settings: [{ kind: 'comment_written', delivery: 'none' }] },
    ])
  })

  it.each(refusalsOf('setNoticeSettings', { ...ofAnySession('alert'), validation: 'alert' }))(
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

  it('say at the language what the API found wrong with it', async () => {
    const { api, save } = setUp()
    api.refuse('setNoticeSettings', 'validation', { fields: { language: 'Όχι έτσι.' } })
    await change()
    await save()
    await waitFor(() => expectProblems({ [LANGUAGE]: 'Όχι έτσι.' }))
  })

  it('show what another window saved where nothing was chosen here, and keep what was', async () => {
    const { api, save } = setUp()
    await change()
    act(() =>
      saveElsewhere({
        ...SAVED,
        settings: [
          { kind: 'comment_written', delivery: 'none' },
          { kind: 'marked', delivery: 'at_once' },
        ],
      }),
    )
    expect(delivery('Η εργασία σας βαθμολογήθηκε', 'Αμέσως').checked).toBe(true)
    expect(button(SAVE).disabled).toBe(false)
    api.answer('setNoticeSettings', { status: 200 })
    await save()
    await screen.findByText('Οι ρυθμίσεις αποθηκεύτηκαν')
    expect(api.asked('setNoticeSettings').map(({ body }) => body)).toEqual([
      { language: 'en', settings: [{ kind: 'comment_written', delivery: 'daily_digest' }] },
    ])
  })
})
