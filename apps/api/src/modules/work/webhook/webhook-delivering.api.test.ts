import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { webLinks } from '../../../platform/mail/web-links.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { NOW } from '../../../testing/test-foundation.ts'
import { isSignedWith, startReceiver } from './receiver.fixture.ts'
import { webhook, webhookDelivery } from './tables.ts'
import { webhookSending } from './webhook.module.ts'

const api = await startTestApi({ WEBHOOK_PRIVATE_ADDRESSES: '127.0.0.1' })
const { db, clock, given, mailbox } = api
const receiver = await startReceiver()
const admin = await given.anAdministrator({ email: 'admin@example.org' })
const administrator = await api.as(admin)
const sending = () => webhookSending({ ...api, links: webLinks('http://web'), answersWithin: 300 })
const worker = sending()
const deliverDue = () => worker.deliverDue()

const body = (address = receiver.url) => ({ description: 'Πύλη', address, events: ['thesis.marked'] })
const subscribe = async (address = receiver.url) =>
  (await administrator.call('createWebhook', { body: body(address) })).body
/** By a session of its own, because a test lets days pass. */
const tryOut = async (webhookId: number) =>
  (await api.as(admin)).call('tryWebhook', { params: { webhookId } })
const deliveries = () => db.select().from(webhookDelivery).orderBy(asc(webhookDelivery.id))
const webhookNow = async (id: number) => (await db.select().from(webhook).where(eq(webhook.id, id)))[0]

/** A subscription, and an event for it that waits. */
async function tried(address = receiver.url) {
  const made = await subscribe(address)
  await tryOut(made.id)
  return made
}

beforeEach(async () => {
  clock.set(NOW)
  receiver.clear()
  await db.transaction((tx) => tx.delete(webhook))
})

