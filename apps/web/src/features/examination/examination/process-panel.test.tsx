import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { setReadersZone } from '../../../shared/format/clock.ts'
import { stubApi } from '../../../testing/api.ts'
import { button, descriptionOf, expectProblems, press, problemAt, user } from '../../../testing/form.ts'
import { asOnAPhone } from '../../../testing/phone.ts'
import {
  expectRefusal,
  ofAnySession,
  refusalsOf,
  refuseWith,
  wrongFields,
} from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { SAVED, wireDay } from '../../../testing/wire.ts'
import {
  at,
  GROUP,
  PLANNED,
  POLL,
  type Process,
  type ProcessValues,
  wireProcess,
} from '../../../testing/wire-process.ts'
import { ProcessPanel } from './process-panel.tsx'

async function show(values: ProcessValues = {}) {
  const api = stubApi({ role: 'instructor' })
  api.answer('getProcess', wireProcess(values))
  api.answer('findClashes', [])
  api.answer('listExaminationPlaces', [])
  renderInApp(<ProcessPanel thesisId={7} title="Αναγνώριση φωνής" />)
  await screen.findByRole('region', { name: 'Πορεία της εργασίας' })
  return api
}

function keepFiles(): Blob[] {
  const kept: Blob[] = []
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (blob: Blob) => `blob:${kept.push(blob)}`
      static override revokeObjectURL = () => undefined
    },
  )
  return kept
}

describe('the course of a thesis', () => {
  it('says where it stands, who owes what, and since when', async () => {
    await show({ phase: 'examPlanned', current: PLANNED })
    const present = screen.getByRole('list', { name: 'Στάδια' }).querySelector('[aria-current=step]')
    expect(present?.textContent).toContain('Ορίστηκε εξέταση')
    expect(screen.getByText('Η επιτροπή εξετάζει.')).toBeDefined()
    expect(screen.getByText(/Αίθουσα Α1/)).toBeDefined()
    // Nothing to decide; the day goes into the own calendar.
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Στο ημερολόγιό μου',
    ])
  })

  it('gives the day as a file for the own calendar', async () => {
    const kept = keepFiles()
    await show({ phase: 'examPlanned', current: PLANNED })
    await press('Στο ημερολόγιό μου')
    const text = (await kept[0]?.text()) ?? ''
    expect(text).toContain('SUMMARY:Εξέταση: Αναγνώριση φωνής')
    expect(text).toMatch(/^UID:examination-\d+@/m)
    expect(text).toContain('LAST-MODIFIED:20260530T150400Z')
  })

  it('offers what takes a cancelled one out of the own calendar', async () => {
    const kept = keepFiles()
    const { announcedAt, heldAt, presence, corrections, correctionsDue, ...planned } = PLANNED
    await show({ cancelled: [{ ...planned, state: 'cancelled', revision: 1 }] })
    expect(screen.getByText(/Ματαιώθηκε η εξέταση: Τετάρτη 24/)).toBeDefined()
    await press('Αφαίρεση από το ημερολόγιό μου')
    const text = (await kept[0]?.text()) ?? ''
    expect(text).toContain('METHOD:CANCEL')
    expect(text).toContain('SEQUENCE:2')
  })

  it('says that the hour is that of Greece to a reader whose clock differs', async () => {
    setReadersZone('America/New_York')
    await show({ phase: 'examPlanned', current: PLANNED })
    expect(screen.getAllByText(/12:00 \(ώρα.Ελλάδας\)/).length).toBeGreaterThan(0)
  })
})

describe('a thesis that failed its last examination', () => {
  it('has none that could be planned, and says what remains', async () => {
    await show({ overlays: ['attemptsUsed'], may: { plan: 'attempts_used' } })
    expect(screen.getByText(/^Δεν ορίζεται άλλη εξέταση και η εργασία μένει χωρίς βαθμό\./)).toBeDefined()
    expect(screen.queryByText(/ορίζει την εξέταση/)).toBeNull()
    expect(screen.getByText('Εξαντλήθηκαν οι εξετάσεις')).toBeDefined()
    expect(descriptionOf(button('Ορισμός εξέτασης'))).toBe('Έχουν εξαντληθεί οι εξετάσεις που προβλέπονται.')
  })
})

