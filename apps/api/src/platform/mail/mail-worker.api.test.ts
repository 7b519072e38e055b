import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { NOW, openTestFoundation } from '../../testing/test-foundation.ts'
import { memoryTransport } from '../../testing/test-mailbox.ts'
import { withinRequest } from '../logging/request-context.ts'
import type { Mail } from './mail.ts'
import { mailPace } from './mail-pace.ts'
import { MailFailure, type MailTransport } from './mail-transport.ts'
import { mailWorker } from './mail-worker.ts'
import { claimDueMail, enqueueMail, outboxState, putBack } from './outbox.repository.ts'
import { mailOutage, outbox } from './tables.ts'

const foundation = await openTestFoundation()
const { db, clock } = foundation
let memory: ReturnType<typeof memoryTransport>
let worker: ReturnType<typeof mailWorker>
/** What becomes of a mail to bad@example.org. */
let refuse: Error | null

beforeEach(async () => {
  await db.transaction(async (tx) => {
    await tx.delete(outbox)
    await tx.delete(mailOutage)
  })
  clock.set(NOW)
  foundation.logged.length = 0
  memory = memoryTransport()
  refuse = null
  const { send, close } = memory.transport
  const picky: MailTransport = {
    send: (mail, stamp) =>
      refuse !== null && mail.to === 'bad@example.org' ? Promise.reject(refuse) : send(mail, stamp),
    close,
  }
  worker = mailWorker({ ...foundation, transport: picky })
})

const TEXTS = { text: 'κείμενο', html: '<p>κείμενο</p>' }
const mail = (to: string): Mail => ({ to, subject: 'Θέμα', ...TEXTS })
const queued = (to: string) => ({ kind: 'notice' as const, to, subject: 'Θέμα', textsAt: () => TEXTS })
const enqueue = (to: string) => db.transaction((tx) => enqueueMail(tx, queued(to), clock.now()))
/** For a busy machine. */
const POLLING = { timeout: 15_000 }

async function openTransactions() {
  const { rows: open } = await db.execute(sql`
    select pid from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`)
  return open
}

const rows = () => db.select().from(outbox).orderBy(outbox.id)

describe('a mail', () => {
  it('says in its subject what the installation is called where it is not the real one', async () => {
    const config = { installationLabel: 'Δοκιμαστική' }
    await enqueue('maria@example.org')
    await mailWorker({ ...foundation, config, transport: memory.transport }).deliverDue()
    expect(memory.mails).toMatchObject([{ subject: '[Δοκιμαστική] Θέμα', text: 'κείμενο' }])
  })

  it('leaves once its transaction is done, and no copy of its text stays behind', async () => {
    await enqueue('maria@example.org')
    expect(await worker.deliverDue()).toBe(1)
    expect(memory.mails).toEqual([mail('maria@example.org')])
    expect(await rows()).toMatchObject([{ text: '', html: '', sentAt: clock.now(), answer: '250 2.0.0 Ok' }])
    expect(await worker.deliverDue()).toBe(0)
  })

  it('takes a file for the calendar along, of which no copy stays behind', async () => {
    const calendar = 'BEGIN:VCALENDAR'
    await db.transaction((tx) =>
      enqueueMail(tx, { ...queued('zoe@example.org'), kind: 'outside_letter', calendar }, clock.now()),
    )
    await worker.deliverDue()
    expect(memory.mails.at(-1)).toEqual({ ...mail('zoe@example.org'), calendar })
    expect((await rows()).at(-1)).toMatchObject({ calendar: null, sentAt: clock.now() })
  })

  it('that fails is logged with the id of the request that caused it', async () => {
    refuse = new MailFailure('later', '451')
    await withinRequest('of-maria', () => enqueue('bad@example.org'))
    await enqueue('bad@example.org')
    await worker.deliverDue()
    // Both are due at once, so that either may be tried first.
    expect(foundation.logged.map(({ msg }) => msg)).toEqual(['a mail waits', 'a mail waits'])
    expect(new Set(foundation.logged.map(({ reqId }) => reqId))).toEqual(new Set(['of-maria', undefined]))
  })

  it('does not leave when its transaction fails', async () => {
    const failing = db.transaction(async (tx) => {
      await enqueueMail(tx, queued('maria@example.org'), clock.now())
      throw new Error('refused')
    })
    await expect(failing).rejects.toThrow('refused')
    expect(await worker.deliverDue()).toBe(0)
  })

  it('waits while no mail server takes it, and no attempt is counted against it', async () => {
    await enqueue('maria@example.org')
    memory.breakDown(true)
    expect(await worker.deliverDue()).toBe(0)
    clock.advance({ days: 5 })
    expect(await worker.deliverDue()).toBe(0)
    expect(await rows()).toMatchObject([{ attempts: 0, lastError: 'ECONNREFUSED', sentAt: null }])
    memory.breakDown(false)
    clock.advance({ minutes: 1 })
    expect(await worker.deliverDue()).toBe(1)
  })

  it('that is refused for now waits, longer each time, and then leaves', async () => {
    refuse = new MailFailure('later', 'EENVELOPE 451')
    await enqueue('bad@example.org')
    await worker.deliverDue()
    expect(await rows()).toMatchObject([{ attempts: 1, lastError: 'EENVELOPE 451', sentAt: null }])
    await worker.deliverDue()
    expect(await rows()).toMatchObject([{ attempts: 1 }])
    clock.advance({ seconds: 15 })
    await worker.deliverDue()
    clock.advance({ seconds: 15 })
    await worker.deliverDue()
    expect(await rows()).toMatchObject([{ attempts: 2 }])
    refuse = null
    clock.advance({ seconds: 15 })
    expect(await worker.deliverDue()).toBe(1)
  })

  it('that is refused for ever is given up at once, and kept to be looked at', async () => {
    refuse = new MailFailure('never', 'EENVELOPE 550 5.1.1')
    await enqueue('bad@example.org')
    await worker.deliverDue()
    clock.advance({ days: 1 })
    await worker.deliverDue()
    expect(await rows()).toMatchObject([
      { attempts: 1, lastError: 'EENVELOPE 550 5.1.1', undeliverableAt: new Date(NOW), text: 'κείμενο' },
    ])
    expect(foundation.logged).toContainEqual(
      expect.objectContaining({ level: 40, msg: 'a mail is given up', lastError: 'EENVELOPE 550 5.1.1' }),
    )
  })

  it('is given up after twenty attempts', async () => {
    refuse = new Error('of an unknown kind')
    await enqueue('bad@example.org')
    for (let attempt = 1; attempt <= 25; attempt += 1) {
      await worker.deliverDue()
      clock.advance({ hours: 6 })
    }
    expect(await rows()).toMatchObject([{ attempts: 20, sentAt: null, lastError: 'Error' }])
    expect((await rows())[0]?.undeliverableAt).not.toBeNull()
  })

  it('does not hold up the others when it cannot be sent', async () => {
    refuse = new MailFailure('later', 'EENVELOPE 451')
    await enqueue('bad@example.org')
    await enqueue('good@example.org')
    expect(await worker.deliverDue()).toBe(1)
    expect(memory.mails.map(({ to }) => to)).toEqual(['good@example.org'])
  })

  it('is sent by one worker only, however many there are', async () => {
    for (let number = 1; number <= 30; number += 1) await enqueue(`user${number}@example.org`)
    const workers = Array.from({ length: 4 }, () =>
      mailWorker({ ...foundation, transport: memory.transport }),
    )
    const sent = await Promise.all(workers.map((one) => one.deliverDue()))
    expect(sent.reduce((sum, count) => sum + count)).toBe(30)
    expect(new Set(memory.mails.map(({ to }) => to)).size).toBe(30)
    expect(memory.mails).toHaveLength(30)
  })
})

