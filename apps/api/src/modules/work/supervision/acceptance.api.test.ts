import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { aDepartmentWithPeople } from '../../view/thesis-view/people.fixture.ts'

const api = await startTestApi()
const { given, mailbox } = api

const refusal = (status: number, code: string, message: string) => ({
  status,
  error: { status, code, message },
})
const NOT_ASSIGNED = refusal(409, 'not_assigned', 'Δεν υπάρχει θετική απάντηση σε αυτή τη δήλωση.')

const accept = (client: TestClient, { id }: { id: number }) =>
  client.call('acceptAssignment', { params: { thesisId: id } })
const history = async (client: TestClient, { id }: { id: number }) =>
  (await client.call('getThesisHistory', { params: { thesisId: id } })).body.map(({ what }) => what)

/** A thesis offered to a student. */
async function anOffer(values: Parameters<typeof given.aThesis>[0] = {}) {
  const people = await aDepartmentWithPeople(api)
  const { instructor, student } = people
  const thesis = await given.aThesis({ instructor, ...values })
  await given.anInterest({ thesis, student, answeredPositively: true })
  return { ...people, thesis }
}

describe('PUT /v1/student/preferedThesis/assign/:thesisId', () => {
  it('does not find a thesis that the student may not see', async () => {
    const { thesis, asStudent, another } = await anOffer()
    await accept(asStudent, thesis)
    const { client } = await another('student')
    expect(await accept(client, thesis)).toMatchObject({ status: 404, error: { code: 'not_found' } })
  })

  it('wants a positive answer', async () => {
    const { instructor, student, asStudent } = await aDepartmentWithPeople(api)
    const thesis = await given.aThesis({ instructor })
    expect(await accept(asStudent, thesis)).toMatchObject(
      refusal(409, 'not_interested', 'Δεν υπάρχει δήλωση ενδιαφέροντος για την εργασία.'),
    )
    await given.anInterest({ thesis, student })
    expect(await accept(asStudent, thesis)).toMatchObject(NOT_ASSIGNED)
  })

  it('is not for a student who has a thesis in progress', async () => {
    const { thesis, instructor, student, asStudent } = await anOffer()
    await given.aThesis({ instructor, student })
    expect(await accept(asStudent, thesis)).toMatchObject(
      refusal(409, 'has_thesis', 'Έχετε ήδη εργασία σε εξέλιξη.'),
    )
  })

  it('happens once', async () => {
    const { thesis, asStudent } = await anOffer()
    expect((await accept(asStudent, thesis)).status).toBe(200)
    expect(await accept(asStudent, thesis)).toMatchObject(
      refusal(409, 'already_accepted', 'Η ανάθεση έχει ήδη γίνει αποδεκτή.'),
    )
  })

  it('answers the thesis, which starts today', async () => {
    const { thesis, student, asStudent, asInstructor } = await anOffer()
    const { status, headers, body } = await accept(asStudent, thesis)
    expect(status).toBe(200)
    expect(headers.etag).toBe('"2"')
    expect(body).toMatchObject({
      thesisID: thesis.id,
      state: 'inProgress',
      student: { username: student.username, uEmail: student.email },
      thesisStartDate: { date: '2026-03-10 00:00:00.000000' },
      prefersTheses: [{ username: student.username, isAssigned: 1 }],
      version: 2,
    })
    const [asSeenByInstructor] = (await asInstructor.call('listThesesInProgress')).body
    expect(asSeenByInstructor).toEqual(body)
    expect((await asStudent.call('getCurrentThesis')).body).toEqual({ thesis: body, preferedThesis: [] })
  })

  it('keeps the start that its instructor has set, and opens a private thesis to its student', async () => {
    const { thesis, asStudent } = await anOffer({ startDate: '2026-04-01', publicByInstructor: false })
    expect((await accept(asStudent, thesis)).body).toMatchObject({
      thesisStartDate: { date: '2026-04-01 00:00:00.000000' },
    })
  })

  it('notifies the instructor', async () => {
    const { thesis, instructor, student, asStudent } = await anOffer()
    await accept(asStudent, thesis)
    const mail = await mailbox.newestTo(instructor.email)
    expect(mail.subject).toBe(`Η ανάθεση έγινε αποδεκτή: «${thesis.title}»`)
    expect(mail.text).toContain(`Φοιτητής/Φοιτήτρια: ${student.firstName} ${student.surname}`)
  })

  it('closes the interests of all others in it and notifies them', async () => {
    const { thesis, asStudent, asInstructor, another } = await anOffer()
    const rivals = [await another('student'), await another('student')]
    for (const { account } of rivals) await given.anInterest({ thesis, student: account, priority: 2 })
    await accept(asStudent, thesis)
    for (const { account, client } of rivals) {
      expect((await client.call('getCurrentThesis')).body).toEqual({ thesis: null, preferedThesis: [] })
      const mail = await mailbox.newestTo(account.email)
      expect(mail.subject).toBe(`Η εργασία ανατέθηκε σε άλλο πρόσωπο: «${thesis.title}»`)
      expect(mail.text).toContain(`«${thesis.title}»`)
    }
    expect(await history(asInstructor, thesis)).toEqual([
      'assignment_accepted',
      'interest_closed',
      'interest_closed',
    ])
  })

  it('cancels the other interests of the student, and notifies their instructors', async () => {
    const { thesis, student, asStudent, asInstructor, instructor, another } = await anOffer()
    const other = await another('instructor')
    const wanted = await given.aThesis({ instructor })
    const offered = await given.aThesis({ instructor: other.account })
    await given.anInterest({ thesis: wanted, student, priority: 2 })
    await given.anInterest({ thesis: offered, student, priority: 3, answeredPositively: true })
    await accept(asStudent, thesis)
    for (const [client, one] of [[asInstructor, wanted] as const, [other.client, offered] as const]) {
      const [view] = (await client.call('getThesis', { params: { thesisId: one.id } })).body
      expect(view).toMatchObject({ prefersTheses: [], state: 'ungiven', version: 1 })
    }
    expect(await history(asInstructor, wanted)).toEqual(['interest_withdrawn'])
    expect(await history(other.client, offered)).toEqual(['answer_declined'])
    const mail = await mailbox.newestTo(other.account.email)
    expect(mail.subject).toBe(`Η ανάθεση δεν έγινε αποδεκτή: «${offered.title}»`)
    expect(mail.text).toContain(`«${offered.title}»`)
  })

  it('leaves the interests of others in other theses alone', async () => {
    const { thesis, asStudent, instructor, another } = await anOffer()
    const rival = await another('student')
    const elsewhere = await given.aThesis({ instructor })
    await given.anInterest({ thesis: elsewhere, student: rival.account })
    await accept(asStudent, thesis)
    const { preferedThesis } = (await rival.client.call('getCurrentThesis')).body
    expect(preferedThesis.map(({ thesisID }) => thesisID.thesisID)).toEqual([elsewhere.id])
  })

  it('sends no mail when it is refused', async () => {
    const { thesis, instructor, student, asStudent, another } = await anOffer()
    const rival = await another('student')
    await given.anInterest({ thesis, student: rival.account })
    await given.aThesis({ instructor, student })
    await accept(asStudent, thesis)
    const mails = (await mailbox.all()).filter(({ to }) =>
      [instructor.email, rival.account.email].includes(to),
    )
    expect(mails).toEqual([])
  })
})

