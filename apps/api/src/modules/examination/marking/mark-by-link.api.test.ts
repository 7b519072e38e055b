import { hundredthsText } from '@diatrivi/domain/shared/hundredths'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createPlatform } from '../../../create-platform.ts'
import { reminderJob } from '../../../reminder-job.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { processOf, seal, thesisOf } from './committee-marks.fixture.ts'
import { heldByLink, linkIn, PIN_IN_MAIL } from './mark-by-link.fixture.ts'
import { memberMark } from './tables.ts'

const api = await startTestApi()
const { clock, db, mailbox } = api

const OK = { status: 200, body: { status: 200 } }
const refusal = (status: number, code: string) => ({ status, error: { code } })
const WRONG_PIN = { status: 400, error: { code: 'validation', fields: { pin: expect.any(String) } } }

const asked = (body: object) => api.anonymous.call('openMarkSheet', { body })
const sendCode = (code: string) => api.anonymous.call('sendMarkCode', { body: { code } })
const save = (body: object) => api.anonymous.call('saveMarkByLink', { body })
const confirm = (body: object) => api.anonymous.call('confirmMarkByLink', { body })
const given = (mark: string | null, isSealed: boolean) => ({
  parts: [{ key: 'whole', mark }],
  seal: isSealed,
})

/** What a mailed code proves, for the calls that ask for it. */
async function proven(code: string, email: string) {
  expect(await sendCode(code)).toMatchObject(OK)
  return { code, pin: await pinTo(email) }
}

async function pinTo(email: string): Promise<string> {
  const { text } = await mailbox.newestTo(email)
  return PIN_IN_MAIL.exec(text)?.[1] ?? ''
}

const held = (values: Parameters<typeof heldByLink>[1] = {}) => heldByLink(api, values)

