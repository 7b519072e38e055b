import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { aDepartmentWithPeople } from '../../view/thesis-view/people.fixture.ts'

const api = await startTestApi()
const { given, clock } = api

const NOT_FOUND = { status: 404, error: { code: 'not_found' } }
const OK = { status: 200, body: { status: 200 } }
const refusal = (status: number, code: string, message: string) => ({
  status,
  error: { status, code, message },
})
const HAS_THESIS = refusal(409, 'has_thesis', 'Έχετε ήδη εργασία σε εξέλιξη.')
const NOT_OPEN = refusal(409, 'not_open', 'Η εργασία δεν δέχεται δηλώσεις ενδιαφέροντος.')
const ANSWER_PENDING = refusal(
  400,
  'answer_pending',
  'Υπάρχει ήδη θετική απάντηση σε δήλωσή σας· αποδεχτείτε ή απορρίψτε την πρώτα.',
)

const declare = (client: TestClient, { id }: { id: number }, prefOrder: unknown = 1) =>
  client.call('declareInterest', { params: { thesisId: id }, body: { prefOrder } })
const withdraw = (client: TestClient, { id }: { id: number }) =>
  client.call('withdrawInterest', { params: { thesisId: id } })

/** Thesis and priority of every interest, by priority. */
async function interestsOf(client: TestClient) {
  const { preferedThesis } = (await client.call('getCurrentThesis')).body
  return preferedThesis.map(({ thesisID, prefOrder }) => [thesisID.thesisID, prefOrder])
}

describe('POST /v1/student/preferedThesis/add/:thesisId', () => {
  it.each([0, 101, 1.5, '', 'first', null])('refuses the priority %j', async (prefOrder) => {
    const { asStudent } = await aDepartmentWithPeople(api)
    const { status, error } = await declare(asStudent, await given.aThesis(), prefOrder)
    expect(status).toBe(400)
    expect(error).toMatchObject({
      code: 'validation',
      fields: {
        prefOrder:
          prefOrder === null ? 'Υποχρεωτικό πεδίο' : 'Η σειρά προτίμησης είναι ακέραιος από 1 έως 100.',
      },
    })
  })

  it('does not find a thesis that the student may not see', async () => {
    const { instructor, asStudent, another } = await aDepartmentWithPeople(api)
    expect(
      await declare(asStudent, await given.aThesis({ instructor, publicByInstructor: false })),
    ).toMatchObject(NOT_FOUND)
    const { account: rival } = await another('student')
    expect(await declare(asStudent, await given.aThesis({ instructor, student: rival }))).toMatchObject(
      NOT_FOUND,
    )
  })

  it('wants an open thesis of the own institution', async () => {
    const { instructor, asStudent, another } = await aDepartmentWithPeople(api)
    const { account: rival } = await another('student')
    const shown = await given.aThesis({ instructor, student: rival, publicByStudent: true })
    expect(await declare(asStudent, shown)).toMatchObject(NOT_OPEN)
    expect(await declare(asStudent, await given.aThesis())).toMatchObject(NOT_OPEN)
  })

  it('is too late the day after the deadline, not on it', async () => {
    const { instructor, asStudent } = await aDepartmentWithPeople(api)
    const yesterday = await given.aThesis({ instructor, interestDeadline: '2026-03-09' })
    expect(await declare(asStudent, yesterday)).toMatchObject(
      refusal(409, 'deadline_passed', 'Η προθεσμία δήλωσης ενδιαφέροντος έχει λήξει.'),
    )
    const today = await given.aThesis({ instructor, interestDeadline: '2026-03-10' })
    expect(await declare(asStudent, today)).toMatchObject(OK)
  })

  it('is not for a student who has a thesis in progress, but for one whose thesis is marked', async () => {
    const { instructor, student, asStudent } = await aDepartmentWithPeople(api)
    const wanted = await given.aThesis({ instructor })
    await given.aThesis({ instructor, student, mark: 9 })
    expect(await declare(asStudent, wanted)).toMatchObject(OK)
    await given.aThesis({ instructor, student })
    expect(await declare(asStudent, wanted, 2)).toMatchObject(HAS_THESIS)
  })

  it('waits for the student to settle a positive answer', async () => {
    const { instructor, student, asStudent } = await aDepartmentWithPeople(api)
    const answered = await given.aThesis({ instructor })
    await given.anInterest({ thesis: answered, student, answeredPositively: true })
    const other = await given.aThesis({ instructor })
    expect(await declare(asStudent, other)).toMatchObject(ANSWER_PENDING)
    expect(await declare(asStudent, answered, 9)).toMatchObject(ANSWER_PENDING)
    expect(await withdraw(asStudent, answered)).toMatchObject(OK)
    expect(await declare(asStudent, other)).toMatchObject(OK)
  })

  it('does not take the answer that led to an earlier thesis for one that waits', async () => {
    const { instructor, student, asStudent } = await aDepartmentWithPeople(api)
    const done = await given.aThesis({ instructor, student, mark: 7 })
    await given.anInterest({ thesis: done, student, answeredPositively: true })
    expect(await declare(asStudent, await given.aThesis({ instructor }))).toMatchObject(OK)
  })

  it('reaches the other departments of the institution', async () => {
    const { department, asStudent } = await aDepartmentWithPeople(api)
    const neighbour = await given.aDepartment({ institutionId: department.institutionId })
    const thesis = await given.aThesis({ instructor: await given.anInstructor({ department: neighbour }) })
    expect(await declare(asStudent, thesis)).toMatchObject(OK)
  })

  it('changes the priority when it is said again, and keeps the day of the first time', async () => {
    const { instructor, asInstructor, asStudent } = await aDepartmentWithPeople(api)
    const [first, second] = [await given.aThesis({ instructor }), await given.aThesis({ instructor })]
    await declare(asStudent, first, 1)
    await declare(asStudent, second, '2')
    clock.advance({ hours: 2 })
    await declare(asStudent, first, 3)
    await declare(asStudent, first, 3)
    expect(await interestsOf(asStudent)).toEqual([
      [second.id, 2],
      [first.id, 3],
    ])
    const params = { thesisId: first.id }
    const [view] = (await asInstructor.call('getThesis', { params })).body
    expect(view?.prefersTheses[0]?.declaredAt.date).toBe('2026-03-10 11:00:00.000000')
    const history = (await asInstructor.call('getThesisHistory', { params })).body
    expect(history.map(({ what, details }) => [what, details.priority])).toEqual([
      ['interest_declared', 3],
      ['interest_declared', 1],
    ])
  })
})

