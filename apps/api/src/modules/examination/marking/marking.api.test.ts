import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { listEvents } from '../../thesis/history/history.queries.ts'
import { aDepartmentWithPeople } from '../../view/thesis-view/people.fixture.ts'
import { aHeldExamination, draft, processOf, seal, thesisOf } from './committee-marks.fixture.ts'
import { sealOf } from './seal.model.ts'
import { memberMark } from './tables.ts'

const api = await startTestApi()
const { given, clock, db } = api

const OK = { status: 200, body: { status: 200 } }
const refusal = (status: number, code: string) => ({ status, error: { code } })

describe('sealed marks', () => {
  it('are opened by the last seal, and the thesis gets its mark and its end', async () => {
    const { asInstructor, asStudent, first, second, thesis, student, examination } =
      await aHeldExamination(api)
    expect(await seal(asInstructor, examination, '8.00')).toMatchObject(OK)
    expect(await seal(first.client, examination, '8.50')).toMatchObject(OK)
    const before = await processOf(asInstructor, thesis)
    expect(before).toMatchObject({ marking: { sealed: 2, of: 3, isReconsidered: false }, result: null })
    expect(before.marking?.members.map(({ isSealed }) => isSealed)).toEqual([true, true, false])
    expect(await seal(second.client, examination, '8.50')).toMatchObject(OK)

    const { marking, result } = await processOf(asStudent, thesis)
    expect(marking).toBeNull()
    expect(result).toMatchObject({
      final: '8.50',
      exact: '8.3333',
      outcome: 'passed',
      markClass: 'excellent',
      corrections: null,
    })
    expect(result?.members.map(({ mark }) => mark)).toEqual(['8.00', '8.50', '8.50'])
    const body = await thesisOf(asStudent, thesis)
    expect(body).toMatchObject({ state: 'ended', thesisMark: 9, thesisMarkExact: '8.50' })
    expect(body?.thesisEndDate?.date).toContain(clock.today())
    expect((await asStudent.call('listPastTheses')).body).toMatchObject([
      { thesisMark: 9, thesisMarkExact: '8.50' },
    ])
    for (const { email } of [student, first.account]) {
      const mail = await api.mailbox.newestTo(email)
      expect(mail.subject).toBe(`Το αποτέλεσμα της εξέτασης είναι διαθέσιμο: «${thesis.title}»`)
      expect(`${mail.subject} ${mail.text}`).not.toMatch(/\b[89][.,]\d/)
    }
    const kinds = (await listEvents(db, thesis.id)).map(({ what }) => what)
    expect(kinds).toEqual(['mark_sealed', 'mark_sealed', 'mark_sealed', 'marks_opened', 'marked'])
  })

  it('of a quorum of two are the mean of two, and who was absent marks nothing', async () => {
    const { asInstructor, first, second, thesis, examination } = await aHeldExamination(api, {
      isLastAbsent: true,
    })
    expect(await seal(second.client, examination, '2.00')).toMatchObject(refusal(403, 'not_a_member'))
    await seal(asInstructor, examination, '7.00')
    await seal(first.client, examination, '8.00')
    expect((await processOf(asInstructor, thesis)).result).toMatchObject({ final: '7.50', exact: '7.5000' })
  })

  it('may be changed until all have sealed, and not afterwards', async () => {
    const { asInstructor, first, second, thesis, examination } = await aHeldExamination(api)
    await seal(asInstructor, examination, '5.00')
    // What is sealed stays sealed, whichever is said.
    expect(await draft(asInstructor, examination, '9.00')).toMatchObject(OK)
    expect((await processOf(asInstructor, thesis)).marking?.sealed).toBe(1)
    await seal(first.client, examination, '9.00')
    await seal(second.client, examination, '9.00')
    expect((await processOf(asInstructor, thesis)).result).toMatchObject({ final: '9.00' })
    expect(await seal(asInstructor, examination, '1.00')).toMatchObject(refusal(409, 'marks_opened'))
    expect(await draft(first.client, examination, '1.00')).toMatchObject(refusal(409, 'marks_opened'))
  })

  it('are opened once when the two last are sealed at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { asInstructor, first, second, thesis, examination } = await aHeldExamination(api)
      await seal(asInstructor, examination, '8.00')
      const answers = await Promise.all([
        seal(first.client, examination, '8.00'),
        seal(second.client, examination, '8.00'),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const kinds = (await listEvents(db, thesis.id)).map(({ what }) => what)
      expect(kinds.filter((what) => what === 'marks_opened' || what === 'marked')).toHaveLength(2)
    }
  })

  it('count where a member left after sealing', async () => {
    const { asInstructor, first, second, thesis, seats, examination } = await aHeldExamination(api)
    await seal(second.client, examination, '8.50')
    const left = await second.client.call('leaveSeat', {
      params: { seatId: seats[2].id },
      body: { reason: 'Άδεια' },
    })
    expect(left).toMatchObject(OK)
    await seal(asInstructor, examination, '8.00')
    await seal(first.client, examination, '8.50')
    const { result } = await processOf(asInstructor, thesis)
    expect(result).toMatchObject({ final: '8.50' })
    expect(result?.members.at(-1)).toMatchObject({ uSurname: second.account.surname, mark: '8.50' })
  })

  it('leave a hash in the history that finds out who changes the table', async () => {
    const { asInstructor, thesis, examination } = await aHeldExamination(api)
    await seal(asInstructor, examination, '8.50')
    const [event] = await listEvents(db, thesis.id)
    const [mark] = await db.select().from(memberMark).where(eq(memberMark.examinationId, examination.id))
    const { salt, parts } = mark ?? {}
    expect(event?.details).toMatchObject({ hash: sealOf(salt ?? '', parts ?? {}) })
    expect(event?.details).not.toMatchObject({ hash: sealOf(salt ?? '', { whole: 900 }) })
  })
})

