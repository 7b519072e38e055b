import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { pdfFile } from '../../../testing/sample-files.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { committeeSeat } from '../committee/tables.ts'
import { examination as examinations } from '../examination/tables.ts'
import {
  aDepartmentWithPapers,
  issueFor,
  notReady,
  papersOf,
  printed,
  printedName,
  WRONG_SEAT,
} from './paper.fixture.ts'

// 10 March 2026
const api = await startTestApi()
const { given, db } = api

const OK = { status: 200, body: { status: 200 } }
const refusal = (status: number, code: string) => ({ status, error: { code } })

/** A thesis whose examination is ahead. */
async function aPlannedExamination() {
  const scene = await aDepartmentWithPapers(api)
  const { thesis, seats } = await scene.anAcceptedThesis()
  const [supervisors, second, third] = seats
  const [member, other] = scene.members
  if (supervisors === undefined || second === undefined || third === undefined)
    throw new Error('A committee of three has three seats.')
  if (member === undefined || other === undefined) throw new Error('A committee of three has two members.')
  const link = 'https://meet.example.gr/7'
  const examination = await given.anExamination({ thesis, place: 'Αίθουσα Β2', link })
  return { ...scene, thesis, supervisors, second, third, member, other, examination }
}

describe('a paper about one member', () => {
  it('names the field where the member is missing, of another thesis, only asked, or has left', async () => {
    const { asInstructor, thesis, supervisors, second, another } = await aPlannedExamination()
    const body = { kind: 'summons', thesisID: thesis.id }
    expect(await asInstructor.call('issuePaper', { body })).toMatchObject({
      status: 400,
      error: { fields: { seatID: 'Υποχρεωτικό πεδίο' } },
    })
    expect(await asInstructor.call('previewPaper', { query: body })).toMatchObject({
      status: 400,
      error: { fields: { seatID: 'Υποχρεωτικό πεδίο' } },
    })
    const elsewhere = await aPlannedExamination()
    const { account } = await another('instructor')
    const asked = await given.aSeat({ thesis, person: account, position: 4 })
    // The supervisor calls the others.
    for (const seat of [elsewhere.second, asked, supervisors, { id: 2_000_000_000 }])
      expect(await issueFor(asInstructor, 'summons', thesis, seat)).toMatchObject(WRONG_SEAT)
    await db.transaction((tx) =>
      tx.update(committeeSeat).set({ state: 'left' }).where(eq(committeeSeat.id, second.id)),
    )
    expect(await issueFor(asInstructor, 'summons', thesis, second)).toMatchObject(WRONG_SEAT)
  })

  it('is not issued for many theses at once', async () => {
    const { asSecretary, thesis } = await aPlannedExamination()
    for (const kind of ['summons', 'sheet']) {
      expect(await asSecretary.call('issuePapers', { body: { kind, theses: [thesis.id] } })).toMatchObject({
        status: 400,
        error: { fields: { kind: expect.any(String) } },
      })
    }
  })

  it('is given numbers without gap or double, and replaces that of the same member alone', async () => {
    const { asInstructor, asSecretary, thesis, second, third } = await aPlannedExamination()
    const twice = [second, third, second, third].map((seat) => issueFor(asSecretary, 'summons', thesis, seat))
    const answers = await Promise.all(twice)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
    expect((await issueFor(asInstructor, 'summons', thesis, second)).error.code).toBe('paper_unchanged')
    const { papers } = await papersOf(asInstructor, thesis)
    expect(papers.map(({ number, state }) => [number, state])).toEqual([
      ['2026/2', 'valid'],
      ['2026/1', 'valid'],
    ])
    expect(new Set(papers.map(({ memberName }) => memberName)).size).toBe(2)
  })
})

