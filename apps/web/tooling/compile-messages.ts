import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const WEB = fileURLToPath(new URL('../', import.meta.url))
const COMPILER = join(
  dirname(createRequire(import.meta.url).resolve('@inlang/paraglide-js')),
  '../bin/run.js',
)

/**
 * Tests read the messages as they stand now, not as the last build left them. In a process of its own: the compiler
 * keeps the one that it ran in from ending.
 */
export default async function compileMessages(): Promise<void> {
  await promisify(execFile)(process.execPath, [COMPILER, 'compile', '--project', './project.inlang'], {
    cwd: WEB,
  })
}
