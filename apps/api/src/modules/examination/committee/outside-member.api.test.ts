import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createPlatform } from '../../../create-platform.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { historyService } from '../../thesis/history/history.service.ts'
import { noticeService } from '../../thesis/notice/notice.service.ts'
import { webhookEvents } from '../../work/webhook/webhook-events.service.ts'
import { OK, outsideMembers, refusal, ZOE } from './outside/outside-member.fixture.ts'
import { lapseSeats } from './seat/lapse-seats.ts'
import { outsidePerson, signedLink } from './tables.ts'

const api = await startTestApi()
const { given, clock } = api
const { aThesisUnderRules, propose, seatsOf, withZoeAsked, codeTo, open, answer } = outsideMembers(api)

describe('a person from outside', () => {
  it('is asked by a mail that says who runs the service, what to do and until when', async () => {
    const { asInstructor, instructor, thesis } = await aThesisUnderRules()
    expect(await propose(asInstructor, thesis, ZOE)).toMatchObject(OK)
    const { subject, text } = await api.mailbox.newestTo(ZOE.email)
    expect(subject).toBe(`Πρόσκληση σε εξεταστική επιτροπή: «${thesis.title}»`)
    for (const said of [
      'Καλημέρα σας,',
      'Δεν χρειάζεται λογαριασμός.',
      'Απάντηση έως: Τρίτη 17 Μαρτίου 2026',
      `${instructor.firstName} ${instructor.surname}`,
    ]) {
      expect(text).toContain(said)
    }
    expect(await seatsOf(asInstructor, thesis)).toMatchObject([
      { role: 'supervisor', hasLink: null },
      {
        state: 'invited',
        hasLink: true,
        person: { username: null, uName: 'Ζωή', rankText: ZOE.rankText, affiliation: ZOE.affiliation },
      },
    ])
  })

  it('is written to in English where the instructor says so', async () => {
    const { asInstructor, thesis } = await aThesisUnderRules()
    await propose(asInstructor, thesis, { ...ZOE, language: 'en' })
    const { text } = await api.mailbox.newestTo(ZOE.email)
    expect(text).toContain('You need no account.')
  })

  it('reads what the answer needs, and accepts with the declaration', async () => {
    const { asInstructor, instructor, student, thesis, code } = await withZoeAsked()
    expect(await open(code)).toMatchObject({
      status: 200,
      body: {
        thesisTitle: thesis.title,
        student: { uName: student.firstName, uSurname: student.surname },
        person: { uName: 'Ζωή', uSurname: 'Καρρά' },
        role: 'member',
        state: 'invited',
        asksNoImpediment: true,
      },
    })
    expect(await answer(code, { accepts: true })).toMatchObject(refusal(409, 'impediment'))
    expect(await answer(code)).toMatchObject(OK)
    expect((await seatsOf(asInstructor, thesis))[1]).toMatchObject({ state: 'accepted', hasLink: true })
    const { subject } = await api.mailbox.newestTo(instructor.email)
    expect(subject).toBe(`Απάντηση σε πρόσκληση επιτροπής: αποδοχή: «${thesis.title}»`)
    const { body } = await asInstructor.call('getThesisHistory', { params: { thesisId: thesis.id } })
    expect(body[0]).toMatchObject({ what: 'seat_accepted' })
  })

  it('declines without a reason, and another from outside is asked', async () => {
    const { asInstructor, thesis, params, code } = await withZoeAsked()
    expect(await answer(code, { accepts: false })).toMatchObject(OK)
    const body = { outside: { ...ZOE, firstName: 'Ήρα', email: 'hera@example.org' } }
    expect(await asInstructor.call('replaceSeat', { params, body })).toMatchObject(OK)
    const seats = await seatsOf(asInstructor, thesis)
    expect(seats.map(({ state, person }) => [state, person.uName]).slice(1)).toEqual([
      ['invited', 'Ήρα'],
      ['declined', 'Ζωή'],
    ])
  })

  it.each([
    ['the same person twice', [ZOE, { ...ZOE, email: 'ZOE@example.org' }]],
    ['more than the rules say', [ZOE, { ...ZOE, email: 'hera@example.org' }]],
  ])('is not asked as %s', async (_what, outsiders) => {
    const { asInstructor, thesis } = await aThesisUnderRules()
    expect(await propose(asInstructor, thesis, ...outsiders)).toMatchObject(refusal(409, 'seat_not_allowed'))
    expect(await seatsOf(asInstructor, thesis)).toHaveLength(1)
  })

  it('has no account: an address of an instructor or of the student is refused at its field', async () => {
    const { asInstructor, instructor, student, thesis } = await aThesisUnderRules()
    for (const { email } of [instructor, student]) {
      const { status, error } = await propose(asInstructor, thesis, { ...ZOE, email })
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['seats.0.outside.email']])
    }
  })

  it('is named, or an instructor is, and not both', async () => {
    const { asInstructor, instructor, student, params, code } = await withZoeAsked()
    await answer(code, { accepts: false })
    const fieldsOf = async (body: object) => {
      const { status, error } = await asInstructor.call('replaceSeat', { params, body })
      return [status, Object.keys(error.fields ?? {})]
    }
    expect(await fieldsOf({})).toEqual([400, ['username']])
    expect(await fieldsOf({ username: instructor.username, outside: ZOE })).toEqual([400, ['outside']])
    expect(await fieldsOf({ outside: { ...ZOE, rankText: '' } })).toEqual([400, ['rankText']])
    expect(await fieldsOf({ outside: { ...ZOE, email: student.email } })).toEqual([400, ['email']])
  })

  it('is only notified where the rules appoint', async () => {
    const { asInstructor, thesis } = await aThesisUnderRules({ answer: 'appointed' })
    await propose(asInstructor, thesis, ZOE)
    const { subject, text } = await api.mailbox.newestTo(ZOE.email)
    expect(subject).toBe(`Ορισμός σε εξεταστική επιτροπή: «${thesis.title}»`)
    expect(text).not.toContain('/s#')
    expect((await seatsOf(asInstructor, thesis))[1]).toMatchObject({ state: 'accepted', hasLink: false })
  })

  it('is known to a department once, by the address; words on which nothing relies are written anew', async () => {
    const { asInstructor, department, thesis } = await aThesisUnderRules()
    const { id } = await given.anOutsidePerson({ department, email: 'Zoe@Example.org', rankText: 'Λέκτορας' })
    expect(await propose(asInstructor, thesis, ZOE)).toMatchObject(OK)
    const known = await api.db
      .select()
      .from(outsidePerson)
      .where(eq(outsidePerson.departmentId, department.id))
    expect(known).toMatchObject([{ id, rankText: ZOE.rankText, version: 2 }])
  })
})

