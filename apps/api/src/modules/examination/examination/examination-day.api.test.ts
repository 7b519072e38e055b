import { athensTime } from '@diatrivi/domain/shared/dates'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { aDepartmentWithPeople } from '../../view/thesis-view/people.fixture.ts'
import { listDateOptions } from './date/date-option.queries.ts'
import { type ExaminedScene, examinationScenes, examinationsOf, OK, refusal } from './examination.fixture.ts'

// 10 March 2026
const api = await startTestApi()
const { given, clock } = api
const { anExaminedThesis, aPlace, aPlan, plan, planned, examinationOf, presenceOf, withText, accountOf } =
  examinationScenes(api)

describe('a clash', () => {
  it('of a member is refused with the name and the hour; the secretary overrides it with a reason', async () => {
    const one = await anExaminedThesis()
    await planned(one, { time: '14:00' })
    const members = [one.first, await one.another('instructor')]
    const other = await anExaminedThesis({}, { members })
    const at = { time: '14:29' }
    const { firstName, surname } = await accountOf(one.first)
    const clash = refusal(409, 'person_clash', { name: `${firstName} ${surname}`, time: '14:00' })
    expect(await plan(other.asInstructor, other, { ...at, overrideReason: 'Έτσι θέλω' })).toMatchObject(clash)
    expect(await plan(other.asSecretary, other, at)).toMatchObject(clash)
    const overrideReason = 'Η πρώτη θα τελειώσει νωρίτερα'
    expect(await plan(other.asSecretary, other, { ...at, overrideReason })).toMatchObject({ status: 200 })
    const { body } = await other.asInstructor.call('getThesisHistory', other.of)
    expect(body[0]?.details).toMatchObject({ override: overrideReason })
  })

  it('of a place is found in every spelling, and ends with the minute', async () => {
    const one = await anExaminedThesis()
    const known = aPlace()
    await planned(one, { time: '14:00', place: known })
    const { institutionId } = one.department
    const people = await aDepartmentWithPeople(api)
    await api.db.transaction((tx) =>
      tx.execute(
        `update department set institution_id = ${institutionId} where id = ${people.department.id}`,
      ),
    )
    const other = await anExaminedThesis({}, { people })
    const place = known.toUpperCase().replace('Ί', 'Ι')
    const query = { thesis: String(other.thesis.id), date: '2026-06-24', minutes: '30', place }
    const at = async (time: string) =>
      (await other.asInstructor.call('findClashes', { query: { ...query, time } })).body
    expect(await at('14:29')).toMatchObject([{ kind: 'room', name: null, minutes: 30 }])
    expect(await at('14:30')).toEqual([])
    const refused = await plan(other.asInstructor, other, { time: '14:29', place })
    expect(refused).toMatchObject(refusal(409, 'room_clash', { time: '14:00' }))
  })

  it('is no matter once the other examination is cancelled', async () => {
    const one = await anExaminedThesis()
    const its = await planned(one)
    await one.asInstructor.call('cancelExamination', { ...its, body: { reason: 'Απεργία' } })
    const other = await anExaminedThesis({}, { members: [one.first, one.second] })
    expect(await plan(other.asInstructor, other)).toMatchObject({ status: 200 })
  })
})

describe('somebody who is away on the day', () => {
  it('is a clash with its days; the secretary overrides it with a reason', async () => {
    const scene = await anExaminedThesis()
    const { username } = scene.first.account
    const absences = [{ from: '2026-06-01', until: '2026-06-24', kind: 'leave' }]
    await scene.asSecretary.call('editStaff', { params: { username }, body: { absences } })
    const { firstName, surname } = await accountOf(scene.first)
    const name = `${firstName} ${surname}`
    const query = { thesis: String(scene.thesis.id), time: '14:00', minutes: '30' }
    const on = async (date: string) =>
      (await scene.asInstructor.call('findClashes', { query: { ...query, date } })).body
    expect(await on('2026-06-24')).toEqual([
      { kind: 'absence', name, from: expect.anything(), until: expect.anything() },
    ])
    expect(await on('2026-06-25')).toEqual([])
    const facts = { name, from: '1/6/2026', until: '24/6/2026' }
    const overrideReason = 'Θα συνδεθεί από μακριά'
    expect(await plan(scene.asInstructor, scene, { overrideReason })).toMatchObject(
      refusal(409, 'person_absent', facts),
    )
    expect(await plan(scene.asSecretary, scene, { overrideReason })).toMatchObject({ status: 200 })
  })
})

