import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { listEvents } from '../../thesis/history/history.queries.ts'
import { textOf } from '../paper/paper.fixture.ts'
import { aHeldExamination, draft, processOf, seal, thesisOf } from './committee-marks.fixture.ts'
import { sealOf } from './seal.model.ts'
import { memberMark } from './tables.ts'

const api = await startTestApi()
const { given, clock, db } = api

const OK = { status: 200, body: { status: 200 } }
const refusal = (status: number, code: string) => ({ status, error: { code } })
const DECISION = '7/18.12.2025'
const REASON = 'Λάθος άθροιση των κριτηρίων'

interface Row {
  id: number
}

/** An examination whose three marks are opened, in the order of the seats. */
async function anOpenedExamination(
  marks: readonly [string, string, string],
  options: Parameters<typeof aHeldExamination>[1] = {},
) {
  const held = await aHeldExamination(api, options)
  const { asInstructor, first, second, department, examination } = held
  for (const [at, client] of [asInstructor, first.client, second.client].entries())
    await seal(client, examination, marks[at] ?? '')
  return { ...held, asSecretary: await api.as(await given.aSecretary({ department })) }
}

const correct = (client: TestClient, { id }: Row, seat: Row, mark: string, values: object = {}) =>
  client.call('correctMark', {
    params: { examinationId: id },
    body: {
      seatID: seat.id,
      parts: [{ key: 'whole', mark }],
      reason: REASON,
      decision: DECISION,
      ...values,
    },
  })

describe('hard case 17: the arithmetic of a mark that was opened is contested', () => {
  it('is corrected by a decision: result, thesis and history follow, and both values stay readable', async () => {
    const scene = await anOpenedExamination(['8.00', '8.50', '8.50'])
    const { asSecretary, asStudent, first, student, thesis, seats, examination } = scene
    const { endDate } = await endOf(asStudent, thesis)
    clock.advance({ hours: 20 })
    expect(await correct(asSecretary, examination, seats[0], '10.00')).toMatchObject(OK)

    for (const reader of [asStudent, asSecretary, first.client]) {
      const { result } = await processOf(reader, thesis)
      expect(result).toMatchObject({ final: '9.00', exact: '9.0000', outcome: 'passed' })
      expect(result?.members.map(({ mark }) => mark)).toEqual(['10.00', '8.50', '8.50'])
      expect(result?.markCorrections).toMatchObject([
        {
          seatID: seats[0].id,
          decision: DECISION,
          reason: REASON,
          before: '8.00',
          after: '10.00',
          finalBefore: '8.50',
          finalAfter: '9.00',
        },
      ])
      expect(result?.correctable === null).toBe(reader !== asSecretary)
    }
    expect(await endOf(asStudent, thesis)).toEqual({ mark: 9, exact: '9.00', endDate })
    const [event] = (await listEvents(db, thesis.id)).filter(({ what }) => what === 'mark_corrected')
    expect(event?.details).toMatchObject({
      before: '8.00',
      after: '10.00',
      final: '9.00',
      outcome: 'passed',
      decision: DECISION,
      reason: REASON,
    })
    for (const { email } of [student, first.account]) {
      const mail = await api.mailbox.newestTo(email)
      expect(mail.subject).toBe(`Διορθώθηκε βαθμός της εξέτασης: «${thesis.title}»`)
      expect(mail.text).not.toMatch(/\b(?:8|9|10)[.,]\d/)
    }
  })

  it('makes the minutes outdated, and new ones name before, after and the decision', async () => {
    const { asSecretary, thesis, seats, examination } = await anOpenedExamination(['8.00', '8.50', '8.50'])
    const wanted = { body: { kind: 'minutes', thesisID: thesis.id } }
    const printed = await asSecretary.call('issuePaper', wanted)
    expect(await asSecretary.call('issuePaper', wanted)).toMatchObject(refusal(409, 'paper_unchanged'))
    await correct(asSecretary, examination, seats[0], '10.00')
    const { body } = await asSecretary.call('listPapers', { params: { thesisId: thesis.id } })
    expect(body.papers.map(({ state }) => state)).toEqual(['outdated'])
    const { code } = printed.body
    expect((await api.anonymous.call('verifyPaper', { params: { code } })).body.state).toBe('outdated')

    const { paperID } = (await asSecretary.call('issuePaper', wanted)).body
    const { bytes } = await asSecretary.call('downloadPaper', { params: { paperId: paperID } })
    const text = await textOf(bytes)
    for (const said of [
      'Διόρθωση βαθμολογίας',
      `με την απόφαση ${DECISION}`,
      'από 8 (οκτώ) σε 10 (δέκα)',
      REASON,
    ])
      expect(text).toContain(said.replaceAll(' ', ''))
  })

  it('leaves what was sealed, which the hash of the history still proves', async () => {
    const { asSecretary, thesis, seats, examination } = await anOpenedExamination(['8.00', '8.50', '8.50'])
    await correct(asSecretary, examination, seats[0], '10.00')
    const [sealed] = (await listEvents(db, thesis.id)).filter(({ what }) => what === 'mark_sealed')
    const [mark] = await db.select().from(memberMark).where(eq(memberMark.seatId, seats[0].id))
    expect(sealed?.details).toMatchObject({ hash: sealOf(mark?.salt ?? '', mark?.parts ?? {}) })
  })

  it('is corrected again by another decision, and each says what it changed', async () => {
    const { asSecretary, thesis, seats, examination } = await anOpenedExamination(['8.00', '8.50', '8.50'])
    await correct(asSecretary, examination, seats[0], '8.50')
    await correct(asSecretary, examination, seats[0], '10.00', { decision: '2/14.1.2026' })
    const { result } = await processOf(asSecretary, thesis)
    expect(
      result?.markCorrections.map(({ before, after, finalAfter }) => [before, after, finalAfter]),
    ).toEqual([
      ['8.00', '8.50', '8.50'],
      ['8.50', '10.00', '9.00'],
    ])
  })
})

