import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chooseServerUser } from '@diatrivi/embedded-postgres/system-user'

const INSTALLED = '/usr/lib/postgresql'
const OLDEST_MAJOR = 15

/** Runs one of PostgreSQL's programs as a user that is not root, and returns what it printed. */
export type RunPostgres = (program: string, args: readonly string[]) => Promise<string>

/** The programs of the machine: the embedded PostgreSQL has none that copies a running server. */
export function postgresPrograms(): RunPostgres {
  const folders = existsSync(INSTALLED) ? readdirSync(INSTALLED) : []
  const majors = folders.map(Number).filter((major) => major >= OLDEST_MAJOR)
  const bin = join(INSTALLED, String(Math.max(...majors)), 'bin')
  if (!existsSync(join(bin, 'pg_basebackup'))) {
    throw new Error(
      `This part needs PostgreSQL ${OLDEST_MAJOR} or newer, which is not installed: apt-get install postgresql-${OLDEST_MAJOR}`,
    )
  }
  const options = { ...serverUser(), cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } }
  const run = promisify(execFile)
  return async (program, args) => (await run(join(bin, program), args, options)).stdout
}

/** The user to whom the folders of the servers belong; undefined for the own user. */
export const serverUser = () => chooseServerUser(INSTALLED, 'postgres')
