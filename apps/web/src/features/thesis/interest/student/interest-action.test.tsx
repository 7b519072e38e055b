import type { Wire } from '@diatrivi/contract/endpoints'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { setClock } from '../../../../shared/format/clock.ts'
import { aThesis } from '../../../../testing/a-thesis.ts'
import { stubApi } from '../../../../testing/api.ts'
import { button, descriptionOf, expectProblems, fill, press, valueAt } from '../../../../testing/form.ts'
import { STUDENT } from '../../../../testing/people.ts'
import { answerQuestion } from '../../../../testing/question.ts'
import {
  expectRefusal,
  ofAnySession,
  refusalsOf,
  refuseWith,
  wrongFieldsOf,
} from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { SAVED, wireThesis } from '../../../../testing/wire.ts'
import { InterestAction } from './interest-action.tsx'

const PRIORITY = 'Σειρά προτίμησης'
const DECLARE = 'Δήλωση ενδιαφέροντος'
const CHANGE = 'Αλλαγή σειράς'
const SAVE = 'Αποθήκευση σειράς'
const WITHDRAW = 'Ανάκληση δήλωσης'
const RANGE = 'Η σειρά προτίμησης είναι ακέραιος από 1 έως 100.'
const NO_PRIORITIES = ['', '0', '101', '1.5']

const OWN = {
  student: STUDENT,
  priority: 3,
  answeredPositively: false,
  declaredOn: '2026-03-02',
  fit: null,
} as const
const WIRE_STUDENT = { username: 'student', uName: 'Νίκος', uSurname: 'Λάμπρου', uEmail: null }
const WISH = { thesisID: wireThesis({ thesisID: 8 }), isAssigned: 0, prefOrder: 4 } as const

type Current = Wire<'getCurrentThesis'>['response']

async function show(thesis: Thesis, current: Partial<Current> = {}) {
  const api = stubApi({ role: 'student' })
  api.answer('getEligibility', { mode: null, asksTitleEn: false, students: [] })
  api.answer('getCurrentThesis', { thesis: null, preferedThesis: [], ...current })
  renderInApp(<InterestAction thesis={thesis} viewer={STUDENT} />)
  await screen.findByRole('button', { name: thesis.interests.length > 0 ? CHANGE : DECLARE })
  return api
}

async function showChange() {
  const api = await show(aThesis({ interests: [OWN] }))
  await press(CHANGE)
  return api
}

const DECLARING = refusalsOf('declareInterest', {
  ...ofAnySession('toast'),
  validation: 'toast',
  not_found: 'toast',
  has_thesis: 'toast',
  answer_pending: 'toast',
  deadline_passed: 'toast',
  not_open: 'toast',
  not_eligible: 'toast',
  record_missing: 'toast',
})

beforeEach(() => setClock(new Date('2026-03-05T10:00:00Z')))

describe('declaring interest', () => {
  it('offers the priority after the lowest wish', async () => {
    await show(aThesis(), { preferedThesis: [WISH] })
    expect(valueAt(PRIORITY)).toBe('5')
  })

  it.each(NO_PRIORITIES)('takes no priority such as «%s», and sends nothing', async (typed) => {
    const api = await show(aThesis())
    await fill({ [PRIORITY]: typed })
    await press(DECLARE)
    expectProblems({ [PRIORITY]: RANGE })
    expect(api.asked('declareInterest')).toEqual([])
  })

  it('shows at the priority what the API finds wrong with it', async () => {
    const api = await show(aThesis())
    const { fields, problems } = wrongFieldsOf('declareInterest', { prefOrder: PRIORITY })
    api.refuse('declareInterest', 'validation', { fields })
    await press(DECLARE)
    await waitFor(() => expectProblems(problems))
  })

  it('sends the priority once, waits for the answer and says so', async () => {
    const api = await show(aThesis())
    const answer = api.hold('declareInterest')
    await fill({ [PRIORITY]: '2' })
    await press(DECLARE)
    expect(button(DECLARE).disabled).toBe(true)
    answer(SAVED)
    await screen.findByText('Η δήλωση ενδιαφέροντος καταχωρίστηκε')
    expect(api.asked('declareInterest')).toMatchObject([
      { path: '/v1/student/preferedThesis/add/7', body: { prefOrder: 2 } },
    ])
  })

  it.each([
    [
      'the deadline has passed',
      { interestDeadline: '2026-03-04' },
      'Η προθεσμία δήλωσης ενδιαφέροντος έχει λήξει.',
    ],
    [
      'another student has it',
      {
        student: { username: 'other', firstName: 'Ε', surname: 'Β', email: 'o@uni.gr' },
        publicByStudent: true,
      },
      'Η εργασία έχει ήδη ανατεθεί.',
    ],
  ] as [string, Partial<Thesis>, string][])(
    'says why nothing can be declared: %s',
    async (_why, facts, sentence) => {
      const api = await show(aThesis(facts))
      await press(DECLARE)
      expect(descriptionOf(button(DECLARE))).toBe(sentence)
      expect(api.asked('declareInterest')).toEqual([])
    },
  )

  it.each([
    [
      'a positive answer waits',
      { preferedThesis: [{ ...WISH, isAssigned: 1 }] },
      'Υπάρχει ήδη θετική απάντηση σε δήλωσή σας· αποδεχτείτε ή απορρίψτε την πρώτα.',
    ],
    [
      'the student has a thesis in progress',
      { thesis: wireThesis({ thesisID: 8, state: 'inProgress', student: WIRE_STUDENT }) },
      'Έχετε ήδη εργασία σε εξέλιξη.',
    ],
  ] as [string, Partial<Current>, string][])(
    'says why nothing more can be declared: %s',
    async (_why, current, sentence) => {
      const api = await show(aThesis(), current)
      await press(DECLARE)
      expect(descriptionOf(button(DECLARE))).toBe(sentence)
      expect(api.asked('declareInterest')).toEqual([])
    },
  )

  it.each(DECLARING)('says why it was refused and keeps the priority: %s', async (code, row) => {
    const api = await show(aThesis())
    refuseWith(api, 'declareInterest', code)
    await fill({ [PRIORITY]: '2' })
    await press(DECLARE)
    await expectRefusal(code, row)
    expect(valueAt(PRIORITY)).toBe('2')
  })
})

