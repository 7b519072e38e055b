import type { Client } from 'pg'
import type { Connection } from '../database/connection.ts'
import { type KeptConnection, keptConnection } from '../database/kept-connection.ts'
import type { Logger } from '../logging/logger.ts'
import { JOBS_LOCK } from '../processes/jobs-lock.ts'
import { processName, thisProcess } from '../processes/process-name.ts'
import type { RecurringJob } from './recurring.ts'

/** How soon another process takes over. */
const ASK_EVERY = 5_000

interface LeadershipOptions {
  connection: Connection
  log: Logger
  /** Made anew each time that this process begins to lead. */
  jobs(): RecurringJob[]
  askEvery?: number
}

/**
 * Runs the recurring jobs in one process of all those on the same database: the one whose connection holds the lock.
 * When it ends, however that is, PostgreSQL gives the lock to the next that asks. One that was cut off without
 * knowing may still be at work then, so a job makes sure in the database that nothing is done twice.
 */
export function leadership({
  connection,
  log,
  jobs,
  askEvery = ASK_EVERY,
}: LeadershipOptions): KeptConnection {
  /** Null while another process leads. */
  let led: RecurringJob[] | null = null

  /** Every process has this connection, so the database tells by it of those that live. */
  async function begin(client: Client): Promise<void> {
    await client.query("select set_config('application_name', $1, false)", [processName(thisProcess())])
    await tryToLead(client)
  }

  async function tryToLead(client: Client): Promise<void> {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as leads', [JOBS_LOCK])
    if (rows[0]?.leads !== true) return
    log.info('this process runs the recurring jobs from now on')
    led = jobs()
    for (const job of led) job.start()
  }

  return keptConnection({
    connection,
    log,
    meansOfLoss: 'recurring jobs wait for a connection',
    askEvery,
    begin,
    ask: (client) => (led === null ? tryToLead(client) : client.query('select 1')),
    // Before the lock is given back, so that the next leader begins where this one has ended.
    end: async () => {
      await Promise.all((led ?? []).map((job) => job.stop()))
      led = null
    },
  })
}
