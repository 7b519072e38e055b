import assert from 'node:assert/strict'
import { ENDPOINTS } from '@diatrivi/contract/endpoints'
import { onServedApi } from '../on-served-api.ts'
import { writePart } from '../page.ts'
import { runRequests, type Tally } from './run.ts'
import { wrongWithWorst } from './worst.ts'

const REQUESTS = 20_000
const LONGEST_MS = 2_000
/** One in so many is made to cost as much as it can. */
const WORST_SHARE = 25

/** Requests generated from the contract, to every endpoint. */
export async function run(): Promise<void> {
  const seed = Date.now() % 2 ** 31
  await onServedApi(async (api) => {
    const tally = await runRequests(api, { seed, requests: REQUESTS, longestMs: LONGEST_MS }, progress)
    tally.faults.push(...(await wrongWithWorst(api, { seed, requests: REQUESTS / WORST_SHARE })))
    for (const fault of tally.faults.slice(0, 50)) console.error(fault)
    assert.equal(tally.faults.length, 0, 'nothing is written while there are faults')
    const lines = page(tally, seed)
    for (const line of lines) console.log(line)
    writePart('Generated requests', lines)
  })
}

function progress({ requests, faults }: Tally): void {
  if (requests % 2_000 < 200) console.log(`${requests} requests, ${faults.length} faults`)
}

function page({ requests, byStatus, served, slowest }: Tally, seed: number): string[] {
  const counts = [...byStatus].sort(([one], [other]) => one - other)
  return [
    `${requests} requests to ${Object.keys(ENDPOINTS).length} calls, generated from the contract with the seed ${seed}: values as the schemas ask for them and others, by the right person, another one, nobody and a forger. Run on ${new Date().toISOString().slice(0, 10)}.`,
    '',
    '| status | answers |',
    '|---|---|',
    ...counts.map(([status, count]) => `| ${status} | ${count} |`),
    '',
    `- Calls that were served at least once: ${served.size}.`,
    '- Answers of 500 or more: 0. Answers outside their schema, or with a code that their document does not name: 0.',
    '- Rows that a refused call changed: 0 (triggers on every table; only the last use of a session is recorded whatever is asked).',
    `- The slowest answer took ${Math.round(slowest.milliseconds)} ms (\`${slowest.name}\`); more than ${LONGEST_MS} ms would be a fault.`,
  ]
}