describe('a delivery', () => {
  it('arrives signed, as the library of the standard checks it, and is logged', async () => {
    const { secret } = await tried()
    receiver.answersWith(200, 'πήρα')
    await deliverDue()
    const [one] = receiver.received
    if (one === undefined) throw new Error('nothing arrived')
    expect(isSignedWith(secret, one, clock.now())).toBe(true)
    expect(isSignedWith(secret, { ...one, body: `${one.body} ` }, clock.now())).toBe(false)
    expect(one.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(JSON.parse(one.body)).toEqual({
      id: one.headers['webhook-id'],
      type: 'ping',
      version: 1,
      timestamp: '2026-03-10T09:00:00.000Z',
      data: {},
    })
    expect(await deliveries()).toMatchObject([
      { tries: 1, deliveredAt: clock.now(), lastStatus: 200, lastAnswer: 'πήρα', lastProblem: null },
    ])
    await deliverDue()
    expect(receiver.received).toHaveLength(1)
  })

  it('that is answered with 500 comes again under the same id, later each time', async () => {
    await tried()
    receiver.answersWith(500, 'a stack')
    await deliverDue()
    await deliverDue()
    expect(receiver.received).toHaveLength(1)
    expect(await deliveries()).toMatchObject([
      { tries: 1, deliveredAt: null, lastStatus: 500, lastProblem: 'refused', lastAnswer: 'a stack' },
    ])
    clock.advance({ seconds: 5 })
    await deliverDue()
    clock.advance({ minutes: 4 })
    await deliverDue()
    expect(receiver.received).toHaveLength(2)
    receiver.answers()
    clock.advance({ minutes: 1 })
    await deliverDue()
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(await deliveries()).toMatchObject([{ tries: 3, deliveredAt: clock.now(), lastStatus: 204 }])
  })

  it('is given up after ten tries', async () => {
    await tried()
    receiver.answersWith(503)
    for (let time = 1; time <= 12; time += 1) {
      await deliverDue()
      // Otherwise three days of failures would pause all.
      await db.transaction((tx) => tx.update(webhook).set({ failingSince: clock.now() }))
      clock.advance({ hours: 24 })
    }
    expect(receiver.received).toHaveLength(10)
    const [row] = await deliveries()
    expect(row).toMatchObject({ tries: 10, deliveredAt: null })
    expect(row?.givenUpAt).not.toBeNull()
  })

  it('waits where the receiver says nothing in time', async () => {
    await tried()
    receiver.answers(() => undefined)
    await deliverDue()
    expect(await deliveries()).toMatchObject([{ tries: 1, lastProblem: 'timeout', lastStatus: null }])
  })

  it('follows no redirect', async () => {
    await tried()
    receiver.answersWith(307, '', { location: `${receiver.url}/elsewhere` })
    await deliverDue()
    expect(receiver.received).toHaveLength(1)
    expect(await deliveries()).toMatchObject([{ lastProblem: 'redirected', lastStatus: 307 }])
  })

  it('never goes to an address of the inner network, whatever its name says', async () => {
    const made = await subscribe('https://portal.example.org/hook')
    await tryOut(made.id)
    for (const address of [
      'http://10.0.0.1/hook',
      'http://[::ffff:169.254.169.254]/latest',
      'http://[::1]:1/',
    ]) {
      await db.transaction((tx) => tx.update(webhook).set({ address }))
      clock.advance({ hours: 25 })
      await db.transaction((tx) => tx.update(webhook).set({ failingSince: null }))
      await deliverDue()
      expect([address, (await deliveries()).map(({ lastProblem }) => lastProblem)]).toEqual([
        address,
        ['address_not_allowed'],
      ])
    }
  })

  it('is signed by a secret that was sealed under a former key, which then is sealed anew', async () => {
    const { id, secret } = await tried()
    const before = (await webhookNow(id))?.secret
    const key = 'another secret of thirty-two characters'
    await webhookSending({
      ...api,
      links: webLinks('http://web'),
      secret: key,
      previousSecret: api.secret,
    }).deliverDue()
    expect(receiver.received.map((one) => isSignedWith(secret, one, clock.now()))).toEqual([true])
    expect((await webhookNow(id))?.secret).not.toBe(before)
    await tryOut(id)
    await webhookSending({ ...api, links: webLinks('http://web'), secret: key }).deliverDue()
    expect(receiver.received.map((one) => isSignedWith(secret, one, clock.now()))).toEqual([true, true])
  })

  it('whose secret nobody can open any more is not sent', async () => {
    const { id } = await tried()
    await db.transaction((tx) => tx.update(webhook).set({ secret: 'none.AAAA' }).where(eq(webhook.id, id)))
    await deliverDue()
    expect(receiver.received).toEqual([])
    expect(await deliveries()).toMatchObject([{ lastProblem: 'secret_lost' }])
  })
})

describe('a change of the secret', () => {
  it('signs with both for a day, and then with the new one', async () => {
    const { id, secret: former } = await subscribe()
    const { secret } = (await administrator.call('renewWebhookSecret', { params: { webhookId: id } })).body
    const knows = () => {
      const one = receiver.received.at(-1)
      if (one === undefined) throw new Error('nothing arrived')
      return [former, secret].map((each) => isSignedWith(each, one, clock.now()))
    }
    await tryOut(id)
    await deliverDue()
    expect(knows()).toEqual([true, true])
    clock.advance({ hours: 24 })
    await tryOut(id)
    await deliverDue()
    expect(knows()).toEqual([false, true])
  })
})

describe('a receiver', () => {
  it('that is gone is asked no more, and the administrators are notified once', async () => {
    const { id } = await tried()
    await tryOut(id)
    receiver.answersWith(410)
    await deliverDue()
    clock.advance({ days: 1 })
    await deliverDue()
    expect(receiver.received).toHaveLength(1)
    expect(await webhookNow(id)).toMatchObject({ pausedBecause: 'gone' })
    const mails = (await mailbox.all()).filter(({ to }) => to === admin.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Διακόπηκαν οι ειδοποιήσεις προς το σύστημα «Πύλη»'])
  })

  it('that takes nothing for three days is paused, and one that took something meanwhile is not', async () => {
    const { id } = await tried()
    const failFor = async (hours: number) => {
      receiver.answersWith(500)
      for (let hour = 0; hour < hours; hour += 12) {
        clock.advance({ hours: 12 })
        await tryOut(id)
        await deliverDue()
      }
    }
    await failFor(60)
    receiver.answers()
    clock.advance({ hours: 24 })
    await deliverDue()
    expect(await webhookNow(id)).toMatchObject({ failingSince: null, pausedAt: null })
    await failFor(72)
    expect(await webhookNow(id)).toMatchObject({ pausedAt: null })
    await failFor(12)
    expect(await webhookNow(id)).toMatchObject({ pausedBecause: 'failing' })
  })

  it('that is slow holds up no other, and is asked for one thing at a time', async () => {
    const { id } = await tried('http://127.0.0.1:1/never')
    await db.transaction((tx) => tx.update(webhook).set({ address: `${receiver.url}/slow` }))
    for (let number = 0; number < 3; number += 1) await tryOut(id)
    const quick = await tried()
    const slow = Promise.withResolvers<void>()
    let slowOnes = 0
    receiver.answers((_one, response) => {
      if (response.req.url?.endsWith('/slow') !== true) return void response.writeHead(204).end()
      slowOnes += 1
      void slow.promise.then(() => response.writeHead(204).end())
    })
    const patient = webhookSending({ ...api, links: webLinks('http://web'), answersWithin: 20_000 })
    const done = patient.deliverDue()
    await expect.poll(async () => (await webhookNow(quick.id))?.claimedUntil).toBeNull()
    await expect
      .poll(async () => (await deliveries()).filter(({ deliveredAt }) => deliveredAt !== null).length)
      .toBe(1)
    expect(slowOnes).toBe(1)
    slow.resolve()
    await done
    expect(slowOnes).toBe(4)
  })
})

describe('several processes', () => {
  it('send each delivery once', async () => {
    for (let number = 0; number < 5; number += 1) {
      const { id } = await tried()
      for (let more = 0; more < 5; more += 1) await tryOut(id)
    }
    await Promise.all([sending(), sending(), sending(), sending()].map((one) => one.deliverDue()))
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(ids).toHaveLength(30)
    expect(new Set(ids).size).toBe(30)
  })

  it('follow one that died over a delivery, under the same id', async () => {
    await tried()
    receiver.answers(() => undefined)
    const dying = webhookSending({ ...api, links: webLinks('http://web'), answersWithin: 20_000 })
    void dying.deliverDue()
    await expect.poll(() => receiver.received.length).toBe(1)
    receiver.answers()
    await deliverDue()
    expect(receiver.received).toHaveLength(1)
    clock.advance({ minutes: 1 })
    await deliverDue()
    const [first, second] = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(second).toBe(first)
    expect(await deliveries()).toMatchObject([{ tries: 1, deliveredAt: clock.now() }])
  })
})

describe('deliveries of one thesis', () => {
  it('come in their order, and another thesis does not wait for them', async () => {
    const { id: webhookId } = await subscribe()
    const at = (thesisId: number, said: string) =>
      given.aDelivery({ webhookId, thesisId, body: JSON.stringify({ said }) })
    await at(1, 'first')
    await at(1, 'second')
    await at(2, 'other')
    receiver.answers(({ body: sent }, response) => {
      response.writeHead(sent.includes('first') && receiver.received.length < 3 ? 500 : 204).end()
    })
    await deliverDue()
    expect(receiver.payloads().map(({ said }) => said)).toEqual(['first', 'other'])
    clock.advance({ seconds: 5 })
    await deliverDue()
    expect(receiver.payloads().map(({ said }) => said)).toEqual(['first', 'other', 'first', 'second'])
  })
})
