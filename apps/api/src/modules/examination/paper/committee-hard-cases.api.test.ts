import { titleOf } from '@diatrivi/domain/examination/paper/rank-words'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { account } from '../../people/account/tables.ts'
import { aDepartmentWithPeople } from '../../view/thesis-view/people.fixture.ts'
import { examinationScenes, OK, refusal } from '../examination/examination.fixture.ts'
import { aHeldExamination, processOf, seal } from '../marking/committee-marks.fixture.ts'
import { issue, newestPaper, textOf } from './paper.fixture.ts'

// 10 March 2026
const api = await startTestApi()
const { given, clock } = api
const { anExaminedThesis, planned, presenceOf, withText, examinationOf } = examinationScenes(api)

const ZOE = {
  firstName: 'Ζωή',
  surname: 'Καρρά',
  rankText: 'Ομότιμη Καθηγήτρια',
  affiliation: 'Πανεπιστήμιο Κρήτης',
  email: 'zoe@example.org',
}

describe('hard case 1: a member leaves between announcement and examination, no substitute, quorum 3', () => {
  it('three others are suggested, nobody examines, and who comes from outside by a link stands in the minutes alone', async () => {
    // A matter of the Assembly is no part of this: the rule book asks for no decision.
    const people = await aDepartmentWithPeople(api)
    const member = async (surname: string) => {
      const account = await given.anInstructor({ department: people.department, surname })
      return { account, client: await api.as(account) }
    }
    const second = await member('Ρήγα')
    const members = [await member('Βλάχου'), second]
    const scene = await anExaminedThesis({ quorum: 3, noticeDays: 7, textDays: 0 }, { people, members })
    const { department, instructor, thesis, of } = scene
    await withText(scene)
    const its = await planned(scene)
    expect(await scene.asInstructor.call('announceExamination', its)).toMatchObject(OK)
    const free = []
    while (free.length < 4) free.push(await given.anInstructor({ department, rank: 'associate' }))
    clock.set('2026-06-20T09:00:00Z')
    const supervisor = await api.as(instructor)
    const params = { seatId: scene.seats[2]?.id ?? 0 }
    const leaving = { params, body: { reason: 'Ασθένεια' } }
    expect(await (await api.as(second.account)).call('leaveSeat', leaving)).toMatchObject(OK)

    expect((await examinationOf(supervisor, scene)).overlays).toEqual(['committeeIncomplete'])
    const suggested = await supervisor.call('listSuggestedMembers', of)
    expect(suggested.body.map(({ username }) => username)).toEqual(
      free.slice(0, 3).map(({ username }) => username),
    )
    expect(await supervisor.call('replaceSeat', { params, body: { outside: ZOE } })).toMatchObject(OK)
    const { text } = await api.mailbox.newestTo(ZOE.email)
    // She has not answered: two are too few.
    clock.set('2026-06-24T09:30:00Z')
    const onTheDay = await api.as(instructor)
    const held = (presence: object[]) =>
      onTheDay.call('holdExamination', { ...its, body: { presence, corrections: null } })
    const two = presenceOf({ seats: scene.seats.slice(0, 2) }, ['present', 'present'])
    expect(await held(two)).toMatchObject(refusal(409, 'committee_incomplete', { n: 1 }))

    const code = /\/s#([\w-]{27})/.exec(text)?.[1] ?? ''
    const yes = { code, accepts: true, noImpediment: true }
    expect(await api.anonymous.call('answerSeatByLink', { body: yes })).toMatchObject(OK)
    const seats = (await processOf(onTheDay, thesis)).committee?.seats ?? []
    const zoes = seats.find(({ person }) => person.username === null)?.seatID ?? 0
    expect(await held([...two, { seatID: zoes, presence: 'present' }])).toMatchObject(OK)
    expect((await issue(onTheDay, 'minutes_blank', thesis)).status).toBe(200)
    const { paperID } = await newestPaper(onTheDay, thesis)
    const minutes = await textOf(
      (await onTheDay.call('downloadPaper', { params: { paperId: paperID } })).bytes,
    )
    expect(minutes).toContain('ΖωήΚαρρά')
    expect(minutes).toContain('Βλάχου')
    expect(minutes).not.toContain('Ρήγα')
  })
})

describe('hard case 2: a member leaves after sealing, before the last one seals', () => {
  it('the mark counts, with name and rank as on the day, and no new member is needed', async () => {
    const { asInstructor, instructor, first, second, thesis, examination, seats } =
      await aHeldExamination(api)
    await seal(first.client, examination, '9.00')
    const params = { seatId: seats[1].id }
    expect(await first.client.call('leaveSeat', { params, body: { reason: 'Άδεια' } })).toMatchObject(OK)
    expect((await processOf(asInstructor, thesis)).marking).toMatchObject({ sealed: 1, of: 3 })
    await seal(asInstructor, examination, '8.00')
    expect(await seal(second.client, examination, '8.50')).toMatchObject(OK)
    const { result } = await processOf(asInstructor, thesis)
    expect(result).toMatchObject({ final: '8.50', outcome: 'passed' })
    expect(result?.members.map(({ mark, uSurname }) => [mark, uSurname])).toEqual([
      ['8.00', instructor.surname],
      ['9.00', first.account.surname],
      ['8.50', second.account.surname],
    ])

    expect((await issue(asInstructor, 'minutes', thesis)).status).toBe(200)
    const promoted = { rank: 'professor' } as const
    const isHers = eq(account.id, first.account.id)
    await api.db.transaction((tx) => tx.update(account).set(promoted).where(isHers))
    const { paperID, state } = await newestPaper(asInstructor, thesis)
    const paper = { params: { paperId: paperID } }
    const minutes = await textOf((await asInstructor.call('downloadPaper', paper)).bytes)
    const { surname } = first.account
    expect(minutes).toContain(
      `${surname}Μέλος,${titleOf({ printTitle: null, rank: 'associate', formOfAddress: null })}`.replace(
        /\s/g,
        '',
      ),
    )
    expect(state).toBe('valid')
  })
})
