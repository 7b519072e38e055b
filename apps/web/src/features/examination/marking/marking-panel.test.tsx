import type { Wire } from '@diatrivi/contract/endpoints'
import type { MarkingPart, ResultPart } from '@diatrivi/contract/examination/marking/marking.schemas'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { expectProblems, fill, press, user, valueAt } from '../../../testing/form.ts'
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
import { MarkingPanel } from './marking-panel.tsx'

const MARKING: MarkingPart = {
  examinationID: 5,
  attempt: 1,
  startsAt: wireDay('2026-06-24'),
  isHeld: true,
  sealed: 1,
  of: 2,
  isReconsidered: false,
  members: [
    { seatID: 1, uName: 'Άννα', uSurname: 'Καρρά', isSealed: true, link: null },
    { seatID: 2, uName: 'Νίκος', uSurname: 'Βλάχος', isSealed: false, link: null },
  ],
  mySheet: {
    step: '0.50',
    parts: [{ key: 'whole', label: 'Εργασία', weight: 100, criteria: [], mark: null }],
    remark: null,
    sealedAt: null,
    confirmedAt: null,
  },
}
const RESULT: ResultPart = {
  examinationID: 5,
  attempt: 1,
  openedAt: wireDay('2026-06-24'),
  final: '8.50',
  exact: '8.3333',
  finalStep: '0.50',
  outcome: 'passed',
  markClass: 'excellent',
  failure: null,
  parts: [
    { key: 'text', label: 'Κείμενο', weight: 70 },
    { key: 'supervision', label: 'Συνεργασία', weight: 30 },
  ],
  members: [
    {
      seatID: 1,
      uName: 'Άννα',
      uSurname: 'Καρρά',
      mark: '9.00',
      parts: [
        { key: 'text', mark: '8.50' },
        { key: 'supervision', mark: '10.00' },
      ],
    },
    { seatID: 2, uName: 'Νίκος', uSurname: 'Βλάχος', mark: '8.00', parts: [{ key: 'text', mark: '8.00' }] },
  ],
  corrections: null,
  mayAcceptCorrections: false,
  markCorrections: [],
  correctable: null,
}
/** As the secretary reads it. */
const CORRECTABLE: ResultPart = {
  ...RESULT,
  correctable: {
    step: '0.50',
    sheets: [
      {
        seatID: 1,
        parts: [
          {
            key: 'text',
            label: 'Κείμενο',
            weight: 70,
            criteria: [
              { key: 'method', label: 'Μέθοδος', weight: 50, mark: '8.00' },
              { key: 'language', label: 'Γλώσσα', weight: 50, mark: '9.00' },
            ],
            mark: '8.50',
          },
          { key: 'supervision', label: 'Συνεργασία', weight: 30, criteria: [], mark: '10.00' },
        ],
      },
      {
        seatID: 2,
        parts: [{ key: 'text', label: 'Κείμενο', weight: 70, criteria: [], mark: '8.00' }],
      },
    ],
  },
}
const WAITING: ResultPart = {
  ...RESULT,
  outcome: 'corrections',
  corrections: { text: 'Βιβλιογραφία', dueOn: wireDay('2026-09-01'), acceptedAt: null, note: null },
  mayAcceptCorrections: true,
}

function show(parts: Partial<Pick<Wire<'getProcess'>['response'], 'marking' | 'result'>>) {
  const api = stubApi({ role: 'instructor' })
  api.answer('getProcess', {
    thesisID: 7,
    phase: 'marking',
    overlays: [],
    rulebook: null,
    group: null,
    committee: null,
    examination: null,
    papers: null,
    marking: null,
    result: null,
    ...parts,
  })
  renderInApp(<MarkingPanel thesisId={7} />)
  return api
}

