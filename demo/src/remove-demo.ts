import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { runCommand } from '@diatrivi/api/commands/archive-commands'
import { systemClock } from '@diatrivi/api/platform/clock'
import type { Config } from '@diatrivi/api/platform/config/config'
import { openDatabase } from '@diatrivi/api/platform/database/database'
import { migrateDatabase } from '@diatrivi/api/platform/database/migrate'
import { createLogger } from '@diatrivi/api/platform/logging/logger'
import { files } from '@diatrivi/api/platform/storage/files'
import { storageOf } from '@diatrivi/api/platform/storage/open-storage'
import { type DemoContents, findDemo, removeDemo } from './removal.ts'

const USAGE = `Takes the demo away: its accounts with their theses, lists and files. Institutions, departments and keywords stay.

  diatrivi remove-demo [--yes]

It asks before it does; --yes answers. The settings are those of the API (DATABASE_URL, DATA_DIR …).`

await runCommand(USAGE, async (config) => {
  const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } })
  return takeAway(config, values.yes)
})

/** Returns the lines to print. */
async function takeAway(config: Config, isSaid: boolean): Promise<string[]> {
  const log = createLogger({ level: 'warn' })
  const database = await openDatabase({ ...config, log })
  try {
    await migrateDatabase(database.connection)
    const { db } = database
    const found = await findDemo(db)
    if (found === null) return ['There is no demo in this database.']
    refuseShared(found)
    if (!isSaid && !(await isConfirmed(found))) return ['Nothing was deleted.']
    const removed = await removeDemo({
      files: files({ db, storage: storageOf(config), clock: systemClock, log }),
    })
    if (removed !== null) refuseShared(removed)
    return [
      'The demo is gone. Start Diatrivi anew, and make an administrator where there is none yet: npm run create-admin',
    ]
  } finally {
    await database.close()
  }
}

function refuseShared({ shared }: DemoContents): void {
  if (shared === 0) return
  throw new Error(
    `Nothing was deleted: real people share ${shared} theses, assignments or interests with people of the demo. End them first, or begin with a new DATA_DIR or DATABASE_URL.`,
  )
}

/** Asks for a word that is not typed by accident; without a terminal only --yes confirms. */
async function isConfirmed({ accounts, theses, lists }: DemoContents): Promise<boolean> {
  const what = `${accounts} accounts, ${theses} theses and ${lists} lists of the demo are deleted for good.`
  if (!process.stdin.isTTY) throw new Error(`${what} Say so by --yes.`)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return (await terminal.question(`${what}\nType "remove" to go on: `)).trim() === 'remove'
  } finally {
    terminal.close()
  }
}
