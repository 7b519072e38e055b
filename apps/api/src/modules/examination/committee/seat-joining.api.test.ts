import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { outsideMembers, refusal } from './outside/outside-member.fixture.ts'
import { committeeSeat } from './tables.ts'

const api = await startTestApi()
const { given } = api
const { aThesisUnderRules } = outsideMembers(api)

/** A seat that was given to an address, and the account of the same address, made later. */
async function aSeatBeforeTheAccount() {
  const world = await aThesisUnderRules()
  const { account, client } = await world.another('instructor')
  const { department, thesis } = world
  const person = await given.anOutsidePerson({ department, email: account.email.toUpperCase() })
  const seat = await given.aSeat({ thesis, outsidePersonId: person.id, state: 'accepted' })
  return { ...world, account, client, seat, of: { params: { seatId: seat.id } } }
}

describe('a seat that was given to an address without an account', () => {
  it('is offered to the account of the address, with what the mail says', async () => {
    const { client, seat, thesis, instructor, student } = await aSeatBeforeTheAccount()
    expect((await client.call('listSeatsWithoutAccount')).body).toEqual([
      {
        seatID: seat.id,
        role: 'member',
        state: 'accepted',
        thesisTitle: thesis.title,
        student: { uName: student.firstName, uSurname: student.surname },
        instructor: {
          username: instructor.username,
          uName: instructor.firstName,
          uSurname: instructor.surname,
        },
      },
    ])
  })

  it('belongs to the account once it is joined, and its links end', async () => {
    const { client, account, seat, of, thesis, asInstructor } = await aSeatBeforeTheAccount()
    const code = await given.aSeatLink({ seat })
    expect((await client.call('getProcess', { params: { thesisId: thesis.id } })).status).toBe(404)
    expect(await client.call('joinSeat', of)).toMatchObject({ status: 200 })
    const [row] = await api.db.select().from(committeeSeat).where(eq(committeeSeat.id, seat.id))
    expect(row).toMatchObject({ accountId: account.id, outsidePersonId: null, state: 'accepted' })
    expect((await client.call('getProcess', { params: { thesisId: thesis.id } })).status).toBe(200)
    expect((await client.call('listSeatsWithoutAccount')).body).toEqual([])
    expect(await api.anonymous.call('openSeat', { body: { code } })).toMatchObject(
      refusal(410, 'link_expired'),
    )
    const { body } = await asInstructor.call('getThesisHistory', { params: { thesisId: thesis.id } })
    expect(body[0]).toMatchObject({
      what: 'seat_reworded',
      details: { after: expect.stringContaining(account.username) },
    })
  })

  it('counts in the load of the account before it is joined, and once', async () => {
    const { client, account, thesis, asInstructor, of } = await aSeatBeforeTheAccount()
    const load = async () => {
      const { body } = await asInstructor.call('listCandidates', { params: { thesisId: thesis.id } })
      return body.find(({ username }) => username === account.username)
    }
    expect(await load()).toMatchObject({ sits: 1, hindrance: 'already_in_it' })
    await client.call('joinSeat', of)
    expect(await load()).toMatchObject({ sits: 1, hindrance: 'already_in_it' })
  })

  it('is neither offered to nor joined by others', async () => {
    const { another, of } = await aSeatBeforeTheAccount()
    const { client } = await another('instructor')
    expect((await client.call('listSeatsWithoutAccount')).body).toEqual([])
    expect(await client.call('joinSeat', of)).toMatchObject(refusal(404, 'not_found'))
  })

  it('is not joined by a person who sits in the committee already', async () => {
    const { client, account, thesis, of } = await aSeatBeforeTheAccount()
    await given.aSeat({ thesis, person: account, position: 3 })
    expect((await client.call('listSeatsWithoutAccount')).body).toEqual([])
    expect(await client.call('joinSeat', of)).toMatchObject(refusal(409, 'seat_taken'))
  })
})
