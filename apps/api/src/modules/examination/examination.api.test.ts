import type { Presence } from '@diatrivi/domain/examination/examination'
import { PRESET_RULES } from '@diatrivi/domain/rulebook/presets'
import type { Rules } from '@diatrivi/domain/rulebook/rules'
import { describe, expect, it } from 'vitest'
import { found } from '../../platform/refusal/refusal.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { findAccount } from '../account/account.queries.ts'
import { examinationResult } from '../marking/tables.ts'
import { aDepartmentWithPeople } from '../thesis-view/people.fixture.ts'
import { listDateOptions, listExaminationsOf } from './examination.queries.ts'

// 10 March 2026
const api = await startTestApi()
const { given, clock } = api

const OK = { status: 200, body: { status: 200 } }
const refusal = (status: number, code: string, facts?: object) => ({
  status,
  error: { code, ...(facts === undefined ? {} : { facts }) },
})
const { integrated_master: PRESET } = PRESET_RULES
const STATE = { state: 'accepted' } as const

/** A thesis in progress with a committee of three, all of whom have accepted. */
async function anExaminedThesis(
  rules: Partial<Rules['examination']> = {},
  {
    people,
    members,
    book: known,
  }: {
    people?: Awaited<ReturnType<typeof aDepartmentWithPeople>>
    members?: Member[]
    book?: { id: number }
  } = {},
) {
  const { department, instructor, student, asInstructor, asStudent, another } =
    people ?? (await aDepartmentWithPeople(api))
  const book =
    known ??
    (await given.aRulebook({
      department,
      rules: {
        ...PRESET,
        examination: {
          ...PRESET.examination,
          needsAllSteps: false,
          minMonths: null,
          windows: [],
          noticeDays: 7,
          textDays: 10,
          ...rules,
        },
      },
      publishedAt: clock.now(),
    }))
  const thesis = await given.aThesis({ instructor, student, rulebookId: book.id })
  const supervisor = await given.aSeat({
    thesis,
    person: instructor,
    position: 1,
    role: 'supervisor',
    ...STATE,
  })
  const [first, second] = members ?? [await another('instructor'), await another('instructor')]
  if (first === undefined || second === undefined) throw new Error('A committee of three has two members.')
  const seats = [
    supervisor,
    await given.aSeat({ thesis, person: first.account, position: 2, ...STATE }),
    await given.aSeat({ thesis, person: second.account, position: 3, ...STATE }),
  ]
  const asSecretary = await api.as(await given.aSecretary({ department }))
  const of = { params: { thesisId: thesis.id } }
  return {
    department,
    instructor,
    student,
    asInstructor,
    asStudent,
    asSecretary,
    another,
    book,
    thesis,
    seats,
    first,
    second,
    of,
  }
}

type Member = { account: { id: number; username: string; email: string }; client: TestClient }
type Scene = Awaited<ReturnType<typeof anExaminedThesis>>

let rooms = 0
/** A room that no other test of the file uses. */
function aRoom(): string {
  rooms += 1
  return `Αίθουσα Ω${rooms}`
}

const aPlan = (values: object = {}) => ({
  date: '2026-06-24',
  time: '12:00',
  minutes: 30,
  place: aRoom(),
  isPublic: true,
  language: 'el',
  ...values,
})

const plan = (client: TestClient, { of }: Pick<Scene, 'of'>, values: object = {}) =>
  client.call('planExamination', { ...of, body: aPlan(values) })

async function planned(scene: Scene, values: object = {}) {
  const { body } = await plan(scene.asInstructor, scene, values)
  return { params: { examinationId: body.id } }
}

const examinationOf = async (client: TestClient, { of }: Pick<Scene, 'of'>) => {
  const { body } = await client.call('getProcess', of)
  if (body.examination === null) throw new Error('The thesis has no examination.')
  return { ...body.examination, phase: body.phase, overlays: body.overlays }
}

const presenceOf = ({ seats }: Pick<Scene, 'seats'>, presences: readonly Presence[]) =>
  presences.map((presence, index) => ({ seatID: seats[index]?.id, presence }))

