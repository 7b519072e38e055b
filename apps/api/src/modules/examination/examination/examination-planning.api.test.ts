import type { Rules } from '@diatrivi/domain/department/rulebook/rules'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { aDepartmentWithPeople } from '../../view/thesis-view/people.fixture.ts'
import { listDateOptions } from './date/date-option.queries.ts'
import { type ExaminedScene, examinationScenes, examinationsOf, OK, refusal } from './examination.fixture.ts'
import { examinationResult } from './tables.ts'

// 10 March 2026
const api = await startTestApi()
const { given, clock } = api
const { anExaminedThesis, aPlan, plan, planned, examinationOf } = examinationScenes(api)

describe('the plain flow', () => {
  it('knows no examination: nothing to see of it, and nothing to plan', async () => {
    const { instructor, student, asInstructor } = await aDepartmentWithPeople(api)
    const of = { params: { thesisId: (await given.aThesis({ instructor, student })).id } }
    expect((await asInstructor.call('getProcess', of)).body.examination).toBeNull()
    expect(await plan(asInstructor, { of })).toMatchObject(refusal(409, 'no_committee'))
  })
})

describe.each(['25:00', '7:05', '12:00:00', '12:60', '', 'μεσημέρι'])('the hour «%s»', (time) => {
  it('is named as what is wrong wherever an hour is given', async () => {
    const scene = await anExaminedThesis()
    const { asInstructor, thesis, of } = scene
    const options = [{ date: '2026-06-24', time }]
    const asked = { thesis: thesis.id, date: '2026-06-24', time, minutes: 30 }
    for (const [answer, field] of [
      [await plan(asInstructor, scene, { time }), 'time'],
      [await asInstructor.call('offerDates', { ...of, body: { minutes: 30, options } }), 'options.0.time'],
      [await asInstructor.call('findClashes', { query: asked }), 'time'],
    ] as const) {
      expect(answer.status).toBe(400)
      expect(Object.keys(answer.error.fields ?? {})).toEqual([field])
    }
    const examination = await planned(scene)
    const body = aPlan({ time, reason: 'Κώλυμα μέλους.' })
    const moved = await asInstructor.call('moveExamination', { ...examination, body })
    expect(moved.status).toBe(400)
    expect(Object.keys(moved.error.fields ?? {})).toEqual(['time'])
  })
})

