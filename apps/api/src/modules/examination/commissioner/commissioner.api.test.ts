import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { DAY } from '../../../platform/durations.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { event } from '../../thesis/history/tables.ts'
import { sentBy } from '../../thesis/notice/sent-by.fixture.ts'
import { aDepartmentWithPeople } from '../../view/thesis-view/people.fixture.ts'
import { BODY, linkIn, withCompany, withMentor } from './commissioner.fixture.ts'

const api = await startTestApi()
const { anonymous, clock, given, mailbox } = api

const EXPIRED = { status: 410, code: 'link_expired' }
const NOT_FOUND = { status: 404, code: 'not_found' }
const text = 'Ποιες μετρήσεις μπορούμε να δημοσιεύσουμε;'

describe('naming the firm that a thesis is worked on with', () => {
  it('is read with the process by supervisor and student, the address by the supervisor alone', async () => {
    const { asInstructor, asStudent, of } = await withCompany(api)
    const before = await asStudent.call('getProcess', of)
    expect(before.body.commissioner).toEqual({
      current: null,
      may: { set: 'not_owner', remove: 'not_owner', revokeLink: 'not_owner', comment: true },
    })
    const body = {
      ...BODY,
      agreedOn: '2026-03-02',
      agreementNote: 'Πρωτόκολλο 417',
      embargoReason: 'Ευρεσιτεχνία',
    }
    expect((await asInstructor.call('setCommissioner', { ...of, body })).status).toBe(200)
    const { commissioner } = (await asInstructor.call('getProcess', of)).body
    expect(commissioner?.current).toMatchObject({
      firm: BODY.firm,
      mentor: { uName: 'Νίκη', uSurname: 'Σάρρα', email: BODY.email, language: 'el' },
      agreementNote: 'Πρωτόκολλο 417',
      embargoReason: 'Ευρεσιτεχνία',
      link: null,
      hasComments: false,
      maySeeComments: true,
    })
    expect((await asStudent.call('getProcess', of)).body.commissioner?.current?.mentor).toMatchObject({
      uSurname: 'Σάρρα',
      email: null,
    })
  })

  it('is read without the conversation by the office, and not by other instructors', async () => {
    const { asInstructor, department, of, another } = await withCompany(api)
    await asInstructor.call('setCommissioner', { ...of, body: BODY })
    const asSecretary = await api.as(await given.aSecretary({ department }))
    const { current } = (await asSecretary.call('getProcess', of)).body.commissioner ?? {}
    expect(current).toMatchObject({ firm: BODY.firm, maySeeComments: false, mentor: { email: null } })
    expect((await asSecretary.call('listCommissionerComments', of)).error.code).toBe('wrong_role')
    const { client } = await another('instructor')
    expect((await client.call('listCommissionerComments', of)).error).toMatchObject(NOT_FOUND)
    expect((await client.call('setCommissioner', { ...of, body: BODY })).error).toMatchObject(NOT_FOUND)
  })

  it.each([
    ['without a rule book', null],
    ['where the rule book does not allow it', 'off'],
  ] as const)('is refused %s, and the process does not speak of it', async (_where, company) => {
    const { asInstructor, of } = await withCompany(api, company)
    const refused = { status: 409, code: 'no_company' }
    expect((await asInstructor.call('setCommissioner', { ...of, body: BODY })).error).toMatchObject(refused)
    expect((await asInstructor.call('sendCommissionerLink', of)).error).toMatchObject(refused)
    expect((await asInstructor.call('getProcess', of)).body).not.toHaveProperty('commissioner')
  })

  it('names the wrong fields', async () => {
    const { asInstructor, of } = await withCompany(api)
    const body = { ...BODY, firm: ' ', email: 'niki' }
    expect((await asInstructor.call('setCommissioner', { ...of, body })).error).toMatchObject({
      status: 400,
      fields: { firm: 'Υποχρεωτικό πεδίο', email: expect.any(String) },
    })
  })

  it('is taken back, until something was said', async () => {
    const { asInstructor, asStudent, of } = await withCompany(api)
    expect((await asInstructor.call('removeCommissioner', of)).error).toMatchObject(NOT_FOUND)
    await asInstructor.call('setCommissioner', { ...of, body: BODY })
    expect((await asInstructor.call('removeCommissioner', of)).status).toBe(200)
    await asInstructor.call('setCommissioner', { ...of, body: BODY })
    await asStudent.call('writeCommissionerComment', { ...of, body: { text } })
    const refused = await asInstructor.call('removeCommissioner', of)
    expect(refused.error).toMatchObject({ status: 409, code: 'company_comments' })
  })

  it('stands in the history with the firm, and without its mentor', async () => {
    const { asInstructor, of, thesis } = await withMentor(api)
    await asInstructor.call('setCommissioner', { ...of, body: { ...BODY, firm: 'Άλλος φορέας' } })
    const rows = await api.db
      .select({ what: event.what, details: event.details })
      .from(event)
      .where(eq(event.thesisId, thesis.id))
      .orderBy(event.id)
    expect(rows).toEqual([
      { what: 'commissioner_named', details: { firm: BODY.firm } },
      { what: 'commissioner_link_sent', details: { firm: BODY.firm } },
      { what: 'commissioner_changed', details: { firm: 'Άλλος φορέας' } },
    ])
  })
})

