import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const WEB = fileURLToPath(new URL('../', import.meta.url))

/** Tests read the messages as they stand now, not as the last build left them. */
export default async function compileMessages(): Promise<void> {
  await promisify(execFile)(process.execPath, [join(WEB, 'tooling/write-messages.ts')], { cwd: WEB })
}