describe('a correction that turns the result', () => {
  it('to a failure takes the mark back: the student works on, and is examined again', async () => {
    const { asSecretary, asStudent, thesis, seats, examination } = await anOpenedExamination([
      '5.00',
      '5.00',
      '5.00',
    ])
    expect(await endOf(asStudent, thesis)).toMatchObject({ mark: 5 })
    expect(await correct(asSecretary, examination, seats[1], '4.00')).toMatchObject(OK)
    expect(await endOf(asStudent, thesis)).toEqual({ mark: null, exact: undefined, endDate: null })
    const process = await processOf(asStudent, thesis)
    expect(process).toMatchObject({
      result: { final: '4.50', outcome: 'failed' },
      overlays: ['failedOnce'],
    })
    // And back: what was decided wrongly is decided anew.
    expect(await correct(asSecretary, examination, seats[1], '5.00')).toMatchObject(OK)
    expect(await endOf(asStudent, thesis)).toMatchObject({ mark: 5 })
  })

  it('to a pass ends the thesis, on the day of the decision', async () => {
    const { asSecretary, asStudent, thesis, seats, examination } = await anOpenedExamination([
      '4.50',
      '5.00',
      '5.00',
    ])
    expect(await endOf(asStudent, thesis)).toMatchObject({ mark: null })
    expect(await correct(asSecretary, examination, seats[0], '5.00')).toMatchObject(OK)
    const ended = await endOf(asStudent, thesis)
    expect(ended).toMatchObject({ mark: 5, exact: '5.00' })
    expect(ended.endDate).toContain(clock.today())
    const kinds = (await listEvents(db, thesis.id)).map(({ what }) => what)
    expect(kinds.slice(-2)).toEqual(['mark_corrected', 'marked'])
  })

  it('to a pass with corrections waits for them, as the opening does', async () => {
    const { asSecretary, asInstructor, asStudent, thesis, seats, examination } = await anOpenedExamination(
      ['4.50', '5.00', '5.00'],
      { corrections: 'Βιβλιογραφία' },
    )
    await correct(asSecretary, examination, seats[0], '5.00')
    expect(await endOf(asStudent, thesis)).toMatchObject({ mark: null })
    const { result } = await processOf(asInstructor, thesis)
    expect(result).toMatchObject({ outcome: 'corrections', mayAcceptCorrections: true })
  })

  it('of a thesis whose corrections were accepted changes its mark', async () => {
    const { asSecretary, asInstructor, asStudent, thesis, seats, examination } = await anOpenedExamination(
      ['7.00', '7.00', '7.00'],
      { corrections: 'Βιβλιογραφία' },
    )
    const params = { examinationId: examination.id }
    await asInstructor.call('acceptCorrections', { params, body: {} })
    await correct(asSecretary, examination, seats[0], '10.00')
    expect(await endOf(asStudent, thesis)).toMatchObject({ mark: 8, exact: '8.00' })
  })

  it('to a failure is refused while the student works on another thesis', async () => {
    const scene = await anOpenedExamination(['5.00', '5.00', '5.00'])
    const { asSecretary, asStudent, instructor, student, thesis, seats, examination } = scene
    await given.aThesis({ instructor, student })
    expect(await correct(asSecretary, examination, seats[1], '4.00')).toMatchObject(
      refusal(409, 'has_thesis'),
    )
    expect(await endOf(asStudent, thesis)).toMatchObject({ mark: 5 })
    const { result } = await processOf(asSecretary, thesis)
    expect(result).toMatchObject({ outcome: 'passed', markCorrections: [] })
  })
})

