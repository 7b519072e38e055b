import { readFileSync } from 'node:fs'

/** What a process holds in memory, in MB: now, and at most since its start. Null where the system does not say it so. */
export function memoryOf(pid: number): { now: number; most: number } | null {
  if (process.platform !== 'linux') return null
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') }
}
