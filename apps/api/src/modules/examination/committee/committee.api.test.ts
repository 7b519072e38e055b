import { PRESET_RULES } from '@diatrivi/domain/department/rulebook/presets'
import { describe, expect, it } from 'vitest'
import { createPlatform } from '../../../create-platform.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { historyService } from '../../thesis/history/history.service.ts'
import { noticeService } from '../../thesis/notice/notice.service.ts'
import { aDepartmentWithPeople } from '../../view/thesis-view/people.fixture.ts'
import { webhookEvents } from '../../work/webhook/webhook-events.service.ts'
import { isSitting, listSeats } from './committee.queries.ts'
import { lapseSeats } from './seat/lapse-seats.ts'

const api = await startTestApi()
const { given, clock } = api

const OK = { status: 200, body: { status: 200 } }
const refusal = (status: number, code: string) => ({ status, error: { code } })
const YES = { accepts: true, noImpediment: true }

type Thesis = { id: number }
type Person = { username: string }

const inForce = (department: { id: number }, rules = PRESET_RULES.integrated_master) =>
  given.aRulebook({ department, rules, inForceFrom: '2025-09-01', publishedAt: clock.now() })

/** A thesis in progress under rules that ask for a committee of three with one substitute, and people to ask. */
async function aThesisUnderRules(rules = PRESET_RULES.integrated_master) {
  const people = await aDepartmentWithPeople(api)
  const { instructor, student, department } = people
  const book = await inForce(department, rules)
  const thesis = await given.aThesis({ instructor, student, rulebookId: book.id })
  await given.aSeat({ thesis, person: instructor, position: 1, role: 'supervisor', state: 'accepted' })
  const first = await people.another('instructor')
  const second = await people.another('instructor')
  const third = await people.another('instructor')
  return { ...people, book, thesis, first, second, third }
}

const propose = (
  client: TestClient,
  { id }: Thesis,
  members: readonly Person[],
  substitutes: readonly Person[] = [],
) =>
  client.call('proposeCommittee', {
    params: { thesisId: id },
    body: {
      seats: [
        ...members.map(({ username }) => ({ role: 'member', username })),
        ...substitutes.map(({ username }) => ({ role: 'substitute', username })),
      ],
    },
  })

async function committeeOf(client: TestClient, { id }: Thesis) {
  const { body } = await client.call('getProcess', { params: { thesisId: id } })
  if (body.committee === null) throw new Error('The thesis has no committee.')
  return body.committee
}

async function seatOf(client: TestClient, thesis: Thesis, { username }: Person) {
  const { seats } = await committeeOf(client, thesis)
  const seat = seats.find(({ person }) => person.username === username)
  if (seat === undefined) throw new Error(`${username} has no seat.`)
  return { seatId: seat.seatID }
}

const reasonsOf = (figures: Record<string, number>) =>
  Object.entries(figures).map(([code, count]) => ({ code, count }))

describe('the plain flow', () => {
  it('has no committee: nothing to see of it, and nothing to propose', async () => {
    const { instructor, student, asInstructor, another } = await aDepartmentWithPeople(api)
    const thesis = await given.aThesis({ instructor, student })
    const { body } = await asInstructor.call('getProcess', { params: { thesisId: thesis.id } })
    expect(body).toMatchObject({ phase: 'inWork', overlays: [], rulebook: null, committee: null })
    const { account } = await another('instructor')
    expect(await propose(asInstructor, thesis, [account])).toMatchObject(refusal(409, 'no_committee'))
  })
})

