import { describe, expect, it } from 'vitest'
import { fullName } from '../../../platform/text/full-name.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { StepState } from '../../../testing/todo-list.factories.ts'
import { aDepartmentWithPeople } from '../../view/thesis-view/people.fixture.ts'
import { sentBy } from './sent-by.fixture.ts'

const api = await startTestApi()
const { given } = api

const NOTHING = { notices: [], mails: [] }

/** A thesis in progress with its list, and the step of it that the test is about. */
async function aStepOf(states: readonly StepState[], index = 0) {
  const people = await aDepartmentWithPeople(api)
  const { instructor, student } = people
  const thesis = await given.aThesis({ instructor, student, startDate: '2026-01-15' })
  const { steps } = await given.aTodoList({ thesis, steps: states })
  const step = steps[index]
  if (step === undefined) throw new Error('there is no such step')
  const ofStep = { thesisTitle: thesis.title, stepId: step.id, stepTitle: step.title }
  return { ...people, thesis, step, ofStep, params: { itemId: step.id } }
}

describe('POST /v1/student/todoItem/:itemId/finish', () => {
  it('notifies the instructor', async () => {
    const { asStudent, student, instructor, thesis, ofStep, params } = await aStepOf(['untouched'])
    expect(await sentBy(api, () => asStudent.call('finishStep', { params, body: {} }))).toEqual({
      notices: [
        {
          to: instructor.username,
          kind: 'step_finished',
          thesisId: thesis.id,
          facts: { ...ofStep, person: fullName(student) },
        },
      ],
      mails: [[instructor.email, `Βήμα σε αναμονή έγκρισης: «${thesis.title}»`]],
    })
  })
})

describe('PUT /v1/student/todoItem/:itemId/finish/cancel', () => {
  it('notifies the instructor who had a mail, and takes the place of its notice', async () => {
    const { asStudent, asInstructor, student, instructor, thesis, ofStep, params } = await aStepOf([
      'untouched',
    ])
    await asStudent.call('finishStep', { params, body: {} })
    api.clock.advance({ minutes: 60 })
    const act = () => asStudent.call('withdrawStep', { params })
    expect(await sentBy(api, act)).toEqual({
      notices: [
        {
          to: instructor.username,
          kind: 'step_withdrawn',
          thesisId: thesis.id,
          facts: { ...ofStep, person: fullName(student) },
        },
      ],
      mails: [[instructor.email, `Ανάκληση ολοκλήρωσης βήματος: «${thesis.title}»`]],
    })
    const { body } = await asInstructor.call('listNotices')
    expect(body.map(({ kind }) => kind)).toEqual(['step_withdrawn'])
  })
})

describe('POST /v1/instructor/todoItem/:itemId/student/cancel', () => {
  it('notifies the student, with the reason', async () => {
    const { asInstructor, student, instructor, thesis, ofStep, params } = await aStepOf(['finished'])
    const reason = 'Λείπει η <b>βιβλιογραφία</b>.\nΔείτε τον οδηγό.'
    expect(await sentBy(api, () => asInstructor.call('returnStep', { params, body: { reason } }))).toEqual({
      notices: [
        {
          to: student.username,
          kind: 'step_returned',
          thesisId: thesis.id,
          facts: { ...ofStep, person: fullName(instructor), reason },
        },
      ],
      mails: [[student.email, `Επιστροφή βήματος για διόρθωση: «${thesis.title}»`]],
    })
    const { text, html } = await api.mailbox.newestTo(student.email)
    expect(text).toContain('Αιτιολογία:\n> Λείπει η <b>βιβλιογραφία</b>.\n> Δείτε τον οδηγό.\n')
    expect(html).not.toContain('<b>')
  })

  it('does without a reason where none was given', async () => {
    const { asInstructor, instructor, ofStep, params } = await aStepOf(['finished'])
    const { notices } = await sentBy(api, () => asInstructor.call('returnStep', { params, body: {} }))
    expect(notices.map(({ facts }) => facts)).toEqual([{ ...ofStep, person: fullName(instructor) }])
  })
})