describe('hard case 3: three marks, and what they come to', () => {
  const bothPass = { minPassers: { count: 2, at: 500 } }

  it.each([
    ['8, 8.5, 8.5', ['8.00', '8.50', '8.50'], {}, { final: '8.50', exact: '8.3333', outcome: 'passed' }],
    [
      '4.5, 5, 5',
      ['4.50', '5.00', '5.00'],
      {},
      { final: '4.50', exact: '4.8333', outcome: 'failed', failure: { cause: 'mean', pass: 500 } },
    ],
    [
      '10, 4.5, 4.5 where two have to pass',
      ['10.00', '4.50', '4.50'],
      bothPass,
      {
        final: '4.50',
        exact: '6.3333',
        outcome: 'failed',
        markClass: null,
        failure: { cause: 'passers', passers: 1, count: 2, at: 500 },
      },
    ],
  ] as const)('%s', async (_marks, marks, marking, expected) => {
    const { asInstructor, first, second, thesis, examination } = await aHeldExamination(api, { marking })
    for (const [at, client] of [asInstructor, first.client, second.client].entries())
      await seal(client, examination, marks[at] ?? '')
    expect((await processOf(asInstructor, thesis)).result).toMatchObject(expected)
    const body = await thesisOf(asInstructor, thesis)
    const hasPassed = expected.outcome === 'passed'
    expect(body).toMatchObject(
      hasPassed ? { state: 'ended', thesisMark: 9 } : { state: 'inProgress', thesisMark: null },
    )
    expect(body?.thesisMarkExact).toBe(hasPassed ? '8.50' : undefined)
  })
})