async function withText({ thesis }: Pick<Scene, 'thesis'>, createdAt = clock.now()) {
  const file = await given.aStoredFile('%PDF-1.7', 'application/pdf')
  await api.db.transaction(async (tx) => {
    await tx.execute(
      `update thesis set final_file_id = ${file.id}, final_file_name = 'Κείμενο.pdf' where id = ${thesis.id}`,
    )
    await tx.execute(`update stored_file set created_at = '${createdAt.toISOString()}' where id = ${file.id}`)
  })
}

describe('the plain flow', () => {
  it('knows no examination: nothing to see of it, and nothing to plan', async () => {
    const { instructor, student, asInstructor } = await aDepartmentWithPeople(api)
    const of = { params: { thesisId: (await given.aThesis({ instructor, student })).id } }
    expect((await asInstructor.call('getProcess', of)).body.examination).toBeNull()
    expect(await plan(asInstructor, { of })).toMatchObject(refusal(409, 'no_committee'))
  })
})

describe('offerDates and answerDates', () => {
  const TWO = [
    { date: '2026-06-24', time: '12:00' },
    { date: '2026-06-25', time: '10:30' },
  ]
  const offer = (scene: Scene, options: object[] = TWO) =>
    scene.asInstructor.call('offerDates', { ...scene.of, body: { minutes: 30, options } })

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
    expect(await wrong([{ date: '2027-03-28', time: '03:30' }])).toEqual(['options'])
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
    const [row] = await listExaminationsOf(api.db, scene.thesis.id)
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

  it('names a place that is missing, an hour that does not exist and one that is past', async () => {
    const scene = await anExaminedThesis()
    const wrong = async (values: object) =>
      Object.keys((await plan(scene.asInstructor, scene, values)).error.fields ?? {})
    expect(await wrong({ place: null })).toEqual(['place'])
    expect(await wrong({ date: '2027-03-28', time: '03:30' })).toEqual(['time'])
    expect(await wrong({ date: '2026-03-10', time: '00:01' })).toEqual(['time'])
  })
})

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

  it('of a room is found in every spelling, and ends with the minute', async () => {
    const one = await anExaminedThesis()
    const room = aRoom()
    await planned(one, { time: '14:00', place: room })
    const { institutionId } = one.department
    const people = await aDepartmentWithPeople(api)
    await api.db.transaction((tx) =>
      tx.execute(
        `update department set institution_id = ${institutionId} where id = ${people.department.id}`,
      ),
    )
    const other = await anExaminedThesis({}, { people })
    const place = room.toUpperCase().replace('Ί', 'Ι')
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

describe('at the same moment', () => {
  it('two secretaries plan two examinations of one person: one wins', async () => {
    const one = await anExaminedThesis()
    const other = await anExaminedThesis({}, { members: [one.first, await one.another('instructor')] })
    const answers = await Promise.all([plan(one.asSecretary, one), plan(other.asSecretary, other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('person_clash')
  })

  it('two plan examinations in one room: one wins', async () => {
    const people = await aDepartmentWithPeople(api)
    const one = await anExaminedThesis({}, { people })
    const second = await people.another('student')
    const colleague = await people.another('instructor')
    const others = { ...people, instructor: await accountOf(colleague), student: await accountOf(second) }
    const other = await anExaminedThesis(
      {},
      { book: one.book, people: { ...others, asInstructor: colleague.client, asStudent: second.client } },
    )
    const place = aRoom()
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
  const hold = (scene: Scene, its: { params: { examinationId: number } }, body: object) =>
    scene.asInstructor.call('holdExamination', { ...its, body })
  const ALL = ['present', 'remote', 'present'] as const

  /** Its hour has come. */
  async function begun(scene: Scene) {
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
    const rows = await listExaminationsOf(api.db, scene.thesis.id)
    expect(rows.map(({ state }) => state)).toEqual(['cancelled', 'held'])
    expect(await listDateOptions(api.db, scene.thesis.id)).toEqual([])
    expect((await api.mailbox.newestTo(scene.first.account.email)).subject).toContain('Η εξέταση ματαιώθηκε')
    const { body } = await scene.asInstructor.call('getThesisHistory', scene.of)
    expect(body.map(({ what }) => what)).toContain('exam_cancelled')
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

async function accountOf({ account: { id } }: { account: { id: number } }) {
  return found(await findAccount(api.db, id))
}
