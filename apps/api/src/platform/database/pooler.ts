import { StartupError } from '../startup-error.ts'

/** A quiet pooler shows itself at once; a busy one may need another look. */
const LOOKS = 5

/** A connection as far as the question goes. */
export interface Asked {
  query(text: string): Promise<{ rows: { pid?: number }[] }>
}

/**
 * Refuses connections that a pooler lends out by the transaction. Each of ours keeps what it has prepared, its limits of time, and one
 * what it listens for and which lock it holds: all of that would be lost, or be another's, with the next transaction.
 */
export async function refuseSharedConnections(one: Asked, other: Asked): Promise<void> {
  for (let look = 1; look <= LOOKS; look += 1) {
    const before = await processOf(one)
    const meanwhile = await processOf(other)
    const after = await processOf(one)
    // Two connections that are open at the same time have a process each, for as long as they last.
    if (before !== after || before === meanwhile) throw new StartupError(SENTENCE)
  }
}

/** PgBouncer's word for a setting of a connection that it does not pass on. */
const NOT_PASSED_ON = '08P01'

export function refusePooler(error: unknown): never {
  const isPoolers = error instanceof Error && 'code' in error && error.code === NOT_PASSED_ON
  throw isPoolers ? new StartupError(SENTENCE) : error
}

const SENTENCE =
  'DATABASE_URL leads to a pooler, such as PgBouncer, that does not keep what Diatrivi sets on its connections ' +
  '(limits of time, prepared statements, messages): name the PostgreSQL server itself; every process has a pool of its own.'

async function processOf(connection: Asked): Promise<number | undefined> {
  const { rows } = await connection.query('select pg_backend_pid() as pid')
  return rows[0]?.pid
}
