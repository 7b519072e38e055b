import { and, eq, like } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createPlatform } from '../../../create-platform.ts'
import { outbox } from '../../../platform/mail/tables.ts'
import { reminderJob } from '../../../reminder-job.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { aPlan, aThesisWithZoe } from './outside/outside-member.fixture.ts'

const api = await startTestApi()
const { clock, mailbox } = api

const OK = { status: 200, body: { status: 200 } }
const refusal = (status: number, code: string) => ({ status, error: { code } })
const DATES = [
  { date: '2026-06-24', time: '12:00' },
  { date: '2026-06-25', time: '09:30' },
]

async function withDates() {
  const world = await aThesisWithZoe(api)
  const body = { minutes: 40, options: DATES }
  expect(await world.asInstructor.call('offerDates', { ...world.of, body })).toMatchObject(OK)
  const { text } = await mailbox.newestTo(world.zoe.email)
  return { ...world, code: /\/s#dates\.([\w-]{27})/.exec(text)?.[1] ?? '', text }
}

const open = (code: string) => api.anonymous.call('openDates', { body: { code } })
const answer = (code: string, answers: object[]) =>
  api.anonymous.call('answerDatesByLink', { body: { code, answers } })
async function pollOf(client: TestClient, of: { params: { thesisId: number } }) {
  return (await client.call('getProcess', of)).body.examination?.dates
}

describe('a member without an account', () => {
  it('is asked about dates by a mail with a link that holds until the last of them', async () => {
    const { zoe, thesis, text } = await withDates()
    const { subject } = await mailbox.newestTo(zoe.email)
    expect(subject).toBe(`Επιλέξτε ημερομηνία εξέτασης: «${thesis.title}»`)
    expect(text).toContain('Απάντηση έως: Πέμπτη 25 Ιουνίου 2026')
    expect(text).toContain('Δεν χρειάζεται λογαριασμός.')
  })

  it('reads the dates, answers each, and changes the answer', async () => {
    const { asInstructor, seat, thesis, code, of } = await withDates()
    const shown = await open(code)
    expect(shown).toMatchObject({
      status: 200,
      body: {
        thesisTitle: thesis.title,
        isOver: false,
        options: [{ minutes: 40, answer: null }, { answer: null }],
      },
    })
    const [first, second] = shown.body.options
    const said = [
      { optionID: first?.optionID, answer: 'yes' },
      { optionID: second?.optionID, answer: 'no' },
    ]
    expect(await answer(code, said)).toMatchObject(OK)
    expect(await answer(code, [{ optionID: second?.optionID, answer: 'if_needed' }])).toMatchObject(OK)
    expect((await open(code)).body.options.map((option) => option.answer)).toEqual(['yes', 'if_needed'])
    const poll = await pollOf(asInstructor, of)
    expect(poll?.people.find(({ seatID }) => seatID === seat.id)).toMatchObject({
      person: { username: null, uName: 'Ζωή', uSurname: 'Καρρά' },
      isCaller: false,
    })
    expect(poll?.options[0]?.answers).toEqual([{ seatID: seat.id, answer: 'yes' }])
  })

  it('reads the own answers and those of nobody else', async () => {
    const { asStudent, code, of } = await withDates()
    const [first] = (await open(code)).body.options
    await asStudent.call('answerDates', {
      ...of,
      body: { answers: [{ optionID: first?.optionID, answer: 'no' }] },
    })
    const { text, body } = await open(code)
    expect(body.options[0]?.answer).toBeNull()
    expect(text).not.toContain('"no"')
  })

  it('answers no date that was not offered', async () => {
    const { code } = await withDates()
    const { status, error } = await answer(code, [{ optionID: 2_000_000_000, answer: 'yes' }])
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['answers.0.optionID']])
  })

  it('answers no longer once an examination is planned', async () => {
    const { asInstructor, code, of } = await withDates()
    const [first] = (await open(code)).body.options
    expect((await asInstructor.call('planExamination', { ...of, body: aPlan() })).status).toBe(200)
    expect((await open(code)).body).toMatchObject({ isOver: true, options: [] })
    expect(await answer(code, [{ optionID: first?.optionID, answer: 'yes' }])).toMatchObject(
      refusal(409, 'examination_planned'),
    )
  })
})

describe('a link to dates', () => {
  it('changes nothing when it is opened, however often', async () => {
    const { asInstructor, code, of } = await withDates()
    for (let times = 0; times < 5; times += 1) expect((await open(code)).status).toBe(200)
    expect((await pollOf(asInstructor, of))?.options[0]?.answers).toEqual([])
  })

  it('gives way to the one of the next mail, and is revoked by the secretary', async () => {
    const { asInstructor, asSecretary, zoe, seat, code, of } = await withDates()
    clock.advance({ minutes: 10 })
    await asInstructor.call('offerDates', { ...of, body: { minutes: 40, options: DATES } })
    expect(await open(code)).toMatchObject(refusal(410, 'link_expired'))
    const next = /\/s#dates\.([\w-]{27})/.exec((await mailbox.newestTo(zoe.email)).text)?.[1] ?? ''
    expect((await open(next)).status).toBe(200)
    expect(await asSecretary.call('revokeSeatLink', { params: { seatId: seat.id } })).toMatchObject(OK)
    expect(await open(next)).toMatchObject(refusal(410, 'link_expired'))
    expect(await answer(next, [{ optionID: 1, answer: 'yes' }])).toMatchObject(refusal(410, 'link_expired'))
  })

  it('ends when the member leaves', async () => {
    const { asSecretary, seat, code } = await withDates()
    const body = { reason: 'Ασθένεια' }
    expect(await asSecretary.call('leaveSeat', { params: { seatId: seat.id }, body })).toMatchObject(OK)
    expect(await open(code)).toMatchObject(refusal(410, 'link_expired'))
  })

  it('opens neither a seat nor a mark', async () => {
    const { code } = await withDates()
    expect(await api.anonymous.call('openSeat', { body: { code } })).toMatchObject(refusal(404, 'not_found'))
    expect(await api.anonymous.call('openMarkSheet', { body: { code } })).toMatchObject(
      refusal(404, 'not_found'),
    )
  })
})

