import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestDatabase } from '@diatrivi/api/testing/test-database'
import { afterAll, describe, expect, it } from 'vitest'
import { COMMITTEES } from './committees.ts'
import { EXAMINATIONS } from './examinations.ts'
import { planRound } from './plan.ts'
import { runInterleavings } from './run.ts'
import { startTwoServers } from './two-servers.ts'
import { runWaves } from './waves.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'diatrivi-interleavings-'))
const database = await openTestDatabase()
const servers = await startTwoServers(database.connection, dataDir)
afterAll(async () => {
  await servers.close()
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('a department where everybody acts at once, at two servers', () => {
  it('keeps every promise after each of 40 waves of acts', async () => {
    const { acts, outcomes } = await runInterleavings(servers, { seed: 20_260_310, interleavings: 40 })
    expect(acts).toBeGreaterThan(120)
    // The seed decides what is tried. The race decides what is served: the end of a long chain, such as a mark,
    // may be missing from a sample of 40; the long run has all of them.
    for (const kind of ['declare', 'answer', 'accept', 'finish', 'acceptStep', 'mark', 'release'] as const) {
      expect(outcomes.has(kind), kind).toBe(true)
    }
    for (const kind of ['declare', 'answer'] as const) {
      expect(outcomes.get(kind)?.get('served') ?? 0, kind).toBeGreaterThan(0)
    }
  }, 120_000)
})

describe('committees on whose seats everybody acts at once, at two servers', () => {
  it('never have two living people on one position, after each of 100 waves of acts', async () => {
    const { acts, outcomes } = await runWaves(servers, COMMITTEES, { seed: 20_260_310, interleavings: 100 })
    expect(acts).toBeGreaterThan(300)
    // A reminder needs an invitation that nobody answers in time: a hundred waves may have none, the long run has many.
    for (const kind of ['propose', 'accept', 'replace', 'leave', 'proposeOwn', 'confirm'] as const) {
      expect(outcomes.get(kind)?.get('served') ?? 0, kind).toBeGreaterThan(0)
    }
  }, 120_000)
})

describe('examinations after which everybody marks, reads and issues papers at once, at two servers', () => {
  it('show no mark before the opening, open once and number papers without gap or double', async () => {
    const { acts, outcomes } = await runWaves(servers, EXAMINATIONS, {
      seed: 20_260_310,
      interleavings: 30,
    })
    expect(acts).toBeGreaterThan(90)
    for (const kind of ['draft', 'seal', 'read', 'issueApplication', 'issueMinutes', 'voidPaper'] as const) {
      expect(outcomes.get(kind)?.get('served') ?? 0, kind).toBeGreaterThan(0)
    }
  }, 120_000)
})

describe('a round', () => {
  it('follows from its seed', () => {
    expect(planRound(7)).toEqual(planRound(7))
    expect(planRound(7)).not.toEqual(planRound(8))
  })
})
