import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../../app.ts'
import { createPlatform } from '../../../create-platform.ts'
import { PEOPLE_CHANNEL } from '../../../platform/events/account-changes.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { type TestClient, testClient } from '../../../testing/test-client.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { department } from './tables.ts'

/** Two processes on one database. The other has a copy for its reads, which has no rows, as one that is far behind. */
const api = await startTestApi()
const copy = await openTestDatabase()
const otherApp = await buildApp({ ...createPlatform({ ...api, replica: copy.db }), mailbox: null })
const there = testClient(otherApp, null)
afterAll(async () => {
  await otherApp.close()
  await copy.close()
})

const ENOUGH_TIME = { timeout: 10_000 }
let administrator: TestClient
let instID = 0

beforeAll(async () => {
  administrator = await api.as(await api.given.anAdministrator())
  instID = (await api.given.anInstitution()).id
})

const namesOf = async (client: TestClient) => {
  const { body } = await client.call('listDepartments')
  return body.map(({ depName }) => depName)
}

const make = async (depName: string) => {
  const { status } = await administrator.call('createDepartment', { body: { depName, instID } })
  expect(status).toBe(200)
}

/** Written past the API, which a process sees only where it does not answer from memory. */
const moveByHand = (city: string) => api.db.transaction((tx) => tx.update(department).set({ city }))

const citiesOf = async (client: TestClient) => {
  const { body } = await client.call('listDepartments')
  return [...new Set(body.map(({ depCity }) => depCity))]
}

/** The other process listens, and answers from memory. */
const remembers = () =>
  expect
    .poll(async () => {
      await moveByHand('Βόλος')
      await api.db.transaction((tx) => createPlatform(api).keptAnswers.changed(tx, 'places'))
      await citiesOf(there)
      await moveByHand('Άρτα')
      return citiesOf(there)
    }, ENOUGH_TIME)
    .toEqual(['Βόλος'])

it('shows a change at once in the process that made it, and soon in every other', async () => {
  await make('Α')
  await expect.poll(() => namesOf(there), ENOUGH_TIME).toContain('Α')
  await namesOf(api.anonymous)
  await make('Β')
  expect(await namesOf(api.anonymous)).toContain('Β')
  await expect.poll(() => namesOf(there), ENOUGH_TIME).toContain('Β')
})

it('is made anew for an administrator, who reads what others have just changed', async () => {
  await remembers()
  const token = await api.tokenOf(await api.given.anAdministrator())
  expect(await citiesOf(testClient(otherApp, token))).toEqual(['Άρτα'])
})

it('answers nothing from before while messages did not come', async () => {
  await remembers()
  await api.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = ${`listen ${PEOPLE_CHANNEL}`}`)
  await expect.poll(() => citiesOf(there), ENOUGH_TIME).toEqual(['Άρτα'])
  // It listens again, and keeps what it sends from then on.
  await remembers()
})

it('says the same to every reader of one language, compressed for those who read it so', async () => {
  for (let one = 0; one < 20; one += 1) await make(`Τμήμα με μακρύ όνομα ${one}`)
  const plain = await api.anonymous.call('listDepartments')
  const tag = plain.headers.etag
  const compressed = await api.app.inject({ url: '/departments', headers: { 'accept-encoding': 'gzip' } })
  expect(JSON.parse(gunzipSync(compressed.rawPayload).toString())).toEqual(plain.body)
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', etag: tag })
  expect(compressed.headers.vary).toContain('accept-encoding')
  const brotli = await api.app.inject({ url: '/departments', headers: { 'accept-encoding': 'gzip, br' } })
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', etag: tag })
  const odd = await api.app.inject({ url: '/departments', headers: { 'accept-encoding': 'lzma' } })
  expect(odd.headers['content-encoding']).toBeUndefined()
  expect(odd.json()).toEqual(plain.body)
})

it('gives those who are signed in a list of institutions that they ask for again each time', async () => {
  const student = await api.as(await api.given.aStudent())
  const { headers } = await student.call('listInstitutions')
  expect(headers['cache-control']).toBe('private, no-cache')
  const again = () => student.call('listInstitutions', { headers: { 'if-none-match': String(headers.etag) } })
  expect((await again()).status).toBe(304)
  await administrator.call('createInstitution', { body: { instName: 'Τρίτο', instType: 'grUni' } })
  expect((await again()).status).toBe(200)
  const stranger = await api.anonymous.call('listInstitutions', {
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect(stranger.status).toBe(401)
})
