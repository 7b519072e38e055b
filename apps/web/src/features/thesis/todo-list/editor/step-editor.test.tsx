import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { toStep, toTodoList } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { toActor } from '../../../../entities/viewer/viewer.ts'
import { aThesis } from '../../../../testing/a-thesis.ts'
import { apiSentence, stubApi } from '../../../../testing/api.ts'
import { button, descriptionOf, press } from '../../../../testing/form.ts'
import { INSTRUCTOR } from '../../../../testing/people.ts'
import { answerQuestion } from '../../../../testing/question.ts'
import {
  expectRefusal,
  ofAnySession,
  type Row,
  refusalsOf,
  refuseWith,
} from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { SAVED, wireDay, wireList, wireStep } from '../../../../testing/wire.ts'
import { toListFacts } from '../list-facts.ts'
import { stepRows } from '../step/step-rows.ts'
import { StepEditor } from './step-editor.tsx'

const STEPS = ['Άλφα', 'Βήτα', 'Γάμμα'].map((dliTitle, index) =>
  wireStep({ dliID: index + 1, dliTitle, dliOrder: index + 1 }),
)

function show(steps = STEPS) {
  const api = stubApi({ role: 'instructor' })
  const list = { ...toTodoList(wireList()), steps: steps.map(toStep) }
  const rows = stepRows({ list, startDate: null, today: '2026-03-05', isWorked: false })
  const facts = toListFacts(list, null, INSTRUCTOR)
  renderInApp(<StepEditor listId={5} rows={rows} actor={toActor(INSTRUCTOR)} facts={facts} />)
  return api
}

const order = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const AS_THEY_WERE = ['1. Άλφα', '2. Βήτα', '3. Γάμμα']

describe('moving a step', () => {
  it('is sent with its new place and told, with a way to take it back', async () => {
    const api = show()
    api.answer('moveTodoItem', SAVED)
    await press('Μετακίνηση κάτω: Άλφα')
    await screen.findByText('Το βήμα «Άλφα» μετακινήθηκε στη θέση 2 από 3.')
    expect(button('Αναίρεση')).toBeDefined()
    expect(api.asked('moveTodoItem').map(({ path }) => path)).toEqual([
      '/v1/instructor/todo-list/item/1/order/2',
    ])
  })

  it('goes no further than the ends of the list', async () => {
    const api = show()
    await press('Μετακίνηση πάνω: Άλφα')
    await press('Μετακίνηση κάτω: Γάμμα')
    expect(order()).toEqual(AS_THEY_WERE)
    expect(api.asked('moveTodoItem')).toEqual([])
  })

  /** The sentence of the refusal, and that the order on the screen is the one that is kept. */
  const moveRefused = (reason: string): Row => ({
    at: 'toast',
    says: `${reason} Τα βήματα φαίνονται πάλι στη σειρά που είναι αποθηκευμένη.`,
  })
  const OFFLINE = 'Ο διακομιστής δεν απαντά. Ελέγξτε τη σύνδεσή σας και προσπαθήστε ξανά.'

  it.each(
    refusalsOf('moveTodoItem', {
      too_many_attempts: moveRefused(`${apiSentence('too_many_attempts')} Απομένουν 30 δευτερόλεπτα.`),
      database_unavailable: moveRefused(apiSentence('database_unavailable')),
      internal: moveRefused(apiSentence('internal')),
      offline: moveRefused(OFFLINE),
      session_expired: 'nowhere',
      wrong_role: 'nowhere',
      not_found: moveRefused(apiSentence('not_found')),
      not_owner: 'nowhere',
      thesis_ended: moveRefused(apiSentence('thesis_ended')),
      not_in_progress: moveRefused(apiSentence('not_in_progress')),
      step_confirmed: moveRefused(apiSentence('step_confirmed')),
      step_order: moveRefused(apiSentence('step_order')),
    }),
  )('is taken back when it is refused, and says why: %s', async (code, row) => {
    const api = show()
    refuseWith(api, 'moveTodoItem', code)
    await press('Μετακίνηση κάτω: Άλφα')
    await expectRefusal(code, row)
    await waitFor(() => expect(order()).toEqual(AS_THEY_WERE))
  })
})

