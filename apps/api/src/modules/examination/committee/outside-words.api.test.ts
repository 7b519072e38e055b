import { MAIL_PAUSE_MINUTES } from '@diatrivi/domain/work/mail/mail-time'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { event } from '../../thesis/history/tables.ts'
import { thesis as theses } from '../../thesis/thesis/tables.ts'
import { OK, outsideMembers, refusal, type Thesis, ZOE } from './outside/outside-member.fixture.ts'
import { outsidePerson } from './tables.ts'

const api = await startTestApi()
const { given, clock } = api
const { propose, seatsOf, withZoeAsked, answer } = outsideMembers(api)

/** Another mail to the same person leaves at once by then. */
const UNTIL_NEXT_MAIL = { minutes: MAIL_PAUSE_MINUTES }

const knownIn = ({ id }: { id: number }) =>
  api.db.select().from(outsidePerson).where(eq(outsidePerson.departmentId, id))
const rewordings = async (client: TestClient, { id }: Thesis) =>
  (await client.call('getThesisHistory', { params: { thesisId: id } })).body.filter(
    ({ what }) => what === 'seat_reworded',
  )

describe('the words about a person from outside', () => {
  const OTHER = { ...ZOE, firstName: 'Ζωίτσα', surname: 'Κάρα', rankText: 'Λέκτορας', affiliation: 'Αλλού' }
  const KEPT = { ...ZOE }

  /** A second thesis of the department, under the same rules, by another instructor. */
  async function anotherThesis(of: Awaited<ReturnType<typeof withZoeAsked>>) {
    const { department, thesis } = of
    const [row] = await api.db.select().from(theses).where(eq(theses.id, thesis.id))
    const instructor = await given.anInstructor({ department })
    const student = await given.aStudent({ department })
    const other = await given.aThesis({ instructor, student, rulebookId: row?.rulebookId ?? null })
    await given.aSeat({
      thesis: other,
      person: instructor,
      position: 1,
      role: 'supervisor',
      state: 'accepted',
    })
    return { other, instructor, asOther: await api.as(instructor) }
  }

  it('stand where the person sits elsewhere, and the answer says which', async () => {
    const world = await withZoeAsked()
    const { other, asOther } = await anotherThesis(world)
    const answer = await propose(asOther, other, { ...OTHER, email: ZOE.email.toUpperCase(), language: 'en' })
    expect(answer.body).toEqual({ status: 200, kept: [KEPT] })
    expect(await knownIn(world.department)).toMatchObject([{ ...ZOE, language: 'el', version: 1 }])
    expect((await seatsOf(asOther, other))[1]).toMatchObject({
      person: { uName: 'Ζωή', rankText: ZOE.rankText },
    })
    const { body } = await asOther.call('getThesisHistory', { params: { thesisId: other.id } })
    expect(body[0]).toMatchObject({ what: 'seat_invited', details: { member: 'Ζωή Καρρά' } })
    expect(await rewordings(world.asInstructor, world.thesis)).toEqual([])
  })

  it('are not mentioned where the same were sent', async () => {
    const world = await withZoeAsked()
    const { other, asOther } = await anotherThesis(world)
    expect((await propose(asOther, other, ZOE)).body).toEqual({ status: 200 })
  })

  it('are corrected by the instructor in whose theses alone the person sits, and the history has it', async () => {
    const { asInstructor, department, thesis, params, code } = await withZoeAsked()
    await answer(code, { accepts: false })
    clock.advance(UNTIL_NEXT_MAIL)
    const body = { outside: { ...ZOE, surname: 'Καρρά-Νικολάου' } }
    expect((await asInstructor.call('replaceSeat', { params, body })).body).toEqual({ status: 200 })
    expect(await knownIn(department)).toMatchObject([{ surname: 'Καρρά-Νικολάου', version: 2 }])
    expect((await seatsOf(asInstructor, thesis)).map(({ person }) => person.uSurname)).toContain(
      'Καρρά-Νικολάου',
    )
  })

  it.each(['mark_sealed', 'paper_issued'] as const)(
    'stand once there is an entry of the kind %s',
    async (what) => {
      const { asInstructor, instructor, department, thesis, params, code } = await withZoeAsked()
      await answer(code, { accepts: false })
      clock.advance(UNTIL_NEXT_MAIL)
      await api.db.transaction((tx) =>
        tx
          .insert(event)
          .values({ thesisId: thesis.id, actorId: instructor.id, what, happenedAt: clock.now() }),
      )
      const body = { outside: { ...OTHER, email: ZOE.email } }
      expect((await asInstructor.call('replaceSeat', { params, body })).body).toEqual({
        status: 200,
        kept: [KEPT],
      })
      expect(await knownIn(department)).toMatchObject([{ ...ZOE, version: 1 }])
    },
  )

  it('are changed by the office: both supervisors and the member are notified, each history has it', async () => {
    const world = await withZoeAsked()
    const { other, asOther, instructor } = await anotherThesis(world)
    await propose(asOther, other, ZOE)
    const { email, ...words } = { ...ZOE, surname: 'Καρρά-Νικολάου', rankText: 'Καθηγήτρια' }
    const reword = () => world.asSecretary.call('rewordMember', { params: world.params, body: words })
    expect(await reword()).toMatchObject(OK)
    expect(await knownIn(world.department)).toMatchObject([{ ...words, email, version: 2 }])
    for (const [client, thesis] of [
      [world.asInstructor, world.thesis],
      [asOther, other],
    ] as const) {
      expect(await rewordings(client, thesis)).toMatchObject([
        {
          details: {
            member: 'Ζωή Καρρά, Ομότιμη Καθηγήτρια, Πανεπιστήμιο Κρήτης',
            after: 'Ζωή Καρρά-Νικολάου, Καθηγήτρια, Πανεπιστήμιο Κρήτης',
          },
        },
      ])
      const { body } = await client.call('listNotices', { query: {} })
      expect(body[0]).toMatchObject({ kind: 'seat_reworded', facts: { person: 'Ζωή Καρρά-Νικολάου' } })
    }
    const { subject, text } = await api.mailbox.newestTo(email)
    expect(subject).toContain('Διόρθωση των στοιχείων σας')
    expect(text).toContain('Ζωή Καρρά-Νικολάου, Καθηγήτρια, Πανεπιστήμιο Κρήτης')
    expect((await api.mailbox.newestTo(instructor.email)).subject).toContain('Διόρθωση στοιχείων')
    expect(await reword()).toMatchObject(OK)
    expect(await rewordings(asOther, other)).toHaveLength(1)
  })

  it('are changed by no other person, and not of a member with an account', async () => {
    const { asInstructor, asSecretary, thesis, params } = await withZoeAsked()
    const { email: _email, ...words } = ZOE
    const elsewhere = await api.as(await given.aSecretary({ department: await given.aDepartment() }))
    expect((await asInstructor.call('rewordMember', { params, body: words })).status).toBe(403)
    expect(await elsewhere.call('rewordMember', { params, body: words })).toMatchObject(
      refusal(404, 'not_found'),
    )
    const supervisors = { seatId: (await seatsOf(asInstructor, thesis))[0]?.seatID ?? 0 }
    expect(await asSecretary.call('rewordMember', { params: supervisors, body: words })).toMatchObject(
      refusal(404, 'not_found'),
    )
    const { error } = await asSecretary.call('rewordMember', { params, body: { ...words, rankText: '' } })
    expect(Object.keys(error.fields ?? {})).toEqual(['rankText'])
  })
})