describe('the summons of a member', () => {
  it('says who is called, when and where, of which student, and the whole committee', async () => {
    const { asInstructor, instructor, student, thesis, third, members, other } = await aPlannedExamination()
    const { body } = await issueFor(asInstructor, 'summons', thesis, third)
    const text = await printed(asInstructor, body.paperID)
    expect(text).toContain(`Προς${printedName(other.account)}`)
    expect(text).toContain('μέλοςτηςτριμελούςεξεταστικήςεπιτροπής')
    expect(text).toContain('στηνΑίθουσαΒ2καιμετηλεδιάσκεψη')
    expect(text).toContain('https://meet.example.gr/7')
    for (const person of [instructor, student, ...members.map(({ account }) => account)])
      expect(text).toContain(printedName(person))
  })

  it('is read by the member who is called and by those who run the thesis, and by no other', async () => {
    const { asInstructor, asSecretary, asStudent, member, other, thesis, second, another } =
      await aPlannedExamination()
    const { body } = await issueFor(asSecretary, 'summons', thesis, second)
    const params = { paperId: body.paperID }
    const asAdmin = await api.as(await given.anAdministrator())
    for (const reader of [asInstructor, asSecretary, member.client, asAdmin]) {
      expect((await reader.call('downloadPaper', { params })).status).toBe(200)
      expect((await papersOf(reader, thesis)).papers).toHaveLength(1)
    }
    const elsewhere = await aDepartmentWithPapers(api)
    const nobody = [asStudent, other.client, (await another('instructor')).client, elsewhere.asSecretary]
    for (const reader of nobody) {
      expect(await reader.call('downloadPaper', { params })).toMatchObject(refusal(404, 'not_found'))
      const ofCode = { params: { code: body.code } }
      expect(await reader.call('getPaperOfCode', ofCode)).toMatchObject(refusal(404, 'not_found'))
    }
    for (const reader of [asStudent, other.client])
      expect((await papersOf(reader, thesis)).papers).toEqual([])
    // The member issues none and brings no copy of it.
    expect(await issueFor(member.client, 'summons', thesis, second)).toMatchObject(refusal(403, 'not_owner'))
    expect((await papersOf(member.client, thesis)).papers).toMatchObject([
      { mayReturn: false, mayVoid: false },
    ])
    const back = { params, body: { how: 'scan' }, file: { name: 'a.pdf', bytes: pdfFile('scan') } }
    expect(await member.client.call('returnPaper', back)).toMatchObject(refusal(403, 'not_owner'))
    const unsigned = await asSecretary.call('listDepartmentPapers', { query: { state: 'unsigned' } })
    expect(unsigned.body).toEqual([])
  })

  it('is outdated when the examination is moved, and only issued while it is ahead', async () => {
    const { asInstructor, thesis, second, third, examination } = await aPlannedExamination()
    await issueFor(asInstructor, 'summons', thesis, second)
    await issueFor(asInstructor, 'summons', thesis, third)
    const change = (values: Partial<typeof examinations.$inferInsert>) =>
      db.transaction((tx) => tx.update(examinations).set(values).where(eq(examinations.id, examination.id)))
    await change({ startsAt: new Date('2026-06-25T09:00:00Z'), revision: 1 })
    const states = async () => (await papersOf(asInstructor, thesis)).papers.map(({ state }) => state)
    expect(await states()).toEqual(['outdated', 'outdated'])
    expect((await issueFor(asInstructor, 'summons', thesis, second)).body.number).toBe('2026/3')
    expect(await states()).toEqual(['valid', 'outdated', 'replaced'])

    await change({ state: 'held', heldAt: api.clock.now() })
    expect(await states()).toEqual(['valid', 'outdated', 'replaced'])
    expect(await issueFor(asInstructor, 'summons', thesis, third)).toMatchObject(notReady('examination'))
    await change({ state: 'cancelled', cancelReason: 'Ασθένεια' })
    expect(await states()).toEqual(['outdated', 'outdated', 'replaced'])
  })

  it('is outdated when a member leaves', async () => {
    const { asInstructor, thesis, second, third, member } = await aPlannedExamination()
    await issueFor(asInstructor, 'summons', thesis, second)
    await issueFor(asInstructor, 'summons', thesis, third)
    const leaving = { params: { seatId: second.id }, body: { reason: 'Άδεια' } }
    expect(await member.client.call('leaveSeat', leaving)).toMatchObject(OK)
    const { kinds, papers } = await papersOf(asInstructor, thesis)
    expect(papers.map(({ state }) => state)).toEqual(['outdated', 'outdated'])
    expect(kinds.find(({ kind }) => kind === 'summons')?.seats).toMatchObject([{ seatID: third.id }])
  })
})
