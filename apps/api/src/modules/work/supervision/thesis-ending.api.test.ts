import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import type { StepState } from '../../../testing/todo-list.factories.ts'
import { thesis as thesisTable } from '../../thesis/thesis/tables.ts'
import { aDepartmentWithPeople } from '../../view/thesis-view/people.fixture.ts'

const api = await startTestApi()
const { given, db } = api

const NOT_FOUND = { status: 404, error: { code: 'not_found' } }
const NOT_OWNER = { status: 403, error: { code: 'not_owner' } }

async function view(client: TestClient, { id }: { id: number }) {
  const [thesis] = (await client.call('getThesis', { params: { thesisId: id } })).body
  if (thesis === undefined) throw new Error('an array of one has none')
  return thesis
}

/** A thesis in progress with its list, as a student has left it. */
async function aThesisInProgress(steps: readonly StepState[] = ['confirmed', 'confirmed']) {
  const people = await aDepartmentWithPeople(api)
  const { instructor, student } = people
  const thesis = await given.aThesis({ instructor, student, startDate: '2026-01-15', publicByStudent: true })
  await given.anInterest({ thesis, student, answeredPositively: true })
  return { ...people, thesis, list: await given.aTodoList({ thesis, steps }) }
}

describe('PUT /v1/instructor/thesis/:thesisId/mark', () => {
  const mark = (client: TestClient, { id }: { id: number }, value: unknown = 8) =>
    client.call('markThesis', { params: { thesisId: id }, body: { mark: value } })
  const NOT_READY = {
    status: 409,
    error: {
      code: 'not_ready',
      message: 'Η εργασία βαθμολογείται αφού εγκριθούν όλα τα βήματα της λίστας της.',
    },
  }

  it.each([0, 11, 7.5, '7,5', 'άριστα', true])('refuses the mark %j', async (value) => {
    const { asInstructor, thesis } = await aThesisInProgress()
    expect(await mark(asInstructor, thesis, value)).toMatchObject({
      status: 400,
      error: { code: 'validation', fields: { mark: 'Ο βαθμός είναι ακέραιος από 1 έως 10.' } },
    })
  })

  it('is for its instructor: 403 where others may see it, 404 where they may not', async () => {
    const { thesis, another } = await aThesisInProgress()
    const { client } = await another('instructor')
    expect(await mark(client, thesis)).toMatchObject(NOT_OWNER)
    const hidden = await given.aThesis({ student: (await another('student')).account })
    expect(await mark(client, hidden)).toMatchObject(NOT_FOUND)
  })

  it.each<[string, StepState[]]>([
    ['no steps', []],
    ['a step that waits for the reply', ['confirmed', 'finished']],
    ['an untouched step', ['confirmed', 'untouched']],
  ])('waits while the list has %s', async (_what, steps) => {
    const { asInstructor, thesis } = await aThesisInProgress(steps)
    expect(await mark(asInstructor, thesis)).toMatchObject(NOT_READY)
  })

  it('waits for a list and for a student', async () => {
    const { instructor, asInstructor, student } = await aDepartmentWithPeople(api)
    expect(await mark(asInstructor, await given.aThesis({ instructor, student }))).toMatchObject(NOT_READY)
    const ungiven = await given.aThesis({ instructor })
    await given.aTodoList({ thesis: ungiven, steps: ['confirmed'] })
    expect(await mark(asInstructor, ungiven)).toMatchObject(NOT_READY)
  })

  it('ends the thesis today, once', async () => {
    const { asInstructor, asStudent, thesis } = await aThesisInProgress()
    const { status, body } = await mark(asInstructor, thesis, '10')
    expect([status, body]).toEqual([200, { status: 200 }])
    expect(await view(asStudent, thesis)).toMatchObject({
      thesisMark: 10,
      thesisEndDate: { date: '2026-03-10 00:00:00.000000' },
      state: 'ended',
      version: 2,
    })
    expect(await mark(asInstructor, thesis, 5)).toMatchObject(NOT_READY)
    const [event] = (await asInstructor.call('getThesisHistory', { params: { thesisId: thesis.id } })).body
    expect(event).toMatchObject({ what: 'marked', details: { mark: 10 } })
  })

  it('gives one mark, however many are entered at once', async () => {
    const { asInstructor, thesis } = await aThesisInProgress()
    const answers = await Promise.all([5, 6, 7, 8, 9].map((value) => mark(asInstructor, thesis, value)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
    const won = answers.findIndex(({ status }) => status === 200)
    expect((await view(asInstructor, thesis)).thesisMark).toBe(won + 5)
  })

  it('never stands on a step whose acceptance is taken back at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { asInstructor, thesis, list } = await aThesisInProgress()
      const itemId = list.steps[1]?.id ?? 0
      const [marked, cancelled] = await Promise.all([
        mark(asInstructor, thesis),
        asInstructor.call('cancelStepAcceptance', { params: { itemId } }),
      ])
      expect([marked.status, cancelled.status].toSorted()).toEqual([200, 409])
    }
  })
})

