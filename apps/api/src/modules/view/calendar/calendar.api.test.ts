import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { aPlan, aThesisWithZoe } from '../../examination/examination/outside/outside-member.fixture.ts'
import { account } from '../../people/account/tables.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import { aSubscriber } from './calendar.fixture.ts'
import { feedTokenHash } from './feed-token.model.ts'
import { calendarFeed } from './tables.ts'

const api = await startTestApi()
const { given, db, clock, logged } = api
const DAY = 86_400_000

async function aPlannedExamination(plan: object = {}) {
  const scene = await aThesisWithZoe(api)
  const member = await given.anInstructor({ departmentId: scene.department.id })
  await given.aSeat({ thesis: scene.thesis, person: member, position: 3, state: 'accepted' })
  const { body } = await scene.asInstructor.call('planExamination', { ...scene.of, body: aPlan(plan) })
  const ofIt = { params: { examinationId: body.id } }
  const move = (changed: object) =>
    scene.asInstructor.call('moveExamination', {
      ...ofIt,
      body: { ...aPlan(changed), reason: 'Κώλυμα', allAgree: true },
    })
  return { ...scene, member, id: body.id, uid: `examination-${body.id}`, ofIt, move }
}

describe('the calendar of a person', () => {
  it('has an examination for the student, the instructor and the members, in the entry of the mails', async () => {
    const { student, instructor, member, uid, thesis } = await aPlannedExamination({ place: 'Αίθουσα, Β2' })
    for (const person of [student, instructor, member]) {
      const { entries, read } = await aSubscriber(api, person)
      expect((await entries())[uid]).toEqual({
        summary: `Εξέταση: ${thesis.title}`,
        start: '2026-06-24T09:00:00.000Z',
        end: '2026-06-24T09:40:00.000Z',
        sequence: 0,
        status: 'CONFIRMED',
        changedAt: expect.any(String),
        location: 'Αίθουσα, Β2',
        url: null,
      })
      const { text } = await read()
      expect(text).not.toContain(student.surname)
      const [name] = /UID:.*/.exec(text) ?? []
      expect(name).toContain(`UID:${uid}@`)
      // Who planned it gets no mail.
      if (person !== instructor) expect((await api.mailbox.newestTo(person.email)).calendar).toContain(name)
    }
  })

  it('has every examination of the department for its office, and nothing of another', async () => {
    const { department, thesis, uid } = await aPlannedExamination()
    await aPlannedExamination()
    const { entries } = await aSubscriber(api, await given.aSecretary({ department }))
    expect(Object.entries(await entries())).toEqual([
      [uid, expect.objectContaining({ summary: `Εξέταση: ${thesis.title}`, status: 'CONFIRMED' })],
    ])
  })

  it('follows an examination that is moved, and then cancelled, for 60 days', async () => {
    const { student, asInstructor, uid, ofIt, move } = await aPlannedExamination()
    const { entries } = await aSubscriber(api, student)
    const before = (await entries())[uid]
    clock.advance({ minutes: 20 })
    await move({ date: '2026-06-25', time: '15:00' })
    const moved = (await entries())[uid]
    expect(moved).toMatchObject({ start: '2026-06-25T12:00:00.000Z', sequence: 1, status: 'CONFIRMED' })
    expect(Date.parse(moved?.changedAt ?? '')).toBeGreaterThan(Date.parse(before?.changedAt ?? ''))
    await asInstructor.call('cancelExamination', { ...ofIt, body: { reason: 'Απεργία' } })
    expect((await entries())[uid]).toMatchObject({ sequence: 2, status: 'CANCELLED' })
    const then = clock.now()
    clock.set(new Date(then.getTime() + 59 * DAY).toISOString())
    expect((await entries())[uid]).toMatchObject({ status: 'CANCELLED' })
    clock.set(new Date(then.getTime() + 62 * DAY).toISOString())
    expect(await entries()).not.toHaveProperty(uid)
    clock.set(then.toISOString())
  })

  it('keeps as cancelled the examination of a student who gave the thesis up, for all who were to come', async () => {
    const { department, student, instructor, member, asInstructor, of, uid, thesis } =
      await aPlannedExamination()
    const people = [student, instructor, member, await given.aSecretary({ department })]
    const subscribers = await Promise.all(people.map((person) => aSubscriber(api, person)))
    const substitute = await given.anInstructor({ department })
    const seat = { thesis, person: substitute, position: 4, role: 'substitute', state: 'accepted' } as const
    await given.aSeat(seat)
    await asInstructor.call('releaseThesis', { ...of, body: { reason: 'Διακοπή σπουδών' } })
    const cancelled = expect.objectContaining({ status: 'CANCELLED', sequence: 1 })
    for (const { entries } of subscribers) expect(await entries()).toEqual({ [uid]: cancelled })
    expect(await (await aSubscriber(api, substitute)).entries()).toEqual({})
  })

  it.each([
    ['before the clocks go back', '2026-10-23', '2026-10-23T09:00:00.000Z'],
    ['after', '2026-10-26', '2026-10-26T10:00:00.000Z'],
  ])('has the hour of Greece %s', async (_when, date, start) => {
    const { student, uid } = await aPlannedExamination({ date })
    const { entries } = await aSubscriber(api, student)
    expect((await entries())[uid]?.start).toBe(start)
  })

  it('has the dates that are offered, until an examination is planned', async () => {
    const { student, member, thesis, asInstructor, asStudent, of } = await aThesisWithZoe(api).then(
      async (scene) => {
        const member = await given.anInstructor({ departmentId: scene.department.id })
        await given.aSeat({ thesis: scene.thesis, person: member, position: 3, state: 'accepted' })
        return { ...scene, member }
      },
    )
    const yes = await given.aDateOption({ thesis, startsAt: new Date('2026-06-22T09:00:00Z') })
    const no = await given.aDateOption({ thesis, startsAt: new Date('2026-06-23T09:00:00Z') })
    const subscriber = await aSubscriber(api, student)
    const asMember = await aSubscriber(api, member)
    const asked = { status: 'TENTATIVE', summary: `Πιθανή ημερομηνία εξέτασης, απαντήστε: ${thesis.title}` }
    for (const { entries } of [subscriber, asMember])
      expect(await entries()).toMatchObject({
        [`offered-date-${yes.id}`]: asked,
        [`offered-date-${no.id}`]: asked,
      })
    const answers = [
      { optionID: yes.id, answer: 'yes' },
      { optionID: no.id, answer: 'no' },
    ]
    expect((await asStudent.call('answerDates', { ...of, body: { answers } })).status).toBe(200)
    const answered = await subscriber.entries()
    expect(answered[`offered-date-${yes.id}`]?.summary).toBe(`Πιθανή ημερομηνία εξέτασης: ${thesis.title}`)
    expect(answered).not.toHaveProperty(`offered-date-${no.id}`)
    expect(await asMember.entries()).toHaveProperty(`offered-date-${no.id}`)
    await asInstructor.call('planExamination', { ...of, body: aPlan() })
    const names = Object.keys(await asMember.entries())
    expect(names.filter((name) => name.startsWith('offered-date'))).toEqual([])
  })

  it('has the ends of steps, where they are wanted, and the desired end', async () => {
    const student = await given.aStudent()
    const thesis = await given.aThesis({ student, startDate: '2026-03-01', intendedEnd: '2026-10-25' })
    const { steps } = await given.aTodoList({ thesis, steps: ['confirmed', 'untouched'] })
    const { client, entries } = await aSubscriber(api, student)
    const [, open] = steps
    expect(await entries()).toMatchObject({
      [`step-${open?.id}`]: { start: '2026-03-29', url: expect.stringContaining(`#step-${open?.id}`) },
      [`completion-${thesis.id}`]: { start: '2026-10-25', end: null },
    })
    await client.call('editFeed', { body: { steps: false } })
    expect(Object.keys(await entries())).toEqual([`completion-${thesis.id}`])
    expect((await client.call('getFeed')).body.feed).toMatchObject({ steps: false })
  })

  it('has the deadline of a topic for its instructor and for the students who declared interest', async () => {
    const instructor = await given.anInstructor()
    const topic = await given.aThesis({ instructor, interestDeadline: '2026-04-30' })
    const [student, other] = [await given.aStudent(), await given.aStudent()]
    for (const one of [student, other]) await given.anInterest({ thesis: topic, student: one })
    const deadline = { [`interest-deadline-${topic.id}`]: { start: '2026-04-30' } }
    const subscriber = await aSubscriber(api, student)
    expect(await subscriber.entries()).toMatchObject(deadline)
    expect(await (await aSubscriber(api, instructor)).entries()).toMatchObject(deadline)
    // Given to another student it shows nothing to this one.
    await db.transaction((tx) =>
      tx
        .update(thesis)
        .set({ studentId: other.id, intendedEnd: '2026-12-31' })
        .where(eq(thesis.id, topic.id)),
    )
    expect(await subscriber.entries()).toEqual({})
  })

  it('has the last day to answer an invitation', async () => {
    const member = await given.anInstructor()
    const seat = await given.aSeat({ person: member, dueOn: '2026-03-20' })
    const { entries } = await aSubscriber(api, member)
    expect((await entries())[`seat-${seat.id}`]).toMatchObject({ start: '2026-03-20', status: 'CONFIRMED' })
  })

  it('speaks the language of its person, whatever the calendar program asks for', async () => {
    const { student, uid, thesis } = await aPlannedExamination()
    const { client, read, entries } = await aSubscriber(api, student)
    await client.call('setNoticeSettings', { body: { language: 'en' } })
    expect((await entries())[uid]?.summary).toBe(`Examination: ${thesis.title}`)
    const asked = await read({ headers: { 'accept-language': 'el' } })
    expect(asked.text).toBe((await read()).text)
  })

  it('has nothing of others', async () => {
    await aPlannedExamination()
    for (const person of [await given.aStudent(), await given.anInstructor()])
      expect(await (await aSubscriber(api, person)).entries()).toEqual({})
  })
})

