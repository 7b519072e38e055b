import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chooseServerUser } from '@diatrivi/embedded-postgres/system-user'

/** Fails with the way out where the program is not installed. */
export function requireProgram(name: string): void {
  const { error } = spawnSync(name, ['--version'], { stdio: 'ignore' })
  if (error) throw new Error(`This part needs ${name}, which is not installed: apt-get install ${name}`)
}

/** Another server of the run, not as root. */
export function startServerProgram(name: string, args: readonly string[]): { stop(): Promise<void> } {
  const child: ChildProcess = spawn(name, args, { ...serverUser(), cwd: '/', stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** The user to whom its folder belongs; undefined for the own user. */
export const serverUser = () => chooseServerUser('/', 'postgres')
