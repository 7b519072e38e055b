import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sealedSecrets } from '../../../../platform/auth/sealed-secrets.ts'
import { aPushBrowser } from '../../../../testing/push-browser.fixture.ts'
import { startTestApi } from '../../../../testing/test-api.ts'
import { pushKey, pushSubscription, session } from '../tables.ts'
import { pushKeys } from './push-keys.service.ts'

const api = await startTestApi()
const { db, given, clock, anonymous } = api

const browsersOf = async ({ id }: { id: number }) =>
  (
    await db
      .select({ endpoint: pushSubscription.endpoint })
      .from(pushSubscription)
      .where(eq(pushSubscription.accountId, id))
      .orderBy(asc(pushSubscription.id))
  ).map(({ endpoint }) => endpoint)

let count = 0
const newEndpoint = () => {
  count += 1
  return `https://push.example.org/send/${count}`
}

/** A student who asked for notices in a browser. */
async function aReader() {
  const account = await given.aStudent({ password: 'right' })
  const client = await api.as(account)
  const endpoint = newEndpoint()
  expect((await client.call('addPushBrowser', { body: aPushBrowser(endpoint) })).status).toBe(200)
  return { account, client, endpoint }
}

describe('asking for notices in a browser', () => {
  it('needs a session, and is for those who get notices', async () => {
    const body = aPushBrowser()
    expect((await anonymous.call('addPushBrowser', { body })).status).toBe(401)
    const administrator = await api.as(await given.anAdministrator())
    expect((await administrator.call('addPushBrowser', { body })).status).toBe(403)
  })

  it.each([
    ['http', 'http://push.example.org/send/1'],
    ['this machine', 'https://localhost/send/1'],
    ['a number of this machine', 'https://127.0.0.1/send/1'],
    ['a private network', 'https://10.0.0.1/send/1'],
    ['a private network of six', 'https://[fd00::1]/send/1'],
    ['no address', 'nowhere'],
    ['too long an address', `https://push.example.org/${'a'.repeat(1024)}`],
  ])('is refused for %s', async (_what, endpoint) => {
    const client = await api.as(await given.aStudent())
    const { error } = await client.call('addPushBrowser', { body: aPushBrowser(endpoint) })
    expect(error).toMatchObject({ status: 400, code: 'validation', fields: { endpoint: expect.any(String) } })
  })

  it('is refused for keys that are none', async () => {
    const client = await api.as(await given.aStudent())
    const body = { ...aPushBrowser(), p256dh: 'short', auth: 'not base64url!!!!!!!!!' }
    const { error } = await client.call('addPushBrowser', { body })
    expect(Object.keys(error.fields ?? {})).toEqual(['p256dh', 'auth'])
  })

  it('keeps one row of a browser, however often it asks, and the ten that were added last', async () => {
    const { account, client, endpoint } = await aReader()
    await client.call('addPushBrowser', { body: aPushBrowser(endpoint) })
    expect(await browsersOf(account)).toEqual([endpoint])
    for (let added = 0; added < 10; added += 1) {
      clock.advance({ seconds: 1 })
      await client.call('addPushBrowser', { body: aPushBrowser(newEndpoint()) })
    }
    const kept = await browsersOf(account)
    expect(kept).toHaveLength(10)
    expect(kept).not.toContain(endpoint)
  })

  it('takes the browser over from the account that had it', async () => {
    const { account, endpoint } = await aReader()
    const next = await given.aStudent()
    await (await api.as(next)).call('addPushBrowser', { body: aPushBrowser(endpoint) })
    expect([await browsersOf(account), await browsersOf(next)]).toEqual([[], [endpoint]])
  })
})

