import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { EmbeddedPostgresError, folderNotWritable } from './embedded-postgres-error.ts'
import type { SystemUser } from './system-user.ts'

export const MAJOR_VERSION = '18'
const LOG_LIMIT_BYTES = 5_000_000

/**
 * The most bytes in the path of the folder: SQLite, which keeps the lock, opens no path beyond 504. A Greek letter
 * takes two.
 */
const PATH_LIMIT = 490

/** Where everything of the server is kept. */
export interface DataFolders {
  home: string
  cluster: string
  /**
   * The beginning of the name of the folder that holds a cluster until it is complete, so that a half-made one is never
   * taken for the real one. No two have the same name: the program that makes one goes on when its starter is killed.
   */
  drafts: string
  lock: string
  log: string
  password: string
}

/** Makes the folder of the server if there is none; a failure becomes a plain sentence. */
export function openDataFolders(folder: string): DataFolders {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const home = realpathSync(folder)
    refuseLongPath(home)
    accessSync(home, constants.R_OK | constants.W_OK | constants.X_OK)
    return dataFoldersIn(home)
  } catch (error) {
    throw error instanceof EmbeddedPostgresError ? error : folderNotWritable(folder, error)
  }
}

/** The same, whether anything is there or not. */
export function dataFoldersIn(home: string): DataFolders {
  return {
    home,
    cluster: join(home, 'cluster'),
    drafts: join(home, 'cluster.draft-'),
    lock: join(home, 'owner.lock'),
    log: join(home, 'server.log'),
    password: join(home, 'password'),
  }
}

function refuseLongPath(home: string): void {
  const bytes = Buffer.byteLength(home)
  if (bytes <= PATH_LIMIT) return
  throw new EmbeddedPostgresError(
    'path_too_long',
    `The path of the folder ${home} has ${bytes} bytes, more than the ${PATH_LIMIT} that a database can have`,
  )
}

/** The server's user must own its files, and no other user may read them. */
export function handOver(folder: string, user: SystemUser | undefined): void {
  chmodSync(folder, 0o700)
  if (user) chownSync(folder, user.uid, user.gid)
}

/** A restored backup belongs to the user who restored it and may be readable for others; PostgreSQL refuses both. */
export function handOverCluster(folders: DataFolders, user: SystemUser | undefined): void {
  if (user && statSync(folders.cluster).uid !== user.uid) {
    for (const entry of readdirSync(folders.cluster, { recursive: true, encoding: 'utf8' })) {
      lchownSync(join(folders.cluster, entry), user.uid, user.gid)
    }
  }
  // Last, because the folder's owner shows that the change was completed.
  handOver(folders.cluster, user)
}

/** The programs that still write into a folder that is taken away end by themselves. */
export function removeDrafts({ home }: DataFolders): void {
  for (const name of readdirSync(home)) {
    if (!name.startsWith('cluster.draft')) continue
    rmSync(join(home, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 20 })
  }
}

export function hasCluster(folders: DataFolders): boolean {
  return existsSync(folders.cluster)
}

export function checkMajorVersion(folders: DataFolders): void {
  const found = readVersion(folders)
  if (found === MAJOR_VERSION) return
  if (found === undefined) {
    throw new EmbeddedPostgresError(
      'not_a_cluster',
      `The folder ${folders.cluster} is not a PostgreSQL cluster`,
    )
  }
  throw new EmbeddedPostgresError(
    'other_major_version',
    `The folder ${folders.cluster} was made by PostgreSQL ${found} and the one that is installed is ${MAJOR_VERSION}`,
  )
}

function readVersion(folders: DataFolders): string | undefined {
  const file = join(folders.cluster, 'PG_VERSION')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/** One generation is enough, because the log only matters for a fault that has just happened. */
export function rotateLog(folders: DataFolders): void {
  const size = statSync(folders.log, { throwIfNoEntry: false })?.size ?? 0
  if (size < LOG_LIMIT_BYTES) return
  rmSync(`${folders.log}.old`, { force: true })
  renameSync(folders.log, `${folders.log}.old`)
}
