import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { setClock } from '../../../shared/format/clock.ts'
import { stubApi } from '../../../testing/api.ts'
import { choose, expectProblems, fill, press, problemAt, user, valueAt } from '../../../testing/form.ts'
import {
  expectRefusal,
  ofAnySession,
  refusalsOf,
  refuseWith,
  wrongFields,
  wrongFieldsOf,
} from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { GROUP, PLANNED, type ProcessValues, wireProcess } from '../../../testing/wire-process.ts'
import { ProcessPanel } from './process-panel.tsx'

async function show(values: ProcessValues = {}) {
  const api = stubApi({ role: 'instructor' })
  api.answer('getProcess', wireProcess(values))
  api.answer('findClashes', [])
  api.answer('listExaminationPlaces', ['Αίθουσα Α1', 'Αμφιθέατρο Ι'])
  renderInApp(<ProcessPanel thesisId={7} title="Αναγνώριση φωνής" />)
  await screen.findByRole('region', { name: 'Πορεία της εργασίας' })
  return api
}

describe('the form of an examination', () => {
  const PLAN = {
    date: 'Ημέρα',
    time: 'Ώρα',
    minutes: 'Διάρκεια σε λεπτά',
    place: 'Αίθουσα',
    link: 'Σύνδεσμος τηλεδιάσκεψης (προαιρετικός)',
    isPublic: 'Ανοικτή στο κοινό',
    language: 'Γλώσσα της εξέτασης',
    overrideReason: 'Γιατί γίνεται παρά τη σύμπτωση',
    linked: 'Το ίδιο και για: Άννα Ρήγα',
  }

  it('shows at each field what the API finds wrong with it', async () => {
    const api = await show({ group: GROUP, may: { plan: true, override: true } })
    await press('Ορισμός εξέτασης')
    await fill({ Αίθουσα: 'Αμφιθέατρο Ι' })
    const { fields, problems } = wrongFieldsOf('planExamination', PLAN)
    api.refuse('planExamination', 'validation', { fields })
    await press('Αποθήκευση')
    await waitFor(() => expectProblems(problems))
    expect(valueAt('Αίθουσα')).toBe('Αμφιθέατρο Ι')
  })

  it('offers the places of earlier examinations while one types', async () => {
    await show({ may: { plan: true } })
    await press('Ορισμός εξέτασης')
    const field = screen.getByRole('combobox', { name: 'Αίθουσα' }) as HTMLInputElement
    await waitFor(() =>
      expect([...(field.list?.options ?? [])].map(({ value }) => value)).toEqual([
        'Αίθουσα Α1',
        'Αμφιθέατρο Ι',
      ]),
    )
  })

  it('shows the same of one that is moved, with its reason', async () => {
    const current = { ...PLANNED, state: 'announced' as const }
    const may = { move: true, override: true } as const
    const api = await show({ current, group: GROUP, phase: 'examPlanned', may })
    await press('Μεταφορά')
    await fill({ Αιτιολογία: 'Απεργία' })
    const { fields, problems } = wrongFieldsOf('moveExamination', {
      ...PLAN,
      reason: 'Αιτιολογία',
      allAgree: 'Όλοι συμφωνούν, αν η νέα ημερομηνία είναι μέσα στις ημέρες ανακοίνωσης',
    })
    api.refuse('moveExamination', 'validation', { fields })
    await press('Αποθήκευση')
    await waitFor(() => expectProblems(problems))
    expect(api.asked('moveExamination')).toMatchObject([
      { version: '"3"', body: { reason: 'Απεργία', allAgree: false, place: 'Αίθουσα Α1' } },
    ])
  })

  it('points out before and after the action what the rule book does of the day', async () => {
    const windows = [{ label: 'Ιούνιος', from: '06-15', until: '06-30' }]
    const examination = wireProcess().examination
    if (examination === null) throw new Error('The thesis is examined.')
    const rules = { ...examination.rules, windows }
    const seats = { size: 3, accepted: 2 }
    setClock(new Date('2026-06-01T06:00:00Z'))
    const api = await show({ rules, seats, may: { plan: true } })
    await press('Ορισμός εξέτασης')
    for (const said of [
      'Η ημέρα είναι εκτός των περιόδων εξέτασης του κανονισμού. Περίοδοι: Ιούνιος (15/6 έως 30/6).',
      'Δεν έχουν αποδεχτεί όλα τα μέλη της επιτροπής.',
      /^Έως την ημέρα της εξέτασης απομένουν λιγότερες ημέρες/,
    ]) {
      expect(await screen.findByText(said)).toBeDefined()
    }
    api.answer('planExamination', { status: 200, id: 3, warnings: ['outside_window'] })
    await fill({ Αίθουσα: 'Α1' })
    await press('Αποθήκευση')
    await screen.findByText(/\. Η ημέρα είναι εκτός των περιόδων εξέτασης του κανονισμού\.$/)
  })

  it('says between which bounds it lasts', async () => {
    const api = await show({ may: { plan: true } })
    await press('Ορισμός εξέτασης')
    await fill({ Αίθουσα: 'Α1', 'Διάρκεια σε λεπτά': '2' })
    await press('Αποθήκευση')
    expect(problemAt('Διάρκεια σε λεπτά')).toMatch(/^Από \d+ έως \d+ λεπτά\.$/)
    expect(api.asked('planExamination')).toEqual([])
  })

  it('asks before it drops what was typed', async () => {
    await show({ may: { plan: true } })
    await press('Ορισμός εξέτασης')
    await fill({ Αίθουσα: 'Α1' })
    await press('Ακύρωση')
    expect(await screen.findByRole('alertdialog')).toBeDefined()
    expect(valueAt('Αίθουσα')).toBe('Α1')
  })

  it.each(
    refusalsOf('planExamination', {
      ...ofAnySession('alert'),
      validation: 'alert',
      not_found: 'alert',
      not_owner: 'alert',
      no_committee: 'alert',
      no_presentation: 'alert',
      not_in_progress: 'alert',
      examination_planned: 'alert',
      attempts_used: 'alert',
      steps_open: 'alert',
      committee_incomplete: 'alert',
      too_early: 'alert',
      outside_window: 'alert',
      person_clash: 'alert',
      person_absent: 'alert',
      room_clash: 'alert',
      version_conflict: 'alert',
    }),
  )('says why it was refused: %s', async (code, row) => {
    const api = await show({ may: { plan: true } })
    await press('Ορισμός εξέτασης')
    await fill({ Αίθουσα: 'Α1' })
    refuseWith(api, 'planExamination', code)
    await press('Αποθήκευση')
    await expectRefusal(code, row)
  })

  it('says at the field that an hour of today is past', async () => {
    setClock(new Date('2026-06-01T10:00:00Z'))
    const api = await show({ may: { plan: true } })
    await press('Ορισμός εξέτασης')
    // It is one o'clock in Athens.
    expect(problemAt('Ώρα')).toBe('Η ώρα έχει περάσει.')
    await user.type(screen.getByRole('combobox', { name: 'Αίθουσα' }), 'Αμφιθέατρο Ι')
    await press('Αποθήκευση')
    expect(api.asked('planExamination')).toEqual([])
  })
})

