import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestFoundation } from '../../testing/test-foundation.ts'
import { serveHandlers } from '../../testing/test-handlers.ts'

const WEB = 'https://theses.example.org'
const foundation = await openTestFoundation({ WEB_ORIGIN: WEB, API_URL: 'http://api.example.org' })
const app = await serveHandlers(foundation, { forgotPassword: () => ({ status: 0 }) })

describe('a page of another origin', () => {
  it('is answered when it is the web app, and may read the headers it needs', async () => {
    const { headers } = await app.inject({ url: '/healthz', headers: { origin: WEB } })
    expect(headers['access-control-allow-origin']).toBe(WEB)
    expect(headers['access-control-expose-headers']).toBe(
      'X-Total-Count, Date, ETag, Retry-After, Content-Disposition, X-Request-Id',
    )
  })

  it('may read refusals too', async () => {
    const { statusCode, headers } = await app.inject({ url: '/nothing', headers: { origin: WEB } })
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([404, WEB])
  })

  it('is allowed to ask with a body and a token', async () => {
    const headers = {
      origin: WEB,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'content-type,authorization',
    }
    const answer = await app.inject({ method: 'OPTIONS', url: '/password/forgot', headers })
    expect(answer.statusCode).toBe(204)
    expect(answer.headers['access-control-allow-methods']).toContain('PUT')
    expect(answer.headers['access-control-allow-headers']).toContain('Authorization')
  })

  it.each(['https://evil.example', 'https://theses.example.org.evil.example', 'null'])(
    'is refused when it is %s',
    async (origin) => {
      for (const method of ['GET', 'OPTIONS'] as const) {
        const answer = await app.inject({ method, url: '/healthz', headers: { origin } })
        expect(answer.json()).toMatchObject({ status: 403, code: 'origin_not_allowed' })
        expect(answer.headers['access-control-allow-origin']).toBeUndefined()
      }
    },
  )

  it('is answered when it is a page of this very server', async () => {
    const headers = { origin: 'http://api.example.org', host: 'api.example.org' }
    expect((await app.inject({ url: '/healthz', headers })).statusCode).toBe(200)
  })
})

describe('every answer', () => {
  it('forbids what no answer of an API needs', async () => {
    const { headers } = await app.inject('/healthz')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    expect(headers['strict-transport-security']).toBeUndefined()
  })
})

describe('a request to a name that is not ours', () => {
  beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }))
  afterAll(() => app.close())

  /** Byte for byte, because no client would send it. */
  async function send(...lines: string[]): Promise<string> {
    const { port } = app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    socket.end(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`)
    return text(socket)
  }
  const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

  it('is refused, whatever is asked for: a page of a stranger leads its own name here', async () => {
    for (const path of ['/healthz', '/password/forgot', '/dev/mailbox', '/docs']) {
      const answer = await send(`GET ${path} HTTP/1.1`, 'Host: evil.example:4000')
      expect([statusOf(answer), answer]).toEqual([403, expect.stringContaining('"host_not_allowed"')])
    }
    const asOwn = await send('GET /healthz HTTP/1.1', 'Host: evil.example', 'Origin: http://evil.example')
    expect(statusOf(asOwn)).toBe(403)
  })

  it('is refused when it names two', async () => {
    const hosts = ['Host: api.example.org', 'Host: evil.example']
    expect(statusOf(await send('GET /healthz HTTP/1.1', ...hosts))).not.toBe(200)
    expect(statusOf(await send('GET /healthz HTTP/1.1', ...hosts.toReversed()))).not.toBe(200)
    expect(statusOf(await send('GET /healthz HTTP/1.0', ...hosts))).not.toBe(200)
  })

  it('is refused when it names none and comes from no origin either', async () => {
    expect(statusOf(await send('GET /healthz HTTP/1.0', 'Origin: null'))).toBe(403)
    expect(statusOf(await send('GET /healthz HTTP/1.0', 'Accept: */*'))).toBe(200)
  })

  it('is answered by our own names and by numbers', async () => {
    for (const host of ['api.example.org', 'theses.example.org', 'localhost', '127.0.0.1:4000', '10.0.0.7'])
      expect([host, statusOf(await send('GET /healthz HTTP/1.1', `Host: ${host}`))]).toEqual([host, 200])
  })
})

describe('over https', () => {
  it.each([
    ['a year', {}, 'max-age=31536000; includeSubDomains'],
    ['as long as the settings say', { HSTS_SECONDS: '300' }, 'max-age=300; includeSubDomains'],
    ['no longer', { HSTS_SECONDS: '0' }, 'max-age=0; includeSubDomains'],
  ])('browsers stay with it for %s', async (_what, settings, expected) => {
    const secure = await openTestFoundation({ API_URL: 'https://api.example.org', ...settings })
    const served = await serveHandlers(secure, {})
    expect((await served.inject('/healthz')).headers['strict-transport-security']).toBe(expected)
  })
})
