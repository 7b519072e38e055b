import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailOutage, outbox } from '../../../platform/mail/tables.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { NOW } from '../../../testing/test-foundation.ts'

const api = await startTestApi({ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'Theses <theses@example.org>' })
const { given, clock, mailbox, db } = api
let administrator: TestClient

beforeAll(async () => {
  administrator = await api.as(await given.anAdministrator())
})

beforeEach(async () => {
  mailbox.breakDown(false)
  clock.set(NOW)
  api.logged.length = 0
  await db.transaction(async (tx) => {
    await tx.delete(outbox)
    await tx.delete(mailOutage)
  })
})

const athens = (date: string) => ({ date, timezone_type: 3, timezone: 'Europe/Athens' })
const status = async () => (await administrator.call('getMailStatus')).body
const list = async () => (await administrator.call('listMails')).body
const mailsTo = async (address: string) => (await mailbox.all()).filter(({ to }) => to === address)

describe.each([
  ['getMailStatus', (client: TestClient) => client.call('getMailStatus')],
  ['listMails', (client: TestClient) => client.call('listMails')],
  ['listSentMails', (client: TestClient) => client.call('listSentMails')],
  ['retryMail', (client: TestClient) => client.call('retryMail', { params: { mailId: 1 } })],
  ['retryAllMails', (client: TestClient) => client.call('retryAllMails')],
] as const)('%s', (_name, callAs) => {
  it('asks for a session', async () => {
    expect((await callAs(api.anonymous)).error).toMatchObject({ status: 401, code: 'unauthenticated' })
  })

  it('is for administrators', async () => {
    for (const person of [await given.aStudent(), await given.anInstructor()]) {
      expect((await callAs(await api.as(person))).error).toMatchObject({ status: 403, code: 'wrong_role' })
    }
  })
})

describe('the state of the mail', () => {
  it('is how many mails wait, left in the last day, and were given up', async () => {
    await given.aMail()
    await given.aLostMail()
    await given.aLostMail()
    await given.aMail({ sentAt: new Date('2026-03-10T08:00:00Z') })
    await given.aMail({ sentAt: new Date('2026-03-09T08:59:00Z') })
    expect(await status()).toEqual({ goesTo: 'server', outage: null, waiting: 1, sentLastDay: 1, givenUp: 2 })
  })

  it('says since when no server answers and when it is asked again, until a mail leaves', async () => {
    await given.aMail()
    mailbox.breakDown()
    await mailbox.all()
    clock.advance({ minutes: 30 })
    await mailbox.all()
    expect((await status()).outage).toEqual({
      since: athens('2026-03-10 11:00:00.000000'),
      nextTry: athens('2026-03-10 11:31:00.000000'),
      trouble: 'no_answer',
      codes: 'ECONNREFUSED',
    })

    mailbox.breakDown(false)
    clock.advance({ minutes: 1 })
    await mailbox.all()
    expect(await status()).toMatchObject({ outage: null, waiting: 0, sentLastDay: 1 })
  })
})

