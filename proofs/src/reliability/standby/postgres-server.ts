import { chownSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { newClient } from '@diatrivi/api/platform/database/connection'
import { freePort } from '@diatrivi/api/testing/running-program'
import { type RunPostgres, serverUser } from './postgres-programs.ts'

const USER = 'diatrivi'
const DATABASE = 'diatrivi'
const POLL_MS = 20

/** A real server in a folder and at a port of its own. */
export interface PostgresServer {
  port: number
  /** Makes it new and starts it. */
  create(): Promise<void>
  /** Makes it a copy of another that runs, and starts it as its standby. */
  follow(primary: PostgresServer): Promise<void>
  /** From now on a commit is acknowledged when the standby has it on its disk, too. */
  waitForStandby(): Promise<void>
  /** Commits wait for no standby. A standby must be told before it takes over: it has no standby of its own yet. */
  waitForNobody(): Promise<void>
  promote(): Promise<void>
  /** The server and all of its sessions, at once and without a chance to finish anything. */
  kill(): void
  stop(): Promise<void>
  query<Row extends object = Record<string, unknown>>(statement: string): Promise<Row[]>
}

export async function postgresServer(folder: string, run: RunPostgres): Promise<PostgresServer> {
  const port = await freePort()
  const where = ['-h', '127.0.0.1', '-U', USER]
  let isRunning = false

  async function query<Row extends object = Record<string, unknown>>(
    statement: string,
    database = DATABASE,
  ): Promise<Row[]> {
    const client = newClient({ host: '127.0.0.1', port, user: USER, database })
    await client.connect()
    try {
      return (await client.query<Row>(statement)).rows
    } finally {
      await client.end()
    }
  }

  function emptyFolder(): void {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { mode: 0o700 })
    const user = serverUser()
    if (user !== undefined) chownSync(folder, user.uid, user.gid)
  }

  async function start(): Promise<void> {
    const settings = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'shared_buffers=32MB',
      'max_connections=60',
    ]
    const log = join(folder, 'server.log')
    const given = settings.map((setting) => `-c ${setting}`).join(' ')
    await run('pg_ctl', ['start', '-D', folder, '-w', '-s', '-l', log, '-o', given])
    isRunning = true
  }

  async function nameStandbys(names: string): Promise<void> {
    await query(`alter system set synchronous_standby_names = '${names}'`)
    await query('select pg_reload_conf()')
  }

  return {
    port,
    query,
    create: async () => {
      emptyFolder()
      const made = ['--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', `--username=${USER}`]
      await run('initdb', ['-D', folder, ...made])
      await start()
      await query(`create database ${DATABASE}`, 'postgres')
    },
    follow: async (primary) => {
      emptyFolder()
      const copy = ['-D', folder, '--write-recovery-conf', '--checkpoint=fast', '--wal-method=stream']
      await run('pg_basebackup', [...where, '-p', String(primary.port), ...copy])
      await start()
    },
    waitForStandby: async () => {
      await nameStandbys('*')
      const states = () => query('select sync_state from pg_stat_replication')
      while ((await states())[0]?.sync_state !== 'sync') await delay(POLL_MS)
    },
    waitForNobody: () => nameStandbys(''),
    promote: async () => {
      await run('pg_ctl', ['promote', '-D', folder, '-w', '-s'])
    },
    kill: () => {
      killAll(folder)
      isRunning = false
    },
    stop: async () => {
      if (isRunning) await run('pg_ctl', ['stop', '-D', folder, '-m', 'immediate', '-s'])
    },
  }
}

function killAll(folder: string): void {
  const [pid = ''] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
  // It starts no other session while they are looked for.
  process.kill(Number(pid), 'SIGSTOP')
  const sessions = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  for (const one of [pid, ...sessions]) process.kill(Number(one), 'SIGKILL')
}

/** Both servers, in the form of PostgreSQL's own clients. */
export function addressOfBoth(one: PostgresServer, other: PostgresServer): string {
  const hosts = [one, other].map(({ port }) => `127.0.0.1:${port}`).join(',')
  return `postgres://${USER}@${hosts}/${DATABASE}?target_session_attrs=read-write`
}
