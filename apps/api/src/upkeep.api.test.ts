import { eq, isNull, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { account, emailChange, oneTimeCode, session } from './modules/people/account/tables.ts'
import { event } from './modules/thesis/history/tables.ts'
import { notice } from './modules/thesis/notice/tables.ts'
import { attempt } from './platform/auth/tables.ts'
import { outbox } from './platform/mail/tables.ts'
import { upkeep } from './platform/upkeep/upkeep.ts'
import { retentions } from './retentions.ts'
import { startTestApi } from './testing/test-api.ts'

const api = await startTestApi()
const { given, clock, db } = api
const run = upkeep(api, retentions)

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds)

const GROWING = [attempt, emailChange, event, notice, oneTimeCode, outbox, session]
beforeEach(() =>
  db.transaction(async (tx) => {
    for (const table of GROWING) await tx.delete(table)
  }),
)

const insert = <Table extends PgTable>(table: Table, rows: Table['$inferInsert'][]) =>
  db.transaction((tx) => tx.insert(table).values(rows))

describe('a session', () => {
  const aSession = async (expiresAt: Date, values: Partial<typeof session.$inferInsert> = {}) => {
    const { id: accountId } = await given.aStudent()
    await insert(session, [{ accountId, kind: 'full', expiresAt, createdAt: ago(8 * DAY), ...values }])
  }

  it('is forgotten when its token is over, and not before', async () => {
    await aSession(ago(1_000))
    await aSession(ago(-1_000), { userAgent: 'in use' })
    await aSession(ago(-DAY), { userAgent: 'revoked', revokedAt: ago(HOUR) })
    await run()
    const kept = await db.select({ userAgent: session.userAgent }).from(session).orderBy(session.userAgent)
    expect(kept).toEqual([{ userAgent: 'in use' }, { userAgent: 'revoked' }])
  })

  it('that a person uses goes on, however old the account is', async () => {
    const asStudent = await api.as(await given.aStudent())
    clock.advance({ hours: 23 })
    await run()
    expect((await asStudent.call('listKeywords')).status).toBe(200)
  })
})

it('an account is forgotten seven days after the registration that nobody confirmed, and no other is', async () => {
  const kept = await given.aStudent({ isActive: false, unconfirmedSince: ago(7 * DAY - HOUR) })
  const gone = await given.aStudent({ isActive: false, unconfirmedSince: ago(7 * DAY + HOUR) })
  const invited = await given.anInstructor({ isActive: false, createdAt: ago(30 * DAY) })
  await given.aSession({ owner: gone })
  await given.aNotice({ recipient: gone })
  await run()
  const ids = (await db.select({ id: account.id }).from(account)).map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([kept.id, invited.id]))
  expect(ids).not.toContain(gone.id)
})

it('a code is forgotten a week after it ceased to hold, and one that holds is not', async () => {
  const { id: accountId } = await given.aStudent()
  const aCode = (codeHash: string, expiresAt: Date) =>
    ({ accountId, purpose: 'passwordReset', codeHash, expiresAt }) as const
  await insert(oneTimeCode, [
    aCode('holds', ago(-HOUR)),
    aCode('over', ago(6 * DAY)),
    aCode('long over', ago(7 * DAY + HOUR)),
  ])
  await run()
  const kept = await db.select({ codeHash: oneTimeCode.codeHash }).from(oneTimeCode).orderBy(oneTimeCode.id)
  expect(kept.map(({ codeHash }) => codeHash)).toEqual(['holds', 'over'])
})

it('an address of before is kept as long as the link to it holds', async () => {
  const { id: accountId } = await given.aStudent()
  const aChange = (oldEmail: string, cancelUntil: Date) => ({
    accountId,
    oldEmail,
    newEmail: 'new@example.org',
    codeHash: 'code',
    cancelHash: oldEmail,
    codeMadeAt: ago(DAY),
    codeExpiresAt: ago(0),
    cancelUntil,
  })
  await insert(emailChange, [aChange('kept@example.org', ago(-HOUR)), aChange('over@example.org', ago(HOUR))])
  await run()
  expect(await db.select({ old: emailChange.oldEmail }).from(emailChange)).toEqual([
    { old: 'kept@example.org' },
  ])
})

