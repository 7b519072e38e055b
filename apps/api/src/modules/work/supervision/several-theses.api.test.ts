import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { event } from '../../thesis/history/tables.ts'
import { thesis as thesisTable } from '../../thesis/thesis/tables.ts'
import { aDepartmentWithPeople } from '../../view/thesis-view/people.fixture.ts'

const api = await startTestApi()
const { given, db } = api

interface Row {
  id: number
}
const idsOf = (theses: readonly Row[]) => theses.map(({ id }) => id)

const setVisibility = (client: TestClient, theses: unknown, isPublic: unknown = 1) =>
  client.call('setVisibilityOfTheses', { body: { theses, thesisIsPublicByInst: isPublic } })
const setDeadline = (client: TestClient, theses: unknown, day: unknown) =>
  client.call('setDeadlineOfTheses', { body: { theses, thesisIntDeadline: day } })

const DONE = { refusal: null }
const refused = (code: string, message: string) => ({ refusal: { code, message } })
const NOT_FOUND = refused('not_found', 'Δεν βρέθηκε αυτό που ζητήσατε.')
const ENDED = refused('thesis_ended', 'Η εργασία έχει ολοκληρωθεί και δεν αλλάζει.')

const rowsOf = (ids: readonly number[]) =>
  db
    .select()
    .from(thesisTable)
    .where(inArray(thesisTable.id, [...ids]))
    .orderBy(thesisTable.id)

/** Drafts of one instructor. */
async function drafts(count: number) {
  const people = await aDepartmentWithPeople(api)
  const { instructor } = people
  const theses = []
  for (let made = 0; made < count; made += 1)
    theses.push(await given.aThesis({ instructor, publicByInstructor: false }))
  return { ...people, theses, ids: idsOf(theses) }
}