describe('while marks are given', () => {
  it('a member reads who has sealed, and is led to the own sheet', async () => {
    show({ marking: MARKING })
    await screen.findByText('1 από 2 έχουν σφραγίσει.')
    const members = within(screen.getByRole('list', { name: 'Ποιος ή ποια έχει σφραγίσει' }))
    expect(members.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Άννα ΚαρράΣφράγισε',
      'Νίκος ΒλάχοςΑναμένεται',
    ])
    expect(screen.getByRole('link', { name: 'Βαθμολόγηση' }).getAttribute('href')).toBe(
      '/dashboard/instructor/examination/5/mark',
    )
  })

  it('the student reads how many have sealed, and no more', async () => {
    show({ marking: { ...MARKING, members: [], mySheet: null } })
    await screen.findByText('1 από 2 έχουν σφραγίσει.')
    expect(screen.queryByRole('list')).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('after the opening', () => {
  it('a table has the members by the parts, with the mean and the mark in words', async () => {
    show({ result: RESULT })
    const marks = within(await screen.findByRole('table', { name: 'Βαθμοί ανά μέλος' }))
    const cells = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent)
    expect(marks.getAllByRole('row').map(cells)).toEqual([
      ['Μέλος', 'Κείμενο', 'Συνεργασία', 'Βαθμός'],
      ['Άννα Καρρά', '8,5', '10', '9 (εννέα)'],
      ['Νίκος Βλάχος', '8', '–', '8 (οκτώ)'],
    ])
    expect(screen.getByText('8,5 (οκτώ και μισό)')).toBeDefined()
    expect(screen.getByText(/Μέσος όρος 8,3333\. Ο τελικός βαθμός στρογγυλοποιείται ανά 0,5/)).toBeDefined()
    expect(screen.getByText('Η εργασία εγκρίθηκε. Άριστα')).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('the supervisor accepts the corrections, with a note', async () => {
    const api = show({ result: WAITING })
    expect(await screen.findByText('Βιβλιογραφία')).toBeDefined()
    await press('Αποδοχή διορθώσεων')
    await user.type(await screen.findByRole('textbox', { name: 'Σημείωση (προαιρετική)' }), 'Έγιναν')
    api.answer('acceptCorrections', SAVED)
    await press('Αποδοχή')
    await screen.findByText('Οι διορθώσεις έγιναν δεκτές')
    expect(api.asked('acceptCorrections')).toMatchObject([
      { path: '/v1/instructor/examination/5/corrections', body: { note: 'Έγιναν' } },
    ])
  })

  it('what a decision has changed is read by all: before, after, by which decision and why', async () => {
    const correction = {
      correctionID: 1,
      seatID: 2,
      uName: 'Νίκος',
      uSurname: 'Βλάχος',
      correctedAt: wireDay('2026-07-02'),
      decision: '7/18.12.2025',
      reason: 'Λάθος άθροιση',
      before: '7.00',
      after: '8.00',
      finalBefore: '8.00',
      finalAfter: '8.50',
    }
    const same = { ...correction, correctionID: 2, finalBefore: '8.50' }
    show({ result: { ...RESULT, markCorrections: [correction, same] } })
    const list = within(await screen.findByRole('list', { name: 'Διορθώσεις με απόφαση' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Νίκος ΒλάχοςΒαθμός μέλους: από 7 σε 8Τελικός βαθμός: από 8 σε 8,5Απόφαση 7/18.12.2025 · 2/7/2026Λάθος άθροιση',
      expect.stringContaining('Ο τελικός βαθμός 8,5 δεν άλλαξε.'),
    ])
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('reads at the note what the API finds wrong with it', async () => {
    const api = show({ result: WAITING })
    await screen.findByText('Βιβλιογραφία')
    await press('Αποδοχή διορθώσεων')
    const { fields, problems } = wrongFields({ note: 'Σημείωση (προαιρετική)' })
    api.refuse('acceptCorrections', 'validation', { fields })
    await press('Αποδοχή')
    await waitFor(() => expectProblems(problems))
  })

  it.each(
    refusalsOf('acceptCorrections', {
      ...ofAnySession('alert'),
      validation: 'alert',
      not_found: 'alert',
      not_owner: 'alert',
      no_corrections: 'alert',
      not_in_progress: 'alert',
    }),
  )('says why the acceptance was refused: %s', async (code, row) => {
    const api = show({ result: WAITING })
    await screen.findByText('Βιβλιογραφία')
    await press('Αποδοχή διορθώσεων')
    refuseWith(api, 'acceptCorrections', code)
    await press('Αποδοχή')
    await expectRefusal(code, row)
  })
})

describe('the secretary', () => {
  async function correcting() {
    const api = show({ result: CORRECTABLE })
    await screen.findByText('8,5 (οκτώ και μισό)')
    await press('Διόρθωση βαθμού με απόφαση')
    await screen.findByRole('dialog')
    return api
  }
  const decided = () => fill({ Απόφαση: '7/18.12.2025', Αιτιολογία: 'Λάθος άθροιση' })

  it('writes down what a decision has made of the marks of a member', async () => {
    const api = await correcting()
    expect(valueAt('Μέθοδος')).toBe('8')
    expect(screen.getByText('Βαθμός του μέλους: 9 (εννέα)')).toBeDefined()
    await fill({ Μέθοδος: '10' })
    expect(screen.getByText('Βαθμός του μέλους: 9,5 (εννέα και μισό)')).toBeDefined()
    await decided()
    api.answer('correctMark', SAVED)
    await press('Καταχώριση της διόρθωσης')
    await screen.findByText('Η διόρθωση του βαθμού καταχωρίστηκε')
    expect(api.asked('correctMark')).toMatchObject([
      {
        path: '/v1/secretary/examination/5/mark',
        body: {
          seatID: 1,
          parts: [
            {
              key: 'text',
              criteria: [
                { key: 'method', mark: '10.00' },
                { key: 'language', mark: '9.00' },
              ],
            },
            { key: 'supervision', mark: '10.00' },
          ],
          decision: '7/18.12.2025',
          reason: 'Λάθος άθροιση',
        },
      },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('chooses the member, whose own parts are shown', async () => {
    const api = await correcting()
    await user.click(screen.getByRole('combobox', { name: 'Μέλος της επιτροπής' }))
    await user.click(screen.getByRole('option', { name: 'Νίκος Βλάχος' }))
    expect(screen.queryByLabelText('Μέθοδος')).toBeNull()
    await fill({ Κείμενο: '9' })
    await decided()
    api.answer('correctMark', SAVED)
    await press('Καταχώριση της διόρθωσης')
    await screen.findByText('Η διόρθωση του βαθμού καταχωρίστηκε')
    expect(api.asked('correctMark')[0]?.body).toMatchObject({ seatID: 2, parts: [{ mark: '9.00' }] })
  })

  it('gives every mark, the decision and the reason', async () => {
    const api = await correcting()
    await fill({ Μέθοδος: '8,3', Γλώσσα: '' })
    await press('Καταχώριση της διόρθωσης')
    expectProblems({
      Μέθοδος: 'Ο βαθμός δίνεται ανά 0,5 από 0 έως 10.',
      Γλώσσα: 'Υποχρεωτικό πεδίο',
      Απόφαση: 'Υποχρεωτικό πεδίο',
      Αιτιολογία: 'Υποχρεωτικό πεδίο',
    })
    expect(api.asked('correctMark')).toEqual([])
  })

  it('reads at its field what the API finds wrong', async () => {
    const api = await correcting()
    await decided()
    const { fields, problems } = wrongFields({
      seatID: 'Μέλος της επιτροπής',
      'parts.0.criteria.0.mark': 'Μέθοδος',
      'parts.0.criteria.1.mark': 'Γλώσσα',
      'parts.1.mark': 'Συνεργασία',
      decision: 'Απόφαση',
      reason: 'Αιτιολογία',
    })
    api.refuse('correctMark', 'validation', { fields })
    await press('Καταχώριση της διόρθωσης')
    await waitFor(() => expectProblems(problems))
  })

  it.each(
    refusalsOf('correctMark', {
      ...ofAnySession('alert'),
      validation: 'alert',
      not_found: 'alert',
      not_owner: 'alert',
      marks_sealed: 'alert',
      examination_planned: 'alert',
      mark_unchanged: 'alert',
      has_thesis: 'alert',
    }),
  )('reads why the correction was refused, and keeps what is written: %s', async (code, row) => {
    const api = await correcting()
    await decided()
    refuseWith(api, 'correctMark', code)
    await press('Καταχώριση της διόρθωσης')
    await expectRefusal(code, row)
    expect(valueAt('Απόφαση')).toBe('7/18.12.2025')
  })
})

describe('the link of a member without an account', () => {
  const withLink = (link: 'open' | 'none'): MarkingPart => ({
    ...MARKING,
    members: MARKING.members.map((member) => (member.seatID === 2 ? { ...member, link } : member)),
  })

  it.each([
    ['open', 'Βαθμολογεί με τον σύνδεσμο που στάλθηκε.'],
    ['none', 'Δεν έχει σύνδεσμο σε ισχύ για να βαθμολογήσει.'],
  ] as const)('that is %s is notified, and another is sent', async (link, said) => {
    const api = show({ marking: withLink(link) })
    await screen.findByText(said)
    api.answer('sendMarkLink', SAVED)
    await press('Νέος σύνδεσμος βαθμολόγησης: Νίκος Βλάχος')
    await answerQuestion('Νέος σύνδεσμος')
    await screen.findByText('Ο νέος σύνδεσμος στάλθηκε. Ο προηγούμενος δεν ισχύει πια.')
    expect(api.asked('sendMarkLink')).toMatchObject([
      { path: '/v1/user/examination/5/mark/link', body: { seatID: 2 } },
    ])
  })

  it.each(
    refusalsOf('sendMarkLink', {
      ...ofAnySession('toast'),
      validation: 'toast',
      not_found: 'toast',
      not_owner: 'nowhere',
      not_in_progress: 'toast',
      not_held: 'toast',
      marks_opened: 'toast',
    }),
  )('says why it was not sent: %s', async (code, row) => {
    const api = show({ marking: withLink('none') })
    await screen.findByText('1 από 2 έχουν σφραγίσει.')
    refuseWith(api, 'sendMarkLink', code)
    await press('Νέος σύνδεσμος βαθμολόγησης: Νίκος Βλάχος')
    await answerQuestion('Νέος σύνδεσμος')
    await expectRefusal(code, row)
  })
})

describe('an examination that was failed', () => {
  it('says why, and has no class of mark', async () => {
    show({
      result: {
        ...RESULT,
        final: '4.50',
        exact: '6.3333',
        outcome: 'failed',
        markClass: null,
        failure: { cause: 'passers', passers: 1, count: 2, at: 500 },
      },
    })
    await screen.findByText(/Μόνο ένα μέλος έδωσε 5 και πάνω· απαιτούνται 2\./)
    expect(screen.queryByText(/Άριστα|Καλώς/)).toBeNull()
  })
})
