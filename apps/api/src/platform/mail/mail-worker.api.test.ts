import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestFoundation } from '../../testing/test-foundation.ts'
import { memoryTransport } from '../../testing/test-mailbox.ts'
import { outbox } from '../database/schema/outbox.ts'
import type { Mail } from './mail.ts'
import { mailWorker } from './mail-worker.ts'
import { enqueueMail } from './outbox.repository.ts'

const foundation = await openTestFoundation()
const { db, clock } = foundation
let memory: ReturnType<typeof memoryTransport>
let worker: ReturnType<typeof mailWorker>

beforeEach(async () => {
  await db.transaction((tx) => tx.delete(outbox))
  memory = memoryTransport()
  worker = mailWorker({ ...foundation, transport: memory.transport })
})

const letter = (to: string): Mail => ({ to, subject: 'Θέμα', text: 'κείμενο', html: '<p>κείμενο</p>' })
const enqueue = (to: string) => db.transaction((tx) => enqueueMail(tx, letter(to), clock.now()))
const rows = () => db.select().from(outbox).orderBy(outbox.id)

describe('a letter', () => {
  it('leaves once its transaction is done, and no copy of its text stays behind', async () => {
    await enqueue('maria@example.org')
    expect(await worker.deliverDue()).toBe(1)
    expect(memory.mails).toEqual([letter('maria@example.org')])
    expect(await rows()).toMatchObject([{ text: '', html: '', sentAt: clock.now() }])
    expect(await worker.deliverDue()).toBe(0)
  })

  it('does not leave when its transaction fails', async () => {
    const failing = db.transaction(async (tx) => {
      await enqueueMail(tx, letter('maria@example.org'), clock.now())
      throw new Error('refused')
    })
    await expect(failing).rejects.toThrow('refused')
    expect(await worker.deliverDue()).toBe(0)
  })

  it('waits while the mail server is down, longer each time, and then leaves', async () => {
    await enqueue('maria@example.org')
    memory.breakDown(true)
    expect(await worker.deliverDue()).toBe(0)
    expect(await rows()).toMatchObject([{ attempts: 1, lastError: 'ECONNREFUSED', sentAt: null }])
    expect(await worker.deliverDue()).toBe(0)
    expect(await rows()).toMatchObject([{ attempts: 1 }])
    clock.advance({ seconds: 15 })
    await worker.deliverDue()
    clock.advance({ seconds: 15 })
    await worker.deliverDue()
    expect(await rows()).toMatchObject([{ attempts: 2 }])
    memory.breakDown(false)
    clock.advance({ seconds: 15 })
    expect(await worker.deliverDue()).toBe(1)
  })

  it('does not hold up the others when it cannot be sent', async () => {
    const { transport, mails } = memory
    const picky = {
      ...transport,
      send: (mail: Mail) =>
        mail.to === 'bad@example.org' ? Promise.reject(new Error('no')) : transport.send(mail),
    }
    await enqueue('bad@example.org')
    await enqueue('good@example.org')
    expect(await mailWorker({ ...foundation, transport: picky }).deliverDue()).toBe(1)
    expect(mails.map(({ to }) => to)).toEqual(['good@example.org'])
  })

  it('is given up after twenty attempts, and kept to be looked at', async () => {
    await enqueue('maria@example.org')
    memory.breakDown(true)
    for (let attempt = 1; attempt <= 25; attempt += 1) {
      await worker.deliverDue()
      clock.advance({ hours: 6 })
    }
    expect(await rows()).toMatchObject([{ attempts: 20, sentAt: null, text: 'κείμενο' }])
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

describe('a worker', () => {
  it('sends by itself once started, and ends with the letter in hand', async () => {
    await enqueue('maria@example.org')
    worker.start()
    await expect.poll(() => memory.mails.length).toBe(1)
    await worker.stop()
    await enqueue('nikos@example.org')
    const [row] = await db.select().from(outbox).where(eq(outbox.recipient, 'nikos@example.org'))
    expect(row?.sentAt).toBeNull()
  })
})
