import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { setClock } from '../../../../shared/format/clock.ts'
import { aThesis } from '../../../../testing/a-thesis.ts'
import { stubApi } from '../../../../testing/api.ts'
import { button, fill, press, valueAt } from '../../../../testing/form.ts'
import { ADMINISTRATOR, INSTRUCTOR, STUDENT } from '../../../../testing/people.ts'
import { answerQuestion } from '../../../../testing/question.ts'
import { expectRefusal, ofAnySession, refusalsOf, refuseWith } from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { SAVED } from '../../../../testing/wire.ts'
import { InterestedStudents } from './interested-students.tsx'

const CHOOSE = 'Επιλογή φοιτητή: Νίκος Λάμπρου'
const CANCEL = 'Ακύρωση επιλογής: Νίκος Λάμπρου'
const interest = {
  student: STUDENT,
  priority: 1,
  answeredPositively: false,
  declaredOn: '2026-03-02',
  fit: null,
} as const
const WAITING = aThesis({ interests: [interest] })
const CHOSEN = aThesis({ interests: [{ ...interest, answeredPositively: true }] })

function show(thesis: Thesis, load: { load?: { max: number; mode: 'warn' | 'refuse' } } = {}) {
  const api = stubApi({ role: 'instructor' })
  api.answer('getEligibility', { mode: null, asksTitleEn: false, students: [], ...load })
  renderInApp(<InterestedStudents thesis={thesis} viewer={INSTRUCTOR} />)
  return api
}

const ANSWERING = refusalsOf('answerInterest', {
  ...ofAnySession('toast'),
  not_found: 'toast',
  not_owner: 'nowhere',
  not_interested: 'toast',
  already_assigned: 'toast',
  before_deadline: 'toast',
  already_accepted: 'toast',
  not_assigned: 'toast',
  load_full: 'toast',
  validation: 'toast',
})

beforeEach(() => setClock(new Date('2026-03-05T10:00:00Z')))

it('shows an administrator who is interested, with nothing to be done and no way to the profiles', () => {
  stubApi({ role: 'administrator' })
  renderInApp(<InterestedStudents thesis={CHOSEN} viewer={ADMINISTRATOR} />)
  expect(screen.getByRole('row', { name: 'Νίκος Λάμπρου' })).toBeDefined()
  expect(screen.getByText('Θετική απάντηση')).toBeDefined()
  expect([...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')]).toEqual([])
})

it('says before and after the choice that the theses are as many as the rule book wants', async () => {
  const api = show(WAITING, { load: { max: 8, mode: 'warn' } })
  const warning = /ξεπερνάτε το όριο του κανονισμού \(8\)/
  expect(await screen.findByText(warning)).toBeDefined()
  api.answer('answerInterest', { status: 200, load: { max: 8 } })
  await press(CHOOSE)
  await screen.findByText(/^Η θετική απάντηση στάλθηκε\. Με μία ακόμη εργασία ξεπερνάτε/)
})

it('says before the choice that one more is refused', async () => {
  show(WAITING, { load: { max: 8, mode: 'refuse' } })
  expect(
    await screen.findByText('Έχετε συμπληρώσει τις εργασίες που επιτρέπει ο κανονισμός (8).'),
  ).toBeDefined()
})

/** Without the row of heads. */
const rowsOf = () => screen.getAllByRole('row').slice(1)

it('shows eight of a hundred interested students, then all of them from the ninth on, of whom the last can be chosen', async () => {
  const hundred = Array.from({ length: 100 }, (_none, index) => ({
    ...interest,
    student: { ...STUDENT, username: `student.${index + 1}`, surname: `Λάμπρου ${index + 1}` },
    priority: index + 1,
  }))
  // jsdom lays nothing out.
  const comesInSight = vi.fn()
  Element.prototype.scrollIntoView = comesInSight
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))
  show(aThesis({ interests: hundred }))
  expect(screen.getByText('100 δηλώσεις, κατά σειρά προτίμησης')).toBeDefined()
  expect(rowsOf()).toHaveLength(8)
  await press('Εμφάνιση και των 100 δηλώσεων')
  const rows = rowsOf()
  expect(rows).toHaveLength(100)
  expect(document.activeElement).toBe(rows[8])
  expect(comesInSight.mock.contexts).toEqual([rows[8]])
  expect(button('Επιλογή φοιτητή: Νίκος Λάμπρου 100').disabled).toBe(false)
})

describe('what an interested student shares', () => {
  const sharing = (topic: string[], instructor: string[]) =>
    aThesis({ interests: [{ ...interest, fit: { topic, instructor } }] })

  it.each([
    [['python', 'sql'], ['δίκτυα'], ['Κοινά με το θέμα (2): python, sql', 'Κοινά με εσάς (1): δίκτυα']],
    [['python'], [], ['Κοινά με το θέμα (1): python']],
    [[], ['sql'], ['Κοινά με εσάς (1): sql']],
    [[], [], ['Κανένα']],
  ])('is named and counted: %j of the topic, %j of the instructor', (topic, instructor, lines) => {
    show(sharing(topic, instructor))
    expect(screen.getAllByText(/^(?:Κοινά με|Κανένα)/).map(({ textContent }) => textContent)).toEqual(lines)
  })

  it('is said to an administrator of the supervisor', () => {
    stubApi({ role: 'administrator' })
    renderInApp(<InterestedStudents thesis={sharing([], ['sql'])} viewer={ADMINISTRATOR} />)
    expect(screen.getByText('Κοινά με την επίβλεψη (1): sql')).toBeDefined()
  })
})