describe('a mail server that takes nothing', () => {
  it('is asked again after a while, with one mail, and the log says how much waits since when', async () => {
    for (let number = 1; number <= 9; number += 1) await enqueue(`user${number}@example.org`)
    let asked = 0
    const dead: MailTransport = {
      send: () => {
        asked += 1
        return Promise.reject(new MailFailure('outage', 'ESOCKET'))
      },
      close: () => undefined,
    }
    const waiting = mailWorker({ ...foundation, transport: dead })
    await waiting.deliverDue()
    expect(asked).toBeLessThanOrEqual(4)
    await waiting.deliverDue()
    const before = asked
    clock.advance({ seconds: 5 })
    await waiting.deliverDue()
    expect(asked).toBe(before + 1)
    expect(foundation.logged).toMatchObject([
      { msg: 'the mail server takes no mail', waiting: 9, oldestSeconds: 0, nextTrySeconds: 5 },
      { msg: 'the mail server takes no mail', waiting: 9, oldestSeconds: 5, nextTrySeconds: 10 },
    ])
  })

  it('is found to work again by all that waits', async () => {
    for (let number = 1; number <= 9; number += 1) await enqueue(`user${number}@example.org`)
    memory.breakDown(true)
    await worker.deliverDue()
    memory.breakDown(false)
    clock.advance({ minutes: 1 })
    expect(await worker.deliverDue()).toBe(9)
    expect(foundation.logged.at(-1)).toMatchObject({ msg: 'the mail server takes mail again', seconds: 60 })
  })
})

