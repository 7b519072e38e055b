import { PRESET_RULES } from '@diatrivi/domain/department/rulebook/presets'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { aDepartmentWithPeople } from '../../view/thesis-view/people.fixture.ts'
import { listSeats } from './committee.queries.ts'

const api = await startTestApi()
const { given } = api

const OK = { status: 200, body: { status: 200 } }
const refusal = (status: number, code: string) => ({ status, error: { code } })
const { integrated_master: PRESET } = PRESET_RULES

type Person = { username: string }

/** A thesis in progress whose student proposes the committee of three. */
async function aThesisUnderRules(committee: object = {}) {
  const people = await aDepartmentWithPeople(api)
  const { instructor, student, department } = people
  const rules = {
    ...PRESET,
    committee: { ...PRESET.committee, proposedBy: 'student' as const, ...committee },
  }
  const book = await given.aRulebook({ department, rules })
  const thesis = await given.aThesis({ instructor, student, rulebookId: book.id })
  await given.aSeat({ thesis, person: instructor, position: 1, role: 'supervisor', state: 'accepted' })
  const first = await people.another('instructor')
  const second = await people.another('instructor')
  const of = { params: { thesisId: thesis.id } }

  const propose = (client: TestClient, members: readonly Person[], substitutes: readonly Person[] = []) =>
    client.call('proposeOwnCommittee', {
      ...of,
      body: {
        seats: [
          ...members.map(({ username }) => ({ role: 'member', username })),
          ...substitutes.map(({ username }) => ({ role: 'substitute', username })),
        ],
      },
    })
  const committeeOf = async (client: TestClient) => (await client.call('getProcess', of)).body.committee
  const answer = async (client: TestClient, body: object) => {
    const proposal = (await committeeOf(people.asInstructor))?.proposal
    return client.call('answerProposal', { params: { proposalId: proposal?.proposalID ?? 0 }, body })
  }
  return { ...people, thesis, first, second, of, propose, answer, committeeOf }
}