describe('at the same moment', () => {
  it('two secretaries plan two examinations of one person: one wins', async () => {
    const one = await anExaminedThesis()
    const other = await anExaminedThesis({}, { members: [one.first, await one.another('instructor')] })
    const answers = await Promise.all([plan(one.asSecretary, one), plan(other.asSecretary, other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('person_clash')
  })

  it('two plan examinations in one place: one wins', async () => {
    const people = await aDepartmentWithPeople(api)
    const one = await anExaminedThesis({}, { people })
    const second = await people.another('student')
    const colleague = await people.another('instructor')
    const others = { ...people, instructor: await accountOf(colleague), student: await accountOf(second) }
    const other = await anExaminedThesis(
      {},
      { book: one.book, people: { ...others, asInstructor: colleague.client, asStudent: second.client } },
    )
    const place = aPlace()
    const answers = await Promise.all([
      plan(one.asSecretary, one, { place }),
      plan(other.asSecretary, other, { place }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('room_clash')
  })

  it('the instructor and the secretary plan the same thesis: one wins', async () => {
    const scene = await anExaminedThesis()
    const answers = await Promise.all([plan(scene.asInstructor, scene), plan(scene.asSecretary, scene)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('examination_planned')
  })
})

describe('moveExamination', () => {
  const move = (
    client: TestClient,
    its: { params: { examinationId: number } },
    values: object = {},
    version?: number,
  ) =>
    client.call('moveExamination', {
      ...its,
      body: aPlan({ time: '13:00', reason: 'Η αίθουσα κλείνει', ...values }),
      ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
    })

  it('tells all of the new date and of the former one', async () => {
    const scene = await anExaminedThesis()
    const its = await planned(scene)
    expect(await move(scene.asSecretary, its)).toMatchObject(OK)
    const { text, subject } = await api.mailbox.newestTo(scene.student.email)
    expect(subject).toContain('Η εξέταση μεταφέρθηκε')
    expect(text).toContain('Ώρα: 13:00')
    expect(text).toContain('Προηγούμενη ώρα: 12:00')
    expect((await examinationOf(scene.asStudent, scene)).current).toMatchObject({ revision: 1, version: 2 })
  })

  it('does not write over what another has changed', async () => {
    const scene = await anExaminedThesis()
    const its = await planned(scene)
    await move(scene.asSecretary, its, {}, 1)
    expect(await move(scene.asInstructor, its, {}, 1)).toMatchObject(refusal(412, 'version_conflict'))
  })

  it('asks for the agreement of all to a date nearer than the days of notice', async () => {
    const scene = await anExaminedThesis()
    const its = await planned(scene)
    await withText(scene)
    await scene.asInstructor.call('announceExamination', its)
    const near = { date: '2026-03-16' }
    expect(await move(scene.asInstructor, its, near)).toMatchObject(
      refusal(409, 'notice_too_short', { n: 7 }),
    )
    expect(await move(scene.asInstructor, its, { ...near, allAgree: true })).toMatchObject(OK)
  })
})

describe('announceExamination', () => {
  const announce = (client: TestClient, its: { params: { examinationId: number } }) =>
    client.call('announceExamination', its)

  it('needs the final text in time', async () => {
    const scene = await anExaminedThesis()
    const its = await planned(scene)
    expect(await announce(scene.asInstructor, its)).toMatchObject(refusal(409, 'text_missing'))
    await withText(scene, new Date('2026-06-15T09:00:00Z'))
    expect(await announce(scene.asInstructor, its)).toMatchObject(refusal(409, 'text_too_late', { n: 10 }))
    await withText(scene)
    expect(await announce(scene.asSecretary, its)).toMatchObject(OK)
    expect((await api.mailbox.newestTo(scene.student.email)).subject).toContain('Ανακοινώθηκε η εξέταση')
    expect(await announce(scene.asInstructor, its)).toMatchObject(refusal(409, 'already_announced'))
  })

  it('comes too late six days before', async () => {
    const scene = await anExaminedThesis({ textDays: 0 })
    const its = await planned(scene, { date: '2026-03-16' })
    await withText(scene)
    expect(await announce(scene.asInstructor, its)).toMatchObject(refusal(409, 'notice_too_short', { n: 7 }))
  })
})

describe('holdExamination', () => {
  const hold = (scene: ExaminedScene, its: { params: { examinationId: number } }, body: object) =>
    scene.asInstructor.call('holdExamination', { ...its, body })
  const ALL = ['present', 'remote', 'present'] as const

  /** Its hour has come. */
  async function begun(scene: ExaminedScene) {
    const { thesis, student } = scene
    const { id } = await given.anExamination({
      thesis,
      student,
      startsAt: new Date(clock.now().getTime() - 1),
    })
    return { params: { examinationId: id } }
  }

  it('writes down who was there and what is to be corrected', async () => {
    const scene = await anExaminedThesis()
    const its = await begun(scene)
    const corrections = { text: 'Το κεφάλαιο 3', dueOn: '2026-04-10' }
    expect(await hold(scene, its, { presence: presenceOf(scene, ALL), corrections })).toMatchObject(OK)
    const { current, phase } = await examinationOf(scene.asStudent, scene)
    expect(phase).toBe('marking')
    expect(current).toMatchObject({ state: 'held', corrections: 'Το κεφάλαιο 3' })
    expect(current?.presence.map(({ presence }) => presence)).toEqual(ALL)
    const again = await hold(scene, its, { presence: presenceOf(scene, ALL) })
    expect(again).toMatchObject(refusal(409, 'examination_over'))
  })

  it('keeps the hour at which it ended, which is after the beginning and not to come', async () => {
    const scene = await anExaminedThesis()
    const { thesis, student } = scene
    const { id } = await given.anExamination({
      thesis,
      student,
      // Half past ten in Athens; the clock stands at eleven.
      startsAt: new Date(clock.now().getTime() - 30 * 60_000),
    })
    const its = { params: { examinationId: id } }
    const said = (endsAt: string) => hold(scene, its, { presence: presenceOf(scene, ALL), endsAt })
    const began = athensTime(new Date(clock.now().getTime() - 30 * 60_000))
    expect(Object.keys((await said('24:00')).error.fields ?? {})).toEqual(['endsAt'])
    expect((await said(began)).error.fields).toEqual({
      endsAt: 'Η εξέταση δεν μπορεί να λήγει πριν αρχίσει.',
    })
    expect((await said('23:59')).error.fields).toEqual({ endsAt: 'Η ώρα αυτή δεν έχει έρθει ακόμη.' })
    const ended = new Date(clock.now().getTime() - 5 * 60_000)
    expect(await said(athensTime(ended))).toMatchObject(OK)
    const [row] = await examinationsOf(api.db, thesis.id)
    expect(row?.endedAt).toEqual(ended)
  })

  it('leaves nothing to plan until the marks say that it failed', async () => {
    const scene = await anExaminedThesis()
    const its = await begun(scene)
    await hold(scene, its, { presence: presenceOf(scene, ALL) })
    const options = [{ date: '2026-06-24', time: '12:00' }]
    const offer = () => scene.asInstructor.call('offerDates', { ...scene.of, body: { minutes: 30, options } })
    expect(await plan(scene.asInstructor, scene)).toMatchObject(refusal(409, 'examination_planned'))
    expect(await offer()).toMatchObject(refusal(409, 'examination_planned'))
    await given.anExaminationResult({ examination: { id: its.params.examinationId }, outcome: 'failed' })
    expect(await offer()).toMatchObject(OK)
  })

  it('is refused before the hour, and says which', async () => {
    const scene = await anExaminedThesis()
    const its = await planned(scene)
    const refused = await hold(scene, its, { presence: presenceOf(scene, ALL) })
    expect(refused).toMatchObject(refusal(409, 'too_early', { date: '24/6/2026, 12:00' }))
  })

  it('is refused without a quorum', async () => {
    const scene = await anExaminedThesis()
    const presence = presenceOf(scene, ['present', 'absent', 'present'])
    const refused = await hold(scene, await begun(scene), { presence })
    expect(refused).toMatchObject(refusal(409, 'committee_incomplete', { n: 1 }))
  })

  it('case 1: a member leaves before the examination, so that it cannot be held by the two who are left', async () => {
    const scene = await anExaminedThesis()
    const its = await begun(scene)
    const params = { seatId: scene.seats[2]?.id ?? 0 }
    await scene.second.client.call('leaveSeat', { params, body: { reason: 'Ασθένεια' } })
    expect((await examinationOf(scene.asInstructor, scene)).overlays).toEqual(['committeeIncomplete'])
    const refused = await hold(scene, its, { presence: presenceOf(scene, ['present', 'present']) })
    expect(refused).toMatchObject(refusal(409, 'committee_incomplete', { n: 1 }))
  })

  it('case 2: a member who leaves afterwards was there', async () => {
    const scene = await anExaminedThesis()
    await hold(scene, await begun(scene), { presence: presenceOf(scene, ALL) })
    const params = { seatId: scene.seats[2]?.id ?? 0 }
    await scene.second.client.call('leaveSeat', { params, body: { reason: 'Συνταξιοδότηση' } })
    const { current, overlays } = await examinationOf(scene.asInstructor, scene)
    expect([current?.presence.length, overlays]).toEqual([3, []])
  })

  it('names a seat that does not examine, one that is left out, and a day that is past', async () => {
    const scene = await anExaminedThesis()
    const its = await begun(scene)
    const wrong = async (body: object) => Object.keys((await hold(scene, its, body)).error.fields ?? {})
    expect(await wrong({ presence: [{ seatID: 999_999, presence: 'present' }] })).toEqual([
      'presence.0.seatID',
    ])
    expect(await wrong({ presence: presenceOf(scene, ['present', 'present']) })).toEqual(['presence'])
    const corrections = { text: 'Όλα', dueOn: '2026-03-09' }
    expect(await wrong({ presence: presenceOf(scene, ALL), corrections })).toEqual(['corrections.dueOn'])
  })
})

describe('cancelExamination', () => {
  it('uses no attempt up, and another can be planned', async () => {
    const scene = await anExaminedThesis({ attempts: 1 })
    const its = await planned(scene)
    const cancel = () => scene.asInstructor.call('cancelExamination', { ...its, body: { reason: 'Απεργία' } })
    expect(await cancel()).toMatchObject(OK)
    expect((await api.mailbox.newestTo(scene.student.email)).text).toContain('Απεργία')
    expect(await cancel()).toMatchObject(refusal(409, 'examination_over'))
    expect(await plan(scene.asSecretary, scene)).toMatchObject({ status: 200 })
  })

  it('case 8: happens by itself when the student gives up, and the next student begins anew', async () => {
    const scene = await anExaminedThesis()
    await given.anExamination({ thesis: scene.thesis, student: scene.student, state: 'held' })
    await given.anExamination({ thesis: scene.thesis, student: scene.student, attempt: 2 })
    await given.aDateOption({ thesis: scene.thesis })
    await scene.asInstructor.call('releaseThesis', { ...scene.of, body: { reason: 'Αποχώρηση' } })
    const rows = await examinationsOf(api.db, scene.thesis.id)
    expect(rows.map(({ state }) => state)).toEqual(['cancelled', 'held'])
    expect(await listDateOptions(api.db, scene.thesis.id)).toEqual([])
    expect((await api.mailbox.newestTo(scene.first.account.email)).subject).toContain('Η εξέταση ματαιώθηκε')
    const { body } = await scene.asInstructor.call('getThesisHistory', scene.of)
    expect(body.map(({ what }) => what)).toContain('exam_cancelled')
  })
})
