import { readFileSync } from 'node:fs'

/** What a process holds in memory, in MB: now, and at most since its start. Null where the system does not say it so. */
export function memoryOf(pid: number): { now: number; most: number } | null {
  if (process.platform !== 'linux') return null
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') }
}

/** The same of a process that started others, all of them added up. */
export function memoryOfGroup(pid: number): { now: number; most: number } | null {
  const own = memoryOf(pid)
  if (own === null) return null
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return children
    .map((child) => memoryOf(Number(child)))
    .reduce<{ now: number; most: number }>(
      (sum, one) => ({ now: sum.now + (one?.now ?? 0), most: sum.most + (one?.most ?? 0) }),
      own,
    )
}