describe('a member without an account', () => {
  it('is asked by a mail with a link when the examination was held', async () => {
    const { zoe, thesis, code } = await held()
    const { subject, text } = await mailbox.newestTo(zoe.email)
    expect(subject).toBe(`Εκκρεμεί ο βαθμός σας: «${thesis.title}»`)
    expect(text).toContain('Δεν χρειάζεται λογαριασμός.')
    expect(text).toContain('Ο σύνδεσμος ισχύει έως: Πέμπτη 9 Απριλίου 2026')
    expect(code).toHaveLength(27)
  })

  it('who was absent is not asked', async () => {
    const { zoe } = await held({ isPresent: false })
    expect((await mailbox.all()).filter(({ to }) => to === zoe.email)).toEqual([])
  })

  it('reads what the mark is for, and marks in the steps of the rules', async () => {
    const { thesis, student, instructor, zoe, code } = await held()
    expect(await asked({ code })).toMatchObject({
      status: 200,
      body: {
        thesisTitle: thesis.title,
        student: { uName: student.firstName, uSurname: student.surname },
        supervisor: { uName: instructor.firstName, uSurname: instructor.surname },
        isOpened: false,
        isSealed: false,
        sheet: null,
      },
    })
    const proof = await proven(code, zoe.email)
    expect((await asked(proof)).body).toMatchObject({
      sheet: { step: '0.50', parts: [{ key: 'whole', mark: null }], sealedAt: null },
    })
    const { status, error } = await save({ ...proof, ...given('8.70', true) })
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['parts.0.mark']])
    expect(await save({ ...proof, ...given('8.50', false), remark: 'Πρόχειρο' })).toMatchObject(OK)
    expect((await asked(proof)).body).toMatchObject({
      isSealed: false,
      sheet: { parts: [{ mark: '8.50' }], remark: 'Πρόχειρο', sealedAt: null },
    })
    expect(await save({ ...proof, ...given('9.00', true) })).toMatchObject(OK)
    expect((await asked(proof)).body).toMatchObject({ isSealed: true, sheet: { parts: [{ mark: '9.00' }] } })
  })

  it('seals last, which opens the marks of all and gets a mail without a mark', async () => {
    const { asInstructor, first, thesis, examination, zoe, code } = await held()
    // One mail of a kind leaves in ten minutes.
    clock.advance({ minutes: 10 })
    await seal(asInstructor, examination, '8.00')
    await seal(first.client, examination, '8.00')
    expect(await processOf(asInstructor, thesis)).toMatchObject({
      marking: { sealed: 2, of: 3 },
      result: null,
    })
    const proof = await proven(code, zoe.email)
    expect(await save({ ...proof, ...given('9.50', true) })).toMatchObject(OK)
    expect((await processOf(asInstructor, thesis)).result).toMatchObject({ final: '8.50', outcome: 'passed' })
    expect(await thesisOf(asInstructor, thesis)).toMatchObject({ thesisMark: 9, thesisMarkExact: '8.50' })
    const { subject, text } = await mailbox.newestTo(zoe.email)
    expect(subject).toBe(`Οι βαθμοί αποσφραγίστηκαν: «${thesis.title}»`)
    expect(text).not.toMatch(/8[.,]5|9[.,]5/)
    expect((await asked({ code })).body).toMatchObject({ isOpened: true })
    expect(await sendCode(code)).toMatchObject(refusal(409, 'marks_opened'))
    expect(await save({ ...proof, ...given('10.00', true) })).toMatchObject(refusal(409, 'marks_opened'))
  })

  it('is followed by a letter that says why the examination was failed', async () => {
    const { asInstructor, first, examination, zoe, code } = await held()
    clock.advance({ minutes: 10 })
    await seal(asInstructor, examination, '4.00')
    await seal(first.client, examination, '4.00')
    await save({ ...(await proven(code, zoe.email)), ...given('4.00', true) })
    expect((await mailbox.newestTo(zoe.email)).text).toContain(
      'Η εργασία δεν εγκρίνεται. Ο μέσος όρος δεν φτάνει το 5,',
    )
  })

  it('is named by the history, with a hash and no mark', async () => {
    const { asInstructor, thesis, zoe, code } = await held()
    await save({ ...(await proven(code, zoe.email)), ...given('9.50', true) })
    const { body, text } = await asInstructor.call('getThesisHistory', { params: { thesisId: thesis.id } })
    expect(body[0]).toMatchObject({ what: 'mark_sealed', details: { member: 'Ζωή Καρρά' } })
    expect(text).not.toMatch(/9[.,]50?\b/)
  })

  it('is asked once more where the marks lie apart, and confirms by a new link', async () => {
    const { asInstructor, first, thesis, examination, zoe, code } = await held({ marking: { spread: 100 } })
    // One mail of a kind leaves in ten minutes.
    clock.advance({ minutes: 10 })
    await save({ ...(await proven(code, zoe.email)), ...given('5.00', true) })
    await seal(asInstructor, examination, '9.00')
    await seal(first.client, examination, '9.00')
    expect((await processOf(asInstructor, thesis)).result).toBeNull()
    const { subject, text } = await mailbox.newestTo(zoe.email)
    expect(subject).toBe(`Οι βαθμοί της επιτροπής διαφέρουν αισθητά: «${thesis.title}»`)
    const next = linkIn(text)
    expect(await asked({ code })).toMatchObject(refusal(410, 'link_expired'))
    const byLinkAlone = { isReconsidered: false, isConfirmed: false, isSealed: true }
    expect((await asked({ code: next })).body).toMatchObject(byLinkAlone)
    for (const client of [asInstructor, first.client])
      await client.call('confirmMark', { params: { examinationId: examination.id } })
    const proof = await proven(next, zoe.email)
    expect((await asked(proof)).body).toMatchObject({ isReconsidered: true, isConfirmed: false })
    expect(await confirm({ ...proof, pin: other(proof.pin) })).toMatchObject(WRONG_PIN)
    expect(await confirm(proof)).toMatchObject(OK)
    expect((await processOf(asInstructor, thesis)).result).toMatchObject({ final: '7.50' })
  })

  it('has nothing to confirm before', async () => {
    const { zoe, code } = await held()
    expect(await confirm(await proven(code, zoe.email))).toMatchObject(refusal(409, 'nothing_to_confirm'))
  })

  it('who has left the committee since marks what he or she was present at', async () => {
    const { asSecretary, asInstructor, thesis, seat, zoe, code } = await held()
    const body = { reason: 'Ασθένεια' }
    expect(await asSecretary.call('leaveSeat', { params: { seatId: seat.id }, body })).toMatchObject(OK)
    expect(await save({ ...(await proven(code, zoe.email)), ...given('8.00', true) })).toMatchObject(OK)
    expect((await processOf(asInstructor, thesis)).marking).toMatchObject({ sealed: 1, of: 3 })
  })
})

