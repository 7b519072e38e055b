import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { EmbeddedPostgresError, systemCode } from './embedded-postgres-error.ts'
import { canEnter, type SystemUser } from './system-user.ts'

/** The folder with `bin/postgres` and `bin/initdb`. */
export type NativeFolder = string

const systemCache = (name: string) => join('/var/cache', name)

/**
 * A native PostgreSQL that the server's user can run: the one in node_modules, or a copy of it where the packages
 * cannot be written or that user cannot enter. The copy is beside the data if it can be.
 */
export function findBinaries(options: {
  home: string
  name: string
  user: SystemUser | undefined
}): NativeFolder {
  const { home, name, user } = options
  const { native, version } = findPackage()
  if (linkLibraries(native) && starts(native, user)) return native

  const places = user ? [home, systemCache(name)] : [home]
  const copies = places.map((place) => join(place, `native-${version}`))
  const ready = copies.find((copy) => existsSync(copy) && starts(copy, user))
  if (ready) return ready
  for (const copy of copies) {
    if (copyTo(native, copy, user, dirname(copy) === home) && starts(copy, user)) return copy
    rmSync(copy, { recursive: true, force: true })
  }
  throw new EmbeddedPostgresError(
    'binaries_do_not_start',
    'The PostgreSQL that comes from npm does not start on this machine',
  )
}

export function programIn(native: NativeFolder, name: 'postgres' | 'initdb' | 'pg_ctl'): string {
  return join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

function findPackage(): { native: NativeFolder; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return { native: join(folder, 'native'), version: String(version) }
  } catch (error) {
    throw new EmbeddedPostgresError(
      'package_missing',
      `The package ${name} is not installed (${systemCode(error)})`,
    )
  }
}

/**
 * The archive of a package cannot hold links and lists them instead; its install script would make them, but those
 * do not run here. Returns whether all of them exist.
 */
function linkLibraries(native: NativeFolder): boolean {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  return links.every(({ source, target }) => {
    const link = join(dirname(native), target)
    if (existsSync(link)) return true
    try {
      symlinkSync(basename(source), link)
      return true
    } catch (error) {
      return systemCode(error) === 'EEXIST'
    }
  })
}

/** Running the program is the only proof: a file may lack a permission or a library, or be made for another system. */
function starts(native: NativeFolder, user: SystemUser | undefined): boolean {
  return spawnSync(programIn(native, 'postgres'), ['--version'], { ...user, stdio: 'ignore' }).status === 0
}

/** The server's user must be able to enter, even under a strict umask. The folder of the data is that user's already. */
function openFolders(draft: string, place: string, isBesideData: boolean): void {
  chmodSync(draft, 0o755)
  if (!isBesideData) chmodSync(place, 0o755)
}

function copyTo(
  native: NativeFolder,
  copy: string,
  user: SystemUser | undefined,
  isBesideData: boolean,
): boolean {
  // Beside the data one process works at a time, so that the next one takes away what a killed one has left.
  const draft = join(dirname(copy), isBesideData ? 'draft' : `draft-${process.pid}`, 'native')
  try {
    rmSync(dirname(draft), { recursive: true, force: true })
    mkdirSync(dirname(draft), { recursive: true })
    if (user) openFolders(dirname(draft), dirname(copy), isBesideData)
    if (!canEnter(dirname(draft), user)) return false
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
    linkLibraries(draft)
    rmSync(copy, { recursive: true, force: true })
    renameSync(draft, copy)
    return true
  } catch {
    // The copy cannot be made here: the caller tries the next place, and reports when there is none.
    return false
  } finally {
    rmSync(dirname(draft), { recursive: true, force: true })
  }
}