describe('the list of mails that have not left', () => {
  it('says to whom, of which kind, how often it was tried and why it did not leave', async () => {
    const waiting = await given.aMail({
      kind: 'invitation',
      attempts: 2,
      lastError: 'EENVELOPE 450 4.7.1',
      dueAt: new Date('2026-03-10T10:15:00Z'),
    })
    clock.advance({ minutes: 5 })
    const lost = await given.aLostMail({ kind: 'confirmation_code' })
    await given.aMail({ sentAt: clock.now() })
    expect(await list()).toEqual([
      {
        mailID: lost.id,
        recipient: lost.recipient,
        kind: 'confirmation_code',
        state: 'given_up',
        tries: 1,
        trouble: 'unknown_address',
        codes: 'EENVELOPE 550 5.1.1',
        written: athens('2026-03-10 11:05:00.000000'),
        nextTry: null,
        givenUp: athens('2026-03-10 11:05:00.000000'),
      },
      {
        mailID: waiting.id,
        recipient: waiting.recipient,
        kind: 'invitation',
        state: 'waiting',
        tries: 2,
        trouble: 'not_now',
        codes: 'EENVELOPE 450 4.7.1',
        written: athens('2026-03-10 11:00:00.000000'),
        nextTry: athens('2026-03-10 12:15:00.000000'),
        givenUp: null,
      },
    ])
  })

  it('never says what stands in a mail', async () => {
    const secret = '042137'
    const values = { kind: 'confirmation_code', subject: secret, text: secret, html: secret } as const
    await given.aLostMail(values)
    await given.aMail(values)
    const answer = await administrator.call('listMails')
    expect(answer.body).toHaveLength(2)
    expect(answer.text).not.toContain(secret)
  })

  it('knows the kind of what the product itself writes', async () => {
    mailbox.breakDown()
    const student = await given.aStudent()
    await api.anonymous.call('forgotPassword', { body: { email: student.email } })
    expect(await list()).toMatchObject([{ recipient: student.email, kind: 'password_reset', trouble: null }])
  })

  it('promises nothing before the server is asked again', async () => {
    await given.aMail()
    mailbox.breakDown()
    await mailbox.all()
    expect(await list()).toMatchObject([
      { state: 'waiting', tries: 0, trouble: 'no_answer', nextTry: athens('2026-03-10 11:00:05.000000') },
    ])
  })

  it('comes in pages, and each is as long as was asked', async () => {
    const lost = []
    for (let number = 0; number < 5; number += 1) {
      lost.unshift((await given.aLostMail()).id)
      clock.advance({ minutes: 1 })
    }
    const waiting = await given.aMail()
    const page = (number: number) =>
      administrator.call('listMails', { query: { page: String(number), pageSize: '4' } })
    const [first, second, third] = [await page(1), await page(2), await page(3)]
    expect(first.body.map(({ mailID }) => mailID)).toEqual(lost.slice(0, 4))
    expect(second.body.map(({ mailID }) => mailID)).toEqual([lost[4], waiting.id])
    expect(third.body).toEqual([])
    expect(first.headers['x-total-count']).toBe('6')
  })
})

describe('the list of mails that have left', () => {
  const sent = async (query: { search?: string; page?: string; pageSize?: string } = {}) =>
    administrator.call('listSentMails', { query })

  it('says to whom, of which kind, when, and what the server said, the last first, and never what they say', async () => {
    const first = await given.aMail({ kind: 'invitation', subject: 'μυστικό' })
    await mailbox.all()
    clock.advance({ minutes: 5 })
    const last = await given.aMail({ sentAt: clock.now() })
    await given.aMail({ dueAt: new Date('2026-03-11T08:00:00Z') })
    await given.aLostMail()
    const { body, text } = await sent()
    expect(body).toEqual([
      {
        mailID: last.id,
        recipient: last.recipient,
        kind: 'notice',
        written: athens('2026-03-10 11:05:00.000000'),
        sent: athens('2026-03-10 11:05:00.000000'),
        answer: null,
      },
      {
        mailID: first.id,
        recipient: first.recipient,
        kind: 'invitation',
        written: athens('2026-03-10 11:00:00.000000'),
        sent: athens('2026-03-10 11:00:00.000000'),
        answer: '250 2.0.0 Ok',
      },
    ])
    expect(text).not.toContain('μυστικό')
  })

  it('is searched by a part of the address, and comes in pages', async () => {
    const sentAt = clock.now()
    for (const recipient of ['Maria@example.org', 'maria_p@example.org', 'anna@example.org'])
      await given.aMail({ recipient, sentAt })
    const { body, headers } = await sent({ search: 'mARIA', page: '2', pageSize: '1' })
    expect(body.map(({ recipient }) => recipient)).toEqual(['Maria@example.org'])
    expect(headers['x-total-count']).toBe('2')
    expect((await sent({ search: 'a_p' })).body.map(({ recipient }) => recipient)).toEqual([
      'maria_p@example.org',
    ])
  })
})