describe('changing the priority', () => {
  it.each(NO_PRIORITIES)('takes no priority such as «%s», and sends nothing', async (typed) => {
    const api = await showChange()
    await fill({ [PRIORITY]: typed })
    await press(SAVE)
    expectProblems({ [PRIORITY]: RANGE })
    expect(api.asked('declareInterest')).toEqual([])
  })

  it('sends the new priority, says so and closes the field', async () => {
    const api = await showChange()
    const answer = api.hold('declareInterest')
    await fill({ [PRIORITY]: '1' })
    await press(SAVE)
    expect(button(SAVE).disabled).toBe(true)
    answer(SAVED)
    await screen.findByText('Η σειρά προτίμησης άλλαξε')
    expect(api.asked('declareInterest').map(({ body }) => body)).toEqual([{ prefOrder: 1 }])
    expect(await screen.findByRole('button', { name: CHANGE })).toBeDefined()
  })

  it('sends nothing where it stays as it was', async () => {
    const api = await showChange()
    await press(SAVE)
    expect(button(CHANGE)).toBeDefined()
    expect(api.asked('declareInterest')).toEqual([])
  })

  it.each(DECLARING)('says why it was refused and keeps what was typed: %s', async (code, row) => {
    const api = await showChange()
    refuseWith(api, 'declareInterest', code)
    await fill({ [PRIORITY]: '1' })
    await press(SAVE)
    await expectRefusal(code, row)
    expect(valueAt(PRIORITY)).toBe('1')
  })
})

describe('withdrawing a declaration', () => {
  it('is asked about first', async () => {
    const api = await show(aThesis({ interests: [OWN] }))
    await press(WITHDRAW)
    expect(await answerQuestion('Ακύρωση')).toBe(
      'Να ανακληθεί η δήλωση ενδιαφέροντος για την εργασία «Θέμα»; Μπορείτε να δηλώσετε ξανά όσο η εργασία είναι διαθέσιμη.',
    )
    expect(api.asked('withdrawInterest')).toEqual([])
  })

  it('is sent once and told, and can be undone with the priority that it had', async () => {
    const api = await show(aThesis({ interests: [OWN] }))
    const answer = api.hold('withdrawInterest')
    api.answer('declareInterest', SAVED)
    await press(WITHDRAW)
    await answerQuestion('Ανάκληση')
    expect(button(WITHDRAW).disabled).toBe(true)
    answer(SAVED)
    await screen.findByText('Η δήλωση ανακλήθηκε')
    await press('Αναίρεση')
    await screen.findByText('Η ενέργεια αναιρέθηκε')
    expect(api.asked('withdrawInterest')).toMatchObject([{ path: '/v1/student/preferedThesis/7', body: {} }])
    expect(api.asked('declareInterest').map(({ body }) => body)).toEqual([{ prefOrder: 3 }])
  })

  it.each(
    refusalsOf('withdrawInterest', {
      ...ofAnySession('toast'),
      not_found: 'toast',
      not_interested: 'toast',
      already_accepted: 'toast',
    }),
  )('says why it was refused: %s', async (code, row) => {
    const api = await show(aThesis({ interests: [OWN] }))
    refuseWith(api, 'withdrawInterest', code)
    await press(WITHDRAW)
    await answerQuestion('Ανάκληση')
    await expectRefusal(code, row)
  })
})