describe('the mailed code', () => {
  it('holds ten minutes', async () => {
    const { zoe, code } = await held()
    const proof = await proven(code, zoe.email)
    clock.advance({ minutes: 9 })
    expect((await asked(proof)).status).toBe(200)
    clock.advance({ minutes: 1 })
    expect(await asked(proof)).toMatchObject(WRONG_PIN)
    expect(await save({ ...proof, ...given('8.00', true) })).toMatchObject(WRONG_PIN)
    clock.set('2026-03-10T09:00:00Z')
  })

  it('is good for nothing after five wrong tries, and a new one is', async () => {
    const { zoe, code } = await held()
    const { pin } = await proven(code, zoe.email)
    for (let tries = 0; tries < 5; tries += 1)
      expect(await asked({ code, pin: other(pin) })).toMatchObject(WRONG_PIN)
    expect(await asked({ code, pin })).toMatchObject(WRONG_PIN)
    expect((await asked(await proven(code, zoe.email))).status).toBe(200)
  })

  it('takes the place of the one before', async () => {
    const { zoe, code } = await held()
    const before = await proven(code, zoe.email)
    const after = await proven(code, zoe.email)
    if (before.pin !== after.pin) expect(await asked(before)).toMatchObject(WRONG_PIN)
    expect((await asked(after)).status).toBe(200)
  })

  it('is sent ten times a day of one link', async () => {
    const { code } = await held()
    for (let times = 0; times < 10; times += 1) expect(await sendCode(code)).toMatchObject(OK)
    expect(await sendCode(code)).toMatchObject(refusal(429, 'too_many_attempts'))
  })

  it('is six digits, of which a hash is kept', async () => {
    const { zoe, code } = await held()
    const { pin } = await proven(code, zoe.email)
    const { rows } = await db.execute<{ text: string }>(
      sql`select to_jsonb(one)::text as text from signed_link as one where pin_hash is not null`,
    )
    expect(pin).toMatch(/^\d{6}$/)
    for (const { text } of rows) expect(text).not.toContain(`"${pin}"`)
    expect(await asked({ code, pin: '12' })).toMatchObject(WRONG_PIN)
  })
})

describe('hard case 16: Outsider forwards the link', () => {
  it('a second person reads what it is about, sees no mark, marks nothing without the mailed code, and the secretary revokes it', async () => {
    const { asSecretary, asInstructor, thesis, seat, examination, zoe, code } = await held()
    const mark = hundredthsText(950)
    await save({ ...(await proven(code, zoe.email)), ...given(mark, true) })

    const read = await asked({ code })
    expect(read).toMatchObject({
      status: 200,
      body: { thesisTitle: thesis.title, isSealed: true, sheet: null },
    })
    expect(read.text).not.toContain(mark)
    const forged = { code, pin: '000000' }
    expect((await save({ code, ...given('1.00', true) })).status).toBe(400)
    for (let tries = 0; tries < 5; tries += 1)
      expect(await save({ ...forged, pin: `00000${tries}`, ...given('1.00', true) })).toMatchObject(WRONG_PIN)
    const [kept] = (await db.select().from(memberMark)).filter(({ seatId }) => seatId === seat.id)
    expect(kept?.parts).toEqual({ whole: 950 })

    const before = (await mailbox.all()).length
    await sendCode(code)
    const sent = (await mailbox.all()).slice(before)
    expect(sent.map(({ to }) => to)).toEqual([zoe.email])

    const params = { seatId: seat.id }
    expect(await asSecretary.call('revokeSeatLink', { params })).toMatchObject(OK)
    for (const refused of [
      await asked({ code }),
      await sendCode(code),
      await save({ code, pin: await pinTo(zoe.email), ...given('1.00', true) }),
    ]) {
      expect(refused).toMatchObject(refusal(410, 'link_expired'))
    }
    expect((await processOf(asInstructor, thesis)).marking).toMatchObject({
      members: expect.arrayContaining([expect.objectContaining({ seatID: seat.id, link: 'none' })]),
    })

    const body = { seatID: seat.id }
    const of = { params: { examinationId: examination.id } }
    clock.advance({ minutes: 10 })
    expect(await asSecretary.call('sendMarkLink', { ...of, body })).toMatchObject(OK)
    const next = linkIn((await mailbox.newestTo(zoe.email)).text)
    expect(await save({ ...(await proven(next, zoe.email)), ...given('9.00', true) })).toMatchObject(OK)
  })
})