describe('PUT /v1/instructor/theses/visibility', () => {
  const tooMany = Array.from({ length: 101 }, (_none, index) => index + 1)

  it.each([
    ['none', [], 'Υποχρεωτικό πεδίο'],
    ['no list', 7, 'Η τιμή δεν είναι έγκυρη.'],
    ['101 theses', tooMany, 'Το μέγιστο μήκος είναι 100.'],
  ])('is refused for %s', async (_what, theses, sentence) => {
    const { asInstructor } = await aDepartmentWithPeople(api)
    const { status, error } = await setVisibility(asInstructor, theses)
    expect([status, error.fields]).toEqual([400, { theses: sentence }])
  })

  it('takes a hundred', async () => {
    const { asInstructor } = await aDepartmentWithPeople(api)
    const { body } = await setVisibility(
      asInstructor,
      tooMany.slice(1).map((id) => 1_000_000 + id),
    )
    expect(body).toHaveLength(100)
    expect(body[0]).toEqual({ thesisID: 1_000_002, ...NOT_FOUND })
  })

  it('does what it may and says of each of the others why not, in the order of the ids', async () => {
    const { asInstructor, instructor, student, ids } = await drafts(2)
    const foreign = await given.aThesis()
    const hidden = await given.aThesis({ publicByInstructor: false })
    const ended = await given.aThesis({ instructor, student, mark: 8, publicByInstructor: false })
    const last = await given.aThesis({ instructor, publicByInstructor: false })
    const nobodys = last.id + 1_000_000
    const [first = 0, second = 0] = ids
    const { status, body } = await setVisibility(asInstructor, [
      nobodys,
      last.id,
      ended.id,
      hidden.id,
      foreign.id,
      second,
      String(first),
      second,
    ])
    expect(status).toBe(200)
    // A foreign thesis is answered as one that does not exist.
    expect(body).toEqual([
      { thesisID: first, ...DONE },
      { thesisID: second, ...DONE },
      { thesisID: foreign.id, ...NOT_FOUND },
      { thesisID: hidden.id, ...NOT_FOUND },
      { thesisID: ended.id, ...ENDED },
      { thesisID: last.id, ...DONE },
      { thesisID: nobodys, ...NOT_FOUND },
    ])
    expect((await rowsOf([...ids, hidden.id, ended.id])).map((row) => row.publicByInstructor)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('says it in English to those who read English', async () => {
    const { asInstructor } = await aDepartmentWithPeople(api)
    const { body } = await asInstructor.call('setVisibilityOfTheses', {
      body: { theses: [1_000_000], thesisIsPublicByInst: false },
      headers: { 'accept-language': 'en' },
    })
    expect(body[0]?.refusal?.message).toBe('What you asked for was not found.')
  })

  it('is what the form does: recorded and a new version, and neither where nothing changes', async () => {
    const { asInstructor, ids } = await drafts(1)
    const [thesisId = 0] = ids
    for (let times = 0; times < 2; times += 1) await setVisibility(asInstructor, ids, true)
    const events = await db.select().from(event).where(eq(event.thesisId, thesisId))
    expect(events.map(({ what, details }) => [what, details])).toEqual([
      ['thesis_edited', { changed: 'publicByInstructor' }],
    ])
    expect((await rowsOf(ids))[0]?.version).toBe(2)
  })
})

describe('PUT /v1/instructor/theses/deadline', () => {
  it('wants a day or none', async () => {
    const { asInstructor, ids } = await drafts(1)
    for (const day of ['2026-02-30', 7]) expect((await setDeadline(asInstructor, ids, day)).status).toBe(400)
    const body = { theses: ids }
    expect((await asInstructor.call('setDeadlineOfTheses', { body })).status).toBe(400)
  })

  it('sets the day, and takes it away', async () => {
    const { asInstructor, ids } = await drafts(2)
    const foreign = await given.aThesis({ interestDeadline: '2026-01-01' })
    const all = [...ids, foreign.id]
    const { body } = await setDeadline(asInstructor, all, '2026-05-01')
    expect(body.map(({ refusal }) => refusal?.code ?? null)).toEqual([null, null, 'not_found'])
    const days = async () => (await rowsOf(all)).map(({ interestDeadline }) => interestDeadline)
    expect(await days()).toEqual(['2026-05-01', '2026-05-01', '2026-01-01'])
    await setDeadline(asInstructor, all, null)
    expect(await days()).toEqual([null, null, '2026-01-01'])
  })
})

describe('POST /v1/instructor/theses/offer-again', () => {
  it('makes a private thesis of each topic that is over, once, and says of the others why not', async () => {
    const { asInstructor, instructor, student, ids } = await drafts(1)
    const ended = [
      await given.aThesis({ instructor, student, mark: 8, title: 'Δίκτυα', publicByInstructor: true }),
      await given.aThesis({ instructor, student, mark: 9, title: 'Βάσεις', publicByInstructor: true }),
    ]
    const foreign = await given.aThesis({ mark: 7, student: await given.aStudent() })
    const theses = [...ids, ...idsOf(ended), foreign.id]
    const offer = () => asInstructor.call('offerThesesAgain', { body: { theses } })
    const codes = async () => (await offer()).body.map(({ refusal }) => refusal?.code ?? null)
    expect(await codes()).toEqual(['not_over', null, null, 'not_found'])
    expect(await codes()).toEqual(['not_over', null, null, 'not_found'])
    const { body } = await asInstructor.call('listUngivenTheses')
    const made = body.filter(({ thesisID }) => !ids.includes(thesisID))
    expect(made.map((one) => [one.thesisTitle, one.thesisIsPublicByInst]).sort()).toEqual([
      ['Βάσεις', 0],
      ['Δίκτυα', 0],
    ])
  })
})

it('acts on the same theses at once wait for each other, and none is lost', async () => {
  const { asInstructor, asStudent, student, theses, ids } = await drafts(6)
  const [given0] = theses
  if (given0 === undefined) throw new Error('no thesis')
  await given.anInterest({ thesis: given0, student, answeredPositively: true })
  const backwards = ids.toReversed()
  const answers = await Promise.all([
    setVisibility(asInstructor, ids, 1),
    setDeadline(asInstructor, backwards, '2026-06-01'),
    setVisibility(asInstructor, backwards, 1),
    setDeadline(asInstructor, ids, '2026-06-01'),
    asStudent.call('acceptAssignment', { params: { thesisId: given0.id } }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const rows = await rowsOf(ids)
  expect(rows.map((row) => [row.publicByInstructor, row.interestDeadline])).toEqual(
    ids.map(() => [true, '2026-06-01']),
  )
  const edits = await db.select().from(event).where(inArray(event.thesisId, ids))
  expect(edits.filter(({ what }) => what === 'thesis_edited')).toHaveLength(2 * ids.length)
})
