import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installDependencies } from '../install.mjs'
import { PlainError, printError } from '../plain-error.mjs'
import { runCommand } from '../process/run-command.mjs'
import { ROOT } from '../root.mjs'
import { environmentOf, findRuntime } from '../runtime.mjs'
import { migrationName } from './name.mjs'
import { warningsOf } from './warnings.mjs'

const API = join(ROOT, 'apps', 'api')
const MIGRATIONS = join(API, 'migrations')
const DRIZZLE_KIT = join(ROOT, 'node_modules', 'drizzle-kit', 'bin.cjs')

/**
 * Compares the tables in the code with the last migration, writes the difference as a new one and says what to look
 * at. Ends with code 1 and a sentence where that cannot be.
 *
 * @param {string[]} args
 */
export async function makeMigration(args) {
  try {
    const name = migrationName(args)
    await installDependencies()
    const made = await generate(name)
    console.log(made === undefined ? NOTHING : reportOn(made, readFileSync(join(MIGRATIONS, made), 'utf8')))
  } catch (error) {
    printError(error)
    process.exitCode = 1
  }
}

const NOTHING =
  'Nothing changed: the tables in the code are those of the last migration, and no file was written.'

/**
 * @param {string} name
 * @returns {Promise<string | undefined>} the file that was written, if any
 */
async function generate(name) {
  const before = new Set(sqlFiles())
  const runtime = await findRuntime()
  const { code, output } = await runCommand(
    runtime.path,
    [DRIZZLE_KIT, 'generate', '--config', 'drizzle.config.ts', '--name', name],
    { cwd: API, env: environmentOf(runtime.path) },
  )
  // Its questions need a terminal; the only ones it has are about renamed tables and columns.
  if (/interactive|TTY/i.test(output)) {
    throw new PlainError(
      'Something looks renamed. The version before still uses the old name: add the new one beside it, and drop the old one with a later release.',
    )
  }
  if (code !== 0) throw new PlainError(output.trim())
  keepNewestSnapshot()
  return sqlFiles().find((file) => !before.has(file))
}

/** A migration is made by comparing the tables with the newest snapshot; the older ones are never read again. */
function keepNewestSnapshot() {
  const folder = join(MIGRATIONS, 'meta')
  const snapshots = readdirSync(folder).filter((file) => file.endsWith('_snapshot.json'))
  for (const file of snapshots.sort().slice(0, -1)) rmSync(join(folder, file))
}

function sqlFiles() {
  return readdirSync(MIGRATIONS).filter((file) => file.endsWith('.sql'))
}

/**
 * @param {string} file
 * @param {string} sql
 */
export function reportOn(file, sql) {
  const warnings = warningsOf(sql)
  const judged =
    warnings.length === 0
      ? ['  It only adds, and locks no table for long.']
      : warnings.flatMap(({ statement, reason }) => [`  ! ${statement}`, `    ${reason}`])
  return [
    `apps/api/migrations/${file}`,
    '',
    ...judged,
    '',
    'Read the file, add what data needs (an UPDATE after its ALTER TABLE), and try it: npm test -- api.',
    'docs/guides/a-migration.md says how a change that does not only add is split in two.',
  ].join('\n')
}
