import { ENDPOINTS } from '@diatrivi/contract/endpoints'
import { FIELD_SENTENCES } from '@diatrivi/contract/field-sentences'
import { WEBHOOK_EVENTS } from '@diatrivi/domain/work/webhook/webhook-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { securityEvent } from '../../../platform/security-log/tables.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { webhook } from './tables.ts'
import { listReceivers } from './webhook-state.queries.ts'

const api = await startTestApi()
const { db, clock, given } = api
const administrator = await api.as(await given.anAdministrator())

const BODY = { description: 'Πύλη', address: 'https://portal.example.org/hook', events: ['topic.published'] }
const create = (change: object = {}) => administrator.call('createWebhook', { body: { ...BODY, ...change } })
const list = async () => (await administrator.call('listWebhooks')).body
const athens = (date: string) => ({ date, timezone_type: 3, timezone: 'Europe/Athens' })

beforeEach(() => db.transaction((tx) => tx.delete(webhook)))

it('the register of processing is told whom theses are told to, paused or not', async () => {
  const { id } = (await create()).body
  await create({ description: 'Μητρώο', address: 'https://registry.example.org/' })
  await administrator.call('setWebhookPaused', { params: { webhookId: id, flag: '1' } })
  expect(await listReceivers(db)).toEqual([
    { description: 'Πύλη', address: BODY.address },
    { description: 'Μητρώο', address: 'https://registry.example.org/' },
  ])
})

describe('createWebhook', () => {
  it('answers a secret that nothing shows again, and that the database does not hold as it is', async () => {
    const { id, secret } = (await create()).body
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const listed = await administrator.call('listWebhooks')
    expect(listed.body).toEqual([
      {
        webhookID: id,
        ...BODY,
        instID: null,
        depID: null,
        created: athens('2026-03-10 11:00:00.000000'),
        paused: null,
        failingSince: null,
        formerSecretUntil: null,
        waiting: 0,
        givenUp: 0,
        lastDelivered: null,
        version: 1,
      },
    ])
    expect(listed.text).not.toContain(secret)
    expect(JSON.stringify(await db.select().from(webhook))).not.toContain(secret)
    expect(JSON.stringify(api.logged)).not.toContain(secret)
  })

  it.each([
    ['http', { address: 'http://portal.example.org/hook' }, { address: 'https_required' }],
    ['another protocol', { address: 'ftp://portal.example.org' }, { address: 'https_required' }],
    ['a name and a password', { address: 'https://me:pass@portal.example.org' }, { address: 'invalid' }],
    ['a fragment', { address: 'https://portal.example.org/#a' }, { address: 'invalid' }],
    ['this machine', { address: 'https://localhost/' }, { address: 'address_not_allowed' }],
    ['this machine as a number', { address: 'https://127.1/' }, { address: 'address_not_allowed' }],
    ['the inner network', { address: 'https://10.0.0.1/' }, { address: 'address_not_allowed' }],
    ['the metadata of a cloud', { address: 'https://169.254.169.254/' }, { address: 'address_not_allowed' }],
    ['one of six', { address: 'https://[::ffff:10.0.0.1]/' }, { address: 'address_not_allowed' }],
    ['no event', { events: [] }, { events: 'required' }],
    ['an event that there is not', { events: ['thesis.eaten'] }, { events: 'invalid' }],
    ['no description', { description: ' ' }, { description: 'required' }],
    ['an institution that there is not', { instID: 999_999 }, { instID: 'unknown_institution' }],
    ['a department that there is not', { depID: 999_999 }, { depID: 'unknown_department' }],
    ['two places', { depID: 1, instID: 1 }, { depID: 'invalid' }],
  ] as const)('refuses %s and names the field', async (_what, change, fields) => {
    const { error } = await create(change)
    expect(error).toMatchObject({ status: 400, code: 'validation' })
    const sentences = Object.entries(fields).map(([name, code]) => [name, FIELD_SENTENCES[code].el])
    expect(error?.fields).toEqual(Object.fromEntries(sentences))
    expect(await list()).toEqual([])
  })

  it('takes http to this machine where the settings allow it', async () => {
    const open = await startTestApi({ WEBHOOK_PRIVATE_ADDRESSES: 'loopback' })
    const client = await open.as(await open.given.anAdministrator())
    const at = (address: string) => client.call('createWebhook', { body: { ...BODY, address } })
    expect((await at('http://127.0.0.1:9/hook')).status).toBe(200)
    expect((await at('http://localhost:9/hook')).status).toBe(200)
    expect((await at('http://portal.example.org/')).error).toMatchObject({ code: 'validation' })
  })
})