describe('GET /v1/student/thesis/current', () => {
  it('has nothing to show at first', async () => {
    const { asStudent } = await aDepartmentWithPeople(api)
    expect(await asStudent.call('getCurrentThesis')).toMatchObject({
      status: 200,
      body: { thesis: null, preferedThesis: [] },
    })
  })

  it('lists the interests by priority, each with its thesis and the answer', async () => {
    const { instructor, student, asStudent } = await aDepartmentWithPeople(api)
    const [low, high] = [await given.aThesis({ instructor }), await given.aThesis({ instructor })]
    await given.anInterest({ thesis: low, student, priority: 50 })
    await given.anInterest({ thesis: high, student, priority: 2, answeredPositively: true })
    const { thesis, preferedThesis } = (await asStudent.call('getCurrentThesis')).body
    expect(thesis).toBeNull()
    expect(preferedThesis).toMatchObject([
      {
        thesisID: { thesisID: high.id, instructor: { uSurname: instructor.surname } },
        isAssigned: 1,
        prefOrder: 2,
      },
      { thesisID: { thesisID: low.id }, isAssigned: 0, prefOrder: 50 },
    ])
  })

  it('shows the thesis in progress with its list', async () => {
    const { instructor, student, asStudent } = await aDepartmentWithPeople(api)
    await given.aThesis({ instructor, student, mark: 5, endDate: '2026-03-01' })
    const thesis = await given.aThesis({ instructor, student })
    await given.aTodoList({ thesis, steps: ['untouched'] })
    expect((await asStudent.call('getCurrentThesis')).body).toMatchObject({
      thesis: { thesisID: thesis.id, state: 'inProgress', doList: { doListItems: [{ dliOrder: 1 }] } },
      preferedThesis: [],
    })
  })

  it('shows the thesis that was marked last, with its mark, when none is in progress', async () => {
    const { instructor, student, asStudent } = await aDepartmentWithPeople(api)
    const last = await given.aThesis({ instructor, student, mark: 9, endDate: '2026-02-01' })
    await given.aThesis({ instructor, student, mark: 5, endDate: '2025-02-01' })
    const { thesis } = (await asStudent.call('getCurrentThesis')).body
    expect(thesis).toMatchObject({ thesisID: last.id, thesisMark: 9, state: 'ended' })
  })
})