describe('a mark sheet', () => {
  it('takes drafts from the moment of the examination on, and seals once it is held', async () => {
    const { first, thesis, examination } = await aHeldExamination(api, { isHeld: false })
    expect(await draft(first.client, examination, '7.00')).toMatchObject(OK)
    expect(await seal(first.client, examination, '7.00')).toMatchObject(refusal(409, 'not_held'))
    const params = { examinationId: examination.id }
    const { body } = await first.client.call('getMarkSheet', { params })
    expect(body).toMatchObject({
      isHeld: false,
      isOpened: false,
      sealed: 0,
      of: 3,
      thesis: { thesisID: thesis.id },
      sheet: { step: '0.50', parts: [{ key: 'whole', mark: '7.00' }], sealedAt: null },
    })
  })

  it('is not written before that moment, nor of an examination that was cancelled', async () => {
    const { first, thesis, seats, examination } = await aHeldExamination(api)
    for (const seat of seats) await given.aMemberMark({ examination, seat, parts: { whole: 400 } })
    await given.anExaminationResult({ examination, outcome: 'failed', finalHundredths: 400 })
    const startsAt = new Date(clock.now().getTime() + 86_400_000)
    const ahead = await given.anExamination({ thesis, attempt: 2, startsAt })
    expect(await draft(first.client, ahead, '7.00')).toMatchObject(refusal(409, 'not_held'))
    const cancelled = await given.anExamination({ thesis, attempt: 2, state: 'cancelled' })
    expect(await draft(first.client, cancelled, '7.00')).toMatchObject(refusal(404, 'not_found'))
  })

  it('names the field that stands between two steps, or is missing', async () => {
    const { first, examination } = await aHeldExamination(api)
    expect(await seal(first.client, examination, '8.25')).toMatchObject({
      status: 400,
      error: { code: 'validation', fields: { 'parts.0.mark': 'Ο βαθμός δίνεται ανά 0,5 από 0 έως 10.' } },
    })
    const params = { examinationId: examination.id }
    const nothing = { params, body: { parts: [], seal: true } }
    expect((await first.client.call('saveMemberMark', nothing)).error?.fields).toHaveProperty('parts')
    const otherwise = { params, body: { parts: [{ key: 'whole', mark: '8' }], seal: false } }
    expect((await first.client.call('saveMemberMark', otherwise)).error?.fields).toEqual({
      'parts.0.mark': 'Η τιμή δεν είναι έγκυρη.',
    })
  })

  it('has the parts of the seat, with the mean of its criteria', async () => {
    const { asInstructor, first, examination } = await aHeldExamination(api, {
      marking: {
        parts: [
          { key: 'content', label: 'Περιεχόμενο', weight: 70, by: 'supervisor', criteria: [] },
          {
            key: 'talk',
            label: 'Παρουσίαση',
            weight: 30,
            by: 'everyone',
            criteria: [
              { key: 'clarity', label: 'Σαφήνεια', weight: 2 },
              { key: 'answers', label: 'Απαντήσεις', weight: 1 },
            ],
          },
        ],
      },
    })
    const params = { examinationId: examination.id }
    const criteria = [
      { key: 'clarity', mark: '9.00' },
      { key: 'answers', mark: '8.00' },
    ]
    const body = { parts: [{ key: 'talk', criteria }], remark: 'Καλή ομιλία', seal: true }
    expect(await first.client.call('saveMemberMark', { params, body })).toMatchObject(OK)
    const own = (await first.client.call('getMarkSheet', { params })).body.sheet
    expect(own).toMatchObject({ remark: 'Καλή ομιλία', parts: [{ key: 'talk', mark: '8.50', criteria }] })
    const supervisors = (await asInstructor.call('getMarkSheet', { params })).body.sheet
    expect(supervisors.parts.map(({ key, mark }) => [key, mark])).toEqual([
      ['content', null],
      ['talk', null],
    ])
  })

  it('is none of people outside, of the student before, and of a student who gave up', async () => {
    const { asInstructor, asStudent, thesis, examination } = await aHeldExamination(api)
    const { asInstructor: stranger } = await aDepartmentWithPeople(api)
    const params = { examinationId: examination.id }
    expect(await stranger.call('getMarkSheet', { params })).toMatchObject(refusal(404, 'not_found'))
    expect(await asStudent.call('getMarkSheet', { params })).toMatchObject(refusal(403, 'wrong_role'))
    const released = { params: { thesisId: thesis.id }, body: { reason: 'Αποχώρηση' } }
    expect(await asInstructor.call('releaseThesis', released)).toMatchObject(OK)
    expect(await asInstructor.call('getMarkSheet', { params })).toMatchObject(refusal(404, 'not_found'))
  })
})

describe('hard case 4: marks lie further apart than the rules let pass', () => {
  it('stay sealed until each is confirmed or changed, and are opened then whatever they are', async () => {
    const { asInstructor, first, second, thesis, examination } = await aHeldExamination(api, {
      marking: { spread: 200 },
    })
    const params = { examinationId: examination.id }
    const asked = refusal(409, 'nothing_to_confirm')
    expect(await asInstructor.call('confirmMark', { params })).toMatchObject(asked)
    await seal(asInstructor, examination, '9.00')
    await seal(first.client, examination, '6.00')
    await seal(second.client, examination, '8.00')
    const process = await processOf(asInstructor, thesis)
    expect(process).toMatchObject({ marking: { sealed: 3, isReconsidered: true }, result: null })
    const { subject, text } = await api.mailbox.newestTo(first.account.email)
    expect(subject).toBe(`Οι βαθμοί της επιτροπής διαφέρουν αισθητά: «${thesis.title}»`)
    expect(text).not.toMatch(/\b[689][.,]\d/)

    expect(await asInstructor.call('confirmMark', { params })).toMatchObject(OK)
    expect(await asInstructor.call('confirmMark', { params })).toMatchObject(OK)
    await seal(second.client, examination, '8.50')
    expect((await processOf(asInstructor, thesis)).result).toBeNull()
    await first.client.call('confirmMark', { params })
    const { result } = await processOf(asInstructor, thesis)
    expect(result?.members.map(({ mark }) => mark)).toEqual(['9.00', '6.00', '8.50'])
  })
})