describe('a mail server that takes nothing, with several processes', () => {
  const processes = () =>
    Array.from({ length: 3 }, () => mailWorker({ ...foundation, transport: memory.transport }))
  let tried = 0

  beforeEach(async () => {
    tried = 0
    const { transport } = memory
    memory.transport = {
      ...transport,
      send: (one, stamp) => {
        tried += 1
        return transport.send(one, stamp)
      },
    }
    for (let number = 1; number <= 9; number += 1) await enqueue(`user${number}@example.org`)
  })

  it('is left alone by all once one has found out, and asked again by one of them', async () => {
    const [first, ...others] = processes()
    memory.breakDown(true)
    await first?.deliverDue()
    const found = tried
    for (const other of others) expect(await other.deliverDue()).toBe(0)
    expect(tried).toBe(found)

    clock.advance({ seconds: 5 })
    await Promise.all(others.map((other) => other.deliverDue()))
    expect(tried).toBe(found + 1)
    expect(foundation.logged).toMatchObject([{ nextTrySeconds: 5 }, { nextTrySeconds: 10 }])
  })

  it('is used by all again as soon as one has got a mail through', async () => {
    const [first, second] = processes()
    memory.breakDown(true)
    await first?.deliverDue()
    memory.breakDown(false)
    clock.advance({ seconds: 5 })
    expect(await second?.deliverDue()).toBe(9)
    await enqueue('maria@example.org')
    expect(await first?.deliverDue()).toBe(1)
    expect(foundation.logged.at(-1)).toMatchObject({ msg: 'the mail server takes mail again', seconds: 5 })
  })

  it('is asked by another when the one whose turn it was has died over it', async () => {
    const [first, second] = processes()
    memory.breakDown(true)
    await first?.deliverDue()
    clock.advance({ seconds: 5 })
    const { transport } = memory
    memory.transport = { ...transport, send: () => new Promise(() => undefined) }
    void processes()[0]?.deliverDue()
    await expect
      .poll(() => rows().then((all) => all.filter((row) => row.claimedUntil !== null).length))
      .toBe(1)
    expect(await second?.deliverDue()).toBe(0)
    memory.breakDown(false)
    clock.advance({ minutes: 2 })
    expect(await second?.deliverDue()).toBe(9)
  })
})

/** A transport that keeps a mail to slow@example.org until `slow` is resolved. */
function withOneSlow() {
  const slow = Promise.withResolvers<string>()
  const { transport } = memory
  const oneSlow: MailTransport = {
    ...transport,
    send: (mail, stamp) => (mail.to === 'slow@example.org' ? slow.promise : transport.send(mail, stamp)),
  }
  return { oneSlow, slow }
}

describe('a worker', () => {
  it('that dies leaves its mails to the others as soon as they are not its own any more', async () => {
    await enqueue('maria@example.org')
    const gone = clock.now()
    await db.transaction((tx) => claimDueMail(tx, gone, new Date(gone.getTime() + 120_000)))
    expect(await worker.deliverDue()).toBe(0)
    clock.advance({ minutes: 2 })
    expect(await worker.deliverDue()).toBe(1)
  })

  it('that was away for too long changes nothing of what another has done since', async () => {
    await enqueue('maria@example.org')
    const late = await db.transaction((tx) => claimDueMail(tx, clock.now(), clock.now()))
    expect(await worker.deliverDue()).toBe(1)
    if (late === undefined) throw new Error('nothing was claimed')
    await db.transaction((tx) => putBack(tx, late, { lastError: 'ETIMEDOUT', attempts: 1 }))
    expect(await rows()).toMatchObject([{ attempts: 0, lastError: null, sentAt: clock.now() }])
  })

  it('holds no transaction open while a server is slow, and other mails go on', async () => {
    const { oneSlow, slow } = withOneSlow()
    await enqueue('slow@example.org')
    for (let number = 1; number <= 9; number += 1) await enqueue(`user${number}@example.org`)
    const delivering = mailWorker({ ...foundation, transport: oneSlow }).deliverDue()
    await expect.poll(() => memory.mails.length, POLLING).toBe(9)
    // The transactions of the other mails are over in a moment; one that waits for the slow server would stay.
    await expect.poll(openTransactions, POLLING).toEqual([])
    slow.resolve('250 2.0.0 Ok')
    expect(await delivering).toBe(10)
  })

  it('sends what is written while a slow server has one mail', async () => {
    const { oneSlow, slow } = withOneSlow()
    const started = mailWorker({ ...foundation, transport: oneSlow, pace: mailPace(10) })
    await enqueue('slow@example.org')
    started.start()
    await expect.poll(async () => (await rows())[0]?.claimedUntil, POLLING).not.toBeNull()
    // All others have found nothing to do by now.
    await enqueue('first@example.org')
    await expect.poll(() => memory.mails.length, POLLING).toBe(1)
    await enqueue('second@example.org')
    await expect.poll(() => memory.mails.length, POLLING).toBe(2)
    slow.resolve('250 2.0.0 Ok')
    await started.stop()
  })

  it('sends by itself once started, and ends with the mail that is being sent', async () => {
    await enqueue('maria@example.org')
    worker.start()
    await expect.poll(() => memory.mails.length, POLLING).toBe(1)
    await worker.stop()
    await enqueue('nikos@example.org')
    const [row] = await db.select().from(outbox).where(eq(outbox.recipient, 'nikos@example.org'))
    expect(row?.sentAt).toBeNull()
  })
})

describe('the state of the outbox', () => {
  it('is how many mails wait since when, and how many are given up', async () => {
    await enqueue('maria@example.org')
    await enqueue('bad@example.org')
    refuse = new MailFailure('never', 'EENVELOPE 550')
    expect(await outboxState(db)).toEqual({ waiting: 2, oldest: clock.now(), undeliverable: 0 })
    await worker.deliverDue()
    expect(await outboxState(db)).toEqual({ waiting: 0, oldest: null, undeliverable: 1 })
  })
})
