import { setTimeout as delay } from 'node:timers/promises'
import { type Connection, newClient } from '../database/connection.ts'
import type { Logger } from '../logging/logger.ts'
import { PEOPLE_CHANNEL, SESSIONS_CHANNEL, type Whose, whoseOf } from './account-changes.ts'

/** A lost connection is silent, so it is checked with a query. */
const ASK_EVERY = 30_000
const FIRST_RETRY_AFTER = 250
const LONGEST_RETRY_AFTER = 15_000

const LIMITS = { connectionTimeoutMillis: 5_000, query_timeout: 10_000, keepAlive: true }

export interface PeopleListener {
  start(): void
  stop(): Promise<void>
}

interface ListenerOptions {
  connection: Connection
  log: Logger
  /** Something changed for these accounts, whichever process it was done in. */
  onWoken(whose: Whose): void
  /** Sessions of these accounts have ended or mean something else. */
  onSessionsChanged(whose: Whose): void
  /** The listener is connected from now on; earlier changes may have been missed. */
  onListening(): void
  /** It is connected no more, as far as it knows. */
  onLost(): void
}

/** Listens for what processes publish (`account-changes.ts`), over one connection that is reopened when it is lost. */
export function peopleListener({ connection, log, ...hear }: ListenerOptions): PeopleListener {
  const stopping = new AbortController()
  let running: Promise<void> | undefined

  async function run({ signal }: AbortController): Promise<void> {
    let failures = 0
    while (!signal.aborted) {
      try {
        await listen(signal, () => {
          failures = 0
          hear.onListening()
        })
      } catch (err) {
        if (signal.aborted) return
        if (failures === 0) log.warn({ err }, 'changes of other processes are not received for now')
        const wait = Math.min(FIRST_RETRY_AFTER * 2 ** failures, LONGEST_RETRY_AFTER)
        failures += 1
        await pause(wait, signal)
      }
    }
  }

  /** Runs until it is stopped; fails when the connection is lost. */
  async function listen(signal: AbortSignal, onBegin: () => void): Promise<void> {
    const client = newClient(connection, LIMITS)
    const ended = Promise.withResolvers<never>()
    const end = () => ended.reject(new Error('the connection ended'))
    client.on('error', ended.reject)
    client.on('end', end)
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === SESSIONS_CHANNEL) hear.onSessionsChanged(whoseOf(payload))
      else hear.onWoken(whoseOf(payload))
    })
    signal.addEventListener('abort', end, { once: true })
    try {
      await Promise.race([ended.promise, client.connect()])
      await client.query(`listen ${SESSIONS_CHANNEL}`)
      await client.query(`listen ${PEOPLE_CHANNEL}`)
      onBegin()
      while (!signal.aborted) {
        await Promise.race([ended.promise, pause(ASK_EVERY, signal)])
        await client.query('select 1')
      }
    } finally {
      hear.onLost()
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
