import { createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ROUTES, type RouteName } from '@diatrivi/contract/routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { createPlatform } from '../../create-platform.ts'
import { factories } from '../../testing/factories.ts'
import { readStream } from '../../testing/stream-reader.ts'
import { openTestFoundation } from '../../testing/test-foundation.ts'

const NAME = 'theses.example.org'
const PASSWORD = 'kalimera-proxy'
const foundation = await openTestFoundation({
  API_URL: `https://${NAME}/api`,
  WEB_ORIGIN: `https://${NAME}`,
})
const platform = createPlatform(foundation)
const given = factories(platform)
const app = await buildApp({ ...platform, mailbox: null })

/** As `deploy/nginx` does it: `/api` is taken away, the name of the browser is kept. */
const proxy = createServer((asked, answer) => {
  const path = asked.url?.replace(/^\/api/, '') ?? '/'
  const headers = { ...asked.headers, host: NAME, 'x-forwarded-for': '198.51.100.7' }
  const { port } = app.server.address() as AddressInfo
  const passed = forward({ port, path, method: asked.method, headers }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers)
    given.pipe(answer)
  })
  // A stream of events ends when its reader leaves.
  answer.once('close', () => passed.destroy())
  asked.pipe(passed)
})
let address: string

beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port: 0 })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/api`
})
afterAll(async () => {
  proxy.closeAllConnections()
  proxy.close()
  await app.close()
})

function ask(name: RouteName, init: RequestInit = {}): Promise<Response> {
  const [method = '', path = ''] = ROUTES[name].split(' ')
  return fetch(`${address}${path}`, { ...init, method })
}

async function aSignedInStudent(): Promise<string> {
  const { username } = await given.aStudent({ password: PASSWORD })
  const answer = await ask('signIn', {
    headers: { 'content-type': 'application/json', origin: `https://${NAME}` },
    body: JSON.stringify({ username, password: PASSWORD }),
  })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=31536000/)
  return ((await answer.json()) as { jwt_token: string }).jwt_token
}

describe('below /api of the name that the pages have', () => {
  it('people sign in, and a page of another name is refused', async () => {
    await aSignedInStudent()
    const answer = await ask('signIn', { headers: { origin: 'https://elsewhere.example.org' } })
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      403,
      'origin_not_allowed',
    ])
  })

  it('a stream says at once what there is', async () => {
    const stream = await readStream(address, 'streamNotices', await aSignedInStudent())
    expect(await stream.next()).toEqual({ unread: 0 })
    await stream.close()
  })

  it('a link to a file holds for the address that the API knows, without what the proxy took away', async () => {
    const token = await aSignedInStudent()
    const [, path = ''] = ROUTES.downloadCv.split(' ')
    const made = await ask('makeDownloadToken', {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ path }),
    })
    const link = ((await made.json()) as { token: string }).token
    // Admitted: there only is no such file.
    expect((await fetch(`${address}${path}?jwt_token=${link}`)).status).toBe(404)
    expect((await fetch(`${address}${path}?jwt_token=${link}x`)).status).toBe(401)
  })

  it('the description names that address, and its page finds its scripts there', async () => {
    const { servers } = (await (await fetch(`${address}/openapi.json`)).json()) as { servers: unknown }
    expect(servers).toEqual([{ url: `https://${NAME}/api` }])
    const page = await fetch(`${address}/docs/`)
    const found = [...(await page.text()).matchAll(/src="([^"]+\.js)"/g)].map(([, script = '']) => script)
    expect(found.length).toBeGreaterThan(1)
    for (const script of found) {
      const { status, url } = await fetch(new URL(script, `${address}/docs/`))
      expect([script, url.startsWith(`${address}/`), status]).toEqual([script, true, 200])
    }
  })
})