describe('PUT /v1/instructor/todoItem/:itemId/finish', () => {
  it('notifies the student', async () => {
    const states: StepState[] = ['confirmed', 'finished', 'untouched']
    const { asInstructor, student, instructor, thesis, ofStep, params } = await aStepOf(states, 1)
    expect(await sentBy(api, () => asInstructor.call('acceptStep', { params }))).toEqual({
      notices: [
        {
          to: student.username,
          kind: 'step_accepted',
          thesisId: thesis.id,
          facts: { ...ofStep, person: fullName(instructor) },
        },
      ],
      mails: [[student.email, `Έγκριση βήματος: «${thesis.title}»`]],
    })
  })

  it('reminds the instructor of the mark when it was the last', async () => {
    const { asInstructor, student, instructor, thesis, params } = await aStepOf(['confirmed', 'finished'], 1)
    const { notices, mails } = await sentBy(api, () => asInstructor.call('acceptStep', { params }))
    expect(notices.map(({ to, kind }) => [to, kind])).toEqual([
      [student.username, 'step_accepted'],
      [instructor.username, 'ready_to_mark'],
    ])
    expect(notices[1]?.facts).toEqual({ thesisTitle: thesis.title, person: fullName(student) })
    expect(mails).toEqual([
      [student.email, `Έγκριση βήματος: «${thesis.title}»`],
      [instructor.email, `Η εργασία μπορεί να βαθμολογηθεί: «${thesis.title}»`],
    ])
  })
})

describe('PUT /v1/instructor/todoItem/:itemId/finish/cancel', () => {
  it('notifies the student', async () => {
    const { asInstructor, student, instructor, thesis, ofStep, params } = await aStepOf(['confirmed'])
    expect(await sentBy(api, () => asInstructor.call('cancelStepAcceptance', { params }))).toEqual({
      notices: [
        {
          to: student.username,
          kind: 'step_acceptance_cancelled',
          thesisId: thesis.id,
          facts: { ...ofStep, person: fullName(instructor) },
        },
      ],
      mails: [[student.email, `Ανάκληση έγκρισης βήματος: «${thesis.title}»`]],
    })
  })
})

describe.each(['createTodoList', 'copyTodoList'] as const)('a new list (%s)', (name) => {
  async function anInstructorWithTemplate() {
    const people = await aDepartmentWithPeople(api)
    const { instructor, asInstructor } = people
    const title = 'Βήματα πτυχιακής'
    const template = await given.aTodoList({ instructor, title, steps: ['untouched'] })
    const attachTo = ({ id: thesisId }: { id: number }) =>
      name === 'createTodoList'
        ? asInstructor.call('createTodoList', {
            body: { todoList: { doListTitle: title, thesisID: thesisId } },
          })
        : asInstructor.call('copyTodoList', { params: { listId: template.id, thesisId } })
    return { ...people, title, attachTo }
  }

  it('is notified to the student of the thesis', async () => {
    const { instructor, student, title, attachTo } = await anInstructorWithTemplate()
    const thesis = await given.aThesis({ instructor, student })
    expect(await sentBy(api, () => attachTo(thesis))).toEqual({
      notices: [
        {
          to: student.username,
          kind: 'list_attached',
          thesisId: thesis.id,
          facts: { thesisTitle: thesis.title, listTitle: title, person: fullName(instructor) },
        },
      ],
      mails: [[student.email, `Νέα λίστα βημάτων: «${thesis.title}»`]],
    })
  })

  it('is notified to no one before there is a student', async () => {
    const { instructor, attachTo } = await anInstructorWithTemplate()
    const thesis = await given.aThesis({ instructor })
    expect(await sentBy(api, () => attachTo(thesis))).toEqual(NOTHING)
  })
})

describe('PUT /v1/instructor/thesis/:thesisId/mark', () => {
  it('notifies the student alone, and keeps the mark out of the subject', async () => {
    const { asInstructor, student, instructor, thesis } = await aStepOf(['confirmed'])
    const params = { thesisId: thesis.id }
    expect(await sentBy(api, () => asInstructor.call('markThesis', { params, body: { mark: 9 } }))).toEqual({
      notices: [
        {
          to: student.username,
          kind: 'marked',
          thesisId: thesis.id,
          facts: { thesisTitle: thesis.title, mark: 9, person: fullName(instructor) },
        },
      ],
      mails: [[student.email, `Η εργασία σας βαθμολογήθηκε: «${thesis.title}»`]],
    })
    expect((await api.mailbox.newestTo(student.email)).text).toContain('\nΒαθμός: 9/10\n')
  })
})

describe('PUT /v1/instructor/thesis/:thesisId/release', () => {
  it('notifies the student of the reason, and not of the fresh list', async () => {
    const { asInstructor, student, instructor, thesis } = await aStepOf(['confirmed', 'untouched'])
    const [params, reason] = [{ thesisId: thesis.id }, 'Διακοπή σπουδών']
    expect(await sentBy(api, () => asInstructor.call('releaseThesis', { params, body: { reason } }))).toEqual(
      {
        notices: [
          {
            to: student.username,
            kind: 'released',
            thesisId: thesis.id,
            facts: { thesisTitle: thesis.title, reason, person: fullName(instructor) },
          },
        ],
        mails: [[student.email, `Η ανάθεση της εργασίας σας τερματίστηκε: «${thesis.title}»`]],
      },
    )
  })
})
