import { parseArgs } from 'node:util'
import { onNewDatabase } from '../on-database.ts'
import { runMailFaults } from './run.ts'
import { BrokenPromise, type Tally } from './tally.ts'

/*
 * The long run of `mail-faults.api.test.ts`: npm run mail-faults -w @diatrivi/proofs -- [--count 1000] [--kills 50] [--seed 1]
 * Against the embedded PostgreSQL, or the server of DATABASE_URL_TEST.
 */

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '50' },
    seed: { type: 'string' },
  },
})
const [count, kills] = [Number(values.count), Number(values.kills)]
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
if (![count, kills, seed].every((value) => Number.isInteger(value) && value >= 0) || count < 1) {
  throw new Error('--count, --kills and --seed are whole numbers.')
}

try {
  await onNewDatabase(async (connection) => {
    console.log(`seed ${seed}`)
    print(await runMailFaults(connection, { seed, count, kills }, progress))
  })
} catch (error) {
  if (!(error instanceof BrokenPromise)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function progress(waiting: number): void {
  if (waiting % 50 === 0) console.log(`${waiting} mails wait`)
}

function print(tally: Tally): void {
  for (const [fault, times] of [...tally.faults].sort()) console.log(`${fault.padEnd(20)} ${times}`)
  console.log(
    `${tally.mails} mails came, none was lost; ${tally.undeliverable} to unknown addresses were given up. ` +
      `${tally.kills} kills, ${tally.unanswered} mails taken without an answer, ${tally.duplicates} duplicates ` +
      `(${tally.attempts} attempts failed, ${Math.round(tally.seconds)} s).`,
  )
}