describe('editWebhook', () => {
  it('changes what an administrator writes, on the version that was read', async () => {
    const { id } = (await create()).body
    const department = await given.aDepartment({})
    const body = { ...BODY, description: 'Μητρώο', events: [...WEBHOOK_EVENTS], depID: department.id }
    const edit = (version: string) =>
      administrator.call('editWebhook', {
        params: { webhookId: id },
        body,
        headers: { 'if-match': `"${version}"` },
      })
    expect((await edit('1')).status).toBe(200)
    expect(await list()).toMatchObject([{ ...body, instID: null, version: 2 }])
    expect((await edit('1')).error).toMatchObject({ code: 'version_conflict' })
  })
})

describe('pausing, trying out and sending again', () => {
  it('a subscription that is paused sends nothing until it goes on', async () => {
    const { id: webhookId } = (await create()).body
    const pause = (flag: '0' | '1') => administrator.call('setWebhookPaused', { params: { webhookId, flag } })
    expect((await pause('1')).status).toBe(200)
    expect(await list()).toMatchObject([
      { paused: { at: athens('2026-03-10 11:00:00.000000'), because: 'administrator' } },
    ])
    const tryOut = () => administrator.call('tryWebhook', { params: { webhookId } })
    expect((await tryOut()).error).toMatchObject({ status: 409, code: 'webhook_paused' })
    const delivery = await given.aDelivery({ webhookId })
    const params = { deliveryId: delivery.id }
    expect((await administrator.call('sendWebhookAgain', { params })).error).toMatchObject({
      code: 'webhook_paused',
    })
    await pause('0')
    expect((await tryOut()).status).toBe(200)
    expect(await list()).toMatchObject([{ paused: null, failingSince: null, waiting: 2 }])
  })

  it('sends what arrived or was given up once more, under its id', async () => {
    const { id: webhookId } = (await create()).body
    const lost = { tries: 10, givenUpAt: clock.now(), lastProblem: 'refused', lastStatus: 500 } as const
    const delivery = await given.aDelivery({ webhookId, ...lost })
    const log = async () =>
      (await administrator.call('listWebhookDeliveries', { params: { webhookId } })).body
    expect(await log()).toMatchObject([{ state: 'given_up', tries: 10, nextTry: null, httpStatus: 500 }])
    await administrator.call('sendWebhookAgain', { params: { deliveryId: delivery.id } })
    expect(await log()).toMatchObject([
      {
        state: 'waiting',
        tries: 0,
        eventID: delivery.eventId,
        nextTry: athens('2026-03-10 11:00:00.000000'),
      },
    ])
  })
})

describe('the log of deliveries', () => {
  it('comes in pages, the newest first', async () => {
    const { id: webhookId } = await given.aWebhook()
    const ids: number[] = []
    for (let number = 0; number < 5; number += 1) ids.unshift((await given.aDelivery({ webhookId })).id)
    const query = { page: '2', pageSize: '2' }
    const answer = await administrator.call('listWebhookDeliveries', { params: { webhookId }, query })
    expect(answer.body.map(({ deliveryID }) => deliveryID)).toEqual(ids.slice(2, 4))
    expect(answer.headers['x-total-count']).toBe('5')
  })
})

describe('every action', () => {
  it('is in the security log, without the secret', async () => {
    const { id: webhookId, secret } = (await create()).body
    await administrator.call('renewWebhookSecret', { params: { webhookId } })
    await administrator.call('deleteWebhook', { params: { webhookId } })
    const entries = (await db.select().from(securityEvent)).filter(({ detail }) =>
      [`webhookId ${webhookId}`, `id ${webhookId}`].includes(detail ?? ''),
    )
    expect(entries.map(({ call }) => call)).toEqual(['createWebhook', 'renewWebhookSecret', 'deleteWebhook'])
    expect(JSON.stringify(entries)).not.toContain(secret)
    expect(await list()).toEqual([])
  })

  it.each(
    Object.values(ENDPOINTS)
      .map(({ name }) => name)
      .filter((name) => /Webhook(?!s$)/.test(name) && name !== 'createWebhook'),
  )('is refused for what is not there: %s', async (name) => {
    const params = { webhookId: 999_999, deliveryId: 999_999, flag: '1' }
    const { error } = await administrator.call(name as 'editWebhook', { params, body: BODY })
    expect(error).toMatchObject({ status: 404, code: 'not_found' })
  })
})
