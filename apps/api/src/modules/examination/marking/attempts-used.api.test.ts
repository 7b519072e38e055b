import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { listEvents } from '../../thesis/history/history.queries.ts'
import { aHeldExamination, processOf, seal, thesisOf } from './committee-marks.fixture.ts'

const api = await startTestApi()
const { given, db } = api

const OK = { status: 200, body: { status: 200 } }
const refusal = (status: number, code: string, facts?: object) => ({
  status,
  error: { code, ...(facts === undefined ? {} : { facts }) },
})
const PLAN = {
  date: '2026-06-24',
  time: '12:00',
  minutes: 30,
  place: 'Αίθουσα Β2',
  isPublic: true,
  language: 'el',
}
const DATES = { minutes: 30, options: [{ date: '2026-06-24', time: '12:00' }] }

/** The second examination of a thesis that failed the first one, marked by all members. */
async function aSecondExamination(marks: readonly string[]) {
  const held = await aHeldExamination(api)
  const { thesis, seats, department, asInstructor, first, second } = held
  const members = [asInstructor, first.client, second.client]
  for (const client of members) await seal(client, held.examination, '4.00')
  const examination = await given.aHeldExamination({
    thesis,
    attempt: 2,
    seats: seats.map((seat) => ({ seat })),
  })
  for (const [at, client] of members.entries()) await seal(client, examination, marks[at] ?? '')
  const asSecretary = await api.as(await given.aSecretary({ department }))
  return { ...held, examination, asSecretary, of: { params: { thesisId: thesis.id } } }
}

describe('hard case 18: failed twice of two attempts', () => {
  it('has no mark and no other examination, and all are told what remains', async () => {
    const scene = await aSecondExamination(['4.50', '4.50', '5.00'])
    const { asInstructor, asSecretary, asStudent, instructor, thesis, of } = scene
    for (const reader of [asInstructor, asSecretary, asStudent]) {
      const process = await processOf(reader, thesis)
      expect(process).toMatchObject({ overlays: ['attemptsUsed'], result: { attempt: 2, outcome: 'failed' } })
    }
    expect(await thesisOf(asStudent, thesis)).toMatchObject({ state: 'inProgress', thesisMark: null })
    for (const planner of [asInstructor, asSecretary])
      expect(await planner.call('planExamination', { ...of, body: PLAN })).toMatchObject(
        refusal(409, 'attempts_used', { n: 2 }),
      )
    expect(await asInstructor.call('offerDates', { ...of, body: DATES })).toMatchObject(
      refusal(409, 'attempts_used', { n: 2 }),
    )
    const { body } = await asInstructor.call('listNotices')
    expect(body.map(({ kind }) => kind)).toContain('attempts_used')
    const { subject, text } = await api.mailbox.newestTo(instructor.email)
    expect(subject).toBe(`Εξαντλήθηκαν οι εξετάσεις που προβλέπονται: «${thesis.title}»`)
    expect(text).toContain('τερματίστε την ανάθεση')
  })

  it('is released, and the topic is open to the next student with attempts of his or her own', async () => {
    const scene = await aSecondExamination(['4.50', '4.50', '5.00'])
    const { asInstructor, thesis, of } = scene
    const reason = 'Ανεπιτυχής δεύτερη εξέταση'
    expect(await asInstructor.call('releaseThesis', { ...of, body: { reason } })).toMatchObject(OK)
    expect(await thesisOf(asInstructor, thesis)).toMatchObject({ state: 'ungiven', thesisMark: null })
    const kinds = (await listEvents(db, thesis.id)).map(({ what }) => what)
    expect(kinds).not.toContain('marked')
    expect((await processOf(asInstructor, thesis)).overlays).toEqual([])
  })

  it('is no more so when a decision turns the failure to a pass', async () => {
    const scene = await aSecondExamination(['4.50', '5.00', '5.00'])
    const { asSecretary, asStudent, thesis, seats, examination } = scene
    const body = {
      seatID: seats[0].id,
      parts: [{ key: 'whole', mark: '5.00' }],
      reason: 'Λάθος άθροιση',
      decision: '7/18.12.2025',
    }
    const params = { examinationId: examination.id }
    expect(await asSecretary.call('correctMark', { params, body })).toMatchObject(OK)
    expect(await processOf(asStudent, thesis)).toMatchObject({ phase: 'closed', overlays: [] })
    expect(await thesisOf(asStudent, thesis)).toMatchObject({ thesisMark: 5 })
  })

  it('tells nobody so who passes the second, or has failed the first only', async () => {
    const { asInstructor, thesis } = await aSecondExamination(['5.00', '5.00', '5.00'])
    const kinds = (await asInstructor.call('listNotices')).body.map(({ kind }) => kind)
    expect(kinds).not.toContain('attempts_used')
    expect(await processOf(asInstructor, thesis)).toMatchObject({ phase: 'closed', overlays: [] })
  })
})
