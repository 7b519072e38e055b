import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { button, descriptionOf, expectProblems, fill, press, valueAt } from '../../../testing/form.ts'
import { answerQuestion } from '../../../testing/question.ts'
import {
  expectRefusal,
  ofAnySession,
  refusalsOf,
  refuseWith,
  wrongFields,
} from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { SAVED, wireDay } from '../../../testing/wire.ts'
import { MarkSheetScreen } from './mark-sheet-screen.tsx'
import type { Sheet, SheetView } from './marking.mapper.ts'

const SEALED = wireDay('2026-06-24')
const STEP = 'Ο βαθμός δίνεται ανά 0,5 από 0 έως 10.'

const SHEET: Sheet = {
  step: '0.50',
  parts: [{ key: 'whole', label: 'Εργασία', weight: 100, criteria: [], mark: null }],
  remark: null,
  sealedAt: null,
  confirmedAt: null,
}
const IN_PARTS: Sheet = {
  ...SHEET,
  parts: [
    {
      key: 'text',
      label: 'Κείμενο',
      weight: 70,
      criteria: [
        { key: 'method', label: 'Μέθοδος', weight: 50, mark: '8.00' },
        { key: 'language', label: 'Γλώσσα', weight: 50, mark: null },
      ],
      mark: null,
    },
    { key: 'talk', label: 'Παρουσίαση', weight: 30, criteria: [], mark: null },
  ],
}

function show(sheet: Sheet = SHEET, more: Partial<SheetView> = {}) {
  const api = stubApi({ role: 'instructor' })
  const view: SheetView = {
    examinationId: 5,
    attempt: 1,
    startsAt: wireDay('2026-06-24'),
    isHeld: true,
    sealed: 1,
    of: 3,
    isReconsidered: false,
    isOpened: false,
    thesis: { id: 7, title: 'Θέμα' },
    student: null,
    sheet,
    ...more,
  }
  renderInApp(<MarkSheetScreen view={view} />)
  return api
}

