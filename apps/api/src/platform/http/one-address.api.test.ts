import { afterAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { createPlatform } from '../../create-platform.ts'
import { factories } from '../../testing/factories.ts'
import { testClient } from '../../testing/test-client.ts'
import { openTestFoundation } from '../../testing/test-foundation.ts'
import { createLogger } from '../logging/logger.ts'
import { createServer } from './server.ts'

const foundation = await openTestFoundation({ RATE_LIMIT: 'on' })
const platform = createPlatform(foundation)
const { personThrottle, sessions } = platform
const app = await buildApp({ ...platform, mailbox: null })
afterAll(() => app.close())

async function aStudent() {
  const { id } = await factories(platform).aStudent()
  const owner = { accountId: id, kind: 'full', userAgent: null } as const
  return { id, client: testClient(app, await foundation.db.transaction((tx) => sessions.open(tx, owner))) }
}

describe('behind one address', () => {
  it('five hundred people ask twenty-five times a minute each, and are served', async () => {
    const server = await createServer({
      log: createLogger({ level: 'silent' }),
      apiUrl: 'http://localhost:4000',
      webOrigins: [],
      hostNames: [],
      hstsSeconds: 0,
      rateLimit: true,
      trustedProxies: 'loopback',
    })
    server.get('/', async () => 'served')
    const statuses = new Map<number, number>()
    for (let time = 1; time <= 25; time += 1) {
      const answers = await Promise.all(Array.from({ length: 500 }, () => server.inject('/')))
      for (const { statusCode } of answers) statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    }
    expect([...statuses]).toEqual([[200, 12_500]])
  }, 30_000)

  it('one who asks a hundred times a second waits, and nobody else', async () => {
    const [hasty, other] = [await aStudent(), await aStudent()]
    for (let request = 1; request < 6_000; request += 1) await personThrottle(hasty.id)
    expect((await hasty.client.call('countUnreadNotices')).status).toBe(200)
    const { status, error, headers } = await hasty.client.call('countUnreadNotices')
    expect([status, error.code]).toEqual([429, 'too_many_attempts'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect((await other.client.call('countUnreadNotices')).status).toBe(200)
  })
})
