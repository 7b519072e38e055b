import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { PARSERS } from '@diatrivi/api/parsers'
import { WORST_REQUESTS, type WorstRequest } from '@diatrivi/api/testing/worst-inputs/requests'
import { onDatabase } from '../../on-database.ts'
import { writePart } from '../../page.ts'
import { type Figures, parsersPage } from './figures.ts'
import { watchHealth } from './health-watch.ts'
import { type ProcessUnderTest, startProcess } from './process-under-test.ts'

/** How often each of the worst requests is sent; a table takes seconds, in a process of its own. */
const ROUNDS = { main: 12, threads: 12, child: 2 }
/** On their way at the same time, each by a person of its own. */
const AT_ONCE = 4
/** Milliseconds in which `/healthz` may be silent. */
const LONGEST_SILENCE = 500
const QUIET_MS = 5_000

/** The worst inputs of every parser at an API in a process of its own, with `/healthz` watched from outside. */
export async function run(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'diatrivi-parsers-'))
  mkdirSync(join(dataDir, 'files'))
  try {
    await onDatabase(async (db, connection) => {
      const api = await startProcess(db, connection, dataDir)
      try {
        const figures = await attack(api)
        const lines = parsersPage(figures)
        for (const line of lines) console.log(line)
        assert.deepEqual(figures.faults, [], 'nothing is written while there are faults')
        writePart('The worst inputs of every parser', lines)
      } finally {
        await api.stop()
      }
    })
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function attack(api: ProcessUnderTest): Promise<Figures> {
  const people = await Promise.all(Array.from({ length: AT_ONCE }, () => tokensOf(api)))
  const watch = await watchHealth(api.address)
  await delay(QUIET_MS)
  const figures: Figures = { quiet: await watch.longest(), byParser: new Map(), faults: [] }
  for (const [parser, requests] of Map.groupBy(WORST_REQUESTS, (one) => one.parser)) {
    const figure = { requests: 0, refused: 0, slowest: 0, silence: 0 }
    const waiting = Array.from({ length: ROUNDS[PARSERS[parser].runs] }, () => requests).flat()
    await Promise.all(
      people.map(async (tokens) => {
        for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
          const begun = performance.now()
          const status = await send(api.address, tokens, one)
          figure.requests += 1
          figure.refused += status >= 400 ? 1 : 0
          figure.slowest = Math.max(figure.slowest, performance.now() - begun)
          if (status === 0 || status >= 500) figures.faults.push(`${parser}, ${one.what}: ${status}`)
        }
      }),
    )
    figure.silence = await watch.longest()
    if (figure.silence > LONGEST_SILENCE) figures.faults.push(`${parser}: silent for ${figure.silence} ms`)
    if (api.hasEnded()) throw new Error(`The API has ended by the inputs of ${parser}.`)
    figures.byParser.set(parser, figure)
    console.log(`${parser}: ${figure.requests} requests, silent for ${Math.round(figure.silence)} ms at most`)
  }
  await watch.stop()
  return figures
}

type Tokens = Record<WorstRequest['by'], string | undefined>

async function tokensOf({ given, tokenOf }: ProcessUnderTest): Promise<Tokens> {
  return {
    anybody: undefined,
    administrator: await tokenOf(await given.anAdministrator()),
    instructor: await tokenOf(await given.anInstructor()),
    student: await tokenOf(await given.aStudent()),
  }
}

/** The status of the answer; 0 where none came. A full queue is no fault: it says when to come again. */
async function send(address: string, tokens: Tokens, { by, make }: WorstRequest): Promise<number> {
  const { method, path, headers, payload } = await make()
  const token = tokens[by]
  const authorization: Record<string, string> =
    token === undefined ? {} : { authorization: `Bearer ${token}` }
  try {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: { ...authorization, ...headers },
      body: payload === undefined ? null : new Uint8Array(payload),
    })
    await answer.arrayBuffer()
    return answer.status === 503 && answer.headers.has('retry-after') ? 429 : answer.status
  } catch (error) {
    // The API answers a body that is too long at once, and ends the connection under the rest of it.
    if (error instanceof TypeError && payload !== undefined) return 413
    throw error
  }
}