describe('the instructor', () => {
  it('plans an examination, and is notified at once who is busy', async () => {
    const api = await show({ may: { plan: true } })
    api.answer('findClashes', [
      { kind: 'person', name: 'Άννα Ρήγα', startsAt: at('2026-06-01 11:45'), minutes: 30 },
    ])
    await press('Ορισμός εξέτασης')
    expect(await screen.findByText('Άννα Ρήγα: άλλη εξέταση στις 11:45.')).toBeDefined()
    await press('Αποθήκευση')
    expect(problemAt('Αίθουσα')).toBe('Δώστε αίθουσα ή σύνδεσμο.')
    await user.type(screen.getByRole('combobox', { name: 'Αίθουσα' }), 'Αμφιθέατρο Ι')
    api.answer('planExamination', { status: 200, id: 5 })
    await press('Αποθήκευση')
    await screen.findByText('Η εξέταση ορίστηκε')
    expect(api.asked('planExamination')).toMatchObject([
      { body: { date: '2026-06-01', time: '12:00', minutes: 30, place: 'Αμφιθέατρο Ι', isPublic: true } },
    ])
  })

  it('opens the marking of a thesis that is not presented, for which no day is asked', async () => {
    const api = await show({
      rules: {
        minutes: 30,
        isPublic: true,
        hasPresentation: false,
        quorum: 2,
        noticeDays: 7,
        textDays: 10,
        windows: [{ label: 'Δεκέμβριος', from: '12-01', until: '12-01' }],
      },
      may: { plan: 'no_presentation', openMarking: true },
    })
    expect(screen.getByText('Η εργασία εξετάζεται από το κείμενό της, χωρίς παρουσίαση.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Ορισμός εξέτασης' })).toBeNull()
    expect(screen.queryByText('Δεν έχει οριστεί εξέταση.')).toBeNull()
    api.answer('openMarking', SAVED)
    await press('Έναρξη βαθμολόγησης')
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/εκτός των περιόδων εξέτασης/)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Έναρξη βαθμολόγησης' }))
    await screen.findByText('Η βαθμολόγηση άρχισε')
    expect(api.asked('openMarking')).toMatchObject([{ body: { corrections: null } }])
  })

  it('is told why the marking of a thesis that is not presented cannot begin yet', async () => {
    await show({ may: { plan: 'no_presentation', openMarking: 'text_missing' } })
    expect(descriptionOf(button('Έναρξη βαθμολόγησης'))).toBe('Δεν έχει κατατεθεί το τελικό κείμενο.')
  })

  it('is told why none can be planned yet', async () => {
    await show({ may: { plan: 'steps_open' } })
    expect(descriptionOf(button('Ορισμός εξέτασης'))).toBe('Πρώτα εγκρίνονται όλα τα βήματα.')
  })

  it('announces it, of the version that is shown', async () => {
    const api = await show({ current: PLANNED, phase: 'examPlanned', may: { announce: true } })
    api.answer('announceExamination', SAVED)
    await press('Ανακοίνωση')
    await screen.findByText('Η εξέταση ανακοινώθηκε')
    expect(api.asked('announceExamination')).toMatchObject([{ version: '"3"' }])
  })

  it('calls it off with a reason', async () => {
    const api = await show({ current: PLANNED, phase: 'examPlanned', may: { cancel: true } })
    await press('Ματαίωση')
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Ματαίωση' }))
    expect(problemAt('Αιτιολογία')).toBe('Υποχρεωτικό πεδίο')
    api.answer('cancelExamination', SAVED)
    await user.type(dialog.getByRole('textbox', { name: /Αιτιολογία/ }), 'Απεργία')
    await user.click(dialog.getByRole('button', { name: 'Ματαίωση' }))
    await screen.findByText('Η εξέταση ματαιώθηκε')
    expect(api.asked('cancelExamination')).toMatchObject([{ body: { reason: 'Απεργία' } }])
  })

  it('reads at the reason what the API finds wrong with it', async () => {
    const api = await show({ current: PLANNED, phase: 'examPlanned', may: { cancel: true } })
    await press('Ματαίωση')
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: /Αιτιολογία/ }), 'Απεργία')
    const { fields, problems } = wrongFields({ reason: 'Αιτιολογία' })
    api.refuse('cancelExamination', 'validation', { fields })
    await user.click(dialog.getByRole('button', { name: 'Ματαίωση' }))
    await waitFor(() => expectProblems(problems))
  })

  it('says that it was held, all being there', async () => {
    const api = await show({ current: PLANNED, phase: 'examPlanned', may: { hold: true } })
    await press('Η εξέταση έγινε')
    api.answer('holdExamination', SAVED)
    await press('Καταχώριση')
    await screen.findByText('Η εξέταση καταχωρίστηκε')
    const present = [1, 2].map((seatID) => ({ seatID, presence: 'present' }))
    expect(api.asked('holdExamination')).toMatchObject([
      { body: { presence: present, endsAt: null, corrections: null } },
    ])
  })

  it.each(
    refusalsOf('announceExamination', {
      ...ofAnySession('toast'),
      not_found: 'toast',
      not_owner: 'nowhere',
      no_committee: 'toast',
      no_presentation: 'toast',
      not_in_progress: 'toast',
      examination_over: 'toast',
      already_announced: 'toast',
      text_missing: 'toast',
      text_too_late: 'toast',
      notice_too_short: 'toast',
      version_conflict: 'toast',
    }),
  )('says why the announcement was refused: %s', async (code, row) => {
    const api = await show({ current: PLANNED, phase: 'examPlanned', may: { announce: true } })
    refuseWith(api, 'announceExamination', code)
    await press('Ανακοίνωση')
    await expectRefusal(code, row)
  })
})