describe('a step that waits for the reply', () => {
  const WORKED = [
    { dliTitle: 'Άλφα', dliStudentOK: 1, stuOKWhen: wireDay('2026-03-01'), dliInstructorOK: 1 },
    { dliTitle: 'Βήτα', dliStudentOK: 1, stuOKWhen: wireDay('2026-03-02') },
    { dliTitle: 'Γάμμα' },
    { dliTitle: 'Δέλτα' },
  ] as const
  const worked = WORKED.map((step, index) => wireStep({ dliID: index + 1, dliOrder: index + 1, ...step }))
  const titles = ['1. Άλφα', '2. Βήτα', '3. Γάμμα', '4. Δέλτα']

  it.each(['Μετακίνηση κάτω: Βήτα', 'Μετακίνηση πάνω: Γάμμα'])('stays where it is: %s', async (move) => {
    const api = show(worked)
    expect(button(move).getAttribute('aria-disabled')).toBe('true')
    expect(button(move).title).toContain('αυτό που περιμένει έγκριση μένει αμέσως μετά τα εγκεκριμένα')
    await press(move)
    expect(order()).toEqual(titles)
    expect(api.asked('moveTodoItem')).toEqual([])
  })

  it('has a confirmed step before it, which is neither changed nor deleted, and says why', async () => {
    show(worked)
    await press('1. Άλφα')
    for (const name of ['Επεξεργασία', 'Διαγραφή']) {
      await press(name)
      expect(button(name).getAttribute('aria-disabled')).toBe('true')
      expect(descriptionOf(button(name))).toBe('Το βήμα έχει εγκριθεί και δεν αλλάζει.')
    }
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(button('Μετακίνηση πάνω: Βήτα').getAttribute('aria-disabled')).toBe('true')
    expect(screen.queryByRole('button', { name: 'Μετακίνηση κάτω: Άλφα' })).toBeNull()
  })

  it('has no handle, while those behind it have one', () => {
    show(worked)
    const handles = screen
      .getAllByRole('listitem')
      .map((row) => row.querySelector('[draggable="true"]') !== null)
    expect(handles).toEqual([false, false, true, true])
  })
})

describe('the state of a step', () => {
  const steps = [
    {
      dliStudentOK: 1,
      dliInstructorOK: 1,
      stuOKWhen: wireDay('2026-03-01'),
      instrOKWhen: wireDay('2026-03-02'),
    },
    { dliStudentOK: 1, stuOKWhen: wireDay('2026-03-03') },
    {},
  ].map((step, index) => toStep(wireStep({ ...step, dliID: index + 1, dliOrder: index + 1 } as object)))

  it.each([
    [
      'is said in the list of a thesis',
      aThesis({ state: 'inProgress' }),
      ['Εγκρίθηκε 2/3/2026', 'Αναμονή έγκρισης', 'Κλειδωμένο'],
    ],
    ['is left out in a template', null, [null, null, null]],
  ])('%s', (_where, thesis, states) => {
    stubApi({ role: 'instructor' })
    const list = { ...toTodoList(wireList()), steps: thesis === null ? STEPS.map(toStep) : steps }
    const rows = stepRows({ list, startDate: null, today: '2026-03-05', isWorked: thesis !== null })
    const facts = toListFacts(list, thesis, INSTRUCTOR)
    renderInApp(<StepEditor listId={5} rows={rows} actor={toActor(INSTRUCTOR)} facts={facts} />)
    const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
    const names = ['Εγκρίθηκε 2/3/2026', 'Αναμονή έγκρισης', 'Κλειδωμένο', 'Τρέχον βήμα']
    expect(texts.map((text) => names.find((name) => text.includes(name)) ?? null)).toEqual(states)
  })
})

describe('deleting a step', () => {
  const BETA = 'Διαγραφή'
  async function showOpen() {
    const api = show()
    await press('2. Βήτα')
    return api
  }

  it('is asked about first', async () => {
    const api = await showOpen()
    await press(BETA)
    expect(await answerQuestion('Ακύρωση')).toBe(
      'Να διαγραφεί το βήμα «Βήτα»; Διαγράφεται οριστικά, μαζί με τα αρχεία και τη συζήτησή του.',
    )
    expect(api.asked('deleteTodoItem')).toEqual([])
  })

  it('is sent once, waited for, and says so', async () => {
    const api = await showOpen()
    const answer = api.hold('deleteTodoItem')
    await press(BETA)
    await answerQuestion('Διαγραφή')
    expect(button(BETA).disabled).toBe(true)
    answer(SAVED)
    await screen.findByText('Το βήμα διαγράφηκε')
    expect(api.asked('deleteTodoItem')).toMatchObject([{ path: '/v1/instructor/todo-list/item/2', body: {} }])
  })

  it.each(
    refusalsOf('deleteTodoItem', {
      ...ofAnySession('toast'),
      not_found: 'toast',
      not_owner: 'nowhere',
      thesis_ended: 'toast',
      not_in_progress: 'toast',
      step_confirmed: 'toast',
    }),
  )('says why it was refused and leaves the step: %s', async (code, row) => {
    const api = await showOpen()
    refuseWith(api, 'deleteTodoItem', code)
    await press(BETA)
    await answerQuestion('Διαγραφή')
    await expectRefusal(code, row)
    expect(order()).toEqual(AS_THEY_WERE)
  })
})
