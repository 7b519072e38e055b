import { existsSync } from 'node:fs'
import { runCommand } from '../process/run-command.mjs'

const UPDATE_TIMEOUT_MS = 180_000
const INSTALL_TIMEOUT_MS = 600_000

/** Only where Debian's package manager is installed and needs no password. */
export function canAptInstall() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/**
 * @param {string} name of the package
 * @returns {Promise<string | undefined>} why it failed
 */
export async function aptInstall(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // A source that cannot be reached is no failure yet: the install shows whether the others suffice.
  await runCommand('apt-get', ['update', '-q'], { env, timeoutMs: UPDATE_TIMEOUT_MS })
  const { code, timedOut, output } = await runCommand(
    'apt-get',
    [
      'install',
      '-y',
      '-q',
      '--no-install-recommends',
      '-o',
      'DPkg::Lock::Timeout=120',
      name,
      'fonts-liberation',
    ],
    { env, timeoutMs: INSTALL_TIMEOUT_MS },
  )
  if (code === 0) return undefined
  const lastLine = output.trim().split('\n').at(-1) ?? ''
  return timedOut ? 'apt-get took too long' : `apt-get could not install ${name}: ${lastLine}`
}