describe('a topic that several students have', () => {
  it('names the others, and leads to their theses where the reader may read them', async () => {
    await show({ group: GROUP })
    expect(screen.getByText(/Μαζί με:/).parentElement?.textContent).toBe('Μαζί με: Άννα Ρήγα')
    expect(screen.getByRole('link', { name: 'Άννα Ρήγα' }).getAttribute('href')).toContain('/8')
    expect(
      screen.queryByRole('button', { name: 'Πρόταση του θέματος σε άλλον φοιτητή ή φοιτήτρια' }),
    ).toBeNull()
  })

  it('is examined for all at once, unless that is not wanted', async () => {
    const api = await show({ group: GROUP, may: { plan: true } })
    api.answer('planExamination', { status: 200, id: 5 })
    await press('Ορισμός εξέτασης')
    await user.type(screen.getByRole('combobox', { name: 'Αίθουσα' }), 'Αμφιθέατρο Ι')
    expect(screen.getByRole('checkbox', { name: 'Το ίδιο και για: Άννα Ρήγα' })).toHaveProperty(
      'checked',
      true,
    )
    await press('Αποθήκευση')
    await screen.findByText('Η εξέταση ορίστηκε')
    expect(api.asked('planExamination')).toMatchObject([{ body: { linked: true } }])
  })

  const FREE: NonNullable<Process['group']> = { ...GROUP, others: [], mayShare: true }
  const SHARE = 'Πρόταση του θέματος σε άλλον φοιτητή ή φοιτήτρια'

  async function sharing() {
    const api = await show({ group: FREE })
    api.answer('getThesisHistory', [
      {
        what: 'interest_closed',
        when: wireDay('2026-03-01'),
        who: null,
        details: { student: 'rigas', studentName: 'Άννα Ρήγα' },
      },
    ])
    const load = { max: 8, mode: 'warn' as const }
    api.answer('getEligibility', { mode: null, asksTitleEn: false, students: [], load })
    await press(SHARE)
    return { api, dialog: within(await screen.findByRole('dialog')) }
  }

  it('is offered to another student, chosen of those who had wanted it', async () => {
    const { api, dialog } = await sharing()
    await user.click(await dialog.findByRole('button', { name: 'Άννα Ρήγα' }))
    expect(await dialog.findByText(/ξεπερνάτε το όριο του κανονισμού \(8\)/)).toBeDefined()
    api.answer('shareTopic', 8)
    await user.click(dialog.getByRole('button', { name: SHARE }))
    await screen.findByText('Η πρόταση στάλθηκε')
    expect(api.asked('shareTopic')).toMatchObject([
      { path: '/v1/instructor/thesis/7/share', body: { username: 'rigas' } },
    ])
  })

  it.each(
    refusalsOf('shareTopic', {
      ...ofAnySession('alert'),
      validation: 'alert',
      not_found: 'alert',
      not_owner: 'alert',
      not_in_progress: 'alert',
      topic_full: 'alert',
      load_full: 'alert',
    }),
  )('says why that was refused: %s', async (code, row) => {
    const { api, dialog } = await sharing()
    await user.type(dialog.getByRole('textbox', { name: /Όνομα χρήστη/ }), 'rigas')
    refuseWith(api, 'shareTopic', code)
    await user.click(dialog.getByRole('button', { name: SHARE }))
    await expectRefusal(code, row)
  })
})