describe('a proposal of the student', () => {
  it('reaches the supervisor, who confirms it, and then the members are asked', async () => {
    const world = await aThesisUnderRules()
    const { asStudent, asInstructor, instructor, student, thesis, first, second } = world
    expect(await world.committeeOf(asStudent)).toMatchObject({ mayProposeOwn: true, proposal: null })
    expect((await world.propose(asStudent, [first.account, second.account])).status).toBe(200)
    const mail = await api.mailbox.newestTo(instructor.email)
    expect(mail.subject).toBe(`Πρόταση μελών για την εξεταστική επιτροπή: «${thesis.title}»`)
    expect(mail.text).toContain(`${student.firstName} ${student.surname}`)
    for (const client of [asStudent, asInstructor]) {
      expect((await world.committeeOf(client))?.proposal).toMatchObject({
        state: 'waiting',
        reason: null,
        members: [
          { role: 'member', person: { username: first.account.username } },
          { role: 'member', person: { username: second.account.username } },
        ],
      })
    }
    expect(await listSeats(api.db, thesis.id)).toHaveLength(1)

    expect(await world.answer(asInstructor, { confirms: true })).toMatchObject(OK)
    const committee = await world.committeeOf(asStudent)
    expect(committee?.seats.map(({ position, state }) => [position, state])).toEqual([
      [1, 'accepted'],
      [2, 'invited'],
      [3, 'invited'],
    ])
    expect(committee?.proposal?.state).toBe('confirmed')
    expect((await api.mailbox.newestTo(first.account.email)).subject).toContain('Πρόσκληση σε εξεταστική')
    expect((await api.mailbox.newestTo(student.email)).subject).toContain('εγκρίθηκε')
    expect(await world.answer(asInstructor, { confirms: true })).toMatchObject(
      refusal(409, 'proposal_answered'),
    )
  })

  it('is declined with a reason, which the student reads, and another follows', async () => {
    const world = await aThesisUnderRules()
    const { asStudent, asInstructor, student, first, second } = world
    await world.propose(asStudent, [first.account])
    expect(await world.answer(asInstructor, { confirms: false, reason: ' ' })).toMatchObject({
      status: 400,
      error: { fields: { reason: 'Υποχρεωτικό πεδίο' } },
    })
    const no = { confirms: false, reason: 'Λείπει σε άδεια' }
    expect(await world.answer(asInstructor, no)).toMatchObject(OK)
    expect((await world.committeeOf(asStudent))?.proposal).toMatchObject({
      state: 'declined',
      reason: 'Λείπει σε άδεια',
    })
    const mail = await api.mailbox.newestTo(student.email)
    expect(mail.subject).toContain('Η πρόταση μελών της επιτροπής δεν εγκρίθηκε')
    expect(mail.text).toContain('Λείπει σε άδεια')
    expect((await world.propose(asStudent, [second.account])).status).toBe(200)
    expect((await world.committeeOf(asStudent))?.proposal?.state).toBe('waiting')
  })

  it('takes the place of one that waits, which is not found any more', async () => {
    const world = await aThesisUnderRules()
    const { asStudent, asInstructor, first, second } = world
    const { body: earlier } = await world.propose(asStudent, [first.account])
    await world.propose(asStudent, [second.account])
    const params = { proposalId: earlier }
    expect(await asInstructor.call('answerProposal', { params, body: { confirms: true } })).toMatchObject(
      refusal(404, 'not_found'),
    )
    await world.answer(asInstructor, { confirms: true })
    const { seats } = (await world.committeeOf(asInstructor)) ?? { seats: [] }
    expect(seats.map(({ person }) => person.username).slice(1)).toEqual([second.account.username])
  })

  it('is confirmed once, however many confirm at the same time', async () => {
    const world = await aThesisUnderRules()
    await world.propose(world.asStudent, [world.first.account])
    const answers = await Promise.all([
      world.answer(world.asInstructor, { confirms: true }),
      world.answer(world.asInstructor, { confirms: true }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await listSeats(api.db, world.thesis.id)).toHaveLength(2)
  })

  it('asks nobody when the seats were filled or somebody lost the account meanwhile', async () => {
    const world = await aThesisUnderRules()
    const { asStudent, asInstructor, first, second, of, another } = world
    await world.propose(asStudent, [first.account, second.account])
    const third = await another('instructor')
    const seats = [{ role: 'member', username: third.account.username }]
    expect(await asInstructor.call('proposeCommittee', { ...of, body: { seats } })).toMatchObject(OK)
    expect(await world.answer(asInstructor, { confirms: true })).toMatchObject(refusal(409, 'seat_taken'))

    const other = await aThesisUnderRules()
    await other.propose(other.asStudent, [other.first.account])
    await api.db.transaction((tx) =>
      tx.execute(`update account set is_active = false where id = ${other.first.account.id}`),
    )
    const gone = await other.answer(other.asInstructor, { confirms: true })
    expect(gone.error.message).toMatch(/: δεν επιτρέπεται .* Δεν έχει πια ενεργό λογαριασμό\.$/)
    expect(gone).toMatchObject(refusal(409, 'seat_not_allowed'))
    expect(await listSeats(api.db, other.thesis.id)).toHaveLength(1)
  })

  it('is refused where the rules leave it to the instructor, to others, and of people who may not sit', async () => {
    const world = await aThesisUnderRules({ proposedBy: 'instructor' })
    expect(await world.committeeOf(world.asStudent)).toMatchObject({ mayProposeOwn: false })
    const { account } = world.first
    expect(await world.propose(world.asStudent, [account])).toMatchObject(
      refusal(409, 'proposed_by_instructor'),
    )
    const other = await aThesisUnderRules()
    expect(await other.propose(world.asStudent, [account])).toMatchObject(refusal(404, 'not_found'))
    for (const whom of [[other.instructor], [other.first.account, other.first.account]]) {
      expect(await other.propose(other.asStudent, whom)).toMatchObject(refusal(409, 'seat_not_allowed'))
    }
    expect(await other.propose(other.asStudent, [{ username: 'nobody' }])).toMatchObject({
      status: 400,
      error: { fields: { 'seats.0.username': expect.anything() } },
    })
  })

  it('is for the two alone, and gone with the student', async () => {
    const world = await aThesisUnderRules()
    const { asStudent, asInstructor, first, second, thesis, of, department } = world
    await given.aSeat({ thesis, person: second.account, state: 'accepted' })
    await world.propose(asStudent, [first.account])
    const asSecretary = await api.as(await given.aSecretary({ department }))
    for (const client of [second.client, asSecretary]) {
      expect((await world.committeeOf(client))?.proposal).toBeNull()
    }
    await asInstructor.call('releaseThesis', { ...of, body: { reason: 'Αποχώρηση' } })
    const { rows } = await api.db.transaction((tx) => tx.execute('select id from committee_proposal'))
    expect(rows.length).toBeGreaterThan(0)
    const ofThesis = await api.db.transaction((tx) =>
      tx.execute(`select id from committee_proposal where thesis_id = ${thesis.id}`),
    )
    expect(ofThesis.rows).toEqual([])
  })
})

describe('listOwnCandidates', () => {
  it('names who could sit and what hinders each, and not what others have to do', async () => {
    const { asStudent, instructor, first, of } = await aThesisUnderRules()
    const { body } = await asStudent.call('listOwnCandidates', of)
    const usernames = body.map(({ username }) => username)
    expect(usernames).toContain(first.account.username)
    expect(usernames).not.toContain(instructor.username)
    expect(body[0]).not.toHaveProperty('supervises')
  })
})
