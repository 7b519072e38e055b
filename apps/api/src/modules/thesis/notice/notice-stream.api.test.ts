import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../../app.ts'
import { createPlatform } from '../../../create-platform.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { PEOPLE_CHANNEL, publishAccountChanges } from '../../../platform/events/account-changes.ts'
import { readStream, type StreamReader } from '../../../testing/stream-reader.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { account } from '../../people/account/tables.ts'
import { noticeService } from './notice.service.ts'

const here = await startTestApi()
const { given, clock, db } = here
const elsewhere = await buildApp({ ...createPlatform(here), mailbox: null })
afterAll(() => elsewhere.close())
const platform = createPlatform(here)
const { sessions } = platform
const notices = noticeService(platform)

const listening = { host: '127.0.0.1', port: 0 }
const [hereAt, elsewhereAt] = [await here.app.listen(listening), await elsewhere.listen(listening)]

const opened: StreamReader[] = []
afterEach(async () => {
  for (const stream of opened.splice(0)) await stream.close()
})

const tokenOf = ({ id }: { id: number }) =>
  db.transaction((tx) => sessions.open(tx, { accountId: id, kind: 'full', userAgent: null }))

async function open(token: string, address = hereAt): Promise<StreamReader> {
  const stream = await readStream(address, 'streamNotices', token)
  opened.push(stream)
  return stream
}

/** An action that notifies the account, whichever module it belongs to. */
const notifyOne = (tx: Tx, { id }: { id: number }) =>
  notices.notify(tx, [{ recipientId: id, kind: 'marked', thesis: null }], clock.now())

/** Resolves when both processes receive each other's changes. */
const listenersOf = async () =>
  (
    await db.execute(
      sql`select pid from pg_stat_activity
          where datname = current_database() and query = ${`listen ${PEOPLE_CHANNEL}`}`,
    )
  ).rows
beforeAll(() => vi.waitFor(async () => expect(await listenersOf()).toHaveLength(2), 10_000))

describe('GET /v1/user/notices/stream', () => {
  it('asks who is there, and for a session of one who takes part in theses', async () => {
    expect((await here.anonymous.call('streamNotices')).error).toMatchObject({ status: 401 })
    const administrator = await here.as(await given.anAdministrator())
    expect((await administrator.call('streamNotices')).error).toMatchObject({ code: 'wrong_role' })
  })

  it('sends the current state at once, and is neither cached nor compressed', async () => {
    const student = await given.aStudent()
    await given.aNotice({ recipient: student })
    const stream = await open(await tokenOf(student))
    expect(stream.status).toBe(200)
    expect(Object.fromEntries(stream.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    expect(stream.headers.get('content-encoding')).toBeNull()
    expect(await stream.next()).toEqual({ unread: 1 })
  })

  it('says when to reconnect, before its first event', async () => {
    const student = await here.as(await given.aStudent())
    const { text } = await student.call('streamNotices')
    expect(text).toBe('retry: 3000\nevent: notices\ndata: {"unread":0}\n\n')
  })

  it('opens nothing for a caller who asks for its headers alone', async () => {
    const token = await tokenOf(await given.aStudent())
    const answer = await here.app.inject({
      method: 'HEAD',
      url: '/v1/user/notices/stream',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('text/event-stream')
  })

  it('sends what another process does, once it is done', async () => {
    const student = await given.aStudent()
    const token = await tokenOf(student)
    const [one, other] = [await open(token), await open(token, elsewhereAt)]
    expect([await one.next(), await other.next()]).toEqual([{ unread: 0 }, { unread: 0 }])
    await db.transaction((tx) => notifyOne(tx, student))
    expect([await one.next(), await other.next()]).toEqual([{ unread: 1 }, { unread: 1 }])
    await here.bearing(token).call('readAllNotices')
    expect([await one.next(), await other.next()]).toEqual([{ unread: 0 }, { unread: 0 }])
  })

  it('sends nothing of an action that failed, nor of notices to others', async () => {
    const [student, other] = [await given.aStudent(), await given.aStudent()]
    const stream = await open(await tokenOf(student))
    await stream.next()
    const failing = db.transaction(async (tx) => {
      await notifyOne(tx, student)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    await db.transaction((tx) => notifyOne(tx, other))
    await db.transaction(async (tx) => {
      await notifyOne(tx, student)
      await notifyOne(tx, student)
    })
    expect(await stream.next()).toEqual({ unread: 2 })
  })

  it('ends at the sign-out, wherever that is, and the others of the person do not', async () => {
    const student = await given.aStudent()
    const [token, another] = [await tokenOf(student), await tokenOf(student)]
    const [stream, stays] = [await open(token), await open(another)]
    await stream.next()
    await stays.next()
    const signedOut = await elsewhere.inject({
      method: 'POST',
      url: '/logout',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(signedOut.statusCode).toBe(200)
    expect(await stream.next()).toBeNull()
    expect(await stays.next()).toEqual({ unread: 0 })
  })

  it('ends when the account is active no more', async () => {
    const student = await given.aStudent()
    const stream = await open(await tokenOf(student))
    await stream.next()
    await db.transaction(async (tx) => {
      await tx.update(account).set({ isActive: false }).where(eq(account.id, student.id))
      await publishAccountChanges(tx, [student.id])
    })
    expect(await stream.next()).toBeNull()
  })

  it('ends with the session, of which it is no use', async () => {
    const student = await given.aStudent()
    const stream = await open(await tokenOf(student))
    await stream.next()
    clock.advance({ hours: 23 })
    await db.transaction((tx) => notifyOne(tx, student))
    expect(await stream.next()).toEqual({ unread: 1 })
    clock.advance({ hours: 2 })
    await db.transaction((tx) => notifyOne(tx, student))
    expect(await stream.next()).toBeNull()
  })

  it('is open ten times at most for one account: the oldest is ended', async () => {
    const student = await given.aStudent()
    const token = await tokenOf(student)
    const streams: StreamReader[] = []
    for (let count = 0; count < 11; count += 1) streams.push(await open(token))
    for (const stream of streams) expect(await stream.next()).toEqual({ unread: 0 })
    expect(await streams[0]?.next()).toBeNull()
    await db.transaction((tx) => notifyOne(tx, student))
    expect(await Promise.all(streams.slice(1).map((stream) => stream.next()))).toEqual(
      Array(10).fill({ unread: 1 }),
    )
  })

  it('makes up for what was missed while the process received nothing', async () => {
    const student = await given.aStudent()
    const token = await tokenOf(student)
    const [one, other] = [await open(token), await open(token, elsewhereAt)]
    expect([await one.next(), await other.next()]).toEqual([{ unread: 0 }, { unread: 0 }])
    await given.aNotice({ recipient: student })
    for (const { pid } of await listenersOf()) await db.execute(sql`select pg_terminate_backend(${pid})`)
    expect([await one.next(), await other.next()]).toEqual([{ unread: 1 }, { unread: 1 }])
  })

  it('does not hold up a server that stops, whether it is read or not', async () => {
    const app = await buildApp({ ...createPlatform(here), mailbox: null })
    const address = await app.listen(listening)
    // A process that begins to receive changes sends each stream its state once more.
    await vi.waitFor(async () => expect(await listenersOf()).toHaveLength(3), 10_000)
    const token = await tokenOf(await given.aStudent())
    const [read, unread] = [await open(token, address), await open(token, address)]
    expect(await read.next()).toEqual({ unread: 0 })
    await app.close()
    expect(await read.next()).toBeNull()
    expect(unread.status).toBe(200)
  })
})
