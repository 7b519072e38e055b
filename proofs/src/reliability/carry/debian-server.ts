import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'

const BINARIES = '/usr/lib/postgresql/15/bin'

export const INSTALL = 'apt-get install postgresql-15'

export const isInstalled = () => existsSync(join(BINARIES, 'initdb'))

export interface DebianServer {
  /** As a superuser, to the database that every server has. */
  connection: ClientConfig
  stop(): void
}

/** A PostgreSQL 15 of Debian in that folder, reached by its socket there. */
export function startDebianServer(folder: string): DebianServer {
  const data = join(folder, 'postgresql-15')
  mkdirSync(data, { mode: 0o700 })
  // It does not run as root.
  const user = process.getuid?.() === 0 ? postgresUser() : undefined
  if (user) {
    chownSync(data, user.uid, user.gid)
    // Its user passes through a folder that only root may read.
    chmodSync(folder, 0o711)
  }
  const run = (program: string, args: string[]) =>
    execFileSync(join(BINARIES, program), args, { ...user, cwd: data, stdio: 'ignore' })
  const cluster = join(data, 'cluster')
  run('initdb', ['-D', cluster, '-U', 'postgres', '--encoding=UTF8', '--locale=C', '--auth=trust'])
  const options = `-c listen_addresses='' -c unix_socket_directories='${data}' -c jit=off`
  run('pg_ctl', ['start', '-w', '-D', cluster, '-l', join(data, 'log'), '-o', options])
  return {
    connection: { host: data, port: 5432, user: 'postgres', database: 'postgres' },
    stop: () => run('pg_ctl', ['stop', '-w', '-m', 'fast', '-D', cluster]),
  }
}

function postgresUser(): { uid: number; gid: number } {
  const id = (option: string) => Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}
