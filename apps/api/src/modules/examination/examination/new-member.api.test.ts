import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { aPlan, aThesisWithZoe } from './outside/outside-member.fixture.ts'

// 10 March 2026
const api = await startTestApi()
const { given, clock, mailbox } = api
const YES = { accepts: true, noImpediment: true }

const codeIn = (text: string) => /\/s#([\w-]{27})/.exec(text)?.[1] ?? ''

/** Planned by the instructor and Zoe; a third member is missing. */
async function aPlannedExamination(email: string) {
  const scene = await aThesisWithZoe(api, { email })
  const plan = aPlan()
  await scene.asInstructor.call('planExamination', { ...scene.of, body: plan })
  const replaced = await given.aSeat({ thesis: scene.thesis, position: 3, state: 'declined' })
  const ask = (body: object) =>
    scene.asInstructor.call('replaceSeat', { params: { seatId: replaced.id }, body })
  return { ...scene, plan, ask }
}

describe('whoever becomes a member after the plan', () => {
  it('by an account reads day, hour and place at once, with the file for the calendar', async () => {
    const { another, ask, plan, of } = await aPlannedExamination('zoe.1@example.org')
    const late = await another('instructor')
    await ask({ username: late.account.username })
    const [seat] = (await late.client.call('listOwnSeats')).body
    await mailbox.newestTo(late.account.email)
    await late.client.call('answerSeat', { params: { seatId: seat?.seatID ?? 0 }, body: YES })
    const mail = await mailbox.newestTo(late.account.email)
    expect(mail.subject).toContain('Ορίστηκε η εξέταση της εργασίας')
    expect(mail.text).toContain('24 Ιουνίου 2026')
    expect(mail.text).toContain(plan.place)
    expect(mail.calendar).toContain('DTSTART:20260624T090000Z')
    const [notice] = (await late.client.call('listNotices')).body
    expect(notice).toMatchObject({ kind: 'exam_planned', facts: { day: '2026-06-24', time: '12:00' } })
    expect((await late.client.call('getProcess', of)).body.examination?.current).not.toBeNull()
  })

  it('by a link gets a mail with the day, the file and a link that shows both and the thesis', async () => {
    const { ask, plan } = await aPlannedExamination('zoe.2@example.org')
    const words = { firstName: 'Ηλίας', surname: 'Ράπτης', rankText: 'Καθηγητής', affiliation: 'ΑΠΘ' }
    await ask({ outside: { ...words, email: 'late@example.org' } })
    const invitation = codeIn((await mailbox.newestTo('late@example.org')).text)
    const opened = await api.anonymous.call('openSeat', { body: { code: invitation } })
    expect(opened.body).toMatchObject({ state: 'invited', examination: null, textName: null })
    const early = await api.anonymous.call('readTextByLink', { body: { code: invitation } })
    expect(early.error).toMatchObject({ status: 404 })
    await api.anonymous.call('answerSeatByLink', { body: { code: invitation, ...YES } })

    const mail = await mailbox.newestTo('late@example.org')
    expect(mail.subject).toContain('Ορίστηκε η εξέταση')
    expect(mail.text).toContain(plan.place)
    expect(mail.calendar).toContain('DTSTART:20260624T090000Z')
    const body = { code: codeIn(mail.text) }
    expect((await api.anonymous.call('openSeat', { body })).body).toMatchObject({
      state: 'accepted',
      examination: { startsAt: { date: '2026-06-24 12:00:00.000000' }, place: plan.place, minutes: 40 },
      textName: 'Κείμενο.pdf',
    })
    const text = await api.anonymous.call('readTextByLink', { body })
    expect([text.status, text.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(Buffer.from(text.bytes).toString()).toBe('%PDF-1.7')
  })

  it('as a substitute who moves up reads the same', async () => {
    const { another, thesis, seat, asSecretary } = await aPlannedExamination('zoe.3@example.org')
    const substitute = await another('instructor')
    const its = { position: 4, role: 'substitute', state: 'accepted' } as const
    await given.aSeat({ thesis, person: substitute.account, ...its })
    await asSecretary.call('leaveSeat', { params: { seatId: seat.id }, body: { reason: 'Ασθένεια' } })
    const kinds = (await substitute.client.call('listNotices')).body.map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['exam_planned', 'seat_given'])
  })

  it('while dates are offered is asked about them', async () => {
    const { another, thesis, asInstructor, of } = await aThesisWithZoe(api, { email: 'zoe.4@example.org' })
    const options = [{ date: '2026-06-24', time: '12:00' }]
    await asInstructor.call('offerDates', { ...of, body: { minutes: 30, options } })
    const late = await another('instructor')
    const seat = await given.aSeat({ thesis, person: late.account, position: 3 })
    await late.client.call('answerSeat', { params: { seatId: seat.id }, body: YES })
    expect((await late.client.call('listNotices')).body).toMatchObject([{ kind: 'dates_asked' }])
  })
})

describe('the thesis by a link', () => {
  it('is given until the day is over, and to nobody whose seat was left', async () => {
    const { asSecretary, seat } = await aPlannedExamination('zoe.5@example.org')
    const body = { code: codeIn((await mailbox.newestTo('zoe.5@example.org')).text) }
    expect((await api.anonymous.call('readTextByLink', { body })).status).toBe(200)
    await asSecretary.call('leaveSeat', { params: { seatId: seat.id }, body: { reason: 'Ασθένεια' } })
    const after = await api.anonymous.call('readTextByLink', { body })
    expect(after.error).toMatchObject({ status: 410, code: 'link_expired' })
  })

  it('ends with the day of the examination', async () => {
    await aPlannedExamination('zoe.6@example.org')
    const body = { code: codeIn((await mailbox.newestTo('zoe.6@example.org')).text) }
    const before = clock.now()
    clock.set('2026-06-24T20:59:00Z')
    expect((await api.anonymous.call('readTextByLink', { body })).status).toBe(200)
    clock.set('2026-06-24T21:00:00Z')
    expect((await api.anonymous.call('readTextByLink', { body })).error.code).toBe('link_expired')
    clock.set(before.toISOString())
  })

  it('is given to who marks by a link', async () => {
    const { thesis, seat } = await aThesisWithZoe(api, { email: 'zoe.7@example.org' })
    await given.aHeldExamination({ thesis, seats: [{ seat }] })
    const code = await given.aSeatLink({ seat, purpose: 'mark' })
    const shown = await api.anonymous.call('openMarkSheet', { body: { code } })
    expect(shown.body).toMatchObject({ textName: 'Κείμενο.pdf', sheet: null })
    const text = await api.anonymous.call('readTextToMark', { body: { code } })
    expect(Buffer.from(text.bytes).toString()).toBe('%PDF-1.7')
    const bySeat = await api.anonymous.call('readTextByLink', { body: { code } })
    expect(bySeat.error).toMatchObject({ status: 404 })
  })
})
