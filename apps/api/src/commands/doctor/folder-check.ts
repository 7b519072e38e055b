import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { findRunningUser } from '@diatrivi/settings/run-as-user'
import type { Config } from '../../platform/config/config.ts'
import { systemCode } from '../../platform/startup-error.ts'
import { type Finding, findingsAbout } from './finding.ts'

const { fine, wrong } = findingsAbout('files in DATA_DIR')

/** Enough to meet a wrong owner, which mostly is that of all that was restored or copied. */
const MOST_ENTRIES = 2_000
/** What only the owner may read: uploaded files, mails, and the secret of all sessions. */
const PRIVATE = ['files', 'uploads', 'mailbox', 'jwt-secret']
const OTHERS = 0o077
const OWNERS = { folder: 0o700, file: 0o400 }

interface Entry {
  path: string
  uid: number
  mode: number
  isFolder: boolean
}

/** Looks at owners and rights, and changes none. The embedded database looks after its own folder. */
export async function checkFolder({
  dataDir,
  runAsUser,
}: Pick<Config, 'dataDir' | 'runAsUser'>): Promise<Finding[]> {
  const top = await look(dataDir).catch((error: unknown) => systemCode(error))
  if (top === 'ENOENT') {
    return [
      wrong(
        `There is no folder ${dataDir}: start Diatrivi once, or set DATA_DIR to the folder that it uses.`,
      ),
    ]
  }
  if (typeof top === 'string') return [wrong(`${dataDir} cannot be read (${top}): give this user access.`)]
  if (process.platform === 'win32') return [fine('Owners and rights are not looked at on Windows.')]
  const owner = ownerOf(top, runAsUser)
  if (typeof owner === 'string') return [wrong(owner)]
  try {
    const entries = await entriesBelow(dataDir)
    const faults = [
      ...strangers(top, entries, owner),
      ...closedOnes([top, ...entries]),
      ...openOnes(entries, dataDir),
    ]
    return faults.length > 0
      ? faults
      : [fine(`Owners and rights of ${entries.length} files and folders are right.`)]
  } catch (error) {
    return [
      wrong(
        `Something in ${dataDir} cannot be read (${systemCode(error)}): its owner must be the user of the API.`,
      ),
    ]
  }
}

/** Returns the user to whom everything must belong; a sentence where that cannot be known. */
function ownerOf(top: Entry, runAsUser: string | undefined): number | string {
  if (runAsUser !== undefined) {
    try {
      return findRunningUser(runAsUser).uid
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
  const own = process.getuid?.() ?? 0
  // Root may look at the installation of any user.
  return own === 0 ? top.uid : own
}

async function look(path: string): Promise<Entry> {
  const found = await lstat(path)
  return { path, uid: found.uid, mode: found.mode, isFolder: found.isDirectory() }
}

async function entriesBelow(dataDir: string): Promise<Entry[]> {
  const waiting = PRIVATE.map((name) => join(dataDir, name))
  const entries: Entry[] = []
  for (
    let path = waiting.shift();
    path !== undefined && entries.length < MOST_ENTRIES;
    path = waiting.shift()
  ) {
    const entry = await look(path).catch((error: unknown) => {
      if (systemCode(error) === 'ENOENT') return null
      throw error
    })
    if (entry === null) continue
    entries.push(entry)
    if (entry.isFolder) for (const name of await readdir(path)) waiting.push(join(path, name))
  }
  return entries
}

function strangers(top: Entry, entries: readonly Entry[], owner: number): Finding[] {
  const found = [top, ...entries].filter(({ uid }) => uid !== owner)
  const [first] = found
  if (first === undefined) return []
  return [
    wrong(
      `${first.path}${andMore(found)} belongs to the user ${first.uid} and not to ${owner}, as whom the API runs: "chown -R ${owner} ${top.path}", with the API stopped.`,
    ),
  ]
}

function closedOnes(entries: readonly Entry[]): Finding[] {
  const found = entries.filter(({ mode, isFolder }) => {
    const needed = isFolder ? OWNERS.folder : OWNERS.file
    return (mode & needed) !== needed
  })
  const [first] = found
  if (first === undefined) return []
  return [wrong(`The owner may not use ${first.path}${andMore(found)}: "chmod u+rwX" gives the right back.`)]
}

/** What lies in a closed folder is closed as well. */
function openOnes(entries: readonly Entry[], dataDir: string): Finding[] {
  return PRIVATE.flatMap((name) => {
    const entry = entries.find(({ path }) => path === join(dataDir, name))
    if (entry === undefined || (entry.mode & OTHERS) === 0) return []
    return [wrong(`Other users of this machine may read ${entry.path}: "chmod go= ${entry.path}".`)]
  })
}

function andMore(found: readonly Entry[]): string {
  return found.length > 1 ? ` (and ${found.length - 1} more)` : ''
}