describe('offerDates and answerDates', () => {
  const TWO = [
    { date: '2026-06-24', time: '12:00' },
    { date: '2026-06-25', time: '10:30' },
  ]
  const offer = (scene: ExaminedScene, options: object[] = TWO) =>
    scene.asInstructor.call('offerDates', { ...scene.of, body: { minutes: 30, options } })

  it('are refused by name on days that the rule book does not allow, and twice the same', async () => {
    const window = { label: 'Ιούνιος', from: '06-01', until: '06-30' }
    const scene = await anExaminedThesis({ windows: [window], windowMode: 'refuse' })
    const wrong = async (options: object[]) => (await offer(scene, options)).error.fields
    expect(await wrong([TWO[0] ?? {}, { date: '2026-07-01', time: '12:00' }])).toEqual({
      'options.1.date': 'Ο κανονισμός δεν επιτρέπει εξέταση αυτή την ημέρα.',
    })
    expect(await wrong([...TWO, TWO[0] ?? {}])).toEqual({
      'options.2.date': 'Η ίδια ημέρα και ώρα προτείνεται ήδη.',
    })
    expect((await examinationOf(scene.asStudent, scene)).dates).toBeNull()
    const early = await anExaminedThesis({ minMonths: 6 })
    expect((await offer(early)).error.fields).toMatchObject({ 'options.0.date': expect.any(String) })
  })

  it('ask the student and the committee, who answer; the instructor sees who can when', async () => {
    const scene = await anExaminedThesis()
    const { asInstructor, asStudent, first, student, of } = scene
    expect(await offer(scene)).toMatchObject(OK)
    for (const { email } of [student, first.account]) {
      const { subject } = await api.mailbox.newestTo(email)
      expect(subject).toContain('Επιλέξτε ημερομηνία εξέτασης')
    }
    const { dates } = await examinationOf(asStudent, scene)
    const [one, other] = dates?.options ?? []
    expect(one).toMatchObject({ minutes: 30, answers: [], startsAt: { date: '2026-06-24 12:00:00.000000' } })
    const said = (answers: object[]) => ({ ...of, body: { answers } })
    const ofOne = { optionID: one?.optionID, answer: 'no' }
    expect(await asStudent.call('answerDates', said([ofOne]))).toMatchObject(OK)
    expect(await asStudent.call('answerDates', said([{ ...ofOne, answer: 'yes' }]))).toMatchObject(OK)
    const both = [ofOne, { optionID: other?.optionID, answer: 'if_needed' }]
    expect(await first.client.call('answerDates', said(both))).toMatchObject(OK)
    const seen = (await examinationOf(asInstructor, scene)).dates
    expect(seen?.options.map(({ answers }) => answers.map(({ answer }) => answer))).toEqual([
      ['yes', 'no'],
      ['if_needed'],
    ])
    expect(seen?.people.map(({ isCaller }) => isCaller)).toEqual([false, true, false, false])
  })

  it('offered again keep what was answered to those that stay', async () => {
    const scene = await anExaminedThesis()
    await offer(scene)
    const [one] = await listDateOptions(api.db, scene.thesis.id)
    const answers = [{ optionID: one?.id, answer: 'yes' }]
    await scene.asStudent.call('answerDates', { ...scene.of, body: { answers } })
    await offer(scene, [
      { date: '2026-06-24', time: '12:00' },
      { date: '2026-06-26', time: '09:00' },
    ])
    const now = await listDateOptions(api.db, scene.thesis.id)
    expect(now.map((option) => option.answers.length)).toEqual([1, 0])
  })

  it('name what is wrong with a date or an answer', async () => {
    const scene = await anExaminedThesis()
    const wrong = async (options: object[]) => Object.keys((await offer(scene, options)).error.fields ?? {})
    expect(await wrong([{ date: '2026-03-09', time: '12:00' }])).toEqual(['options.0.date'])
    expect(await wrong([{ date: '9999-06-24', time: '12:00' }])).toEqual(['options.0.date'])
    expect(await wrong([{ date: '2027-03-28', time: '03:30' }])).toEqual(['options.0.time'])
    const answers = [{ optionID: 999_999, answer: 'yes' }]
    const { error } = await scene.asStudent.call('answerDates', { ...scene.of, body: { answers } })
    expect(Object.keys(error.fields ?? {})).toEqual(['answers.0.optionID'])
  })

  it('are over once an examination is planned', async () => {
    const scene = await anExaminedThesis()
    await offer(scene)
    await planned(scene)
    expect(await offer(scene)).toMatchObject(refusal(409, 'examination_planned'))
    expect((await examinationOf(scene.asInstructor, scene)).dates).toBeNull()
  })
})