describe('DELETE /v1/student/preferedThesis/:thesisId', () => {
  it('does not find a thesis that the student may not see', async () => {
    const { instructor, asStudent } = await aDepartmentWithPeople(api)
    const draft = await given.aThesis({ instructor, publicByInstructor: false })
    expect(await withdraw(asStudent, draft)).toMatchObject(NOT_FOUND)
  })

  it('has nothing to withdraw where nothing was declared', async () => {
    const { instructor, asStudent } = await aDepartmentWithPeople(api)
    expect(await withdraw(asStudent, await given.aThesis({ instructor }))).toMatchObject(
      refusal(409, 'not_interested', 'Δεν υπάρχει δήλωση ενδιαφέροντος για την εργασία.'),
    )
  })

  it('cannot undo what was accepted', async () => {
    const { instructor, student, asStudent } = await aDepartmentWithPeople(api)
    const thesis = await given.aThesis({ instructor, student })
    await given.anInterest({ thesis, student, answeredPositively: true })
    expect(await withdraw(asStudent, thesis)).toMatchObject(
      refusal(409, 'already_accepted', 'Η ανάθεση έχει ήδη γίνει αποδεκτή.'),
    )
  })

  it('withdraws an interest, even from a thesis made private meanwhile, and notifies the instructor', async () => {
    const { instructor, student, asStudent } = await aDepartmentWithPeople(api)
    const thesis = await given.aThesis({ instructor, publicByInstructor: false })
    await given.anInterest({ thesis, student })
    expect(await withdraw(asStudent, thesis)).toMatchObject(OK)
    expect(await interestsOf(asStudent)).toEqual([])
    const mail = await api.mailbox.newestTo(instructor.email)
    expect(mail.subject).toBe(`Ανάκληση δήλωσης ενδιαφέροντος: «${thesis.title}»`)
  })

  it('declines a positive answer, notifies the instructor, who may choose another', async () => {
    const { instructor, asInstructor, student, asStudent, another } = await aDepartmentWithPeople(api)
    const thesis = await given.aThesis({ instructor })
    const { account: rival } = await another('student')
    await given.anInterest({ thesis, student, answeredPositively: true })
    await given.anInterest({ thesis, student: rival })
    expect(await withdraw(asStudent, thesis)).toMatchObject(OK)
    const mail = await api.mailbox.newestTo(instructor.email)
    expect(mail.subject).toBe(`Η ανάθεση δεν έγινε αποδεκτή: «${thesis.title}»`)
    expect(mail.text).toContain(`«${thesis.title}»`)
    expect(mail.text).toContain(`Φοιτητής/Φοιτήτρια: ${student.firstName} ${student.surname}`)
    const params = { thesisId: thesis.id }
    const [event] = (await asInstructor.call('getThesisHistory', { params })).body
    expect(event).toMatchObject({ what: 'answer_declined', who: { username: student.username } })
    const answer = { ...params, username: rival.username, flag: 1 }
    expect(await asInstructor.call('answerInterest', { params: answer })).toMatchObject(OK)
  })
})