describe('hard case 16: the link was passed on', () => {
  it('is read by a second person, who cannot act after use; the secretary revokes it', async () => {
    const { asInstructor, asSecretary, thesis, params, code } = await withZoeAsked()
    expect(await answer(code)).toMatchObject(OK)
    expect(await open(code)).toMatchObject({ status: 200, body: { state: 'accepted' } })
    expect(await answer(code, { accepts: false })).toMatchObject(refusal(410, 'link_used'))
    expect((await seatsOf(asInstructor, thesis))[1]).toMatchObject({ state: 'accepted' })
    expect(await asSecretary.call('revokeSeatLink', { params })).toMatchObject(OK)
    expect(await open(code)).toMatchObject(refusal(410, 'link_expired'))
  })

  it('of two answers at the same time one is written', async () => {
    const { code } = await withZoeAsked()
    const answers = await Promise.all([answer(code), answer(code, { accepts: false })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
  })
})

describe('a link', () => {
  it('of which nobody knows is not found, and its hash opens nothing', async () => {
    const { code } = await withZoeAsked()
    const rows = await api.db.select().from(signedLink)
    expect(JSON.stringify(rows)).not.toContain(code)
    for (const guess of ['nobody-made-this-code-up-yet', ...rows.map(({ codeHash }) => codeHash)]) {
      expect(await open(guess)).toMatchObject(refusal(404, 'not_found'))
    }
  })

  it('changes nothing when it is opened, however often', async () => {
    const { asInstructor, thesis, code } = await withZoeAsked()
    for (let times = 0; times < 5; times += 1) expect((await open(code)).status).toBe(200)
    expect((await seatsOf(asInstructor, thesis))[1]).toMatchObject({ state: 'invited', hasLink: true })
  })

  it('holds until the last day is over', async () => {
    const { code } = await withZoeAsked()
    clock.set('2026-03-17T21:59:00Z')
    expect((await open(code)).status).toBe(200)
    clock.set('2026-03-17T22:00:00Z')
    expect(await open(code)).toMatchObject(refusal(410, 'link_expired'))
    expect(await answer(code)).toMatchObject(refusal(410, 'link_expired'))
  })

  it('gives way to the one of the next mail', async () => {
    const { instructor, params, code } = await withZoeAsked()
    clock.advance({ days: 1 })
    const tomorrow = await api.as(instructor)
    expect(await tomorrow.call('remindSeat', { params })).toMatchObject(OK)
    expect(await open(code)).toMatchObject(refusal(410, 'link_expired'))
    const next = await codeTo(ZOE.email)
    expect(next).not.toBe(code)
    expect(await answer(next)).toMatchObject(OK)
  })

  it('that was revoked is followed by a new one on the same day', async () => {
    const { asInstructor, params, code } = await withZoeAsked()
    expect(await asInstructor.call('remindSeat', { params })).toMatchObject(refusal(409, 'reminded_today'))
    expect(await asInstructor.call('revokeSeatLink', { params })).toMatchObject(OK)
    expect(await asInstructor.call('revokeSeatLink', { params })).toMatchObject(refusal(410, 'link_expired'))
    expect(await answer(code)).toMatchObject(refusal(410, 'link_expired'))
    const { body } = await asInstructor.call('remindSeat', { params })
    expect(body.heldMails).toMatchObject([{ name: 'Ζωή Καρρά', reason: 'just_mailed' }])
    clock.advance({ minutes: 10 })
    expect(await answer(await codeTo(ZOE.email))).toMatchObject(OK)
  })

  it('ends with the assignment', async () => {
    const { asInstructor, thesis, code } = await withZoeAsked()
    const params = { thesisId: thesis.id }
    await asInstructor.call('releaseThesis', { params, body: { reason: 'Αποχώρηση' } })
    expect(await open(code)).toMatchObject(refusal(410, 'link_expired'))
  })

  it('ends with the days to answer', async () => {
    const deps = {
      ...api,
      notices: noticeService(createPlatform(api)),
      history: historyService(webhookEvents()),
    }
    const { instructor, thesis, code } = await withZoeAsked()
    clock.advance({ days: 8 })
    await lapseSeats(deps)
    const later = await api.as(instructor)
    expect((await seatsOf(later, thesis))[1]).toMatchObject({ state: 'lapsed', hasLink: false })
    expect(await open(code)).toMatchObject(refusal(410, 'link_expired'))
  })
})

describe('the secretary', () => {
  it('writes down that a member from outside has left, and another is asked', async () => {
    const { asInstructor, asSecretary, student, thesis, params, code } = await withZoeAsked()
    await answer(code)
    const body = { reason: 'Ασθένεια' }
    expect(await asInstructor.call('leaveSeat', { params, body })).toMatchObject(refusal(404, 'not_found'))
    expect(await asSecretary.call('leaveSeat', { params, body: { reason: '' } })).toMatchObject({
      status: 400,
    })
    expect(await asSecretary.call('leaveSeat', { params, body })).toMatchObject(OK)
    expect((await seatsOf(asInstructor, thesis))[1]).toMatchObject({ state: 'left', hasLink: false })
    expect(await open(code)).toMatchObject(refusal(410, 'link_expired'))
    const { subject, text } = await api.mailbox.newestTo(student.email)
    expect(subject).toBe(`Μέλος της επιτροπής αποχώρησε: «${thesis.title}»`)
    expect(text).not.toContain('Ασθένεια')
  })

  it('of another department does neither', async () => {
    const { params, code } = await withZoeAsked()
    const elsewhere = await api.as(await given.aSecretary({ department: await given.aDepartment() }))
    await answer(code)
    const body = { reason: 'Ασθένεια' }
    expect(await elsewhere.call('leaveSeat', { params, body })).toMatchObject(refusal(404, 'not_found'))
    expect(await elsewhere.call('revokeSeatLink', { params })).toMatchObject(refusal(404, 'not_found'))
  })
})
