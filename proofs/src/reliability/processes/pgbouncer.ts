import { chownSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, runProgram } from '@diatrivi/api/testing/running-program'
import type { ClientConfig } from 'pg'
import { until } from '../until.ts'
import { requireProgram, serverUser, startServerProgram } from './server-program.ts'

export interface PoolerSettings {
  mode: 'transaction' | 'session'
  /** Whether it swallows the settings that it does not know, instead of refusing the connection. */
  isIndulgent: boolean
}

/** What an API process that is given PgBouncer for its database says at the start; null when it serves. */
export async function answerThroughPgbouncer(
  connection: ClientConfig,
  settings: PoolerSettings,
  env: Record<string, string> & { DATA_DIR: string },
): Promise<string | null> {
  requireProgram('pgbouncer')
  const port = await freePort()
  const file = join(env.DATA_DIR, 'pgbouncer.ini')
  writeFileSync(file, fileOf(connection, port, settings), { mode: 0o644 })
  const user = serverUser()
  if (user !== undefined) chownSync(file, user.uid, user.gid)
  const pgbouncer = startServerProgram('pgbouncer', [file])
  const url = `postgres://anyone@127.0.0.1:${port}/diatrivi`
  const program = runProgram({ ...env, DATABASE_URL: url, API_PORT: String(await freePort()) })
  const newest = () => program.messages.at(-1)
  try {
    await until(() => newest()?.type === 'failed' || newest()?.type === 'ready', 'the API says something')
    const message = newest()
    return message?.type === 'failed' ? message.message : null
  } finally {
    program.child.kill('SIGTERM')
    await program.ended
    await pgbouncer.stop()
  }
}

function fileOf({ host, port, user, database }: ClientConfig, listenPort: number, pooler: PoolerSettings) {
  return `[databases]
diatrivi = host=${host} port=${port} user=${user} dbname=${database}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = ${pooler.mode}
${pooler.isIndulgent ? 'ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout' : ''}
`
}
