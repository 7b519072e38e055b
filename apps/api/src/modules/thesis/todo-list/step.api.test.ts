import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { StepState } from '../../../testing/todo-list.factories.ts'
import { observing } from './observing.fixture.ts'
import { NOT_FOUND, NOT_OWNER, OUT_OF_ORDER } from './refusals.fixture.ts'

const api = await startTestApi()
const { anonymous, given } = api
const { eventsOf } = observing(api.db)

const NOW = { date: '2026-03-10 11:00:00.000000', timezone_type: 3, timezone: 'Europe/Athens' }
const SAVED = { status: 200 }

async function aThesisInWork(...steps: StepState[]) {
  const [instructor, student] = [await given.anInstructor(), await given.aStudent()]
  const thesis = await given.aThesis({ instructor, student })
  const list = await given.aTodoList({ thesis, steps })
  const clients = { instructor: await api.as(instructor), student: await api.as(student) }
  const shown = async () => {
    const { body } = await clients.instructor.call('listTodoItems', { params: { listId: list.id } })
    return body
  }
  const idAt = (index: number) => list.steps[index]?.id ?? 0
  return { instructor, student, thesis, list, clients, shown, idAt }
}

type Work = Pick<Awaited<ReturnType<typeof aThesisInWork>>, 'clients' | 'idAt'>

const moves = {
  finish: ({ clients, idAt }: Work, index: number) =>
    clients.student.call('finishStep', { params: { itemId: idAt(index) } }),
  accept: ({ clients, idAt }: Work, index: number) =>
    clients.instructor.call('acceptStep', { params: { itemId: idAt(index) } }),
  return: ({ clients, idAt }: Work, index: number) =>
    clients.instructor.call('returnStep', { params: { itemId: idAt(index) }, body: {} }),
  cancel: ({ clients, idAt }: Work, index: number) =>
    clients.instructor.call('cancelStepAcceptance', { params: { itemId: idAt(index) } }),
}
type Move = keyof typeof moves

const [u, f, c] = ['untouched', 'finished', 'confirmed'] as const

/** The states of three steps, and which of them each action is for; for the others it is out of order. */
const LIFE: [StepState[], Record<Move, number[]>][] = [
  [[u, u, u], { finish: [0], accept: [], return: [], cancel: [] }],
  [[f, u, u], { finish: [], accept: [0], return: [0], cancel: [] }],
  [[c, u, u], { finish: [1], accept: [], return: [], cancel: [0] }],
  [[c, f, u], { finish: [], accept: [1], return: [1], cancel: [] }],
  [[c, c, u], { finish: [2], accept: [], return: [], cancel: [1] }],
  [[c, c, f], { finish: [], accept: [2], return: [2], cancel: [] }],
  [[c, c, c], { finish: [], accept: [], return: [], cancel: [2] }],
]
const CASES = LIFE.flatMap(([steps, open]) =>
  (Object.keys(moves) as Move[]).map((move) => [move, steps.join(', '), steps, open[move]] as const),
)

describe('the life of three steps', () => {
  it.each(CASES)('lets one %s only in order when they are %s', async (move, _said, steps, open) => {
    const work = await aThesisInWork(...steps)
    const before = await work.shown()
    for (const index of [0, 1, 2].filter((index) => !open.includes(index))) {
      expect((await moves[move](work, index)).error, `step ${index + 1}`).toMatchObject(OUT_OF_ORDER)
    }
    expect(await work.shown()).toEqual(before)
    for (const index of open) expect((await moves[move](work, index)).body).toEqual(SAVED)
  })

  it('is out of order altogether once the thesis is marked', async () => {
    for (const steps of [
      [c, c],
      [c, f],
      [c, u],
    ] as StepState[][]) {
      const [instructor, student] = [await given.anInstructor(), await given.aStudent()]
      const thesis = await given.aThesis({ instructor, student, mark: 9 })
      const list = await given.aTodoList({ thesis, steps })
      const clients = { instructor: await api.as(instructor), student: await api.as(student) }
      for (const step of list.steps) {
        const work = { clients, idAt: () => step.id }
        for (const move of Object.values(moves))
          expect((await move(work, 0)).error).toMatchObject(OUT_OF_ORDER)
      }
    }
  })

  it('has not begun while the thesis has no student, nor in a template', async () => {
    const instructor = await given.anInstructor()
    const client = await api.as(instructor)
    const ungiven = await given.aTodoList({ thesis: await given.aThesis({ instructor }), steps: [f] })
    const template = await given.aTodoList({ instructor, steps: [f] })
    for (const list of [ungiven, template]) {
      const answer = await client.call('acceptStep', { params: { itemId: list.steps[0]?.id ?? 0 } })
      expect(answer.error).toMatchObject(OUT_OF_ORDER)
    }
  })

  it('is written into the history of the thesis, every turn of it', async () => {
    const work = await aThesisInWork(u)
    const turns: Move[] = ['finish', 'return', 'finish', 'accept', 'cancel', 'accept']
    for (const turn of turns) expect((await moves[turn](work, 0)).status).toBe(200)
    const { thesis, student, instructor, list } = work
    const details = { step: list.steps[0]?.title, order: 1 }
    expect(await eventsOf(thesis)).toEqual([
      { what: 'step_finished', actorId: student.id, details },
      { what: 'step_returned', actorId: instructor.id, details },
      { what: 'step_finished', actorId: student.id, details },
      { what: 'step_accepted', actorId: instructor.id, details },
      { what: 'step_acceptance_cancelled', actorId: instructor.id, details },
      { what: 'step_accepted', actorId: instructor.id, details },
    ])
  })
})