describe('what was held', () => {
  const open = async () => {
    const api = await show({ current: PLANNED, phase: 'examPlanned', may: { hold: true } })
    await press('Η εξέταση έγινε')
    return api
  }

  it('is written down with who was absent and what is to be corrected', async () => {
    const api = await open()
    await choose('Παρουσία: Άννα Ρήγα', 'Εξ αποστάσεως')
    await user.click(screen.getByRole('checkbox', { name: 'Ζητούνται διορθώσεις' }))
    await press('Καταχώριση')
    expectProblems({ Διορθώσεις: 'Υποχρεωτικό πεδίο', 'Διορθώσεις έως': 'Υποχρεωτικό πεδίο' })
    expect(api.asked('holdExamination')).toEqual([])
  })

  it('shows at each field what the API finds wrong with it', async () => {
    const api = await open()
    const { fields, problems } = wrongFields({
      'presence.0.presence': 'Παρουσία: Άννα Βλάχου',
      'presence.1.presence': 'Παρουσία: Άννα Ρήγα',
    })
    api.refuse('holdExamination', 'validation', { fields })
    await press('Καταχώριση')
    await waitFor(() => expectProblems(problems))
  })

  it('shows at each field what the API finds wrong with the corrections', async () => {
    setClock(new Date('2026-06-25T10:00:00Z'))
    const api = await open()
    await user.click(screen.getByRole('checkbox', { name: 'Ζητούνται διορθώσεις' }))
    await fill({ Διορθώσεις: 'Η βιβλιογραφία' })
    const due = screen.getByRole('group', { name: /Διορθώσεις έως/ })
    await user.click(within(due).getAllByRole('spinbutton')[0] as HTMLElement)
    await user.keyboard('20072026')
    const { fields, problems } = wrongFields({
      'corrections.text': 'Διορθώσεις',
      'corrections.dueOn': 'Διορθώσεις έως',
    })
    api.refuse('holdExamination', 'validation', { fields })
    await press('Καταχώριση')
    await waitFor(() => expectProblems(problems))
  })
})
