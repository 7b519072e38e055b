import { stepAnchor } from '@diatrivi/contract/web-addresses'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Interest } from '../../../entities/thesis/thesis.mapper.ts'
import type { Step, TodoList } from '../../../entities/todo-list/todo-list.mapper.ts'
import type { Viewer } from '../../../entities/viewer/viewer.ts'
import type { CurrentThesis } from '../../../features/thesis/interest/current-thesis.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { setClock } from '../../../shared/format/clock.ts'
import { aThesis } from '../../../testing/a-thesis.ts'
import { mainAction, PLACES, stepToTake } from './main-action.ts'

const person = (username: string) => ({ username, firstName: 'Άννα', surname: 'Δήμου' })
const viewer = (role: Viewer['role'], username: string): Viewer => ({
  ...person(username),
  role,
  departmentId: 1,
  institutionId: 1,
})
const supervisor = viewer('instructor', 'supervisor')
const student = viewer('student', 'student')

const step = (id: number, { finished = false, approved = false } = {}): Step => ({
  id,
  listId: 1,
  title: 'Πηγές',
  description: '',
  position: id,
  duration: { amount: 1, unit: 'weeks' },
  studentConfirmedAt: finished ? '2026-03-02 10:00' : null,
  instructorConfirmedAt: approved ? '2026-03-02 11:00' : null,
  studentConfirmedOn: null,
  confirmedOn: null,
  returned: null,
  files: [],
  commentCount: 0,
  isUnread: false,
  version: 1,
})
const list = (...steps: Step[]): TodoList => ({
  id: 1,
  instructor: supervisor,
  thesis: null,
  title: 'Βήματα',
  description: '',
  changedOn: '2026-03-01',
  steps,
  leftBehind: null,
  version: 1,
})
const running = (...steps: Step[]) =>
  aThesis({
    state: 'inProgress',
    student: person('student'),
    list: list(...steps),
  })
const declared = (answeredPositively: boolean): Interest => ({
  student: person('student'),
  priority: 1,
  answeredPositively,
  declaredOn: '2026-03-01',
  fit: null,
})
const nothing: CurrentThesis = { thesis: null, interests: [] }

beforeEach(() => setClock(new Date('2026-03-10T10:00:00Z')))

describe('what the page of a thesis leads to', () => {
  const panel = (label: string) => ({ label, targetId: PLACES.whatNow })

  it.each([
    ['an open one', aThesis(), nothing, panel(m.interest_declare())],
    ['one past its deadline', aThesis({ interestDeadline: '2026-03-09' }), nothing, null],
    ['one, while another is in progress', aThesis(), { ...nothing, thesis: running() }, null],
    ['one, while the answer about the own ones is not known', aThesis(), undefined, null],
    ['a declared one', aThesis({ interests: [declared(false)] }), nothing, panel(m.thesis_what_now())],
    [
      'one that is offered',
      aThesis({ interests: [declared(true)] }),
      nothing,
      panel(m.thesis_answer_assignment()),
    ],
    ['the own one, whose steps wait for others', running(), nothing, panel(m.thesis_what_now())],
    [
      'the own one under a rule book, whose page says who owes what',
      { ...running(), phase: 'inWork' },
      nothing,
      null,
    ],
    [
      'one that another student has',
      { ...running(), student: { ...person('other'), email: '' } },
      nothing,
      null,
    ],
  ] as const)('to a student, of %s', (_which, shown, current, act) => {
    expect(mainAction(shown, student, current)).toEqual(act)
  })

  it.each([
    ['has no interested student', aThesis(), panel(m.thesis_what_now())],
    [
      'has an interested student',
      aThesis({ interests: [declared(false)] }),
      { label: m.interest_interested(), targetId: PLACES.interested },
    ],
    ['the student works on', running(step(1)), panel(m.thesis_what_now())],
    [
      'has a finished step',
      running(step(1, { finished: true })),
      { label: m.thesis_step_to_approve(), targetId: stepAnchor(1, 'step') },
    ],
    [
      'lacks but the mark',
      running(step(1, { finished: true, approved: true })),
      panel(m.thesis_enter_mark()),
    ],
    ['is marked', { ...running(step(1)), state: 'ended', mark: 9 }, null],
  ] as const)('to its supervisor, when it is one that %s', (_which, shown, act) => {
    expect(mainAction(shown, supervisor, undefined)).toEqual(act)
  })

  it('is nothing to others', () => {
    expect(mainAction(aThesis(), viewer('instructor', 'other'), undefined)).toBeNull()
    expect(mainAction(aThesis(), viewer('administrator', 'admin'), undefined)).toBeNull()
  })
})

describe('the step to take', () => {
  it('is the current one of the student, as long as it is not finished', () => {
    const first = step(1, { finished: true, approved: true })
    expect(stepToTake(running(first, step(2)), student)).toEqual({
      label: m.todo_list_state_current(),
      targetId: stepAnchor(2, 'step'),
    })
    expect(stepToTake(running(first, step(2, { finished: true })), student)).toBeNull()
  })

  it('is none where there are no steps, or none is left', () => {
    expect(stepToTake(running(), student)).toBeNull()
    expect(stepToTake(running(step(1, { finished: true, approved: true })), student)).toBeNull()
  })
})
