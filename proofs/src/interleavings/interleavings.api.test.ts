import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestDatabase } from '@diatrivi/api/testing/test-database'
import { afterAll, describe, expect, it } from 'vitest'
import { COMMITTEES } from './committees.ts'
import { EXAMINATIONS } from './examinations.ts'
import { ACT_KINDS, planRound } from './plan.ts'
import { runCalmRound, runInterleavings } from './run.ts'
import { servedIn } from './tally.ts'
import { startTwoServers } from './two-servers.ts'
import { runInTurn, runWaves } from './waves.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'diatrivi-interleavings-'))
const database = await openTestDatabase()
const servers = await startTwoServers(database.connection, dataDir)
afterAll(async () => {
  await servers.close()
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const SEED = 20_260_310

describe('a department where everybody acts at once, at two servers', () => {
  it('is served every action that is made alone', async () => {
    expect(servedIn(await runCalmRound(servers))).toEqual(new Set(ACT_KINDS))
  })

  it('keeps every promise after each of 28 waves of actions', async () => {
    const { actions, outcomes } = await runInterleavings(servers, { seed: SEED, interleavings: 28 })
    // The seed decides what is tried; the race decides what is served.
    expect(actions).toBeGreaterThan(100)
    for (const kind of ['declare', 'answer', 'accept', 'finish', 'acceptStep', 'mark', 'release'] as const) {
      expect(outcomes.has(kind), kind).toBe(true)
    }
  }, 120_000)
})

describe('committees on whose seats everybody acts at once, at two servers', () => {
  it('are served every action that is made alone', async () => {
    expect(servedIn(await runInTurn(servers, COMMITTEES, { seed: SEED }))).toEqual(
      new Set(COMMITTEES.actions),
    )
  })

  it('never have two living people on one position, after each of 32 waves of actions', async () => {
    const { actions, outcomes } = await runWaves(servers, COMMITTEES, { seed: SEED, interleavings: 32 })
    expect(actions).toBeGreaterThan(100)
    expect(new Set(outcomes.keys())).toEqual(new Set(COMMITTEES.actions))
  }, 120_000)
})

describe('examinations after which everybody marks, reads and issues papers at once, at two servers', () => {
  it('are served every action that is made alone', async () => {
    expect(servedIn(await runInTurn(servers, EXAMINATIONS, { seed: SEED }))).toEqual(
      new Set(EXAMINATIONS.actions),
    )
  })

  it('show no mark before the opening, open once and number papers without gap or double', async () => {
    const { actions, outcomes } = await runWaves(servers, EXAMINATIONS, { seed: SEED, interleavings: 16 })
    expect(actions).toBeGreaterThan(50)
    expect(new Set(outcomes.keys())).toEqual(new Set(EXAMINATIONS.actions))
  }, 120_000)
})

describe('a round', () => {
  it('follows from its seed', () => {
    expect(planRound(7)).toEqual(planRound(7))
    expect(planRound(7)).not.toEqual(planRound(8))
  })
})
