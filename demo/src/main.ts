import { account } from '@diatrivi/api/modules/account/tables'
import type { Platform } from '@diatrivi/api/platform/platform'
import { runProgram } from '@diatrivi/api/run-program'

/** The API with the demo: it fills an empty database and shows the local mailbox to every visitor. */
await runProgram({ fillDatabase, isMailboxOpen: true })

async function fillDatabase(platform: Platform, announce: (stage: string) => void): Promise<void> {
  if ((await platform.db.$count(account)) > 0) return
  announce('loading the demo data')
  // The plan and the drawing of its files cost half a second of every start that does not need them.
  const { loadDemo } = await import('./load.ts')
  await loadDemo(platform)
}
