import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'

/** The user that the server runs as when this process is root, because PostgreSQL refuses to run as root. */
export interface SystemUser {
  uid: number
  gid: number
}

const NOBODY: SystemUser = { uid: 65_534, gid: 65_534 }

/** The user that the server runs as, or undefined when it can run as the own user. */
export function chooseServerUser(clusterFolder: string, name: string): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  return ownerOf(clusterFolder) ?? firstKnownUser(['postgres', name, 'nobody']) ?? NOBODY
}

/** A folder keeps its owner, even when a better user appears on the machine later. */
function ownerOf(folder: string): SystemUser | undefined {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined
}

function firstKnownUser(names: string[]): SystemUser | undefined {
  const users = readUsers()
  for (const name of names) {
    const user = users.get(name)
    if (user && user.uid !== 0) return user
  }
  return undefined
}

function readUsers(): Map<string, SystemUser> {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  return new Map(
    lines.map((line) => {
      const [name = '', , uid, gid] = line.split(':')
      return [name, { uid: Number(uid), gid: Number(gid) }]
    }),
  )
}

/** Whether that user can enter every folder of the path: root's own home usually refuses others. */
export function canEnter(folder: string, user: SystemUser | undefined): boolean {
  if (user === undefined) return true
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...user, stdio: 'ignore' }).status === 0
}
