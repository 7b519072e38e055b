import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { aPlan, aThesisWithZoe } from '../examination/outside/outside-member.fixture.ts'

// 10 March 2026
const api = await startTestApi()
const { given, mailbox } = api
const YES = { accepts: true, noImpediment: true }
const codeIn = (text: string) => /\/s#([\w-]{27})/.exec(text)?.[1] ?? ''

type Scene = Awaited<ReturnType<typeof aThesisWithZoe>>
const plan = ({ asInstructor, of }: Scene, time: string) =>
  asInstructor.call('planExamination', { ...of, body: aPlan({ time }) })

/** Two theses that are examined at times that overlap; a person sits in the committee of the other. */
async function twoExaminations({ times }: { times: [string, string] }) {
  const [one, other] = [await aThesisWithZoe(api), await aThesisWithZoe(api)]
  const late = await one.another('instructor')
  await given.aSeat({ thesis: other.thesis, person: late.account, position: 3, state: 'accepted' })
  await plan(one, times[0])
  await plan(other, times[1])
  const params = { thesisId: one.thesis.id }
  const ask = (body: object) =>
    one.asInstructor.call('proposeCommittee', { params, body: { seats: [{ role: 'member', ...body }] } })
  return { one, other, late, params, ask }
}

async function ownSeat(client: TestClient, { thesis }: Scene) {
  const seat = (await client.call('listOwnSeats')).body.find((own) => own.thesis.thesisID === thesis.id)
  if (seat === undefined) throw new Error('The person is not asked.')
  return seat
}

describe('a seat at the hour of another examination', () => {
  it('is warned of in the lists, in the answer of who asks, and before and after the own', async () => {
    const { one, late, params, ask } = await twoExaminations({ times: ['12:00', '12:30'] })
    const { account, client } = late
    const isLate = ({ username }: { username: string }) => username === account.username
    const { body: all } = await one.asInstructor.call('listCandidates', { params })
    expect(all.find(isLate)).toMatchObject({ hindrance: null, warnings: ['examines_then'] })
    const { body: suggested } = await one.asInstructor.call('listSuggestedMembers', { params })
    expect(suggested.find(isLate)).toMatchObject({ warnings: ['examines_then'] })

    const other = { startsAt: { date: '2026-06-24 12:30:00.000000' }, minutes: 40 }
    const name = `${account.firstName} ${account.surname}`
    expect((await ask({ username: account.username })).body).toMatchObject({ busy: [{ name, ...other }] })
    const seat = await ownSeat(client, one)
    expect(seat.busy).toMatchObject(other)
    const answer = await client.call('answerSeat', { params: { seatId: seat.seatID }, body: YES })
    expect(answer.body).toMatchObject({ status: 200, busy: other })
    expect((await ownSeat(client, one)).busy).toBeUndefined()
  })

  it('is not spoken of where the other begins as this one ends, nor by who declines', async () => {
    const apart = await twoExaminations({ times: ['12:00', '12:40'] })
    const asked = await apart.ask({ username: apart.late.account.username })
    expect(asked.body).not.toHaveProperty('busy')
    expect((await ownSeat(apart.late.client, apart.one)).busy).toBeUndefined()

    const { one, late, ask } = await twoExaminations({ times: ['13:00', '13:00'] })
    await ask({ username: late.account.username })
    const { seatID: seatId } = await ownSeat(late.client, one)
    const no = { accepts: false, noImpediment: false }
    const declined = await late.client.call('answerSeat', { params: { seatId }, body: no })
    expect(declined.body).toEqual({ status: 200 })
  })

  it('is warned of by the address of a person without an account, and by the link', async () => {
    const { one, other, params, ask } = await twoExaminations({ times: ['12:00', '12:00'] })
    const { email, firstName, surname, rankText, affiliation } = other.zoe
    const outside = { email, firstName, surname, rankText, affiliation }
    const judged = await one.asInstructor.call('judgeOutsider', { params, query: { email } })
    expect(judged.body).toEqual({ hindrance: null, warnings: ['examines_then'] })
    const moment = { startsAt: { date: '2026-06-24 12:00:00.000000' } }
    expect((await ask({ outside })).body).toMatchObject({ busy: [moment] })
    const code = codeIn((await mailbox.newestTo(email)).text)
    expect((await api.anonymous.call('openSeat', { body: { code } })).body).toMatchObject({ busy: moment })
    const answer = await api.anonymous.call('answerSeatByLink', { body: { code, ...YES } })
    expect(answer.body).toMatchObject({ busy: moment })
  })
})

describe('who gave up a seat', () => {
  it.each(['declined', 'left'] as const)('and %s is not suggested, and found by a search', async (state) => {
    const { thesis, asInstructor, another } = await aThesisWithZoe(api)
    const { account } = await another('instructor')
    const params = { thesisId: thesis.id }
    const isNamed = async (list: 'listSuggestedMembers' | 'listCandidates') => {
      const { body } = await asInstructor.call(list, { params })
      return body.some(({ username }) => username === account.username)
    }
    expect(await isNamed('listSuggestedMembers')).toBe(true)
    await given.aSeat({ thesis, person: account, position: 3, state })
    expect([await isNamed('listSuggestedMembers'), await isNamed('listCandidates')]).toEqual([false, true])
  })
})

it('the people to choose from come with rank, department and institution', async () => {
  const { thesis, asInstructor, another, department } = await aThesisWithZoe(api)
  const { account } = await another('instructor')
  const { body } = await asInstructor.call('listCandidates', { params: { thesisId: thesis.id } })
  const { rank, depName, instName } = body.find(({ username }) => username === account.username) ?? {}
  expect({ rank, depName }).toEqual({ rank: account.rank, depName: department.name })
  expect(instName).toMatch(/./)
})
