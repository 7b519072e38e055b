import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { observing } from './observing.fixture.ts'
import { NOT_FOUND, NOT_OWNER } from './refusals.fixture.ts'

const api = await startTestApi()
const { clock, given } = api
const { eventsOf } = observing(api.db)

const SAVED = { status: 200 }
const READ = { status: 409, code: 'step_read' }
const NOT_WAITING = { status: 409, code: 'step_not_waiting' }
const file = { name: 'κεφάλαιο.txt', bytes: 'Κείμενο' }

async function aStepInWork({ publicByStudent = false } = {}) {
  const [instructor, student] = [await given.anInstructor(), await given.aStudent()]
  const thesis = await given.aThesis({ instructor, student, publicByStudent })
  const list = await given.aTodoList({ thesis, steps: ['untouched', 'untouched'] })
  const params = { itemId: list.steps[0]?.id ?? 0 }
  const [asInstructor, asStudent] = [await api.as(instructor), await api.as(student)]
  return {
    instructor,
    student,
    thesis,
    list,
    params,
    asInstructor,
    asStudent,
    finish: () => asStudent.call('finishStep', { params, file }),
    withdraw: () => asStudent.call('withdrawStep', { params }),
    shown: async () => (await asStudent.call('listMyTodoLists')).body[0]?.doListItems[0],
  }
}
type Work = Awaited<ReturnType<typeof aStepInWork>>

describe('PUT /v1/student/todoItem/{id}/finish/cancel', () => {
  it('puts the step where it was, keeps its file, and stands in the history', async () => {
    const { student, thesis, list, finish, withdraw, shown } = await aStepInWork()
    await finish()
    expect(await shown()).toMatchObject({ dliStudentOK: 1, unread: true })
    expect((await withdraw()).body).toEqual(SAVED)
    expect(await shown()).toMatchObject({
      dliStudentOK: 0,
      stuOKWhen: null,
      returned: null,
      unread: false,
      attachment: { attachFileName: file.name },
      files: [{ version: 1 }],
    })
    const details = { step: list.steps[0]?.title, order: 1 }
    expect(await eventsOf(thesis)).toEqual([
      { what: 'step_finished', actorId: student.id, details: { ...details, file: file.name, version: 1 } },
      { what: 'step_withdrawn', actorId: student.id, details },
    ])
    expect((await finish()).status).toBe(200)
    expect(await shown()).toMatchObject({
      dliStudentOK: 1,
      unread: true,
      files: [{ version: 2 }, { version: 1 }],
    })
  })

  it('puts a returned step back with the reason of its return', async () => {
    const { params, asInstructor, finish, withdraw, shown } = await aStepInWork()
    await finish()
    await asInstructor.call('returnStep', { params, body: { reason: 'Λείπουν πηγές' } })
    const before = await shown()
    expect(before).toMatchObject({ returned: { reason: 'Λείπουν πηγές' } })
    await finish()
    expect(await shown()).toMatchObject({ returned: null })
    expect((await withdraw()).body).toEqual(SAVED)
    expect((await shown())?.returned).toEqual(before?.returned)
  })

  it('is possible hours later, as long as it was not read', async () => {
    const { finish, withdraw } = await aStepInWork()
    await finish()
    clock.advance({ minutes: 5 * 60 })
    expect((await withdraw()).body).toEqual(SAVED)
  })

  it.each<[string, (work: Work) => Promise<unknown>]>([
    ['the notice was read', ({ asInstructor }) => asInstructor.call('readAllNotices')],
    ['its file was opened', ({ asInstructor, params }) => asInstructor.call('downloadStepFile', { params })],
    [
      'its instructor has written about it',
      ({ asInstructor, params }) =>
        asInstructor.call('writeStepComment', { params, body: { text: 'Διαβάζω.' } }),
    ],
    [
      'it was accepted, and the acceptance cancelled',
      async ({ asInstructor, params }) => {
        await asInstructor.call('acceptStep', { params })
        await asInstructor.call('cancelStepAcceptance', { params })
      },
    ],
  ])('is refused once %s', async (_what, read) => {
    const work = await aStepInWork()
    await work.finish()
    await read(work)
    expect(await work.shown()).toMatchObject({ dliStudentOK: 1, unread: false })
    expect((await work.withdraw()).error).toMatchObject(READ)
  })

  it('stays possible while its student reads and writes, and its instructor only sees it in a list', async () => {
    const { list, params, asInstructor, asStudent, thesis, finish, withdraw } = await aStepInWork()
    await finish()
    await asStudent.call('downloadStepFile', { params })
    await asStudent.call('writeStepComment', { params, body: { text: 'Μια σημείωση.' } })
    await asInstructor.call('listTodoItems', { params: { listId: list.id } })
    await asInstructor.call('getThesis', { params: { thesisId: thesis.id } })
    await asInstructor.call('listStepComments', { params })
    expect((await withdraw()).body).toEqual(SAVED)
  })

  it('is no longer possible by the notice of an earlier time, marked as unread again', async () => {
    const { params, asInstructor, finish, withdraw } = await aStepInWork()
    await finish()
    await asInstructor.call('returnStep', { params, body: {} })
    const [first] = (await asInstructor.call('listNotices')).body
    clock.advance({ minutes: 20 })
    await finish()
    await asInstructor.call('readAllNotices')
    await asInstructor.call('unreadNotice', { params: { noticeId: first?.noticeID ?? 0 } })
    expect((await withdraw()).error).toMatchObject(READ)
  })

  it('is refused where the step does not wait, with a sentence that says so', async () => {
    const { params, asInstructor, finish, withdraw } = await aStepInWork()
    expect((await withdraw()).error).toMatchObject(NOT_WAITING)
    await finish()
    await asInstructor.call('acceptStep', { params })
    expect((await withdraw()).error).toMatchObject({
      ...NOT_WAITING,
      message: 'Το βήμα δεν περιμένει έγκριση: έχει ήδη απαντηθεί, ή η ολοκλήρωσή του ανακλήθηκε.',
    })
  })

  it('is for the student of the thesis', async () => {
    const hidden = await aStepInWork()
    const shown = await aStepInWork({ publicByStudent: true })
    await hidden.finish()
    const stranger = await api.as(await given.aStudent())
    const by = (client: typeof stranger, { params }: Work) => client.call('withdrawStep', { params })
    expect((await by(stranger, hidden)).error).toMatchObject(NOT_FOUND)
    expect((await by(stranger, shown)).error).toMatchObject(NOT_OWNER)
    expect((await by(hidden.asInstructor, hidden)).error).toMatchObject({ status: 403, code: 'wrong_role' })
  })
})

