import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'

const LAST_LINES = 20

/** Runs Node in the project of a peer to its end. Throws the last lines where it fails. */
export async function runIn(
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { child, lines } = start(folder, args, env)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${args.join(' ')} in ${folder} ended with ${code}:\n${lines.join('\n')}`)
}

export interface RunningPeer {
  url: string
  stop(): Promise<void>
}

/** Runs Node in the project of a peer until it is stopped; returns as soon as it answers at `readyPath`. */
export async function serveIn(
  folder: string,
  args: readonly string[],
  { env, port, readyPath }: { env: Readonly<Record<string, string>>; port: number; readyPath: string },
): Promise<RunningPeer> {
  const { child, lines } = start(folder, args, { ...env, PORT: String(port) })
  const url = `http://127.0.0.1:${port}`
  while (!(await answers(`${url}${readyPath}`))) {
    if (hasEnded(child)) throw new Error(`${args.join(' ')} in ${folder} ended:\n${lines.join('\n')}`)
    await delay(100)
  }
  return {
    url,
    stop: async () => {
      if (hasEnded(child)) return
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}

function start(folder: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...environment(), NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // Also where this process ends without stopping it.
  const kill = () => child.kill()
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      lines.push(...chunk.toString().trimEnd().split('\n'))
      lines.splice(0, Math.max(0, lines.length - LAST_LINES))
    })
  }
  return { child, lines }
}

/** npm hands its own settings on, of which those of a workspace would make it look for one here. */
function environment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env)
  return {
    ...Object.fromEntries(entries.filter(([name]) => !/^npm_config_(workspace|local_prefix)/i.test(name))),
    NEXT_TELEMETRY_DISABLED: '1',
    STRAPI_TELEMETRY_DISABLED: 'true',
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
