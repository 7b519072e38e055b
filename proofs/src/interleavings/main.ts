import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { onNewDatabase } from '../on-database.ts'
import { COMMITTEES } from './committees.ts'
import { EXAMINATIONS } from './examinations.ts'
import { runInterleavings } from './run.ts'
import { BrokenPromise, type Tally } from './tally.ts'
import { startTwoServers } from './two-servers.ts'
import { runWaves } from './waves.ts'

/*
 * The long run of `interleavings.api.test.ts`: npm run interleavings -w @diatrivi/proofs -- [--count 2000] [--seed 1]
 * Against the embedded PostgreSQL, or the server of DATABASE_URL_TEST.
 */

const { values } = parseArgs({
  options: { count: { type: 'string', default: '2000' }, seed: { type: 'string' } },
})
const interleavings = Number(values.count)
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
if (!(interleavings > 0) || !Number.isInteger(seed)) throw new Error('--count and --seed are whole numbers.')

const dataDir = mkdtempSync(join(tmpdir(), 'diatrivi-interleavings-'))
try {
  await onNewDatabase(async (connection) => {
    const servers = await startTwoServers(connection, dataDir)
    console.log(`seed ${seed}`)
    try {
      print(await runInterleavings(servers, { seed, interleavings }, progress))
      const fewer = { seed, interleavings: Math.ceil(interleavings / 4) }
      print(await runWaves(servers, COMMITTEES, fewer))
      print(await runWaves(servers, EXAMINATIONS, fewer))
    } finally {
      await servers.close()
    }
  })
} catch (error) {
  if (!(error instanceof BrokenPromise)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

function progress({ interleavings: done }: Tally<string>): void {
  if (done % 200 < 4) console.log(`${done} of ${interleavings} interleavings are sound`)
}

function print<Kind extends string>({ interleavings: done, actions, outcomes }: Tally<Kind>): void {
  for (const [kind, counts] of outcomes) {
    const parts = [...counts].sort(([, a], [, b]) => b - a).map(([outcome, times]) => `${outcome} ${times}`)
    console.log(`${kind.padEnd(18)} ${parts.join(', ')}`)
  }
  console.log(`${done} interleavings of ${actions} actions: everything held after each.`)
}