describe('looking whether notices come to this browser', () => {
  it('says so, and binds the browser to the session of today', async () => {
    const { account, endpoint } = await aReader()
    const today = await api.as(account)
    expect((await today.call('confirmPushBrowser', { body: { endpoint } })).body).toEqual({ isOn: true })
    await today.call('signOut')
    expect(await browsersOf(account)).toEqual([])
  })

  it('ends those of the account that left the browser behind', async () => {
    const { account, endpoint } = await aReader()
    const next = await api.as(await given.aStudent())
    expect((await next.call('confirmPushBrowser', { body: { endpoint } })).body).toEqual({ isOn: false })
    expect(await browsersOf(account)).toEqual([])
  })
})

describe('the browser of a person', () => {
  it('is removed when its owner asks for it, and by no other account', async () => {
    const { account, client, endpoint } = await aReader()
    const other = await api.as(await given.aStudent())
    await other.call('removePushBrowser', { body: { endpoint } })
    expect(await browsersOf(account)).toEqual([endpoint])
    await client.call('removePushBrowser', { body: { endpoint } })
    expect(await browsersOf(account)).toEqual([])
  })

  it('is removed by signing out there, and stays when another browser is signed out', async () => {
    const { account, client, endpoint } = await aReader()
    await (await api.as(account)).call('signOut')
    expect(await browsersOf(account)).toEqual([endpoint])
    await client.call('signOut')
    expect(await browsersOf(account)).toEqual([])
  })

  it('stays when its session is over by itself and deleted', async () => {
    const { account, endpoint } = await aReader()
    await db.transaction((tx) => tx.delete(session).where(eq(session.accountId, account.id)))
    expect(await browsersOf(account)).toEqual([endpoint])
  })

  it('is removed with a changed password, but for that where it was changed', async () => {
    const { account, endpoint } = await aReader()
    await db.transaction((tx) =>
      tx.update(pushSubscription).set({ sessionId: null }).where(eq(pushSubscription.endpoint, endpoint)),
    )
    const here = await api.as(account)
    const kept = newEndpoint()
    await here.call('addPushBrowser', { body: aPushBrowser(kept) })
    await (await api.as(account)).call('addPushBrowser', { body: aPushBrowser(newEndpoint()) })
    const body = { oldpass: 'right', newpass: 'another right one' }
    expect((await here.call('changePassword', { body })).status).toBe(200)
    expect(await browsersOf(account)).toEqual([kept])
  })

  it('is removed when an administrator disables the account', async () => {
    const { account } = await aReader()
    const params = { username: account.username, flag: 1 } as const
    const administrator = await api.as(await given.anAdministrator())
    expect((await administrator.call('setAccountDisabled', { params })).status).toBe(200)
    expect(await browsersOf(account)).toEqual([])
  })
})

describe('the key of the installation', () => {
  const keysWith = (...secrets: [string, ...string[]]) =>
    pushKeys({ ...api, sealed: sealedSecrets(secrets, 'diatrivi push') })
  const row = async () => (await db.select().from(pushKey))[0]

  it('stays from start to start, and when its seal is changed', async () => {
    const before = await row()
    await keysWith('another secret', api.secret).ensure()
    const after = await row()
    expect(after?.publicKey).toBe(before?.publicKey)
    expect(after?.sealedPrivateKey).not.toBe(before?.sealedPrivateKey)
    await keysWith('another secret').ensure()
    expect(await row()).toEqual(after)
    expect((await keysWith('another secret').pair()).publicKey).toBe(before?.publicKey)
  })

  it('is made anew when its seal is lost, and the browsers that knew it are removed', async () => {
    const { account } = await aReader()
    const before = await row()
    await keysWith('a secret of another installation').ensure()
    expect((await row())?.publicKey).not.toBe(before?.publicKey)
    expect(await browsersOf(account)).toEqual([])
  })

  it('is made once by processes that start together', async () => {
    await db.transaction((tx) => tx.delete(pushKey))
    await Promise.all([1, 2, 3].map(() => keysWith(api.secret).ensure()))
    expect(await db.select().from(pushKey)).toHaveLength(1)
  })
})