describe('trying a mail again', () => {
  const retry = (mailId: number, client = administrator) => client.call('retryMail', { params: { mailId } })

  it('is refused for what is not there, and for what waits or has left', async () => {
    expect((await retry(999_999)).error).toMatchObject({ status: 404, code: 'not_found' })
    const others = [await given.aMail(), await given.aMail({ sentAt: clock.now() })]
    for (const { id } of others) {
      expect((await retry(id)).error).toMatchObject({ status: 409, code: 'not_given_up' })
    }
    expect(await list()).toHaveLength(1)
  })

  it('sends it while the server takes mails, and the log says who asked for it', async () => {
    const lost = await given.aLostMail({ lastError: 'EENVELOPE 550 5.1.1' })
    const other = await given.aLostMail()
    const asking = await given.anAdministrator()
    expect((await retry(lost.id, await api.as(asking))).body).toEqual({ status: 200 })
    expect(await mailsTo(lost.recipient)).toHaveLength(1)
    expect(await mailsTo(other.recipient)).toHaveLength(0)
    expect(api.logged).toContainEqual(
      expect.objectContaining({
        msg: 'mails that were given up are tried again',
        administrator: asking.id,
        mails: [lost.id],
      }),
    )
    expect(JSON.stringify(api.logged)).not.toContain(lost.recipient)
  })

  it('lets it wait with the others while no server answers, and it leaves with them', async () => {
    const lost = await given.aLostMail()
    await given.aMail()
    mailbox.breakDown()
    await mailbox.all()
    await retry(lost.id)
    expect(await mailsTo(lost.recipient)).toHaveLength(0)
    expect(await status()).toMatchObject({ waiting: 2, givenUp: 0 })

    mailbox.breakDown(false)
    clock.advance({ minutes: 1 })
    expect(await mailsTo(lost.recipient)).toHaveLength(1)
  })

  it('sends it once, though two administrators ask at the same moment', async () => {
    const lost = await given.aLostMail()
    const two = [administrator, await api.as(await given.anAdministrator())]
    const answers = await Promise.all(two.map((client) => retry(lost.id, client)))
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409])
    expect(await mailsTo(lost.recipient)).toHaveLength(1)
  })
})

describe('trying all again', () => {
  it('takes those that were given up and no others', async () => {
    const lost = [await given.aLostMail(), await given.aLostMail()]
    const dueAt = new Date('2026-03-10T10:00:00Z')
    const waiting = await given.aMail({ attempts: 3, lastError: 'EENVELOPE 451', dueAt })
    expect((await administrator.call('retryAllMails')).body).toEqual({ status: 200, retried: 2 })
    for (const { recipient } of lost) expect(await mailsTo(recipient)).toHaveLength(1)
    expect(await list()).toMatchObject([{ mailID: waiting.id, tries: 3, trouble: 'not_now' }])
    expect((await administrator.call('retryAllMails')).body).toEqual({ status: 200, retried: 0 })
  })

  it('sends each once, though two administrators ask at the same moment', async () => {
    const lost = [await given.aLostMail(), await given.aLostMail(), await given.aLostMail()]
    const two = [administrator, await api.as(await given.anAdministrator())]
    const answers = await Promise.all(two.map((client) => client.call('retryAllMails')))
    expect(answers.reduce((sum, { body }) => sum + body.retried, 0)).toBe(lost.length)
    for (const { recipient } of lost) expect(await mailsTo(recipient)).toHaveLength(1)
  })
})

describe('without a mail server', () => {
  it('mails go to the local mailbox', async () => {
    const local = await startTestApi()
    const client = await local.as(await local.given.anAdministrator())
    expect((await client.call('getMailStatus')).body).toMatchObject({ goesTo: 'local_mailbox', outage: null })
  })
})