describe('of a student and an instructor who are quick at once', () => {
  it.each(['acceptStep', 'returnStep', 'downloadStepFile', 'readAllNotices'] as const)(
    'one comes first, against %s, and the step stands as that one left it',
    async (name) => {
      for (let round = 0; round < 5; round += 1) {
        const { params, asInstructor, finish, withdraw, shown, thesis } = await aStepInWork()
        await finish()
        const reply = () =>
          name === 'readAllNotices'
            ? asInstructor.call(name)
            : asInstructor.call(name, { params, ...(name === 'returnStep' && { body: {} }) })
        const [withdrawn, replied] = await Promise.all([withdraw(), reply()])
        const isReply = name === 'acceptStep' || name === 'returnStep'
        if (isReply) {
          expect([withdrawn.status, replied.status].toSorted()).toEqual([200, 409])
          const refused = withdrawn.status === 200 ? replied : withdrawn
          expect(['step_order', 'step_not_waiting']).toContain(refused.error.code)
          expect(await eventsOf(thesis)).toHaveLength(2)
        } else if (withdrawn.status !== 200) {
          expect(withdrawn.error).toMatchObject(READ)
        }
        const isWaiting = !isReply && withdrawn.status !== 200
        const isAccepted = name === 'acceptStep' && replied.status === 200
        expect(await shown()).toMatchObject({ dliStudentOK: isWaiting || isAccepted ? 1 : 0 })
      }
    },
  )
})
