import { setTimeout as delay } from 'node:timers/promises'
import { databaseProblem } from '@diatrivi/api/platform/database/errors'
import type { Example } from '@diatrivi/api/testing/permissions/example'
import { EXAMPLES } from '@diatrivi/api/testing/permissions/examples'
import { prepareScenes } from '@diatrivi/api/testing/permissions/scene'
import { type Parts, type PartsOf, testClient } from '@diatrivi/api/testing/test-client'
import { type Endpoint, needsNoSession } from '@diatrivi/contract/endpoint'
import { ENDPOINTS } from '@diatrivi/contract/endpoints'
import type { RouteName } from '@diatrivi/contract/routes'
import fc from 'fast-check'
import type { ServedApi } from '../served-api.ts'
import { changedTables, watchChanges } from './changes.ts'
import { wrongWith } from './judge.ts'
import { pathsOf, withAnother, wrongWithMalformed } from './malformed.ts'
import { CALLERS, type Caller, type Plan, planOf } from './plan.ts'

const NEVER_MS = 60_000

export interface RequestRun {
  seed: number
  requests: number
  /** An answer that takes longer is a fault; a sample says nothing of time, because it runs beside others on any machine. */
  longestMs?: number
}

/** What a run came to. */
export interface Tally {
  requests: number
  byStatus: Map<number, number>
  served: Set<RouteName>
  slowest: { name: RouteName; milliseconds: number }
  /** Each says how it is seen again. */
  faults: string[]
}

/** Every endpoint with its examples as they are; the other requests are generated and spread over the endpoints. */
export async function runRequests(
  api: ServedApi,
  { seed, requests, longestMs }: RequestRun,
  progress: (tally: Tally) => void = () => undefined,
): Promise<Tally> {
  const { db } = api
  const newScene = await prepareScenes(api)
  await watchChanges(db)
  const tally: Tally = {
    requests: 0,
    byStatus: new Map(),
    served: new Set(),
    slowest: { name: 'signIn', milliseconds: 0 },
    faults: [],
  }
  const endpoints = Object.values<Endpoint>(ENDPOINTS)
  const generated = Math.max(0, requests - endpoints.length)
  const before = (index: number) => Math.floor((index * generated) / endpoints.length)
  let scene = await newScene()
  for (const [index, endpoint] of endpoints.entries()) {
    await serveOnce(endpoint)
    const numRuns = before(index + 1) - before(index)
    for (const plan of fc.sample(planOf(endpoint), { seed: seed + index, numRuns })) {
      await ask(endpoint, await prepared(endpoint, plan))
    }
    progress(tally)
  }
  return tally

  async function tokenOf(caller: Caller): Promise<string | null> {
    if (caller === 'nobody') return null
    return caller === 'forger' ? 'a.forged.token' : api.tokenOf(scene[caller])
  }

  /** The right person is among the callers; an example by which no caller is served is a fault. */
  async function serveOnce(endpoint: Endpoint): Promise<void> {
    for (const example of EXAMPLES[endpoint.name] as readonly Example<RouteName>[]) {
      if (await isServed(endpoint, example)) return
      // Earlier requests may have used up the scene.
      scene = await newScene()
      if (await isServed(endpoint, example)) return
    }
    tally.faults.push(`${endpoint.name} was never served`)
  }

  async function isServed(endpoint: Endpoint, example: Example<RouteName>): Promise<boolean> {
    const parts: Parts | null = await orNullWhereUsedUp(() => example.prepare(scene))
    if (parts === null) return false
    tally.faults.push(...wrongWithMalformed(endpoint, parts))
    for (const caller of callersOf(endpoint)) {
      const token = await orNullWhereUsedUp(() => tokenOf(caller))
      if (await ask(endpoint, { parts, token })) return true
    }
    return false
  }

  /** The request on the present scene, or on a new one where earlier requests used it up or deleted its people. */
  async function prepared(endpoint: Endpoint, plan: Plan): Promise<Request> {
    const examples = EXAMPLES[endpoint.name] as readonly Example<RouteName>[]
    const example = examples[plan.example % examples.length] as Example<RouteName>
    const prepare = async () => ({
      parts: withPlan(await example.prepare(scene), plan),
      token: await tokenOf(plan.caller),
    })
    const request = await orNullWhereUsedUp(prepare)
    if (request !== null) return request
    scene = await newScene()
    return prepare()
  }

  async function ask(endpoint: Endpoint, { parts, token }: Request): Promise<boolean> {
    const { name } = endpoint
    await changedTables(db)
    const begin = performance.now()
    // The examples are typed by their endpoints; here it is any of them.
    const asked = JSON.stringify(parts).slice(0, 600)
    const answer = await inTime(
      testClient(api.app, token).call(name as 'getThesis', parts as PartsOf<'getThesis'>),
      `seed ${seed}, ${name} has no answer: ${asked}`,
    )
    const milliseconds = performance.now() - begin
    const { status, text } = answer
    tally.requests += 1
    tally.byStatus.set(status, (tally.byStatus.get(status) ?? 0) + 1)
    if (status < 300) tally.served.add(name)
    if (milliseconds > tally.slowest.milliseconds) tally.slowest = { name, milliseconds }
    const happened = { endpoint, status, text, milliseconds, changed: await changedTables(db) }
    tally.faults.push(
      ...wrongWith(happened, longestMs).map((fault) => `seed ${seed}, ${name}: ${fault}\n  ${asked}`),
    )
    return status < 300
  }
}

