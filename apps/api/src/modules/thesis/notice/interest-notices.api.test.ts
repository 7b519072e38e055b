import { describe, expect, it } from 'vitest'
import { fullName } from '../../../platform/text/full-name.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { aDepartmentWithPeople } from '../../view/thesis-view/people.fixture.ts'
import { sentBy } from './sent-by.fixture.ts'

const api = await startTestApi()
const { given } = api

const NOTHING = { notices: [], mails: [] }

async function aTopic() {
  const people = await aDepartmentWithPeople(api)
  const thesis = await given.aThesis({ instructor: people.instructor })
  return { ...people, thesis, params: { thesisId: thesis.id } }
}

/** A thesis with one interest, answered or not. */
async function anInterest(values: { answeredPositively?: boolean } = {}) {
  const topic = await aTopic()
  await given.anInterest({ thesis: topic.thesis, student: topic.student, ...values })
  return topic
}

describe('POST /v1/student/preferedThesis/add/:thesisId', () => {
  it('notifies the instructor once, however the priority changes', async () => {
    const { asStudent, student, instructor, thesis, params } = await aTopic()
    const declare = (prefOrder: number) => () =>
      asStudent.call('declareInterest', { params, body: { prefOrder } })
    expect(await sentBy(api, declare(1))).toEqual({
      notices: [
        {
          to: instructor.username,
          kind: 'interest_declared',
          thesisId: thesis.id,
          facts: { thesisTitle: thesis.title, person: fullName(student) },
        },
      ],
      mails: [[instructor.email, `Δήλωση ενδιαφέροντος: «${thesis.title}»`]],
    })
    expect(await sentBy(api, declare(5))).toEqual(NOTHING)
    expect(await sentBy(api, declare(5))).toEqual(NOTHING)
  })

  it('notifies no one when it is refused', async () => {
    const { asStudent, instructor } = await aTopic()
    const hidden = await given.aThesis({ instructor, publicByInstructor: false })
    const refused = async () => {
      const params = { thesisId: hidden.id }
      const { status } = await asStudent.call('declareInterest', { params, body: { prefOrder: 1 } })
      return { status: status === 404 ? 200 : status }
    }
    expect(await sentBy(api, refused)).toEqual(NOTHING)
  })
})

describe('DELETE /v1/student/preferedThesis/:thesisId', () => {
  it.each([
    [false, 'interest_withdrawn', 'Ανάκληση δήλωσης ενδιαφέροντος'],
    [true, 'answer_declined', 'Η ανάθεση δεν έγινε αποδεκτή'],
  ] as const)(
    'notifies the instructor (answered positively: %s)',
    async (answeredPositively, kind, subject) => {
      const { asStudent, student, instructor, thesis, params } = await anInterest({ answeredPositively })
      expect(await sentBy(api, () => asStudent.call('withdrawInterest', { params }))).toEqual({
        notices: [
          {
            to: instructor.username,
            kind,
            thesisId: thesis.id,
            facts: { thesisTitle: thesis.title, person: fullName(student) },
          },
        ],
        mails: [[instructor.email, `${subject}: «${thesis.title}»`]],
      })
    },
  )
})

describe('PUT /v1/instructor/thesis/assign-student/:thesisId/:username/:flag', () => {
  it.each([
    [1, 'answer_given', 'Θετική απάντηση στη δήλωσή σας'],
    [0, 'answer_cancelled', 'Η θετική απάντηση ακυρώθηκε'],
  ] as const)('notifies the student (flag %s), and not the rivals', async (flag, kind, subject) => {
    const interest = await anInterest({ answeredPositively: flag === 0 })
    const { asInstructor, student, instructor, thesis, another } = interest
    await given.anInterest({ thesis, student: (await another('student')).account })
    const params = { thesisId: thesis.id, username: student.username, flag }
    expect(await sentBy(api, () => asInstructor.call('answerInterest', { params }))).toEqual({
      notices: [
        {
          to: student.username,
          kind,
          thesisId: thesis.id,
          facts: { thesisTitle: thesis.title, person: fullName(instructor) },
        },
      ],
      mails: [[student.email, `${subject}: «${thesis.title}»`]],
    })
  })
})

describe('PUT /v1/student/preferedThesis/assign/:thesisId', () => {
  it('notifies the instructor, the rivals, and the instructors of the other interests', async () => {
    const { asStudent, student, instructor, thesis, params, another } = await anInterest({
      answeredPositively: true,
    })
    const rival = (await another('student')).account
    await given.anInterest({ thesis, student: rival })
    const [second, third] = [(await another('instructor')).account, (await another('instructor')).account]
    const wanted = await given.aThesis({ instructor: second })
    const offered = await given.aThesis({ instructor: third })
    await given.anInterest({ thesis: wanted, student })
    await given.anInterest({ thesis: offered, student, answeredPositively: true })

    const { notices, mails } = await sentBy(api, () => asStudent.call('acceptAssignment', { params }))
    const person = fullName(student)
    expect(notices).toEqual([
      {
        to: second.username,
        kind: 'interest_withdrawn',
        thesisId: wanted.id,
        facts: { thesisTitle: wanted.title, person },
      },
      {
        to: third.username,
        kind: 'answer_declined',
        thesisId: offered.id,
        facts: { thesisTitle: offered.title, person },
      },
      // The name of that student is not given to others.
      {
        to: rival.username,
        kind: 'interest_closed',
        thesisId: thesis.id,
        facts: { thesisTitle: thesis.title },
      },
      {
        to: instructor.username,
        kind: 'assignment_accepted',
        thesisId: thesis.id,
        facts: { thesisTitle: thesis.title, person },
      },
    ])
    expect(mails.map(([to]) => to)).toEqual([second, third, rival, instructor].map(({ email }) => email))
    const mail = await api.mailbox.newestTo(rival.email)
    expect(mail.text).not.toContain(student.surname)
  })
})

