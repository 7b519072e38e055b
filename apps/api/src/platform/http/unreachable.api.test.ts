import { describe, expect, it } from 'vitest'
import { openTestFoundation } from '../../testing/test-foundation.ts'
import { serveHandlers } from '../../testing/test-handlers.ts'
import { databaseAt } from '../database/database.ts'

const silent = { info: () => undefined, warn: () => undefined }
const nowhere = databaseAt({ host: '127.0.0.1', port: 1, database: 'none' }, silent, async () => undefined)
const foundation = await openTestFoundation()
const app = await serveHandlers({ ...foundation, db: nowhere.db }, { signOut: () => ({ status: 200 }) })

describe('while the database cannot be reached', () => {
  it('the process is up but not ready', async () => {
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    const { headers, ...answer } = await app.inject('/readyz')
    expect(answer.json()).toMatchObject({ status: 503, code: 'database_unavailable' })
    expect(headers['retry-after']).toBe('5')
  })
})