describe('POST /v1/student/todoItem/{id}/finish', () => {
  it('is refused without a token and to instructors', async () => {
    const work = await aThesisInWork(u)
    const params = { itemId: work.idAt(0) }
    expect((await anonymous.call('finishStep', { params })).error).toMatchObject({ status: 401 })
    const answer = await work.clients.instructor.call('finishStep', { params })
    expect(answer.error).toMatchObject({ status: 403, code: 'wrong_role' })
  })

  it('does not exist for another student, or is not theirs where the thesis is shown', async () => {
    const stranger = await api.as(await given.aStudent())
    const hidden = await aThesisInWork(u)
    const shownThesis = await given.aThesis({ student: await given.aStudent(), publicByStudent: true })
    const shown = await given.aTodoList({ thesis: shownThesis, steps: [u] })
    const finish = (itemId: number) => stranger.call('finishStep', { params: { itemId } })
    expect((await finish(hidden.idAt(0))).error).toMatchObject(NOT_FOUND)
    expect((await finish(2_000_000_000)).error).toMatchObject(NOT_FOUND)
    expect((await finish(shown.steps[0]?.id ?? 0)).error).toMatchObject(NOT_OWNER)
  })

  it('marks the current step as done by the student, at this moment, and the list as changed', async () => {
    const work = await aThesisInWork(u)
    await moves.finish(work, 0)
    expect(await work.shown()).toMatchObject([
      { dliStudentOK: 1, dliInstructorOK: 0, stuOKWhen: NOW, instrOKWhen: null, attachment: null },
    ])
  })
})

describe('PUT /v1/instructor/todoItem/{id}/finish', () => {
  it('is refused to students and to other instructors', async () => {
    const work = await aThesisInWork(f)
    const params = { itemId: work.idAt(0) }
    expect((await work.clients.student.call('acceptStep', { params })).error).toMatchObject({
      code: 'wrong_role',
    })
    const other = await api.as(await given.anInstructor())
    for (const name of ['acceptStep', 'cancelStepAcceptance', 'returnStep'] as const) {
      expect((await other.call(name, { params })).error).toMatchObject(NOT_FOUND)
    }
  })

  it('confirms the step on the side of the instructor', async () => {
    const work = await aThesisInWork(f)
    await moves.accept(work, 0)
    expect(await work.shown()).toMatchObject([{ dliStudentOK: 1, dliInstructorOK: 1, instrOKWhen: NOW }])
  })
})

describe('PUT /v1/instructor/todoItem/{id}/finish/cancel', () => {
  it('takes the acceptance back and leaves the student’s part', async () => {
    const work = await aThesisInWork(c, u)
    await moves.cancel(work, 0)
    expect(await work.shown()).toMatchObject([
      { dliStudentOK: 1, dliInstructorOK: 0, instrOKWhen: null },
      { dliStudentOK: 0 },
    ])
  })
})

describe('POST /v1/instructor/todoItem/{id}/student/cancel', () => {
  const giveBack = (work: Work, body: unknown) =>
    work.clients.instructor.call('returnStep', { params: { itemId: work.idAt(0) }, body })

  it('is refused with a reason that is too long', async () => {
    const work = await aThesisInWork(f)
    const answer = await giveBack(work, { reason: 'α'.repeat(2_001) })
    expect(answer.error).toMatchObject({ status: 400, fields: { reason: 'Το μέγιστο μήκος είναι 2000.' } })
  })

  it('resets the student’s part, says why, and forgets the reason once it is finished again', async () => {
    const work = await aThesisInWork(f)
    expect((await giveBack(work, { reason: 'Λείπουν οι πηγές' })).body).toEqual(SAVED)
    expect(await work.shown()).toMatchObject([
      { dliStudentOK: 0, stuOKWhen: null, returned: { when: NOW, reason: 'Λείπουν οι πηγές' } },
    ])
    await moves.finish(work, 0)
    expect(await work.shown()).toMatchObject([{ dliStudentOK: 1, returned: null }])
  })

  it('needs no reason', async () => {
    const work = await aThesisInWork(f)
    expect((await giveBack(work, undefined)).body).toEqual(SAVED)
    expect(await work.shown()).toMatchObject([{ returned: { reason: null } }])
  })
})
