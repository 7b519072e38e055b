import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { CREATING_CALLS, IDEMPOTENCY_HEADER, isCreatingCall } from '@diatrivi/contract/creating-calls'
import { ENDPOINTS } from '@diatrivi/contract/endpoints'
import type { RouteName } from '@diatrivi/contract/routes'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { thesis } from './modules/thesis/thesis/tables.ts'
import { aKey, keyed } from './testing/keyed.fixture.ts'
import type { Example } from './testing/permissions/example.ts'
import { EXAMPLES } from './testing/permissions/examples.ts'
import { fingerprint } from './testing/permissions/fingerprint.ts'
import { prepareScenes, type Scene } from './testing/permissions/scene.ts'
import { startTestApi } from './testing/test-api.ts'
import type { Parts, PartsOf, TestClient } from './testing/test-client.ts'

const api = await startTestApi()
const { given, db, clock, dataDir } = api
const newScene = await prepareScenes(api)

const creating = (Object.keys(CREATING_CALLS) as (keyof typeof CREATING_CALLS)[]).filter(isCreatingCall)

const call = (client: TestClient, name: RouteName, parts: Parts) =>
  // The examples are typed by their endpoints; here it is any of them.
  client.call(name as 'getThesis', parts as PartsOf<'getThesis'>)

/** Everything that is kept: rows and bytes. The upload of a repeated call goes only after its answer. */
const kept = async () => ({
  rows: await fingerprint(db),
  files: readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  ).length,
})

/** The people of a scene who may be the right one for an endpoint. */
function candidates(name: RouteName, scene: Scene) {
  const { access } = ENDPOINTS[name]
  const roles: readonly string[] = access.kind === 'signedIn' ? access.roles : []
  const { instructor, student, interestedStudent, anotherStudent, secretary, administrator } = scene
  return [instructor, student, interestedStudent, anotherStudent, secretary, administrator].filter(
    ({ role }) => roles.includes(role),
  )
}

/** The first example that is served, by whom it is. */
async function firstServed(name: RouteName) {
  for (const example of EXAMPLES[name] as readonly Example<RouteName>[]) {
    const scene = await newScene()
    const parts = keyed(aKey(), await example.prepare(scene))
    for (const account of candidates(name, scene)) {
      const client = await api.as(account)
      const answer = await call(client, name, parts)
      if (answer.status === 200) return { client, parts, answer }
    }
  }
  throw new Error(`no example of ${name} is served`)
}

async function anInstructor() {
  const account = await given.anInstructor()
  const client = await api.as(account)
  const create = (key: string, thesisTitle = 'Θέμα') =>
    client.call('createThesis', keyed(key, { body: { thesisTitle } }))
  const count = () => db.$count(thesis, eq(thesis.instructorId, account.id))
  return { client, create, count }
}

describe.each(creating)('%s', (name) => {
  it('is done once under one key, and answers as the first time', async () => {
    const { client, parts, answer } = await firstServed(name)
    const before = await kept()
    const again = await call(client, name, parts)
    expect({ status: again.status, text: again.text }).toEqual({ status: 200, text: answer.text })
    expect(await kept()).toEqual(before)
  })
})

describe('a key', () => {
  it('of another body or another call is refused, and nothing is done', async () => {
    const { client, create, count } = await anInstructor()
    const key = aKey()
    await create(key)
    const mismatch = { status: 409, error: { code: 'idempotency_mismatch' } }
    expect(await create(key, 'Άλλο θέμα')).toMatchObject(mismatch)
    const list = { todoList: { doListTitle: 'Λίστα' }, template: 1 }
    expect(await client.call('createTodoList', keyed(key, { body: list }))).toMatchObject(mismatch)
    expect(await count()).toBe(1)
  })

  it('belongs to its caller', async () => {
    const key = aKey()
    const [one, another] = [await anInstructor(), await anInstructor()]
    expect((await one.create(key)).body).not.toBe((await another.create(key, 'Άλλο θέμα')).body)
  })

  it('counts for a day', async () => {
    const { create, count } = await anInstructor()
    const key = aKey()
    await create(key)
    clock.advance({ hours: 23 })
    await create(key)
    expect(await count()).toBe(1)
    clock.advance({ hours: 1 })
    expect((await create(key, 'Άλλο θέμα')).status).toBe(200)
    expect(await count()).toBe(2)
  })

  it('does not mind the token, the order of the fields or what the schema does not know', async () => {
    const { client, count } = await anInstructor()
    const key = aKey()
    const bodies = [
      { thesisTitle: 'Θέμα', thesisDescr: '', jwt_token: 'one' },
      { jwt_token: 'another', thesisDescr: '', thesisTitle: ' Θέμα ', extra: 1 },
    ]
    for (const body of bodies) {
      expect((await client.call('createThesis', keyed(key, { body }))).status).toBe(200)
    }
    expect(await count()).toBe(1)
  })

  it('is not used up by a call that was refused', async () => {
    const { create, count } = await anInstructor()
    const key = aKey()
    expect((await create(key, ' ')).status).toBe(400)
    expect((await create(key)).status).toBe(200)
    expect(await count()).toBe(1)
  })

  it.each(['short', 'with a blank in its middle', 'α'.repeat(20), 'x'.repeat(129)])(
    'is refused by its name when it is none: %s',
    async (key) => {
      const { client } = await anInstructor()
      // The characters of a header are bytes on the wire.
      const headers = { [IDEMPOTENCY_HEADER]: Buffer.from(key).toString('latin1') }
      const answer = await client.call('createThesis', { headers, body: { thesisTitle: 'Θέμα' } })
      expect(answer).toMatchObject({ status: 400, error: { code: 'validation' } })
      expect(answer.error.fields).toHaveProperty(IDEMPOTENCY_HEADER)
    },
  )

  it('of a form stands for its file too', async () => {
    const { steps, student } = await aStepInWork()
    const client = await api.as(student)
    const say = (bytes: string, key: string) =>
      client.call(
        'writeStepComment',
        keyed(key, {
          params: { itemId: steps[0]?.id ?? 0 },
          body: { text: 'Δείτε το αρχείο' },
          file: { name: 'πίνακας.txt', bytes },
        }),
      )
    const key = aKey()
    const first = await say('Ένα', key)
    expect((await say('Ένα', key)).body).toBe(first.body)
    expect(await say('Δύο', key)).toMatchObject({ status: 409, error: { code: 'idempotency_mismatch' } })
  })
})

async function aStepInWork() {
  const scene = await newScene()
  return { ...(await scene.aListInWork({ isShown: false }, ['untouched'])), student: scene.student }
}

describe('two calls with one key at the same moment', () => {
  it('do it once, and all answer the same', async () => {
    const { create, count } = await anInstructor()
    const key = aKey()
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(key)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await count()).toBe(1)
  })
})
