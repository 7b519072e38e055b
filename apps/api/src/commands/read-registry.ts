import type { RegistryReadings } from '../modules/work/registry/registry-reading.service.ts'
import { type Config, readConfig } from '../platform/config/config.ts'
import { registryReadingJob } from '../registry-reading-job.ts'
import { withPlatform } from './by-hand.ts'

const USAGE = `Reads the records of students out of the student register of UNIVERSIS_URL, for every department of
UNIVERSIS_DEPARTMENTS, and prepares an import for each. Writes no record: the secretary of the department looks at what
would change and applies it on the page of imports.

  diatrivi read-registry

The settings are those of the API; it may run or stand still. docs/guides/student-register.md says which.`

type Result = Awaited<ReturnType<RegistryReadings['readAll']>>['results'][number]

/** What each outcome is called; the log above it says what is wrong and the way out. */
const WORDS: Partial<Record<NonNullable<Result['outcome']>, string>> = {
  prepared: 'an import waits for the secretary',
  unchanged: 'nothing would change',
}

try {
  if (process.argv.length > 2) throw new Error(USAGE)
  const { text, failed } = await readAll(readConfig(process.env))
  process.stdout.write(`${text}\n`)
  if (failed) process.exitCode = 1
} catch (error) {
  process.stderr.write(`${String(error)}\n`)
  process.exitCode = 1
}

async function readAll(config: Config): Promise<{ text: string; failed: boolean }> {
  if (config.register === undefined) throw new Error('UNIVERSIS_URL and the settings beside it are not set.')
  const { results, unlinked } = await withPlatform(config, (platform) =>
    registryReadingJob(platform).readAll(),
  )
  const lines = results.map(({ id, name, codes, outcome }) => {
    const what = outcome === null ? 'is being read already' : (WORDS[outcome] ?? `failed: ${outcome}`)
    return `${id} ${name} (${codes.join('/')}): ${what}`
  })
  const missing = unlinked.map(({ id, name }) => `${id} ${name}`)
  const rest = missing.length === 0 ? [] : ['Not in UNIVERSIS_DEPARTMENTS:', ...missing]
  const failed = results.some(({ outcome }) => outcome !== null && WORDS[outcome] === undefined)
  return { text: [...lines, ...rest].join('\n'), failed }
}
