import { parseArgs } from 'node:util'
import { systemClock } from '../platform/clock.ts'
import { examine } from './doctor/examine.ts'
import { isHealthy } from './doctor/finding.ts'
import { doctorsJson, doctorsReport } from './doctor/report.ts'

const USAGE = `Says what is wrong with this installation, and the way out. Changes nothing.

  diatrivi doctor [--json]

The exit code is 0 for a healthy installation and 1 where something is wrong.
The settings are those of the API (DATABASE_URL, DATA_DIR …); it may run or stand still.`

try {
  const { json } = parseArgs({ options: { json: { type: 'boolean', default: false } } }).values
  const findings = await examine({ env: process.env, clock: systemClock })
  process.stdout.write(`${json ? doctorsJson(findings) : doctorsReport(findings)}\n`)
  process.exitCode = isHealthy(findings) ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}\n`)
  process.exitCode = 1
}