describe('a correction is refused', () => {
  it('to all but the secretary of the department', async () => {
    const scene = await anOpenedExamination(['8.00', '8.50', '8.50'])
    const { asInstructor, asStudent, seats, examination } = scene
    for (const client of [asInstructor, asStudent, await api.as(await given.anAdministrator())])
      expect(await correct(client, examination, seats[0], '9.00')).toMatchObject(refusal(403, 'wrong_role'))
    const elsewhere = await api.as(await given.aSecretary())
    expect(await correct(elsewhere, examination, seats[0], '9.00')).toMatchObject(refusal(404, 'not_found'))
  })

  it('before the opening, whatever is sealed', async () => {
    const { asInstructor, first, department, seats, examination } = await aHeldExamination(api)
    const asSecretary = await api.as(await given.aSecretary({ department }))
    await seal(asInstructor, examination, '8.00')
    await draft(first.client, examination, '8.00')
    expect(await correct(asSecretary, examination, seats[0], '8.00')).toMatchObject(
      refusal(409, 'marks_sealed'),
    )
  })

  it('once another examination has followed', async () => {
    const { asSecretary, thesis, seats, examination } = await anOpenedExamination(['4.50', '4.50', '5.00'])
    const startsAt = new Date(clock.now().getTime() + 40 * 86_400_000)
    await given.anExamination({ thesis, attempt: 2, startsAt })
    expect((await processOf(asSecretary, thesis)).result?.correctable).toBeNull()
    expect(await correct(asSecretary, examination, seats[0], '6.00')).toMatchObject(
      refusal(409, 'examination_planned'),
    )
  })

  it('where it changes nothing, names no mark or nobody who marked, or gives no reason', async () => {
    const { asSecretary, seats, examination } = await anOpenedExamination(['8.00', '8.50', '8.50'])
    const one = correct(asSecretary, examination, seats[0], '8.00')
    expect(await one).toMatchObject(refusal(409, 'mark_unchanged'))
    const fieldsOf = async (mark: string, values: object = {}) =>
      Object.keys((await correct(asSecretary, examination, seats[0], mark, values)).error?.fields ?? {})
    expect(await fieldsOf('8.20')).toEqual(['parts.0.mark'])
    expect(await fieldsOf('9.00', { seatID: 2_000_000_000 })).toEqual(['seatID'])
    expect(await fieldsOf('9.00', { reason: ' ', decision: '' })).toEqual(['reason', 'decision'])
    expect(await fieldsOf('9.00', { parts: [] })).toEqual(['parts'])
  })

  it('twice at once: two who write down the same decision correct once', async () => {
    const { asSecretary, thesis, seats, examination } = await anOpenedExamination(['8.00', '8.50', '8.50'])
    const answers = await Promise.all([
      correct(asSecretary, examination, seats[0], '9.00'),
      correct(asSecretary, examination, seats[0], '9.00'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await processOf(asSecretary, thesis)).result?.markCorrections).toHaveLength(1)
  })
})

async function endOf(client: TestClient, thesis: Row) {
  const body = await thesisOf(client, thesis)
  return {
    mark: body?.thesisMark,
    exact: body?.thesisMarkExact,
    endDate: body?.thesisEndDate?.date ?? null,
  }
}