describe('PUT /v1/instructor/thesis/:thesisId/release', () => {
  const release = (client: TestClient, { id }: { id: number }, reason: unknown = 'Διακοπή σπουδών') =>
    client.call('releaseThesis', { params: { thesisId: id }, body: { reason } })

  it('wants a reason', async () => {
    const { asInstructor, thesis } = await aThesisInProgress()
    for (const reason of [undefined, '', '  ', null]) {
      expect(await release(asInstructor, thesis, reason ?? null)).toMatchObject({
        status: 400,
        error: { fields: { reason: 'Υποχρεωτικό πεδίο' } },
      })
    }
  })

  it('is for its instructor', async () => {
    const { thesis, another } = await aThesisInProgress()
    expect(await release((await another('instructor')).client, thesis)).toMatchObject(NOT_OWNER)
  })

  it('needs a thesis in progress', async () => {
    const { instructor, asInstructor, student } = await aDepartmentWithPeople(api)
    const refusal = {
      status: 409,
      error: { code: 'not_in_progress', message: 'Η εργασία δεν είναι σε εξέλιξη.' },
    }
    expect(await release(asInstructor, await given.aThesis({ instructor }))).toMatchObject(refusal)
    const ended = await given.aThesis({ instructor, student, mark: 9 })
    expect(await release(asInstructor, ended)).toMatchObject(refusal)
  })

  it('makes the thesis anew, with a fresh copy of its list', async () => {
    const { asInstructor, thesis, list } = await aThesisInProgress(['confirmed', 'finished', 'untouched'])
    const { status, body } = await release(asInstructor, thesis)
    expect([status, body]).toEqual([200, { status: 200 }])
    const anew = await view(asInstructor, thesis)
    expect(anew).toMatchObject({
      state: 'ungiven',
      student: null,
      thesisStartDate: null,
      thesisIsPublicByStu: 0,
      thesisAbstract: null,
      attachment: null,
      prefersTheses: [],
      version: 2,
      doList: { doListTitle: list.title },
    })
    expect(anew.doList?.doListID).not.toBe(list.id)
    expect(
      anew.doList?.doListItems.map((step) => [step.dliOrder, step.dliStudentOK, step.dliInstructorOK]),
    ).toEqual([
      [1, 0, 0],
      [2, 0, 0],
      [3, 0, 0],
    ])
  })

  it('notifies the student of the reason', async () => {
    const { asInstructor, thesis, student } = await aThesisInProgress()
    await release(asInstructor, thesis, 'Η φοιτήτρια διέκοψε <τις σπουδές>')
    const mail = await api.mailbox.newestTo(student.email)
    expect(mail.subject).toBe(`Η ανάθεση της εργασίας σας τερματίστηκε: «${thesis.title}»`)
    expect(mail.text).toContain(`«${thesis.title}»`)
    expect(mail.text).toContain('Αιτιολογία:\n> Η φοιτήτρια διέκοψε <τις σπουδές>')
    expect(mail.html).toContain('&lt;τις σπουδές&gt;')
  })

  it('leaves progress and files readable to both, and not to the next student', async () => {
    const { asInstructor, asStudent, thesis, list, another } = await aThesisInProgress(['finished'])
    const itemId = list.steps[0]?.id ?? 0
    await given.aStepFile({ id: itemId }, { content: 'κεφάλαιο πρώτο' })
    const file = { name: 'Κείμενο.txt', bytes: 'τελικό κείμενο' }
    const thesisId = thesis.id
    await asStudent.call('submitFinalText', {
      params: { thesisId },
      body: { thesisAbstract: 'Περίληψη' },
      file,
    })
    await release(asInstructor, thesis)

    const next = await another('student')
    await db.transaction((tx) =>
      tx.update(thesisTable).set({ studentId: next.account.id }).where(eq(thesisTable.id, thesisId)),
    )
    const [released] = (await asInstructor.call('getThesisHistory', { params: { thesisId } })).body
    expect(released?.details).toMatchObject({ abstract: 'Περίληψη', file: 'Κείμενο.txt' })
    const query = { assignment: Number(released?.details.assignment) }
    for (const reader of [asInstructor, asStudent]) {
      const lists = (await reader.call('listMyTodoLists', { query: { released: 1 } })).body
      expect(lists).toMatchObject([{ doListID: list.id, doListItems: [{ dliStudentOK: 1 }] }])
      expect((await reader.call('downloadStepFile', { params: { itemId } })).text).toBe('κεφάλαιο πρώτο')
      expect((await reader.call('downloadFinalText', { params: { thesisId }, query })).text).toBe(
        'τελικό κείμενο',
      )
    }
    expect((await next.client.call('downloadStepFile', { params: { itemId } })).status).toBe(404)
    expect((await next.client.call('downloadFinalText', { params: { thesisId }, query })).status).toBe(404)
    expect((await next.client.call('downloadFinalText', { params: { thesisId } })).status).toBe(404)
  })

  it('takes what was left behind along when the thesis is deleted afterwards', async () => {
    const { asInstructor, asStudent, thesis, list } = await aThesisInProgress(['finished'])
    const itemId = list.steps[0]?.id ?? 0
    await given.aStepFile({ id: itemId })
    const params = { thesisId: thesis.id }
    await asStudent.call('submitFinalText', { params, file: { name: 'α.txt', bytes: 'α' } })
    await release(asInstructor, thesis)
    expect((await asInstructor.call('deleteThesis', { params })).status).toBe(200)
    for (const reader of [asInstructor, asStudent]) {
      expect((await reader.call('listMyTodoLists', { query: { released: 1 } })).body).toEqual([])
      expect((await reader.call('downloadStepFile', { params: { itemId } })).status).toBe(404)
    }
  })

  it('happens once, however often it is asked for at once, and frees the student', async () => {
    const { instructor, asInstructor, asStudent, thesis } = await aThesisInProgress()
    const answers = await Promise.all(Array.from({ length: 6 }, () => release(asInstructor, thesis)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    const other = await given.aThesis({ instructor })
    const params = { thesisId: other.id }
    expect((await asStudent.call('declareInterest', { params, body: { prefOrder: 1 } })).status).toBe(200)
  })
})
