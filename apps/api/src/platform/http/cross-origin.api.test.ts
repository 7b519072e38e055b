import { describe, expect, it } from 'vitest'
import { openTestFoundation } from '../../testing/test-foundation.ts'
import { serveHandlers } from '../../testing/test-handlers.ts'

const WEB = 'https://theses.example.org'
const foundation = await openTestFoundation({ WEB_ORIGIN: WEB })
const app = await serveHandlers(foundation, { forgotPassword: () => ({ status: 0 }) })

describe('a page of another origin', () => {
  it('is answered when it is the web app, and may read the headers it needs', async () => {
    const { headers } = await app.inject({ url: '/healthz', headers: { origin: WEB } })
    expect(headers['access-control-allow-origin']).toBe(WEB)
    expect(headers['access-control-expose-headers']).toBe(
      'X-Total-Count, ETag, Retry-After, Content-Disposition, X-Request-Id',
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
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    expect(headers['strict-transport-security']).toBeUndefined()
  })
})
