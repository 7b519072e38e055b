import type { Platform } from '@diatrivi/api/platform/platform'
import { runProgram } from '@diatrivi/api/run-program'
import { isEmpty } from './is-empty.ts'

/** The API with the demo: it fills an empty database. */
await runProgram({ fillDatabase })

async function fillDatabase(platform: Platform, announce: (stage: string) => void): Promise<void> {
  if (!(await isEmpty(platform.db))) return
  announce('loading the demo data')
  // The plan and the drawing of its files cost half a second of every start that does not need them.
  const { loadDemo } = await import('./load.ts')
  if (!(await loadDemo(platform))) return
  const { issuePapers } = await import('./issue-papers.ts')
  await issuePapers(platform)
  const { askOutsideMembers } = await import('./ask-outside-members.ts')
  await askOutsideMembers(platform)
}