describe('the dates that are offered', () => {
  it('show each what the API finds wrong with it, without those that were left empty', async () => {
    const api = await show({ dates: POLL, may: { offerDates: true } })
    await press('Άλλες ημερομηνίες')
    await press('Προσθήκη ημερομηνίας')
    const { fields, problems } = wrongFields({
      'options.0.date': 'Ημερομηνία 1',
      'options.1.time': 'Ώρα 2',
    })
    api.refuse('offerDates', 'validation', { fields })
    await press('Αποστολή')
    await waitFor(() => expectProblems(problems))
    expect(api.asked('offerDates')).toMatchObject([
      {
        body: {
          minutes: 30,
          options: [
            { date: '2026-06-24', time: '12:00' },
            { date: '2026-06-25', time: '10:30' },
          ],
        },
      },
    ])
  })

  it('are sent once each: the same day and hour a second time is a wrong field', async () => {
    const [first] = POLL.options
    if (first === undefined) throw new Error('The poll has dates.')
    const api = await show({
      dates: { ...POLL, options: [first, { ...first, optionID: 13 }] },
      may: { offerDates: true },
    })
    await press('Άλλες ημερομηνίες')
    await press('Αποστολή')
    await waitFor(() => expectProblems({ 'Ημερομηνία 2': 'Η ίδια ημέρα και ώρα υπάρχει ήδη.' }))
    expect(api.asked('offerDates')).toEqual([])
  })

  it('stand by date on a phone, with what each person said', async () => {
    asOnAPhone()
    await show({ dates: POLL })
    const [first, second] = within(
      screen.getByRole('list', { name: 'Ποιες ημερομηνίες εξυπηρετούν' }),
    ).getAllByRole('listitem')
    expect(first?.textContent).toContain('Όχι: Άννα Ρήγα')
    expect(second?.textContent).toContain('όλοι μπορούν')
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('say how many can of those who were asked, as long as not all have answered', async () => {
    const [first] = POLL.options
    if (first === undefined) throw new Error('The poll has dates.')
    const answers: typeof first.answers = [{ seatID: 1, answer: 'yes' }]
    await show({ dates: { ...POLL, options: [{ ...first, answers }] } })
    expect(screen.getByRole('columnheader', { name: /24.6.2026/ }).textContent).toContain(
      'μπορούν 1 από 2 · 1 χωρίς απάντηση',
    )
  })

  it('stand in a table, the best one marked', async () => {
    await show({ dates: POLL })
    const table = within(screen.getByRole('table', { name: 'Ποιες ημερομηνίες εξυπηρετούν' }))
    expect(table.getByRole('columnheader', { name: /25.6.2026/ }).textContent).toContain('όλοι μπορούν')
    expect(table.getByRole('columnheader', { name: /24.6.2026/ }).textContent).not.toContain('μπορούν')
  })

  it('are answered by the members who are asked', async () => {
    const api = await show({ dates: POLL, may: { answerDates: true } })
    api.answer('answerDates', SAVED)
    await press('Αποθήκευση απαντήσεων')
    await screen.findByText('Οι απαντήσεις σας καταχωρίστηκαν')
    expect(api.asked('answerDates')).toMatchObject([
      {
        body: {
          answers: [
            { optionID: 11, answer: 'yes' },
            { optionID: 12, answer: 'yes' },
          ],
        },
      },
    ])
  })
})
