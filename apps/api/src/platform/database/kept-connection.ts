import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from 'pg'
import { type Connection, newClient } from './connection.ts'

const FIRST_RETRY_AFTER = 250
const LONGEST_RETRY_AFTER = 15_000

const LIMITS = { connectionTimeoutMillis: 5_000, query_timeout: 10_000, keepAlive: true }

export interface KeptConnection {
  start(): void
  stop(): Promise<void>
}

interface KeptConnectionOptions {
  connection: Connection
  log: { warn(facts: object, message: string): void; debug(facts: object, message: string): void }
  /** What the log says when it is lost. */
  meansOfLoss: string
  /** Milliseconds: a lost connection is silent, so it is asked something. */
  askEvery: number
  /** At the beginning, and after every loss. It is open from then on. */
  begin(client: Client): Promise<void>
  ask(client: Client): Promise<unknown>
  /** It is lost, or closed once this is done. */
  end(): void | Promise<void>
}

/** One connection outside the pool, which is opened again whenever it is lost. */
export function keptConnection({ connection, log, ...use }: KeptConnectionOptions): KeptConnection {
  const stopping = new AbortController()
  let running: Promise<void> | undefined

  async function run({ signal }: AbortController): Promise<void> {
    let failures = 0
    while (!signal.aborted) {
      try {
        await keep(signal, () => {
          failures = 0
        })
      } catch (err) {
        if (signal.aborted) return
        if (failures === 0) log.warn({ err }, use.meansOfLoss)
        const wait = Math.min(FIRST_RETRY_AFTER * 2 ** failures, LONGEST_RETRY_AFTER)
        failures += 1
        await pause(wait, signal)
      }
    }
  }

  /** Runs until it is stopped; fails when the connection is lost. */
  async function keep(signal: AbortSignal, onBegun: () => void): Promise<void> {
    const client = newClient(connection, LIMITS)
    const ended = Promise.withResolvers<never>()
    const end = () => ended.reject(new Error('the connection ended'))
    client.on('error', ended.reject)
    client.on('end', end)
    signal.addEventListener('abort', end, { once: true })
    try {
      await Promise.race([ended.promise, client.connect()])
      await use.begin(client)
      onBegun()
      while (!signal.aborted) {
        await Promise.race([ended.promise, pause(use.askEvery, signal)])
        await use.ask(client)
      }
    } finally {
      await use.end()
      signal.removeEventListener('abort', end)
      // A connection that does not answer would not answer its end either, so it is not awaited.
      const gone = client
        .end()
        .catch((err: unknown) => log.debug({ err }, 'a lost connection did not end well'))
      if (signal.aborted) await gone
    }
  }

  return {
    start: () => {
      running ??= run(stopping)
    },
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

/** Resolves early when the signal is aborted. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await delay(milliseconds, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}