describe('the answer to a calendar program', () => {
  it('is a calendar for this caller alone, for a quarter of an hour', async () => {
    const { read } = await aSubscriber(api, await given.aStudent())
    const { status, headers } = await read()
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=900',
      'x-content-type-options': 'nosniff',
    })
  })

  it('is not sent again while nothing has changed, however much later it is asked for', async () => {
    const { student, move } = await aPlannedExamination()
    const { read } = await aSubscriber(api, student)
    const { etag } = (await read()).headers
    clock.advance({ minutes: 90 })
    const known = { headers: { 'if-none-match': `W/${etag}` } }
    const again = await read(known)
    expect([again.status, again.text]).toEqual([304, ''])
    await move({ time: '16:00' })
    expect((await read(known)).status).toBe(200)
  })
})

describe('the address of a calendar', () => {
  it('is kept as a hash, and shown once', async () => {
    const person = await given.aStudent()
    const { token, client } = await aSubscriber(api, person)
    const [row] = await db.select().from(calendarFeed).where(eq(calendarFeed.accountId, person.id))
    expect(row?.tokenHash).toBe(feedTokenHash(token))
    expect(JSON.stringify((await client.call('getFeed')).body)).not.toContain(token)
  })

  it('stands in no line of the log', async () => {
    const { token, read } = await aSubscriber(api, await given.aStudent())
    await read()
    await read({}, `${token}x`)
    expect(JSON.stringify(logged)).toContain('/v1/public/calendar/[redacted]')
    expect(JSON.stringify(logged)).not.toContain(token)
  })

  it('says when it was read last, to the hour', async () => {
    const { client, read } = await aSubscriber(api, await given.anInstructor())
    const lastRead = async () => (await client.call('getFeed')).body.feed?.lastReadAt?.date
    expect(await lastRead()).toBeUndefined()
    await read()
    const first = await lastRead()
    clock.advance({ minutes: 59 })
    await read()
    expect(await lastRead()).toBe(first)
    clock.advance({ minutes: 1 })
    await read()
    expect(await lastRead()).not.toBe(first)
  })

  it('ends with a new one, and when its person ends it', async () => {
    const { client, token, read, subscribe } = await aSubscriber(api, await given.aStudent())
    const next = await subscribe()
    expect((await read()).error).toMatchObject({ status: 404, code: 'not_found' })
    expect((await read({}, next)).status).toBe(200)
    expect((await client.call('revokeFeed')).status).toBe(200)
    expect((await client.call('revokeFeed')).status).toBe(200)
    for (const ended of [token, next]) expect((await read({}, ended)).status).toBe(404)
    expect((await client.call('getFeed')).body).toEqual({ feed: null })
    expect((await client.call('editFeed', { body: { steps: true } })).status).toBe(404)
  })

  it('is entered in the security log when it is made, and when it ends', async () => {
    const person = await given.aStudent()
    const { client } = await aSubscriber(api, person)
    await client.call('revokeFeed')
    const administrator = await api.as(await given.anAdministrator())
    const { body } = await administrator.call('listSecurityEvents', {
      query: { person: person.username, page: 1, pageSize: 10 },
    })
    expect(body.map(({ kind }) => kind)).toEqual(['calendar_address_revoked', 'calendar_address_made'])
  })

  it('rests while the account is disabled, and is gone with the account', async () => {
    const person = await given.aStudent({ password: 'right' })
    const { client, token, read } = await aSubscriber(api, person)
    const setDisabled = (disabledAt: Date | null) =>
      db.transaction((tx) => tx.update(account).set({ disabledAt }).where(eq(account.id, person.id)))
    await setDisabled(clock.now())
    expect((await read()).status).toBe(404)
    await setDisabled(null)
    expect((await read()).status).toBe(200)
    expect((await client.call('deleteOwnAccount', { body: { password: 'right' } })).body).toEqual({
      status: 2,
    })
    expect((await read()).status).toBe(404)
    expect(await db.$count(calendarFeed, eq(calendarFeed.tokenHash, feedTokenHash(token)))).toBe(0)
  })

  it('is for people who have dates, and administrators have none', async () => {
    const asAdministrator = await api.as(await given.anAdministrator())
    expect((await asAdministrator.call('createFeed', { body: { steps: true } })).status).toBe(403)
    expect((await api.anonymous.call('createFeed', { body: { steps: true } })).status).toBe(401)
  })
})