describe('planExamination', () => {
  it('tells all but who did it, and writes it into the history', async () => {
    const scene = await anExaminedThesis()
    const { asInstructor, student, first, of } = scene
    expect(await plan(asInstructor, scene, { place: 'Αμφιθέατρο Ι' })).toMatchObject({ status: 200 })
    for (const { email } of [student, first.account]) {
      const mail = await api.mailbox.newestTo(email)
      expect(mail.subject).toContain('Ορίστηκε η εξέταση της εργασίας')
      expect(mail.text).toContain('Ώρα: 12:00')
      expect(mail.text).toContain('Αίθουσα: Αμφιθέατρο Ι')
    }
    const { current, phase, may } = await examinationOf(asInstructor, scene)
    expect(phase).toBe('examPlanned')
    expect(current).toMatchObject({ attempt: 1, state: 'planned', revision: 0, version: 1 })
    expect(may).toMatchObject({ plan: 'examination_planned', move: true, hold: 'too_early', cancel: true })
    const history = await asInstructor.call('getThesisHistory', of)
    expect(history.body[0]).toMatchObject({
      what: 'exam_planned',
      details: { day: '2026-06-24', time: '12:00' },
    })
  })

  it('stores an hour of the night in which the clocks go back as the first of the two', async () => {
    const scene = await anExaminedThesis()
    await planned(scene, { date: '2026-10-25', time: '03:30' })
    const [row] = await examinationsOf(api.db, scene.thesis.id)
    expect(row?.startsAt.toISOString()).toBe('2026-10-25T00:30:00.000Z')
  })

  it.each<[string, Partial<Rules['examination']>, object, string, object | undefined]>([
    ['before the first day', { minMonths: 3 }, { date: '2026-06-09' }, 'too_early', { date: '10/6/2026' }],
    ['on a day that is past', {}, { date: '2026-03-09' }, 'too_early', { date: '10/3/2026' }],
    ['with open steps', { needsAllSteps: true }, {}, 'steps_open', undefined],
    [
      'outside the periods',
      { windowMode: 'refuse', windows: [{ label: 'Φεβρουάριος', from: '02-01', until: '02-28' }] },
      {},
      'outside_window',
      undefined,
    ],
  ])('is refused %s', async (_when, rules, values, code, facts) => {
    const scene = await anExaminedThesis(rules)
    expect(await plan(scene.asInstructor, scene, values)).toMatchObject(refusal(409, code, facts))
  })

  it('is refused without a quorum of members', async () => {
    const scene = await anExaminedThesis()
    await scene.second.client.call('leaveSeat', {
      params: { seatId: scene.seats[2]?.id ?? 0 },
      body: { reason: 'Άδεια' },
    })
    expect(await plan(scene.asInstructor, scene)).toMatchObject(
      refusal(409, 'committee_incomplete', { n: 1 }),
    )
  })

  it('is refused after the last attempt, and too soon after a failure', async () => {
    const scene = await anExaminedThesis({ attempts: 2, retryDays: 30 })
    const failed = async (attempt: number) => {
      const { thesis, student } = scene
      const startsAt = new Date(`2026-03-0${attempt}T09:00:00Z`)
      const { id } = await given.anExamination({ thesis, student, attempt, startsAt, state: 'held' })
      const marks = { exactNumerator: 400, exactDenominator: 1, finalHundredths: 400, openedAt: clock.now() }
      await api.db.transaction((tx) =>
        tx.insert(examinationResult).values({ examinationId: id, outcome: 'failed', ...marks }),
      )
    }
    await failed(1)
    expect((await examinationOf(scene.asInstructor, scene)).overlays).toEqual(['failedOnce'])
    const soon = await plan(scene.asInstructor, scene, { date: '2026-03-30' })
    expect(soon).toMatchObject(refusal(409, 'too_early', { date: '31/3/2026' }))
    await failed(2)
    expect(await plan(scene.asInstructor, scene)).toMatchObject(refusal(409, 'attempts_used', { n: 2 }))
  })

  it('names a place that is missing, an hour that does not exist and one that is past, and a year that is a slip', async () => {
    const scene = await anExaminedThesis()
    const wrong = async (values: object) =>
      Object.keys((await plan(scene.asInstructor, scene, values)).error.fields ?? {})
    expect(await wrong({ place: null })).toEqual(['place'])
    expect(await wrong({ date: '2027-03-28', time: '03:30' })).toEqual(['time'])
    expect(await wrong({ date: '2026-03-10', time: '00:01' })).toEqual(['time'])
    expect(await wrong({ date: '9999-06-24' })).toEqual(['date'])
  })
})

describe('listExaminations', () => {
  it("shows the secretary's department by day, without those that were cancelled", async () => {
    const scene = await anExaminedThesis()
    const its = await planned(scene)
    await anExaminedThesis().then((other) => planned(other, { date: '2026-06-25' }))
    const list = async (query: Record<string, string>) =>
      (await scene.asSecretary.call('listExaminations', { query })).body.map(({ thesis }) => thesis.thesisID)
    const days = { from: '2026-06-01', until: '2026-06-30' }
    expect(await list(days)).toEqual([scene.thesis.id])
    expect(await list({ from: '2026-07-01' })).toEqual([])
    await scene.asInstructor.call('cancelExamination', { ...its, body: { reason: 'Απεργία' } })
    expect(await list(days)).toEqual([])
  })
})

describe('GET /v1/user/thesis/:thesisId/examination/places', () => {
  it('gives the places of the department, each once, the latest used first, and none of others', async () => {
    const scene = await anExaminedThesis()
    const inDepartment = async (place: string | null, startsAt: string) => {
      const thesis = await given.aThesis({ instructor: scene.instructor, student: await given.aStudent() })
      await given.anExamination({ thesis, place, startsAt: new Date(startsAt) })
    }
    await inDepartment('Αίθουσα Α1', '2026-02-02T09:00:00Z')
    await inDepartment('Αμφιθέατρο Ι', '2026-02-09T09:00:00Z')
    await inDepartment('Αίθουσα Α1', '2026-01-12T09:00:00Z')
    await inDepartment(null, '2026-02-16T09:00:00Z')
    await given.anExamination({ place: 'Αλλού' })
    const { body } = await scene.asInstructor.call('listExaminationPlaces', {
      params: { thesisId: scene.thesis.id },
    })
    expect(body).toEqual(['Αμφιθέατρο Ι', 'Αίθουσα Α1'])
  })
})