describe('corrections', () => {
  it('keep the thesis open until its supervisor accepts them', async () => {
    const { asInstructor, asStudent, first, second, thesis, student, examination } = await aHeldExamination(
      api,
      { corrections: 'Συμπλήρωση βιβλιογραφίας' },
    )
    const members = [asInstructor, first.client, second.client]
    for (const member of members) await seal(member, examination, '7.00')
    const { result } = await processOf(asInstructor, thesis)
    expect(result).toMatchObject({
      outcome: 'corrections',
      corrections: { text: 'Συμπλήρωση βιβλιογραφίας', acceptedAt: null },
      mayAcceptCorrections: true,
    })
    const open = await thesisOf(asStudent, thesis)
    expect(open).toMatchObject({ state: 'inProgress', thesisMark: null })
    const call = { params: { examinationId: examination.id }, body: { note: 'Ελέγχθηκε' } }
    expect(await first.client.call('acceptCorrections', call)).toMatchObject(refusal(403, 'not_owner'))
    expect(await asInstructor.call('acceptCorrections', call)).toMatchObject(OK)
    expect(await asInstructor.call('acceptCorrections', call)).toMatchObject(refusal(409, 'no_corrections'))
    const ended = await thesisOf(asStudent, thesis)
    expect(ended).toMatchObject({ state: 'ended', thesisMark: 7, thesisMarkExact: '7.00' })
    const mail = await api.mailbox.newestTo(student.email)
    expect(mail.subject).toContain('Η εργασία σας βαθμολογήθηκε')
    expect(mail.text).toContain('Βαθμός: 7/10')
  })

  it('are followed by the mark of the committee, and by no rounded one', async () => {
    const { asInstructor, first, second, student, examination } = await aHeldExamination(api, {
      corrections: 'Πίνακες',
    })
    for (const client of [asInstructor, first.client]) await seal(client, examination, '8.00')
    await seal(second.client, examination, '9.00')
    await asInstructor.call('acceptCorrections', { params: { examinationId: examination.id }, body: {} })
    expect((await api.mailbox.newestTo(student.email)).text).toContain('Βαθμός: 8,5/10')
  })

  it('are not there to accept before the opening', async () => {
    const { asInstructor, examination } = await aHeldExamination(api, { corrections: 'Πίνακες' })
    const call = { params: { examinationId: examination.id }, body: {} }
    expect(await asInstructor.call('acceptCorrections', call)).toMatchObject(refusal(409, 'no_corrections'))
  })
})

describe('the instructor alone', () => {
  const mark = (thesisId: number) => ({ params: { thesisId }, body: { mark: 8 } })

  it('does not mark where a committee does', async () => {
    const { asInstructor, first, thesis } = await aHeldExamination(api)
    await given.aTodoList({ thesis, steps: ['confirmed'] })
    expect(await asInstructor.call('markThesis', mark(thesis.id))).toMatchObject(
      refusal(409, 'marked_by_committee'),
    )
    expect((await first.client.call('markThesis', mark(thesis.id))).error?.code).not.toBe(
      'marked_by_committee',
    )
  })

  it('marks in the plain flow as ever', async () => {
    const { instructor, student, asInstructor } = await aDepartmentWithPeople(api)
    const thesis = await given.aThesis({ instructor, student })
    await given.aTodoList({ thesis, steps: ['confirmed'] })
    expect(await asInstructor.call('markThesis', mark(thesis.id))).toMatchObject(OK)
    const body = await thesisOf(asInstructor, thesis)
    expect(body).toMatchObject({ state: 'ended', thesisMark: 8 })
    expect(body).not.toHaveProperty('thesisMarkExact')
  })
})