describe('a committee of three', () => {
  it('begins with its supervisor when the student accepts, and ends when the student is released', async () => {
    const { department, instructor, student, asInstructor, asStudent } = await aDepartmentWithPeople(api)
    const book = await inForce(department)
    const thesis = await given.aThesis({ instructor })
    await given.anInterest({ thesis, student, answeredPositively: true })
    const params = { thesisId: thesis.id }
    expect((await asStudent.call('acceptAssignment', { params })).status).toBe(200)
    const { body } = await asStudent.call('getProcess', { params })
    expect(body).toMatchObject({
      phase: 'inWork',
      overlays: ['committeeIncomplete'],
      rulebook: { title: book.title },
      committee: { size: 3, missing: 2, vacant: 2, mayManage: false },
    })
    expect(body.committee?.seats).toMatchObject([
      { position: 1, role: 'supervisor', state: 'accepted', person: { username: instructor.username } },
    ])
    await asInstructor.call('releaseThesis', { params, body: { reason: 'Αποχώρηση' } })
    const afterwards = await asInstructor.call('getProcess', { params })
    expect(afterwards.body).toMatchObject({ phase: 'offered', rulebook: null, committee: null })
    expect(await listSeats(api.db, thesis.id)).toMatchObject([{ role: 'supervisor', state: 'left' }])
  })

  it('invites two, who accept; then all are notified that it is complete', async () => {
    const { asInstructor, student, instructor, thesis, first, second } = await aThesisUnderRules()
    expect(await propose(asInstructor, thesis, [first.account, second.account])).toMatchObject(OK)
    const mail = await api.mailbox.newestTo(first.account.email)
    expect(mail.subject).toBe(`Πρόσκληση σε εξεταστική επιτροπή: «${thesis.title}»`)
    expect(mail.text).toContain('Απάντηση έως: Τρίτη 17 Μαρτίου 2026')
    expect(mail.text).toContain(`/thesis/${thesis.id}`)
    for (const { account, client } of [first, second]) {
      const params = await seatOf(client, thesis, account)
      expect(await client.call('answerSeat', { params, body: YES })).toMatchObject(OK)
    }
    expect(await committeeOf(asInstructor, thesis)).toMatchObject({ missing: 0, vacant: 0 })
    for (const { email } of [student, instructor]) {
      const { subject } = await api.mailbox.newestTo(email)
      expect(subject).toBe(`Η εξεταστική επιτροπή συγκροτήθηκε: «${thesis.title}»`)
    }
    const { body } = await asInstructor.call('getThesisHistory', { params: { thesisId: thesis.id } })
    expect(body.map(({ what }) => what)).toEqual([
      'seat_accepted',
      'seat_accepted',
      'seat_invited',
      'seat_invited',
    ])
  })

  it('appoints without asking where the rules say so', async () => {
    const rules = PRESET_RULES.bachelor
    const { asInstructor, thesis, first } = await aThesisUnderRules(rules)
    expect(await propose(asInstructor, thesis, [first.account])).toMatchObject(OK)
    expect(await committeeOf(asInstructor, thesis)).toMatchObject({ size: 2, missing: 0 })
    const { subject } = await api.mailbox.newestTo(first.account.email)
    expect(subject).toBe(`Ορισμός σε εξεταστική επιτροπή: «${thesis.title}»`)
  })

  it('names a username that nobody has, and asks nobody then', async () => {
    const { asInstructor, thesis, first, student } = await aThesisUnderRules()
    for (const person of [{ username: 'nobody' }, student]) {
      const { status, error } = await propose(asInstructor, thesis, [first.account, person])
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['seats.1.username']])
    }
    expect((await committeeOf(asInstructor, thesis)).seats).toHaveLength(1)
  })

  it.each([
    ['the same person twice', ['first', 'first']],
    ['its supervisor', ['instructor', 'first']],
  ] as const)('does not take %s', async (_whom, names) => {
    const world = await aThesisUnderRules()
    const whom = { first: world.first.account, instructor: world.instructor }
    const proposed = names.map((name) => whom[name])
    expect(await propose(world.asInstructor, world.thesis, proposed)).toMatchObject(
      refusal(409, 'seat_not_allowed'),
    )
  })

  it('does not take the second adjunct where two of three are of the faculty', async () => {
    const { asInstructor, department, thesis } = await aThesisUnderRules()
    const adjuncts = [
      await given.anInstructor({ department, rank: 'adjunct' }),
      await given.anInstructor({ department, rank: 'adjunct' }),
    ]
    expect(await propose(asInstructor, thesis, adjuncts)).toMatchObject(refusal(409, 'seat_not_allowed'))
    expect(await propose(asInstructor, thesis, adjuncts.slice(0, 1))).toMatchObject(OK)
    const { body } = await asInstructor.call('listCandidates', { params: { thesisId: thesis.id } })
    const hindrances = body.filter(({ username }) => adjuncts.some((one) => one.username === username))
    expect(hindrances.map(({ hindrance }) => hindrance).sort()).toEqual(['already_in_it', 'faculty_missing'])
  })

  it('fills each position once, however many ask at the same time', async () => {
    const { asInstructor, thesis, first, second, third } = await aThesisUnderRules()
    const answers = await Promise.all([
      propose(asInstructor, thesis, [first.account, second.account]),
      propose(asInstructor, thesis, [second.account, third.account]),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await committeeOf(asInstructor, thesis)).seats).toHaveLength(3)
  })
})