/** Null where the database refuses it, because people or theses of the scene are gone. */
async function orNullWhereUsedUp<Value>(make: () => Value | Promise<Value>): Promise<Value | null> {
  try {
    return await make()
  } catch (error) {
    if (databaseProblem(error) === undefined) throw error
    return null
  }
}

/** A request that is never answered ends the run, which would wait for ever. */
async function inTime<Value>(answer: Promise<Value>, otherwise: string): Promise<Value> {
  const limit = new AbortController()
  const over = delay(NEVER_MS, undefined, { signal: limit.signal }).then(() => {
    throw new Error(otherwise)
  })
  try {
    return await Promise.race([answer, over])
  } finally {
    limit.abort()
    over.catch(() => undefined)
  }
}

interface Request {
  parts: Parts
  token: string | null
}

function withPlan(parts: Parts, { params, query, body, malformed, file, headers }: Plan): Parts {
  const texts = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, textOf(value)]))
  // A form has fields: a text would become one of each of its characters, and its sender would be timed.
  const isForm = (file ?? parts.file) !== undefined
  const isSent = body !== undefined && (!isForm || (typeof body === 'object' && body !== null))
  return {
    ...parts,
    params: { ...parts.params, ...params },
    query: withOneMalformed({ ...parts.query, ...texts }, malformed) as NonNullable<Parts['query']>,
    body: withOneMalformed(isSent ? body : parts.body, malformed),
    ...(file && { file }),
    headers,
  }
}

/** All other parts stay as they are served, so that the malformed one is all that is judged. */
function withOneMalformed(sent: unknown, malformed: Plan['malformed']): unknown {
  const paths = pathsOf(sent).filter((path) => path.length > 0)
  const path = malformed && paths[malformed.place % paths.length]
  return path ? withAnother(sent, path, malformed.value) : sent
}

function callersOf({ access }: Endpoint): readonly Caller[] {
  if (needsNoSession(access)) return ['nobody']
  if (access.kind === 'anySession') return ['student']
  return CALLERS.filter((caller) => access.roles.some((role) => caller.toLowerCase().endsWith(role)))
}

function textOf(value: unknown): string | readonly string[] {
  if (Array.isArray(value)) return value.map((one) => String(JSON.stringify(one) ?? one).toWellFormed())
  return (typeof value === 'string' ? value : String(JSON.stringify(value))).toWellFormed()
}