describe('choosing a student', () => {
  it('is sent once, waited for, and says so, and can be undone', async () => {
    const api = show(WAITING)
    const answer = api.hold('answerInterest')
    await press(CHOOSE)
    expect(button(CHOOSE).disabled).toBe(true)
    answer(SAVED)
    await screen.findByText('Η θετική απάντηση στάλθηκε')
    api.answer('answerInterest', SAVED)
    await press('Αναίρεση')
    await screen.findByText('Η ενέργεια αναιρέθηκε')
    expect(api.asked('answerInterest').map(({ path }) => path)).toEqual([
      '/v1/instructor/thesis/assign-student/7/student/1',
      '/v1/instructor/thesis/assign-student/7/student/0',
    ])
  })

  it('says why no student can be chosen yet', () => {
    show(aThesis({ interests: [interest], assignmentType: 'onDeadline', interestDeadline: '2026-04-01' }))
    expect(
      screen.getByText('Δεν μπορείτε να επιλέξετε φοιτητή πριν από τη λήξη της προθεσμίας.'),
    ).toBeDefined()
    expect(screen.queryByRole('button', { name: CHOOSE })).toBeNull()
  })

  it.each(ANSWERING)('says why it was refused: %s', async (code, row) => {
    const api = show(WAITING)
    refuseWith(api, 'answerInterest', code)
    await press(CHOOSE)
    await expectRefusal(code, row)
    expect(button(CHOOSE).disabled).toBe(false)
  })
})

describe('choosing one of several', () => {
  const rival = { ...interest, student: { ...STUDENT, username: 'rival', surname: 'Ρήγας' } }
  const MESSAGE = 'Μήνυμα προς τους υπόλοιπους (προαιρετικό)'
  const PREVIEW = 'Η ειδοποίηση, όπως θα τη διαβάσουν'

  /** Opens the dialog of the first of three. */
  async function open() {
    const third = { ...rival, student: { ...rival.student, username: 'third' } }
    const api = show(aThesis({ interests: [interest, rival, third] }))
    await press(CHOOSE)
    return { api, dialog: await screen.findByRole('dialog', { name: CHOOSE }) }
  }

  it('says what the others are sent, and lets it be left', async () => {
    const { api, dialog } = await open()
    expect(dialog.textContent).toContain('οι υπόλοιποι (2) ειδοποιούνται ότι το θέμα δόθηκε')
    await press('Ακύρωση')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.asked('answerInterest')).toEqual([])
  })

  it('shows the message as it will be read, and sends it once', async () => {
    const { api } = await open()
    const preview = () => screen.getByRole('region', { name: PREVIEW }).textContent
    expect(preview()).toBe(`${PREVIEW}Η εργασία ανατέθηκε σε άλλο πρόσωπο· η δήλωσή σας έκλεισεΘέμα`)
    await fill({ [MESSAGE]: ' Σας ευχαριστώ. ' })
    expect(preview()).toContain('«Σας ευχαριστώ.»')
    expect(preview()).toContain('Άννα Καρρά')
    const answer = api.hold('answerInterest')
    await press('Επιλογή φοιτητή')
    expect(button('Επιλογή φοιτητή').disabled).toBe(true)
    answer(SAVED)
    await screen.findByText('Η θετική απάντηση στάλθηκε')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.asked('answerInterest')).toMatchObject([{ body: { messageToOthers: 'Σας ευχαριστώ.' } }])
  })

  it('sends no message where there is none', async () => {
    const { api } = await open()
    api.answer('answerInterest', SAVED)
    await press('Επιλογή φοιτητή')
    await screen.findByText('Η θετική απάντηση στάλθηκε')
    expect(api.asked('answerInterest').map(({ body }) => body)).toEqual([{}])
  })

  it('keeps the dialog and the message when it was refused', async () => {
    const { api, dialog } = await open()
    await fill({ [MESSAGE]: 'Σας ευχαριστώ.' })
    api.refuse('answerInterest', 'too_many_attempts')
    await press('Επιλογή φοιτητή')
    await screen.findByText(/too_many_attempts/)
    expect(dialog.textContent).toContain('Σας ευχαριστώ.')
    expect(valueAt(MESSAGE)).toBe('Σας ευχαριστώ.')
  })
})

describe('cancelling a choice', () => {
  it('is asked about first', async () => {
    const api = show(CHOSEN)
    await press(CANCEL)
    expect(await answerQuestion('Διατήρηση επιλογής')).toBe(
      'Να ακυρωθεί η επιλογή (Νίκος Λάμπρου); Η θετική απάντηση παύει να ισχύει, ενώ η δήλωση ενδιαφέροντος παραμένει.',
    )
    expect(api.asked('answerInterest')).toEqual([])
  })

  it('is sent once, waited for, and says so', async () => {
    const api = show(CHOSEN)
    const answer = api.hold('answerInterest')
    await press(CANCEL)
    await answerQuestion('Ακύρωση επιλογής')
    expect(button(CANCEL).disabled).toBe(true)
    answer(SAVED)
    await screen.findByText('Η επιλογή ακυρώθηκε')
    expect(api.asked('answerInterest').map(({ path }) => path)).toEqual([
      '/v1/instructor/thesis/assign-student/7/student/0',
    ])
  })

  it.each(ANSWERING)('says why it was refused: %s', async (code, row) => {
    const api = show(CHOSEN)
    refuseWith(api, 'answerInterest', code)
    await press(CANCEL)
    await answerQuestion('Ακύρωση επιλογής')
    await expectRefusal(code, row)
  })
})