describe('listSuggestedMembers', () => {
  it('suggests three who may sit, who share most with the thesis first, and says why', async () => {
    const { asInstructor, department, thesis, first, second, third } = await aThesisUnderRules()
    const [speech, networks] = [await given.aKeyword(), await given.aKeyword()]
    for (const word of [speech, networks]) await given.aKeywordOf(thesis, word)
    await given.aKeywordOfPerson(second.account, speech)
    await given.aKeywordOfPerson(third.account, speech)
    await given.aKeywordOfPerson(third.account, networks)
    const adjunct = await given.anInstructor({ department, rank: 'adjunct', isActive: false })
    await given.aKeywordOfPerson(adjunct, speech)
    const elsewhere = await given.anInstructor()
    await given.aKeywordOfPerson(elsewhere, speech)
    await given.aSeat({ person: third.account })
    const params = { thesisId: thesis.id }
    const { body } = await asInstructor.call('listSuggestedMembers', { params })
    expect(body.map(({ username, reasons }) => [username, reasons])).toEqual([
      [third.account.username, reasonsOf({ shared_keywords: 2, sits: 1, supervises: 0 })],
      [second.account.username, reasonsOf({ shared_keywords: 1, sits: 0, supervises: 0 })],
      [first.account.username, reasonsOf({ sits: 0, supervises: 0 })],
    ])
    await propose(asInstructor, thesis, [third.account])
    const fewer = await asInstructor.call('listSuggestedMembers', { params })
    expect(fewer.body.map(({ username }) => username)).not.toContain(third.account.username)
  })

  it('is for the instructor of a thesis in progress whose rules ask for a committee', async () => {
    const { asStudent, asInstructor, instructor, thesis, first } = await aThesisUnderRules()
    const suggested = (client: TestClient, { id }: Thesis) =>
      client.call('listSuggestedMembers', { params: { thesisId: id } })
    expect(await suggested(asStudent, thesis)).toMatchObject({ status: 403 })
    expect(await suggested(first.client, thesis)).toMatchObject(refusal(404, 'not_found'))
    const plain = await given.aThesis({ instructor })
    expect(await suggested(asInstructor, plain)).toMatchObject(refusal(409, 'no_committee'))
  })
})

describe('a member', () => {
  it('sees the thesis and the own seat, and neither steps nor mark', async () => {
    const { asInstructor, thesis, first, third } = await aThesisUnderRules()
    await given.aTodoList({ thesis, steps: ['untouched'] })
    await propose(asInstructor, thesis, [first.account])
    const params = { thesisId: thesis.id }
    const { body } = await first.client.call('getThesis', { params })
    expect(body[0]).toMatchObject({ thesisID: thesis.id, doList: null, thesisMark: null })
    expect((await first.client.call('listOwnSeats')).body).toMatchObject([
      { state: 'invited', role: 'member', asksNoImpediment: true, thesis: { thesisID: thesis.id } },
    ])
    expect(await third.client.call('getThesis', { params })).toMatchObject(refusal(404, 'not_found'))
    expect(await third.client.call('getProcess', { params })).toMatchObject(refusal(404, 'not_found'))
  })

  it('declares that nothing makes him or her partial, or does not accept', async () => {
    const { asInstructor, thesis, first } = await aThesisUnderRules()
    await propose(asInstructor, thesis, [first.account])
    const params = await seatOf(first.client, thesis, first.account)
    const answer = (body: object) => first.client.call('answerSeat', { params, body })
    expect(await answer({ accepts: true })).toMatchObject(refusal(409, 'impediment'))
    expect(await answer(YES)).toMatchObject(OK)
    expect(await answer(YES)).toMatchObject(refusal(409, 'seat_answered'))
  })

  it('declines without a reason, and another is asked for the seat', async () => {
    const { asInstructor, asStudent, thesis, first, second } = await aThesisUnderRules()
    await propose(asInstructor, thesis, [first.account])
    const params = await seatOf(first.client, thesis, first.account)
    expect(await first.client.call('answerSeat', { params, body: { accepts: false } })).toMatchObject(OK)
    const body = { username: second.account.username }
    expect(await asInstructor.call('replaceSeat', { params, body })).toMatchObject(OK)
    expect(await asInstructor.call('replaceSeat', { params, body })).toMatchObject(refusal(409, 'seat_taken'))
    const { seats } = await committeeOf(asInstructor, thesis)
    expect(seats.map(({ position, state, replaces }) => [position, state, replaces])).toEqual([
      [1, 'accepted', null],
      [2, 'invited', params.seatId],
      [2, 'declined', null],
    ])
    // The student is not told who has declined.
    expect((await committeeOf(asStudent, thesis)).seats.map(({ state }) => state)).toEqual([
      'accepted',
      'invited',
    ])
    expect(await first.client.call('getThesis', { params: { thesisId: thesis.id } })).toMatchObject(
      refusal(404, 'not_found'),
    )
  })

  it('leaves with a reason, and the substitute moves up at once', async () => {
    const { asInstructor, student, thesis, first, second, third } = await aThesisUnderRules()
    await propose(asInstructor, thesis, [first.account, second.account], [third.account])
    for (const { account, client } of [first, second, third]) {
      await client.call('answerSeat', { params: await seatOf(client, thesis, account), body: YES })
    }
    const params = await seatOf(first.client, thesis, first.account)
    expect(await first.client.call('leaveSeat', { params, body: { reason: ' ' } })).toMatchObject({
      status: 400,
    })
    expect(await first.client.call('leaveSeat', { params, body: { reason: 'Άδεια' } })).toMatchObject(OK)
    const { missing, seats } = await committeeOf(asInstructor, thesis)
    expect(missing).toBe(0)
    expect(
      seats.map(({ position, role, state, person }) => [position, role, state, person.username]),
    ).toEqual([
      [1, 'supervisor', 'accepted', seats[0]?.person.username],
      [2, 'member', 'accepted', third.account.username],
      [2, 'member', 'left', first.account.username],
      [3, 'member', 'accepted', second.account.username],
    ])
    const toStudent = await api.mailbox.newestTo(student.email)
    expect(toStudent.subject).toBe(`Μέλος της επιτροπής αποχώρησε: «${thesis.title}»`)
    expect(toStudent.text).not.toContain('Άδεια')
  })

  it('without a substitute leaves the committee incomplete', async () => {
    const { asInstructor, thesis, first, second } = await aThesisUnderRules()
    await propose(asInstructor, thesis, [first.account, second.account])
    for (const { account, client } of [first, second]) {
      await client.call('answerSeat', { params: await seatOf(client, thesis, account), body: YES })
    }
    const params = await seatOf(first.client, thesis, first.account)
    await first.client.call('leaveSeat', { params, body: { reason: 'Άδεια' } })
    const { body } = await asInstructor.call('getProcess', { params: { thesisId: thesis.id } })
    expect(body).toMatchObject({ overlays: ['committeeIncomplete'], committee: { missing: 1, vacant: 1 } })
  })

  it('is not deleted by an administrator', async () => {
    const { asInstructor, thesis, first } = await aThesisUnderRules()
    await propose(asInstructor, thesis, [first.account])
    const administrator = await api.as(await given.anAdministrator())
    const params = { username: first.account.username }
    expect(await administrator.call('deleteUser', { params })).toMatchObject(refusal(409, 'has_seats'))
  })
})