describe('another link', () => {
  const sendLink = (client: TestClient, examination: { id: number }, seat: { id: number }) =>
    client.call('sendMarkLink', { params: { examinationId: examination.id }, body: { seatID: seat.id } })

  it('is sent by the instructor and by the office, and ends the one before', async () => {
    const { asInstructor, asSecretary, examination, seat, code, zoe } = await held()
    // One mail of a kind leaves in ten minutes.
    clock.advance({ minutes: 10 })
    expect(await sendLink(asInstructor, examination, seat)).toMatchObject(OK)
    expect(await asked({ code })).toMatchObject(refusal(410, 'link_expired'))
    const second = linkIn((await mailbox.newestTo(zoe.email)).text)
    expect((await asked({ code: second })).status).toBe(200)
    clock.advance({ minutes: 10 })
    expect(await sendLink(asSecretary, examination, seat)).toMatchObject(OK)
    expect(await asked({ code: second })).toMatchObject(refusal(410, 'link_expired'))
  })

  it('is sent by no other member, student or secretary elsewhere, and to nobody with an account', async () => {
    const { asInstructor, asStudent, first, firstSeat, examination, seat } = await held()
    const elsewhere = await api.as(await api.given.aSecretary({ department: await api.given.aDepartment() }))
    expect(await sendLink(first.client, examination, seat)).toMatchObject(refusal(403, 'not_owner'))
    expect(await sendLink(asStudent, examination, seat)).toMatchObject({ status: 403 })
    expect(await sendLink(elsewhere, examination, seat)).toMatchObject(refusal(404, 'not_found'))
    expect(await sendLink(asInstructor, examination, firstSeat)).toMatchObject(refusal(404, 'not_found'))
  })

  it('is nobody’s to see but theirs', async () => {
    const { asInstructor, asStudent, first, thesis, seat } = await held()
    const linkOf = async (client: TestClient) =>
      (await processOf(client, thesis)).marking?.members.find(({ seatID }) => seatID === seat.id)?.link
    expect(await linkOf(asInstructor)).toBe('open')
    expect(await linkOf(first.client)).toBeNull()
    expect(await linkOf(asStudent)).toBeUndefined()
  })

  it('comes by itself after three days, until the mark is there, and not where it was revoked', async () => {
    clock.set('2026-03-10T09:00:00Z')
    const { asSecretary, seat, zoe, code } = await held()
    const other = await held()
    await asSecretary.call('revokeSeatLink', { params: { seatId: seat.id } })
    const platform = createPlatform(api)
    const job = reminderJob(platform)
    const mailsTo = async (email: string) => (await mailbox.all()).filter(({ to }) => to === email).length
    clock.advance({ days: 2 })
    await job.giveDue()
    expect(await mailsTo(other.zoe.email)).toBe(1)
    clock.advance({ days: 1 })
    await Promise.all([job.giveDue(), reminderJob(platform).giveDue()])
    await job.giveDue()
    expect([await mailsTo(zoe.email), await mailsTo(other.zoe.email)]).toEqual([1, 2])
    expect(await asked({ code: other.code })).toMatchObject(refusal(410, 'link_expired'))
    const next = linkIn((await mailbox.newestTo(other.zoe.email)).text)
    await save({ ...(await proven(next, other.zoe.email)), ...given('8.00', true) })
    const before = await mailsTo(other.zoe.email)
    clock.advance({ days: 4 })
    await job.giveDue()
    expect(await mailsTo(other.zoe.email)).toBe(before)
    expect(code).not.toBe(next)
    clock.set('2026-03-10T09:00:00Z')
  })
})

describe('a link for another purpose', () => {
  it('opens no sheet', async () => {
    const { seat } = await held()
    const code = await api.given.aSeatLink({ seat, purpose: 'seat' })
    expect(await asked({ code })).toMatchObject(refusal(404, 'not_found'))
    expect(await sendCode(code)).toMatchObject(refusal(404, 'not_found'))
  })
})

/** A code of the same length that is wrong. */
function other(pin: string): string {
  return pin === '111111' ? '222222' : '111111'
}