describe('the link of a mentor', () => {
  it('shows the least: title, people, stage and conversation', async () => {
    const { asInstructor, asStudent, code, thesis, student, instructor, department, of } =
      await withMentor(api)
    await asStudent.call('writeCommissionerComment', { ...of, body: { text } })
    await anonymous.call('writeCommentByLink', { body: { code, text: 'Του Οκτωβρίου.' } })
    await asInstructor.call('writeCommissionerComment', { ...of, body: { text: 'Ευχαριστούμε.' } })
    const { body } = await anonymous.call('openCommissionerTalk', { body: { code } })
    const names = ({ firstName, surname }: { firstName: string; surname: string }) => ({
      uName: firstName,
      uSurname: surname,
    })
    expect(body).toEqual({
      thesisTitle: thesis.title,
      student: names(student),
      supervisor: names(instructor),
      depName: department.name,
      person: { uName: 'Νίκη', uSurname: 'Σάρρα' },
      firm: BODY.firm,
      phase: 'inWork',
      until: expect.anything(),
      comments: [
        { text, when: expect.anything(), who: names(student), firm: null },
        { text: 'Του Οκτωβρίου.', when: expect.anything(), who: null, firm: BODY.firm },
        { text: 'Ευχαριστούμε.', when: expect.anything(), who: names(instructor), firm: null },
      ],
    })
  })

  it('opens nothing else: neither a seat, nor marks, nor a text', async () => {
    const { code } = await withMentor(api)
    for (const call of [
      'openSeat',
      'openDates',
      'openMarkSheet',
      'readTextByLink',
      'readTextToMark',
    ] as const)
      expect((await anonymous.call(call, { body: { code } })).error).toMatchObject(NOT_FOUND)
  })

  it('holds 28 days, the last of them whole', async () => {
    clock.set('2026-03-10T09:00:00Z')
    const { code } = await withMentor(api)
    clock.set('2026-04-07T20:59:59Z')
    expect((await anonymous.call('openCommissionerTalk', { body: { code } })).status).toBe(200)
    clock.set('2026-04-07T21:00:00Z')
    expect((await anonymous.call('openCommissionerTalk', { body: { code } })).error).toMatchObject(EXPIRED)
    expect((await anonymous.call('writeCommentByLink', { body: { code, text } })).error).toMatchObject(
      EXPIRED,
    )
    clock.set('2026-03-10T09:00:00Z')
  })

  it('ends with the next one, when it is revoked, with another address, and with the thesis', async () => {
    const open = (code: string) => anonymous.call('openCommissionerTalk', { body: { code } })
    const { asInstructor, of, code, email } = await withMentor(api)
    // A second mail of one kind waits ten minutes, and the link before holds until then.
    clock.set(new Date(clock.now().getTime() + DAY / 24).toISOString())
    await asInstructor.call('sendCommissionerLink', of)
    const next = linkIn((await mailbox.newestTo(email)).text)
    expect((await open(code)).error).toMatchObject(EXPIRED)
    expect((await open(next)).status).toBe(200)
    expect((await asInstructor.call('revokeCommissionerLink', of)).status).toBe(200)
    expect((await open(next)).error).toMatchObject(EXPIRED)
    expect((await asInstructor.call('revokeCommissionerLink', of)).error).toMatchObject(EXPIRED)

    const other = await withMentor(api)
    await other.asInstructor.call('setCommissioner', { ...other.of, body: BODY })
    expect((await open(other.code)).error).toMatchObject(EXPIRED)

    const released = await withMentor(api)
    await released.asInstructor.call('releaseThesis', {
      ...released.of,
      body: { reason: 'Άλλο θέμα' },
    })
    expect((await open(released.code)).error).toMatchObject(EXPIRED)
  })

  it('is not found by another code', async () => {
    const code = 'nobody-made-this-code-up'
    expect((await anonymous.call('openCommissionerTalk', { body: { code } })).error).toMatchObject(NOT_FOUND)
    expect((await anonymous.call('writeCommentByLink', { body: { code, text } })).error).toMatchObject(
      NOT_FOUND,
    )
  })

  it('takes thirty comments in a day', async () => {
    const { code } = await withMentor(api)
    for (let count = 0; count < 30; count += 1)
      expect((await anonymous.call('writeCommentByLink', { body: { code, text } })).status).toBe(200)
    const late = await anonymous.call('writeCommentByLink', { body: { code, text } })
    expect(late.error).toMatchObject({ status: 429, code: 'too_many_attempts' })
  })
})