describe('an examination that is planned, moved, announced and cancelled', () => {
  it('gets mails with a file for the calendar, one entry with a growing number', async () => {
    const { asInstructor, asSecretary, zoe, thesis, of } = await aThesisWithZoe(api)
    const { body } = await asInstructor.call('planExamination', { ...of, body: aPlan() })
    const its = { params: { examinationId: body.id } }
    const newest = async () => {
      const { subject, text, calendar } = await mailbox.newestTo(zoe.email)
      // One mail about it leaves in ten minutes.
      clock.advance({ minutes: 10 })
      return { subject, text, lines: (calendar ?? '').replaceAll('\r\n ', '').split('\r\n') }
    }
    const planned = await newest()
    expect(planned.subject).toBe(`Ορίστηκε η εξέταση: «${thesis.title}»`)
    expect(planned.text).toContain('Ημέρα και ώρα: Τετάρτη 24 Ιουνίου 2026, 12:00')
    const uid = planned.lines.find((line) => line.startsWith('UID:')) ?? ''
    expect(uid).toMatch(new RegExp(`^UID:examination-${body.id}@`))
    for (const line of ['METHOD:PUBLISH', 'SEQUENCE:0', 'DTSTART:20260624T090000Z', 'DTEND:20260624T094000Z'])
      expect(planned.lines).toContain(line)

    const move = { ...aPlan({ time: '16:00' }), reason: 'Η αίθουσα κλείνει.' }
    expect(await asSecretary.call('moveExamination', { ...its, body: move })).toMatchObject(OK)
    const moved = await newest()
    expect(moved.subject).toBe(`Η εξέταση μεταφέρθηκε: Τετάρτη 24 Ιουνίου 2026, 16:00: «${thesis.title}»`)
    expect(moved.text).toContain('Πριν από τη μεταφορά: Τετάρτη 24 Ιουνίου 2026, 12:00')
    expect(moved.text).toContain('Η αίθουσα κλείνει.')
    for (const line of [uid, 'SEQUENCE:1', 'DTSTART:20260624T130000Z']) expect(moved.lines).toContain(line)

    expect(await asSecretary.call('announceExamination', its)).toMatchObject(OK)
    const announced = await newest()
    expect(announced.subject).toBe(`Ανακοινώθηκε η παρουσίαση: «${thesis.title}»`)
    for (const line of [uid, 'SEQUENCE:1', 'STATUS:CONFIRMED']) expect(announced.lines).toContain(line)

    const cancel = { ...its, body: { reason: 'Απεργία' } }
    expect(await asInstructor.call('cancelExamination', cancel)).toMatchObject(OK)
    const cancelled = await newest()
    expect(cancelled.subject).toBe(`Η εξέταση ματαιώθηκε: «${thesis.title}»`)
    for (const line of [uid, 'METHOD:CANCEL', 'SEQUENCE:2', 'STATUS:CANCELLED'])
      expect(cancelled.lines).toContain(line)
  })

  it('is taken out of the calendar when the student gives the thesis up', async () => {
    const { asInstructor, zoe, of } = await aThesisWithZoe(api)
    await asInstructor.call('planExamination', { ...of, body: aPlan() })
    await asInstructor.call('releaseThesis', { ...of, body: { reason: 'Αποχώρηση' } })
    const { subject, calendar } = await mailbox.newestTo(zoe.email)
    expect(subject).toMatch(/^Η εξέταση ματαιώθηκε/)
    expect(calendar).toContain('STATUS:CANCELLED')
  })

  it('is brought to mind on the day before, once for each day that was set', async () => {
    const { asInstructor, instructor, zoe, of } = await aThesisWithZoe(api)
    const { body } = await asInstructor.call('planExamination', { ...of, body: aPlan() })
    const platform = createPlatform(api)
    const mails = async (moment: string) => {
      clock.set(moment)
      await Promise.all([reminderJob(platform).giveDue(), reminderJob(platform).giveDue()])
      const toZoe = and(eq(outbox.recipient, zoe.email), like(outbox.subject, 'Πλησιάζει η εξέταση%'))
      const { subject, calendar } = outbox
      const written = await api.db.select({ subject, calendar }).from(outbox).where(toZoe)
      // Sent by now, or the next mail would take its place.
      await mailbox.newestTo(zoe.email)
      return written
    }
    const its = { params: { examinationId: body.id } }
    expect(await mails('2026-06-22T09:00:00Z')).toEqual([])
    const [mail, ...others] = await mails('2026-06-23T09:00:00Z')
    expect(mail?.subject).toMatch(/^Πλησιάζει η εξέταση: Τετάρτη 24 Ιουνίου 2026, 12:00: /)
    expect(mail?.calendar).toContain('DTSTART:20260624T090000Z')
    expect(others).toEqual([])
    expect(await mails('2026-06-24T06:00:00Z')).toHaveLength(1)
    const move = { ...aPlan({ date: '2026-06-30' }), reason: 'Η αίθουσα κλείνει.' }
    // A session does not last that long.
    const again = await api.as(instructor)
    expect(await again.call('moveExamination', { ...its, body: move })).toMatchObject(OK)
    expect(await mails('2026-06-28T09:00:00Z')).toHaveLength(1)
    expect(await mails('2026-06-29T09:00:00Z')).toHaveLength(2)
  })
})
