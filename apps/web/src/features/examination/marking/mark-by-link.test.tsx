import type { Wire } from '@diatrivi/contract/endpoints'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { fill, press, problemAt, valueAt } from '../../../testing/form.ts'
import { answerQuestion } from '../../../testing/question.ts'
import { expectRefusal, ofAnyCall, refusalsOf, refuseWith } from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { SAVED, wireDay } from '../../../testing/wire.ts'
import { MarkByLink } from './mark-by-link.tsx'

type Shown = Wire<'openMarkSheet'>['response']
type Sheet = NonNullable<Shown['sheet']>

const SHEET: Sheet = {
  step: '0.50',
  parts: [{ key: 'whole', label: 'Εργασία', weight: 100, criteria: [], mark: null }],
  remark: null,
  sealedAt: null,
  confirmedAt: null,
}
const SEALED: Sheet = {
  ...SHEET,
  parts: SHEET.parts.map((part) => ({ ...part, mark: '8.50' })),
  sealedAt: wireDay('2026-06-24'),
}
const SHOWN: Shown = {
  thesisTitle: 'Αναγνώριση φωνής',
  student: { uName: 'Ανθή', uSurname: 'Φωτίου' },
  supervisor: { uName: 'Πέτρος', uSurname: 'Βασιλείου' },
  programme: null,
  depName: 'Πληροφορικής',
  person: { uName: 'Ζωή', uSurname: 'Καρρά' },
  startsAt: wireDay('2026-06-24'),
  isOpened: false,
  isReconsidered: false,
  isSealed: false,
  isConfirmed: false,
  sheet: null,
  textName: null,
}
const WRONG = 'Ο κωδικός δεν είναι σωστός ή έχει λήξει. Ζητήστε νέο κωδικό.'

async function show(shown: Partial<Shown> = {}) {
  const api = stubApi()
  api.answer('openMarkSheet', { ...SHOWN, ...shown })
  renderInApp(<MarkByLink code="of-the-mail" />)
  await screen.findByText('Αναγνώριση φωνής')
  return api
}

/** With the code that was mailed. */
async function showProven(sheet: Sheet = SHEET, shown: Partial<Shown> = {}) {
  const api = await show({ ...shown, isReconsidered: false })
  api.answer('sendMarkCode', SAVED)
  await press('Αποστολή κωδικού')
  await screen.findByText('Ο κωδικός στάλθηκε στην ηλεκτρονική διεύθυνσή σας.')
  api.answer('openMarkSheet', { ...SHOWN, ...shown, sheet })
  await fill({ 'Εξαψήφιος κωδικός': '042137' })
  await press('Συνέχεια')
  await screen.findByRole('button', { name: 'Περισσότερο: Εργασία' })
  return api
}