describe('a message for those who were not chosen', () => {
  const MESSAGE = 'Διάλεξα με κλήρο.\n<b>Ελάτε</b> να μιλήσουμε για άλλα θέματα.'

  async function twoInterested() {
    const topic = await anInterest()
    const rival = (await topic.another('student')).account
    await given.anInterest({ thesis: topic.thesis, student: rival })
    const answer = (flag: 0 | 1, body?: { messageToOthers: unknown }) =>
      topic.asInstructor.call('answerInterest', {
        params: { ...topic.params, username: topic.student.username, flag },
        ...(body && { body }),
      })
    const accept = () => topic.asStudent.call('acceptAssignment', { params: topic.params })
    return { ...topic, rival, answer, accept }
  }

  it('is not sent with the choice, and joins the one notice at the acceptance', async () => {
    const { answer, accept, student, rival, instructor, thesis } = await twoInterested()
    const chosen = await sentBy(api, () => answer(1, { messageToOthers: `  ${MESSAGE} ` }))
    expect(chosen.notices.map(({ to, kind }) => [to, kind])).toEqual([[student.username, 'answer_given']])
    const { notices, mails } = await sentBy(api, accept)
    const person = fullName(instructor)
    expect(notices.filter(({ to }) => to === rival.username)).toEqual([
      {
        to: rival.username,
        kind: 'interest_closed',
        thesisId: thesis.id,
        facts: { thesisTitle: thesis.title, person, message: MESSAGE },
      },
    ])
    expect(mails.filter(([to]) => to === rival.email)).toHaveLength(1)
    const { text, html } = await api.mailbox.newestTo(rival.email)
    expect(text).toContain('> Διάλεξα με κλήρο.\n> <b>Ελάτε</b>')
    expect(text).toContain('/dashboard/student/theses/open')
    expect(html).toContain('&lt;b&gt;Ελάτε')
  })

  it('is taken back with the choice', async () => {
    const { answer, accept, rival } = await twoInterested()
    await answer(1, { messageToOthers: MESSAGE })
    await answer(0)
    await answer(1)
    const { notices } = await sentBy(api, accept)
    expect(notices.find(({ to }) => to === rival.username)?.facts).not.toHaveProperty('message')
  })

  it.each([
    ['501 characters', 'α'.repeat(501), 'Το μέγιστο μήκος είναι 500.'],
    ['no text', 7, 'Η τιμή δεν είναι έγκυρη.'],
  ])('is refused: %s', async (_what, messageToOthers, sentence) => {
    const { answer } = await twoInterested()
    expect(await answer(1, { messageToOthers })).toMatchObject({
      status: 400,
      error: { fields: { messageToOthers: sentence } },
    })
  })

  it.each(['', '   ', null])('may be empty: %j', async (messageToOthers) => {
    const { answer, accept, rival } = await twoInterested()
    expect((await answer(1, { messageToOthers })).status).toBe(200)
    const { notices } = await sentBy(api, accept)
    expect(notices.find(({ to }) => to === rival.username)?.facts).not.toHaveProperty('message')
  })
})

describe('DELETE /v1/instructor/thesis/:thesisId', () => {
  it('notifies those who wanted it; the notice outlives the thesis', async () => {
    const { asInstructor, student, thesis, params, another } = await anInterest()
    const rival = (await another('student')).account
    await given.anInterest({ thesis, student: rival, priority: 2 })
    const { notices, mails } = await sentBy(api, () => asInstructor.call('deleteThesis', { params }))
    const facts = { thesisTitle: thesis.title }
    expect(notices).toEqual([
      { to: student.username, kind: 'thesis_withdrawn', thesisId: null, facts },
      { to: rival.username, kind: 'thesis_withdrawn', thesisId: null, facts },
    ])
    const subject = `Η εργασία αποσύρθηκε: «${thesis.title}»`
    expect(mails).toEqual([
      [student.email, subject],
      [rival.email, subject],
    ])
  })
})

describe('DELETE /v1/admin/user/:username', () => {
  it('notifies the instructors whose theses the student was interested in', async () => {
    const { student, instructor, thesis, another } = await anInterest({ answeredPositively: true })
    const { account: second } = await another('instructor')
    const wanted = await given.aThesis({ instructor: second })
    await given.anInterest({ thesis: wanted, student })
    const administrator = await api.as(await given.anAdministrator())
    const params = { username: student.username }
    const { notices, mails } = await sentBy(api, () => administrator.call('deleteUser', { params }))
    const person = fullName(student)
    expect(notices.map(({ to, kind, facts }) => [to, kind, facts.person])).toEqual([
      [instructor.username, 'answer_declined', person],
      [second.username, 'interest_withdrawn', person],
    ])
    expect(mails).toEqual([
      [instructor.email, `Η ανάθεση δεν έγινε αποδεκτή: «${thesis.title}»`],
      [second.email, `Ανάκληση δήλωσης ενδιαφέροντος: «${wanted.title}»`],
    ])
  })
})
