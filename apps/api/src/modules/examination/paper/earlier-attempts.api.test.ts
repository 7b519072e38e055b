import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { examination } from '../examination/tables.ts'
import { aDepartmentWithPapers, issue, notReady, papersOf, printed } from './paper.fixture.ts'

const api = await startTestApi()
const { given } = api

const WRONG_EXAMINATION = { status: 400, error: { fields: { examinationID: expect.any(String) } } }

/** A thesis that was marked, and whose next examination is planned. */
async function aSecondAttempt() {
  const people = await aDepartmentWithPapers(api)
  const { thesis, seats, examination: first } = await people.aMarkedThesis()
  const second = await given.anExamination({ thesis, attempt: 2 })
  const ask = (kind: string, examinationID: number, seat?: { id: number }) =>
    people.asSecretary.call('issuePaper', {
      body: { kind, thesisID: thesis.id, examinationID, ...(seat && { seatID: seat.id }) },
    })
  return { ...people, thesis, seats, first, second, ask }
}

describe('papers of an earlier attempt', () => {
  it('are issued by their examination, while the next one is ahead', async () => {
    const { asSecretary, thesis, seats, first, second, ask } = await aSecondAttempt()
    expect(await issue(asSecretary, 'minutes', thesis)).toMatchObject(notReady('marks'))
    const { status, body } = await ask('minutes', first.id)
    expect(status).toBe(200)
    expect(await printed(asSecretary, body.paperID)).toContain('8,5(οκτώκαιμισό)')
    expect((await ask('sheet', first.id, seats[1])).status).toBe(200)
    expect(await ask('minutes', second.id)).toMatchObject(notReady('marks'))
    expect(await ask('announcement', first.id)).toMatchObject(notReady('examination'))
  })

  it('are listed beside those of the newest, and stay in force', async () => {
    const { asSecretary, thesis, first, second, ask } = await aSecondAttempt()
    await ask('minutes', first.id)
    const { kinds, papers } = await papersOf(asSecretary, thesis)
    const minutes = kinds.filter(({ kind }) => kind === 'minutes')
    expect(minutes.map(({ examination, missing }) => [examination, missing])).toEqual([
      [{ examinationID: second.id, attempt: 2 }, 'marks'],
      [{ examinationID: first.id, attempt: 1 }, null],
    ])
    expect(kinds.filter(({ kind }) => kind === 'announcement')).toHaveLength(1)
    expect(kinds.find(({ kind }) => kind === 'application')?.examination).toBeNull()
    expect(papers.map(({ kind, state }) => [kind, state])).toEqual([['minutes', 'valid']])
  })

  it('are refused at the examination of another thesis, and at a cancelled one', async () => {
    const { thesis, ask } = await aSecondAttempt()
    const elsewhere = await aSecondAttempt()
    const cancelled = await given.anExamination({ thesis, attempt: 1, state: 'cancelled' })
    for (const { id } of [elsewhere.first, cancelled]) {
      expect(await ask('minutes', id)).toMatchObject(WRONG_EXAMINATION)
    }
  })

  it('are among the minutes that wait for the office, and are issued with the others', async () => {
    const { asSecretary, thesis } = await aSecondAttempt()
    const due = { thesisID: thesis.id }
    expect((await asSecretary.call('listMinutesDue')).body).toMatchObject([due])
    const all = { body: { kind: 'minutes', theses: [thesis.id] } }
    expect((await asSecretary.call('issuePapers', all)).status).toBe(200)
    expect((await papersOf(asSecretary, thesis)).papers).toMatchObject([{ kind: 'minutes', state: 'valid' }])
    expect((await asSecretary.call('listMinutesDue')).body).toEqual([])
  })

  it('are issued at once with those of the second, where neither has any', async () => {
    const { asSecretary, thesis, seats, second } = await aSecondAttempt()
    const held = { state: 'held', heldAt: api.clock.now() } as const
    await api.db.transaction((tx) => tx.update(examination).set(held).where(eq(examination.id, second.id)))
    for (const seat of seats) {
      await given.aPresence(second, seat)
      await given.aMemberMark({ examination: second, seat })
    }
    await given.anExaminationResult({ examination: second })
    const { body } = await asSecretary.call('issuePapers', { body: { kind: 'minutes', theses: [thesis.id] } })
    expect(body).toMatchObject([
      { thesisID: thesis.id, paper: { number: '2026/1' }, refusal: null },
      { thesisID: thesis.id, paper: { number: '2026/2' }, refusal: null },
    ])
    expect((await asSecretary.call('listMinutesDue')).body).toEqual([])
  })

  it('are looked at by the same examination', async () => {
    const { asSecretary, thesis, first, second } = await aSecondAttempt()
    const preview = (examinationID: number) =>
      asSecretary.call('previewPaper', { query: { kind: 'minutes', thesisID: thesis.id, examinationID } })
    expect((await preview(first.id)).status).toBe(200)
    expect(await preview(second.id)).toMatchObject(notReady('marks'))
  })
})
