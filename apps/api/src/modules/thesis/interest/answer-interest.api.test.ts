import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { aDepartmentWithPeople } from '../../view/thesis-view/people.fixture.ts'

const api = await startTestApi()
const { given } = api

const OK = { status: 200, body: { status: 200 } }
const refusal = (status: number, code: string, message: string) => ({
  status,
  error: { status, code, message },
})
const NOT_INTERESTED = refusal(409, 'not_interested', 'Δεν υπάρχει δήλωση ενδιαφέροντος για την εργασία.')
const ALREADY_ACCEPTED = refusal(409, 'already_accepted', 'Η ανάθεση έχει ήδη γίνει αποδεκτή.')

const answer = (
  client: TestClient,
  { id }: { id: number },
  { username }: { username: string },
  flag: number,
) => client.call('answerInterest', { params: { thesisId: id, username, flag } })

/** A thesis with one interest in it. */
async function anInterest(values: Parameters<typeof given.aThesis>[0] = {}) {
  const people = await aDepartmentWithPeople(api)
  const thesis = await given.aThesis({ instructor: people.instructor, ...values })
  await given.anInterest({ thesis, student: people.student })
  return { ...people, thesis }
}

describe('PUT /v1/instructor/thesis/assign-student/:thesisId/:username/:flag', () => {
  it('names every wrong part of its path', async () => {
    const { asInstructor } = await aDepartmentWithPeople(api)
    const params = { thesisId: 'x', username: 'α β', flag: 2 }
    const { status, error } = await asInstructor.call('answerInterest', { params })
    expect(status).toBe(400)
    expect(Object.keys(error.fields ?? {}).sort()).toEqual(['flag', 'thesisId', 'username'])
  })

  it('is for the instructor of the thesis: 403 where others may see it, 404 where they may not', async () => {
    const { thesis, student, another } = await anInterest()
    const { client } = await another('instructor')
    const draft = await given.aThesis({ publicByInstructor: false })
    for (const flag of [0, 1]) {
      expect(await answer(client, thesis, student, flag)).toMatchObject({
        status: 403,
        error: { code: 'not_owner', message: 'Δεν μπορείτε να αλλάξετε κάτι που ανήκει σε άλλο πρόσωπο.' },
      })
      expect(await answer(client, draft, student, flag)).toMatchObject({
        status: 404,
        error: { code: 'not_found' },
      })
    }
  })

  it('wants a student who declared interest', async () => {
    const { asInstructor, thesis, instructor, another } = await anInterest()
    const { account: uninterested } = await another('student')
    for (const person of [uninterested, instructor, { username: 'nobody' }]) {
      expect(await answer(asInstructor, thesis, person, 1)).toMatchObject(NOT_INTERESTED)
      expect(await answer(asInstructor, thesis, person, 0)).toMatchObject(NOT_INTERESTED)
    }
  })

  it('has one positive answer for each thesis', async () => {
    const { asInstructor, thesis, student, another } = await anInterest()
    const { account: rival } = await another('student')
    await given.anInterest({ thesis, student: rival })
    expect(await answer(asInstructor, thesis, student, 1)).toMatchObject(OK)
    const refused = refusal(
      409,
      'already_assigned',
      'Έχει ήδη δοθεί θετική απάντηση σε άλλη δήλωση για την εργασία.',
    )
    expect(await answer(asInstructor, thesis, rival, 1)).toMatchObject(refused)
    expect(await answer(asInstructor, thesis, student, 1)).toMatchObject(refused)
    expect(await answer(asInstructor, thesis, student, 0)).toMatchObject(OK)
    expect(await answer(asInstructor, thesis, rival, 1)).toMatchObject(OK)
  })

  it('waits for the deadline of a thesis that is assigned when it has passed', async () => {
    const onDeadline = { assignmentType: 'onDeadline' } as const
    const last = await anInterest({ ...onDeadline, interestDeadline: '2026-03-10' })
    expect(await answer(last.asInstructor, last.thesis, last.student, 1)).toMatchObject(
      refusal(409, 'before_deadline', 'Δεν μπορείτε να επιλέξετε φοιτητή πριν από τη λήξη της προθεσμίας.'),
    )
    const passed = await anInterest({ ...onDeadline, interestDeadline: '2026-03-09' })
    expect(await answer(passed.asInstructor, passed.thesis, passed.student, 1)).toMatchObject(OK)
    const atOnce = await anInterest({ interestDeadline: '2026-03-20' })
    expect(await answer(atOnce.asInstructor, atOnce.thesis, atOnce.student, 1)).toMatchObject(OK)
  })

  it('is settled once the student has accepted', async () => {
    const { asInstructor, asStudent, thesis, student } = await anInterest()
    await answer(asInstructor, thesis, student, 1)
    await asStudent.call('acceptAssignment', { params: { thesisId: thesis.id } })
    for (const flag of [0, 1]) {
      expect(await answer(asInstructor, thesis, student, flag)).toMatchObject(ALREADY_ACCEPTED)
    }
  })

  it('takes back only what was said', async () => {
    const { asInstructor, thesis, student } = await anInterest()
    expect(await answer(asInstructor, thesis, student, 0)).toMatchObject(
      refusal(409, 'not_assigned', 'Δεν υπάρχει θετική απάντηση σε αυτή τη δήλωση.'),
    )
  })

  it('notifies the student of the answer, and of its cancellation; the interest stays', async () => {
    const { instructor, asInstructor, asStudent, thesis, student } = await anInterest()
    const interest = async () => (await asStudent.call('getCurrentThesis')).body.preferedThesis
    expect(await answer(asInstructor, thesis, { username: student.username.toUpperCase() }, 1)).toMatchObject(
      OK,
    )
    expect(await interest()).toMatchObject([{ isAssigned: 1 }])
    const mail = await api.mailbox.newestTo(student.email)
    expect(mail.subject).toBe(`Θετική απάντηση στη δήλωσή σας: «${thesis.title}»`)
    expect(mail.text).toContain(`«${thesis.title}»`)
    expect(mail.text).toContain(`Επίβλεψη: ${instructor.firstName} ${instructor.surname}`)
    expect(mail.text).toContain(`/thesis/${thesis.id}`)

    expect(await answer(asInstructor, thesis, student, 0)).toMatchObject(OK)
    expect(await interest()).toMatchObject([{ isAssigned: 0 }])
    const cancelled = await api.mailbox.newestTo(student.email)
    expect(cancelled.subject).toBe(`Η θετική απάντηση ακυρώθηκε: «${thesis.title}»`)
    const history = (await asInstructor.call('getThesisHistory', { params: { thesisId: thesis.id } })).body
    expect(history.map(({ what, details }) => [what, details.student])).toEqual([
      ['answer_cancelled', student.username],
      ['answer_given', student.username],
    ])
  })

  it('may come to one student from several instructors', async () => {
    const { asInstructor, thesis, student, another } = await anInterest()
    const other = await another('instructor')
    const second = await given.aThesis({ instructor: other.account })
    await given.anInterest({ thesis: second, student })
    expect(await answer(asInstructor, thesis, student, 1)).toMatchObject(OK)
    expect(await answer(other.client, second, student, 1)).toMatchObject(OK)
  })
})