it('attempts are kept as long as they count', async () => {
  await insert(attempt, [
    { key: 'counts', points: 1, expire: ago(-1_000) },
    { key: 'over', points: 1, expire: ago(1_000) },
    { key: 'for ever', points: 1, expire: null },
  ])
  await run()
  const kept = await db.select({ key: attempt.key }).from(attempt).orderBy(attempt.key)
  expect(kept.map(({ key }) => key)).toEqual(['counts', 'for ever'])
})

describe('mails', () => {
  const recipients = async () =>
    (await db.select({ recipient: outbox.recipient }).from(outbox).orderBy(outbox.recipient)).map(
      ({ recipient }) => recipient,
    )
  beforeEach(async () => {
    await given.aMail({ recipient: 'waiting', createdAt: ago(400 * DAY), dueAt: ago(400 * DAY) })
    await given.aMail({ recipient: 'sent', sentAt: ago(29 * DAY) })
    await given.aMail({ recipient: 'sent long ago', sentAt: ago(31 * DAY) })
    await given.aLostMail({ recipient: 'lost', undeliverableAt: ago(89 * DAY) })
    await given.aLostMail({ recipient: 'lost long ago', undeliverableAt: ago(91 * DAY) })
  })

  it('are forgotten a month after they left, three after they were given up, and never while they wait', async () => {
    await run()
    expect(await recipients()).toEqual(['lost', 'sent', 'waiting'])
  })

  it('are kept as long as the installation wants', async () => {
    const keeping = { ...api.config.keeping, sentMailDays: 7, undeliverableMailDays: 120 }
    await upkeep({ ...api, config: { keeping } }, retentions)()
    expect(await recipients()).toEqual(['lost', 'lost long ago', 'waiting'])
  })
})

describe('notices', () => {
  it('are deleted when they are read and 180 days old, or 365 days old in any case', async () => {
    const student = await given.aStudent()
    const agedOf = (days: number, isRead: boolean) =>
      given.aNotice({ recipient: student, createdAt: ago(days * DAY), readAt: isRead ? ago(DAY) : null })
    const kept = [await agedOf(179, true), await agedOf(364, false)]
    await agedOf(181, true)
    await agedOf(366, false)
    await agedOf(366, true)
    await run()
    const { body } = await (await api.as(student)).call('listNotices')
    expect(body.map(({ noticeID }) => noticeID)).toEqual(kept.map(({ id }) => id).reverse())
  })
})

describe('the history', () => {
  const sent = async (thesis: { id: number }, days: number) =>
    insert(event, [{ thesisId: thesis.id, what: 'thesis_edited', happenedAt: ago(days * DAY) }])
  const keptOf = (thesis: { id: number }) => db.$count(event, eq(event.thesisId, thesis.id))

  it('is kept for ten years', async () => {
    const ended = await given.aThesis({ student: await given.aStudent(), mark: 8, endDate: '2015-06-30' })
    const ungiven = await given.aThesis()
    for (const thesis of [ended, ungiven]) {
      await sent(thesis, 3651)
      await sent(thesis, 3649)
    }
    await run()
    expect([await keptOf(ended), await keptOf(ungiven)]).toEqual([1, 1])
  })

  it('of a thesis in progress stays whole', async () => {
    const inProgress = await given.aThesis({ student: await given.aStudent() })
    await sent(inProgress, 5000)
    await run()
    expect(await keptOf(inProgress)).toBe(1)
  })
})

it('every table of the database has a decision', async () => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  const { RETENTIONS } = await import('./retentions.ts')
  const named = Object.keys(RETENTIONS).map((name) =>
    name.replace(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`),
  )
  expect(rows.map(({ name }) => name)).toEqual(named.sort())
})

it('nothing that waits or is in use has been touched by any of it', async () => {
  const student = await given.aStudent()
  await given.aMail()
  await given.aNotice({ recipient: student, delivery: 'daily_digest' })
  const asStudent = await api.as(student)
  await run()
  expect(await db.$count(outbox, isNull(outbox.sentAt))).toBe(1)
  expect((await asStudent.call('listNotices')).body).toHaveLength(1)
})