describe('the conversation with a firm', () => {
  it('notifies student and supervisor of the mentor, and each other and the mentor of the two', async () => {
    const { asStudent, code, email, student, instructor, thesis, of } = await withMentor(api)
    const ofThesis = expect.objectContaining({ thesisTitle: thesis.title })
    const byMentor = await sentBy(api, () => anonymous.call('writeCommentByLink', { body: { code, text } }))
    expect(byMentor.notices).toEqual([
      { to: instructor.username, kind: 'company_comment', thesisId: thesis.id, facts: ofThesis },
      { to: student.username, kind: 'company_comment', thesisId: thesis.id, facts: ofThesis },
    ])
    expect(byMentor.notices[0]?.facts).toMatchObject({ person: BODY.firm, reason: text })
    const byStudent = await sentBy(api, () =>
      asStudent.call('writeCommissionerComment', { ...of, body: { text } }),
    )
    expect(byStudent.notices.map(({ to }) => to)).toEqual([instructor.username])
    expect(byStudent.mails.map(([to]) => to)).toContain(email)
    const mail = await mailbox.newestTo(email)
    expect(mail.subject).toContain('Νέο σχόλιο')
    expect(linkIn(mail.text)).toBe('')
  })

  it('sends no mail where no link holds', async () => {
    const { asInstructor, asStudent, email, of } = await withMentor(api)
    await asInstructor.call('revokeCommissionerLink', of)
    const sent = await sentBy(api, () =>
      asStudent.call('writeCommissionerComment', { ...of, body: { text } }),
    )
    expect(sent.mails.map(([to]) => to)).not.toContain(email)
  })

  it('is quiet: of what is written in ten minutes one mail leaves', async () => {
    const { asStudent, email, of } = await withMentor(api)
    await asStudent.call('writeCommissionerComment', { ...of, body: { text: 'Πρώτο.' } })
    const countTheirs = async () => (await mailbox.all()).filter(({ to }) => to === email).length
    const before = await countTheirs()
    await asStudent.call('writeCommissionerComment', { ...of, body: { text: 'Δεύτερο.' } })
    await asStudent.call('writeCommissionerComment', { ...of, body: { text: 'Τρίτο.' } })
    expect(await countTheirs()).toBe(before)
  })

  it('is apart from the conversations about steps', async () => {
    const { asStudent, code, thesis, of } = await withMentor(api)
    const list = await given.aTodoList({ thesis, steps: ['untouched'] })
    const itemId = list.steps[0]?.id ?? 0
    await asStudent.call('writeStepComment', { params: { itemId }, body: { text: 'Μόνο για εμάς.' } })
    const { body } = await anonymous.call('openCommissionerTalk', { body: { code } })
    expect(body.comments).toEqual([])
    await asStudent.call('writeCommissionerComment', { ...of, body: { text } })
    const steps = await asStudent.call('listStepComments', { params: { itemId } })
    expect(steps.body.map((one) => one.text)).toEqual(['Μόνο για εμάς.'])
  })

  it('is read and no more written after the mark, and begins anew with another student', async () => {
    const { asInstructor, asStudent, instructor, student, department } = await aDepartmentWithPeople(api)
    const marked = await given.aThesis({ instructor, student, mark: 9 })
    const firm = await given.aCommissioner({ thesis: marked })
    await given.aCommissionerComment(firm)
    const of = { params: { thesisId: marked.id } }
    expect((await asStudent.call('listCommissionerComments', of)).body).toHaveLength(1)
    const late = await asStudent.call('writeCommissionerComment', { ...of, body: { text } })
    expect(late.error).toMatchObject({ status: 409, code: 'thesis_ended' })

    const former = await given.aStudent({ department })
    const next = await given.aStudent({ department })
    const passedOn = await given.aThesis({ instructor, student: next })
    const earlier = await given.aCommissioner({ thesis: { ...passedOn, studentId: former.id } })
    await given.aCommissionerComment(earlier)
    const its = { params: { thesisId: passedOn.id } }
    expect((await (await api.as(next)).call('listCommissionerComments', its)).body).toEqual([])
    expect((await asInstructor.call('listCommissionerComments', its)).body).toEqual([])
  })
})
