import { afterAll, expect, it } from 'vitest'
import { buildApp } from '../../../app.ts'
import { createPlatform } from '../../../create-platform.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { type TestClient, testClient } from '../../../testing/test-client.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'

/** The copy has no rows, as one that is far behind. */
const api = await startTestApi()
const copy = await openTestDatabase()
const platform = createPlatform({ ...api, replica: copy.db })
const app = await buildApp({ ...platform, mailbox: null })
afterAll(async () => {
  await app.close()
  await copy.close()
})

async function as(account: { id: number }): Promise<TestClient> {
  const owner = { accountId: account.id, kind: 'full', userAgent: null } as const
  return testClient(app, await api.db.transaction((tx) => platform.sessions.open(tx, owner)))
}

const listed = async (client: TestClient, name: 'listDepartments' | 'listInstitutions') =>
  (await client.call(name)).body.length

it('a copy is read by those who cannot have changed what they read, and by nobody else', async () => {
  const student = await as(await api.given.aStudent())
  const administrator = await as(await api.given.anAdministrator())
  const visitor = testClient(app, null)
  expect([await listed(visitor, 'listDepartments'), await listed(student, 'listInstitutions')]).toEqual([
    0, 0,
  ])
  expect(await listed(administrator, 'listDepartments')).toBeGreaterThan(0)
  expect(await listed(administrator, 'listInstitutions')).toBeGreaterThan(0)
})