describe('an invitation', () => {
  const deps = {
    ...api,
    notices: noticeService(createPlatform(api)),
    history: historyService(webhookEvents()),
  }

  it('is repeated once a day', async () => {
    const { asInstructor, instructor, thesis, first } = await aThesisUnderRules()
    await propose(asInstructor, thesis, [first.account])
    const params = await seatOf(asInstructor, thesis, first.account)
    expect(await asInstructor.call('remindSeat', { params })).toMatchObject(refusal(409, 'reminded_today'))
    clock.advance({ days: 1 })
    const tomorrow = await api.as(instructor)
    expect(await tomorrow.call('remindSeat', { params })).toMatchObject(OK)
  })

  it('lapses the day after its last one, and can be given again', async () => {
    const { asInstructor, instructor, thesis, first } = await aThesisUnderRules()
    await propose(asInstructor, thesis, [first.account])
    const params = await seatOf(asInstructor, thesis, first.account)
    const later = async () => api.as(instructor)
    const stateOf = async () => (await committeeOf(await later(), thesis)).seats[1]?.state
    clock.advance({ days: 7 })
    await lapseSeats(deps)
    expect(await stateOf()).toBe('invited')
    clock.advance({ days: 1 })
    await lapseSeats(deps)
    expect(await stateOf()).toBe('lapsed')
    const { subject } = await api.mailbox.newestTo(instructor.email)
    expect(subject).toBe(`Η πρόσκληση έμεινε χωρίς απάντηση: «${thesis.title}»`)
    const answer = { params, body: YES }
    const asMember = await api.as(first.account)
    expect(await asMember.call('answerSeat', answer)).toMatchObject(refusal(409, 'seat_answered'))
    expect(await (await later()).call('remindSeat', { params })).toMatchObject(OK)
    expect(await asMember.call('answerSeat', answer)).toMatchObject(OK)
  })
})

it('whoever sits in one thesis sits in that one alone, whatever number the seat has', async () => {
  const { thesis, instructor, book, another } = await aThesisUnderRules()
  const { account: student } = await another('student')
  const other = await given.aThesis({ instructor, studentId: student.id, rulebookId: book.id })
  const { account: member } = await another('instructor')
  await given.aSeat({ thesis: other, person: member, state: 'accepted' })
  const sits = (thesisId: number) => isSitting(api.db, { thesisId, accountId: member.id })
  expect([await sits(other.id), await sits(thesis.id)]).toEqual([true, false])
})
