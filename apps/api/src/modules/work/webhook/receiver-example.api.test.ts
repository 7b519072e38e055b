import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { webLinks } from '../../../platform/mail/web-links.ts'
import { freePort } from '../../../testing/running-program.ts'
import { letSystemTimeFollow } from '../../../testing/system-time.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { isGenuine, receiver } from './receiver-example.fixture.ts'
import { webhookDelivery } from './tables.ts'
import { webhookSending } from './webhook.module.ts'

const api = await startTestApi({ WEBHOOK_PRIVATE_ADDRESSES: 'loopback' })
letSystemTimeFollow(api.clock)
const worker = webhookSending({ ...api, links: webLinks('http://web') })
const administrator = await api.as(await api.given.anAdministrator())

/** The receiver of the guide, with the secret that the page shows. */
async function subscribed() {
  const port = await freePort()
  const body = { description: 'Πύλη', address: `http://127.0.0.1:${port}/`, events: ['thesis.marked'] }
  const made = (await administrator.call('createWebhook', { body })).body
  const events: { id: string; type: string }[] = []
  const server = receiver(made.secret, (event) => events.push(event))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  afterAll(() => void server.close())
  return { ...made, events }
}

it('the receiver of the guide takes what we send, and the secret before while it is being changed', async () => {
  const { id: webhookId, events } = await subscribed()
  await administrator.call('tryWebhook', { params: { webhookId } })
  await worker.deliverDue()
  await administrator.call('renewWebhookSecret', { params: { webhookId } })
  await administrator.call('tryWebhook', { params: { webhookId } })
  await worker.deliverDue()
  expect(events).toMatchObject([{ type: 'ping' }, { type: 'ping' }])
  const statuses = await api.db
    .select({ status: webhookDelivery.lastStatus })
    .from(webhookDelivery)
    .where(eq(webhookDelivery.webhookId, webhookId))
  expect(statuses).toEqual([{ status: 204 }, { status: 204 }])
})

it('the receiver of the guide refuses what is old, changed, or signed by another', () => {
  const secret = `whsec_${Buffer.from('a secret of the standard').toString('base64')}`
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': '1000',
    'webhook-signature': 'v1,AAAA v1,tJ7XW22vQNn5QoStEXr7ucxbzZj97botFztjlQdgadw=',
  }
  expect(isGenuine(headers, '{}', `whsec_${Buffer.from('another').toString('base64')}`, 1000)).toBe(false)
  expect(isGenuine(headers, '{"a":1}', secret, 1000)).toBe(false)
  expect(isGenuine(headers, '{}', secret, 1301)).toBe(false)
  expect(isGenuine(headers, '{}', secret, 1000)).toBe(true)
})
