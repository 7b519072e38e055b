import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

export interface RunningServer {
  url: string
  pid: number
  /** From the start of the process until it answered, in milliseconds. */
  startedIn: number
  stop(): Promise<void>
}

/** A server as a process of its own, which says when it is ready as the API does. Its log goes nowhere. */
export async function startServer(
  program: string,
  env: Readonly<Record<string, string>>,
): Promise<RunningServer> {
  const begun = performance.now()
  const child = fork(program, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    // As the start program runs the API.
    execArgv: ['--max-semi-space-size=16'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const url = await addressOf(child, program)
  const startedIn = performance.now() - begun
  return { url, pid: child.pid ?? 0, startedIn, stop: () => stop(child) }
}

function addressOf(child: ChildProcess, program: string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: { type: string; url?: string; message?: string }) => {
      if (message.type === 'ready') resolve(message.url ?? '')
      if (message.type === 'failed') reject(new Error(message.message))
    })
    child.once('exit', (code) => reject(new Error(`${program} ended with code ${code} before it was ready.`)))
  })
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.disconnect()
  await ended
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return address.port
}
