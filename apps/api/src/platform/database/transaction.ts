import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import { isCollision, isReadOnlyServer } from './errors.ts'

/** Inside a transaction: reads and writes. A repository that writes takes this. */
export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

/** Reads only, inside a transaction or outside: a repository that reads takes this, and is given either. */
export type Reader = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'selectDistinctOn' | 'with' | '$with' | '$count' | 'execute'
>

/** The whole database. It writes in a transaction only, so that no write is without its history. */
export interface Db extends Reader {
  /**
   * All of the work or none of it. It is repeated, up to five times in all, when it collides with another
   * transaction, so it must do nothing outside the database that cannot be done twice.
   */
  transaction<Result>(work: (tx: Tx) => Promise<Result>, options?: PgTransactionConfig): Promise<Result>
}

const ATTEMPTS = 5
/** Doubled at every further attempt. */
const LONGEST_PAUSE_MS = 20

/** Is told whether the transaction was kept. */
type AfterTransaction = (isCommitted: boolean) => void

/** What is done in this process when the current transaction is over. */
const insideTransaction = new AsyncLocalStorage<AfterTransaction[]>()

/** What is done around the work of one transaction, inside it. */
export type Surrounding = <Result>(tx: Tx, work: () => Promise<Result>) => Promise<Result>

const surroundings = new AsyncLocalStorage<() => Surrounding>()

/** Every transaction that the action begins gets a surrounding of its own; one that is repeated keeps it. */
export async function surroundTransactions<Result>(
  next: () => Surrounding,
  act: () => Promise<Result> | Result,
): Promise<Result> {
  return surroundings.run(next, act)
}

/** A query of the outer database inside a transaction would silently run outside it, and could wait for it for ever. */
export function refuseInsideTransaction(): void {
  if (insideTransaction.getStore()) {
    throw new Error('The outer database was used inside a transaction: pass `tx` on instead.')
  }
}

/** Does it when the current transaction is over, whichever way it ends, and before its caller goes on. */
export function afterTransaction(work: AfterTransaction): void {
  const afterwards = insideTransaction.getStore()
  if (afterwards === undefined) throw new Error('There is no transaction whose end could be awaited.')
  afterwards.push(work)
}

export async function inTransaction<Result>(
  pool: Pool,
  work: (tx: Tx) => Promise<Result>,
  options?: PgTransactionConfig,
): Promise<Result> {
  const surround = surroundings.getStore()?.()
  const whole = surround === undefined ? work : (tx: Tx) => surround(tx, () => work(tx))
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptTransaction(pool, whole, options)
    } catch (error) {
      if (attempt === ATTEMPTS || !isCollision(error)) throw error
      // Two that collided and start again in the same instant collide again.
      // biome-ignore lint/plugin: the pause is no secret; it only keeps two from starting again at once.
      await delay(Math.random() * LONGEST_PAUSE_MS * 2 ** (attempt - 1))
    }
  }
}

async function attemptTransaction<Result>(
  pool: Pool,
  work: (tx: Tx) => Promise<Result>,
  options: PgTransactionConfig | undefined,
): Promise<Result> {
  // Drizzle never releases a connection whose BEGIN failed, so connections are taken and released here.
  const client = await pool.connect()
  const afterwards: AfterTransaction[] = []
  let isCommitted = false
  let isReadOnly = false
  try {
    const connected = drizzle(client, { casing: 'snake_case' })
    const result = await connected.transaction(
      (tx) => insideTransaction.run(afterwards, () => work(tx)),
      options,
    )
    isCommitted = true
    return result
  } catch (error) {
    isReadOnly = isReadOnlyServer(error)
    throw error
  } finally {
    for (const act of afterwards) act(isCommitted)
    // Anything but an idle connection is closed: what it still has open must not reach the next request. So is one to
    // a server that takes no writes any more: the next looks for the server that does.
    client.release(isReadOnly || client.getTransactionStatus() !== 'I')
  }
}