describe('the sheet of a member', () => {
  it('is filled by steps, in digits and words, and saved as a draft', async () => {
    const api = show()
    await press('Περισσότερο: Εργασία')
    await fill({ Εργασία: '8,5' })
    await press('Λιγότερο: Εργασία')
    expect(valueAt('Εργασία')).toBe('8')
    await press('Περισσότερο: Εργασία')
    expect(screen.getByText('Ο βαθμός σας: 8,5 (οκτώ και μισό)')).toBeDefined()
    await fill({ 'Παρατήρηση (προαιρετική)': 'Πολύ καλή' })
    api.answer('saveMemberMark', SAVED)
    await press('Αποθήκευση')
    await screen.findByText('Ο πρόχειρος βαθμός αποθηκεύτηκε')
    expect(api.asked('saveMemberMark')).toMatchObject([
      {
        path: '/v1/user/examination/5/mark',
        body: { parts: [{ key: 'whole', mark: '8.50' }], remark: 'Πολύ καλή', seal: false },
      },
    ])
  })

  it('keeps what was typed without a connection, and is saved once there is one', async () => {
    const api = show()
    await fill({ Εργασία: '8,5' })
    api.fail('saveMemberMark')
    await press('Αποθήκευση')
    await screen.findAllByText(/Ο διακομιστής δεν απαντά/)
    expect(valueAt('Εργασία')).toBe('8,5')
    api.answer('saveMemberMark', SAVED)
    await press('Αποθήκευση')
    await screen.findByText('Ο πρόχειρος βαθμός αποθηκεύτηκε')
    expect(api.asked('saveMemberMark').at(-1)?.body).toMatchObject({
      parts: [{ key: 'whole', mark: '8.50' }],
    })
  })

  it('is typed with a point too, and comes to the mean of its parts', async () => {
    const api = show(IN_PARTS)
    expect(screen.getByText('Ο μέσος όρος υπολογίζεται όταν δοθούν όλα τα κριτήρια.')).toBeDefined()
    await fill({ Γλώσσα: '9.5', Παρουσίαση: '10' })
    expect(screen.getByText('Μέσος όρος των κριτηρίων: 9 (εννέα)')).toBeDefined()
    expect(screen.getByText('Ο βαθμός σας: 9,5 (εννέα και μισό)')).toBeDefined()
    api.answer('saveMemberMark', SAVED)
    await press('Αποθήκευση')
    await screen.findByText('Ο πρόχειρος βαθμός αποθηκεύτηκε')
    const criteria = [
      { key: 'method', mark: '8.00' },
      { key: 'language', mark: '9.50' },
    ]
    expect(api.asked('saveMemberMark')[0]?.body.parts).toMatchObject([
      { key: 'text', mark: null, criteria },
      { key: 'talk', mark: '10.00', criteria: [] },
    ])
  })

  it.each(['8,3', '11', 'άριστα'])('takes no mark such as «%s», and sends nothing', async (mark) => {
    const api = show()
    await fill({ Εργασία: mark })
    await press('Αποθήκευση')
    expectProblems({ Εργασία: STEP })
    expect(api.asked('saveMemberMark')).toEqual([])
  })

  it('is sealed after a question that says the mark in digits and words', async () => {
    const api = show()
    await fill({ Εργασία: '8,5' })
    api.answer('saveMemberMark', SAVED)
    await press('Σφράγιση βαθμού')
    expect(await answerQuestion('Σφράγιση βαθμού')).toBe(
      'Ο βαθμός 8,5 (οκτώ και μισό) θα σφραγιστεί. Μπορείτε να τον αλλάξετε μέχρι να σφραγίσουν όλοι.',
    )
    await screen.findByText('Ο βαθμός σας σφραγίστηκε')
    expect(api.asked('saveMemberMark')).toMatchObject([{ body: { seal: true } }])
  })

  it('is not sealed by a member who cancels', async () => {
    const api = show()
    await fill({ Εργασία: '8,5' })
    await press('Σφράγιση βαθμού')
    await answerQuestion('Ακύρωση')
    expect(api.asked('saveMemberMark')).toEqual([])
  })

  it('is not sealed as long as a mark is missing', async () => {
    show(IN_PARTS)
    await press('Σφράγιση βαθμού')
    expectProblems({ Γλώσσα: 'Υποχρεωτικό πεδίο', Παρουσίαση: 'Υποχρεωτικό πεδίο' })
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('is not sealed before the examination is held', () => {
    show(SHEET, { isHeld: false })
    expect(descriptionOf(button('Σφράγιση βαθμού'))).toBe('Η εξέταση δεν έχει γίνει.')
  })

  it('says that it is sealed and how many have sealed, and can be changed', async () => {
    const parts = SHEET.parts.map((part) => ({ ...part, mark: '8.00' }))
    const api = show({ ...SHEET, parts, sealedAt: SEALED }, { sealed: 2 })
    expect(screen.getByText('2 από 3 έχουν σφραγίσει.')).toBeDefined()
    expect(screen.getByText(/Ο βαθμός σας έχει σφραγιστεί/)).toBeDefined()
    await fill({ Εργασία: '9' })
    api.answer('saveMemberMark', SAVED)
    await press('Αλλαγή του βαθμού')
    await answerQuestion('Σφράγιση βαθμού')
    await screen.findByText('Ο βαθμός σας σφραγίστηκε')
    expect(api.asked('saveMemberMark')).toMatchObject([{ body: { parts: [{ mark: '9.00' }], seal: true } }])
  })

  it('asks for the mark once more where the marks lie far apart', async () => {
    const parts = SHEET.parts.map((part) => ({ ...part, mark: '8.00' }))
    const api = show({ ...SHEET, parts, sealedAt: SEALED }, { sealed: 3, isReconsidered: true })
    expect(screen.getByText(/Οι βαθμοί διαφέρουν περισσότερο/)).toBeDefined()
    api.answer('confirmMark', SAVED)
    await press('Επιβεβαίωση του βαθμού μου')
    expect(await answerQuestion('Επιβεβαίωση του βαθμού μου')).toContain('8 (οκτώ)')
    await screen.findByText('Ο βαθμός σας επιβεβαιώθηκε')
    expect(api.asked('confirmMark')).toHaveLength(1)
  })

  it('leads to the result once the marks were opened', () => {
    show(SHEET, { isOpened: true })
    expect(screen.getByText(/Οι βαθμοί έχουν αποσφραγιστεί/)).toBeDefined()
    expect(screen.queryByLabelText('Εργασία')).toBeNull()
  })

  it('shows at each field what the API finds wrong with it', async () => {
    const api = show(IN_PARTS)
    const { fields, problems } = wrongFields({
      'parts.0.criteria.1.mark': 'Γλώσσα',
      'parts.1.mark': 'Παρουσίαση',
      remark: 'Παρατήρηση (προαιρετική)',
    })
    api.refuse('saveMemberMark', 'validation', { fields })
    await fill({ Γλώσσα: '7' })
    await press('Αποθήκευση')
    await waitFor(() => expectProblems(problems))
  })

  it.each(
    refusalsOf('saveMemberMark', {
      ...ofAnySession('alert'),
      validation: 'alert',
      not_found: 'alert',
      not_a_member: 'alert',
      not_in_progress: 'alert',
      not_held: 'alert',
      marks_opened: 'alert',
    }),
  )('says why it was refused and keeps the mark: %s', async (code, row) => {
    const api = show()
    refuseWith(api, 'saveMemberMark', code)
    await fill({ Εργασία: '8' })
    await press('Αποθήκευση')
    await expectRefusal(code, row)
    expect(valueAt('Εργασία')).toBe('8')
  })

  it.each(
    refusalsOf('confirmMark', {
      ...ofAnySession('toast'),
      not_found: 'toast',
      not_a_member: 'nowhere',
      not_in_progress: 'toast',
      not_held: 'toast',
      marks_opened: 'toast',
      nothing_to_confirm: 'toast',
    }),
  )('says why the confirmation was refused: %s', async (code, row) => {
    const parts = SHEET.parts.map((part) => ({ ...part, mark: '8.00' }))
    const api = show({ ...SHEET, parts, sealedAt: SEALED }, { isReconsidered: true })
    refuseWith(api, 'confirmMark', code)
    await press('Επιβεβαίωση του βαθμού μου')
    await answerQuestion('Επιβεβαίωση του βαθμού μου')
    await expectRefusal(code, row)
  })
})