describe('the mark of a member without an account', () => {
  it('says what it is for, asks for the mailed code first, and sends nothing by itself', async () => {
    const api = await show()
    for (const said of [/προς: Ζωή Καρρά/, 'Ανθή Φωτίου', 'Πέτρος Βασιλείου', 'Εκκρεμεί ο βαθμός σας.'])
      expect(screen.getByText(said)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Περισσότερο: Εργασία' })).toBeNull()
    expect(api.asked('openMarkSheet')).toMatchObject([{ body: { code: 'of-the-mail' } }])
    expect(api.asked('sendMarkCode')).toEqual([])
  })

  it('is given with the mailed code, as a draft and sealed', async () => {
    const api = await showProven()
    expect(api.asked('openMarkSheet').at(-1)).toMatchObject({
      body: { code: 'of-the-mail', pin: '042137' },
    })
    await fill({ Εργασία: '8,5' })
    api.answer('saveMarkByLink', SAVED)
    await press('Αποθήκευση')
    await screen.findByText('Ο πρόχειρος βαθμός αποθηκεύτηκε')
    api.answer('openMarkSheet', { ...SHOWN, isSealed: true, sheet: SEALED })
    await press('Σφράγιση βαθμού')
    await answerQuestion('Σφράγιση βαθμού')
    await screen.findByText(/Ο βαθμός σας έχει σφραγιστεί/)
    const proof = { code: 'of-the-mail', pin: '042137' }
    const parts = [{ key: 'whole', mark: '8.50' }]
    expect(api.asked('saveMarkByLink')).toMatchObject([
      { body: { ...proof, parts, seal: false } },
      { body: { ...proof, parts, seal: true } },
    ])
  })

  it('keeps what was typed when the code has expired, and goes on with a new one', async () => {
    const api = await showProven()
    await fill({ Εργασία: '8,5' })
    api.refuse('saveMarkByLink', 'validation', { fields: { pin: WRONG } })
    await press('Αποθήκευση')
    await screen.findByText('Ο κωδικός δεν ισχύει πια. Ζητήστε νέον· όσα γράψατε έμειναν εδώ.')
    await press('Αποστολή κωδικού')
    await fill({ 'Εξαψήφιος κωδικός': '424242' })
    await press('Συνέχεια')
    expect(valueAt('Εργασία')).toBe('8,5')
    api.answer('saveMarkByLink', SAVED)
    await press('Αποθήκευση')
    await screen.findByText('Ο πρόχειρος βαθμός αποθηκεύτηκε')
    expect(api.asked('saveMarkByLink').at(-1)).toMatchObject({ body: { pin: '424242' } })
  })

  it('is confirmed where the marks lie apart', async () => {
    const api = await showProven(SEALED, { isSealed: true, isReconsidered: true })
    api.answer('confirmMarkByLink', SAVED)
    await press('Επιβεβαίωση του βαθμού μου')
    await answerQuestion('Επιβεβαίωση του βαθμού μου')
    await screen.findByText('Ο βαθμός σας επιβεβαιώθηκε')
    expect(api.asked('confirmMarkByLink')).toMatchObject([{ body: { code: 'of-the-mail', pin: '042137' } }])
  })

  it('asks for nothing more once the marks were opened', async () => {
    await show({ isOpened: true, isSealed: true })
    expect((await screen.findByRole('status')).textContent).toContain('Οι βαθμοί έχουν αποσφραγιστεί.')
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('the mailed code', () => {
  it('has six digits, and a wrong one is said at its field', async () => {
    const api = await show()
    api.answer('sendMarkCode', SAVED)
    await press('Αποστολή κωδικού')
    await fill({ 'Εξαψήφιος κωδικός': '42' })
    await press('Συνέχεια')
    expect(problemAt('Εξαψήφιος κωδικός')).toBe('Ο κωδικός έχει 6 ψηφία.')
    api.refuse('openMarkSheet', 'validation', { fields: { pin: WRONG } })
    await fill({ 'Εξαψήφιος κωδικός': '424242' })
    await press('Συνέχεια')
    await screen.findByText(WRONG)
    expect(problemAt('Εξαψήφιος κωδικός')).toBe(WRONG)
  })

  it.each(
    refusalsOf('sendMarkCode', {
      ...ofAnyCall('alert'),
      validation: 'alert',
      not_found: 'alert',
      link_expired: 'alert',
      not_in_progress: 'alert',
      not_held: 'alert',
      marks_opened: 'alert',
    }),
  )('that cannot be sent says why: %s', async (code, row) => {
    const api = await show()
    refuseWith(api, 'sendMarkCode', code)
    await press('Αποστολή κωδικού')
    await expectRefusal(code, row)
  })
})

describe('a mark that is refused', () => {
  it.each(
    refusalsOf('saveMarkByLink', {
      ...ofAnyCall('alert'),
      validation: 'alert',
      not_found: 'alert',
      link_expired: 'alert',
      not_in_progress: 'alert',
      not_held: 'alert',
      marks_opened: 'alert',
    }),
  )('says why: %s', async (code, row) => {
    const api = await showProven()
    await fill({ Εργασία: '8' })
    refuseWith(api, 'saveMarkByLink', code)
    await press('Αποθήκευση')
    await expectRefusal(code, row)
  })

  it.each(
    refusalsOf('confirmMarkByLink', {
      ...ofAnyCall('toast'),
      validation: 'toast',
      not_found: 'toast',
      link_expired: 'toast',
      not_in_progress: 'toast',
      not_held: 'toast',
      marks_opened: 'toast',
      nothing_to_confirm: 'toast',
    }),
  )('says why it was not confirmed: %s', async (code, row) => {
    const api = await showProven(SEALED, { isSealed: true, isReconsidered: true })
    refuseWith(api, 'confirmMarkByLink', code)
    await press('Επιβεβαίωση του βαθμού μου')
    await answerQuestion('Επιβεβαίωση του βαθμού μου')
    await expectRefusal(code, row)
  })
})

describe('a link to a mark that opens nothing', () => {
  it.each(
    refusalsOf('openMarkSheet', {
      ...ofAnyCall('alert'),
      validation: 'alert',
      not_found: {
        at: 'alert',
        says: 'Ο σύνδεσμος δεν αναγνωρίζεται. Αντιγράψτε ολόκληρη τη διεύθυνση από το μήνυμα που λάβατε και επικολλήστε την εδώ· αν δεν ανοίγει, ζητήστε νέο σύνδεσμο από τον επιβλέποντα ή την επιβλέπουσα.',
      },
      link_expired: 'alert',
    }),
  )('says why, and what to do: %s', async (code, row) => {
    const api = stubApi()
    refuseWith(api, 'openMarkSheet', code)
    renderInApp(<MarkByLink code="of-the-mail" />)
    await expectRefusal(code, row)
  })
})
