import { readFileSync } from 'node:fs'
import { quantile } from './tally.ts'

const MINUTE = 60
/** The last minute may hold so much more than the third, when what everybody needs is in memory. */
export const MOST_GROWTH = 0.05

/** Reads what a process holds, in MB, once a second. */
export function watchMemory(pid: number): { stop(): number[] } {
  const samples: number[] = []
  const timer = setInterval(() => samples.push(residentMegabytes(pid)), 1_000)
  return {
    stop: () => {
      clearInterval(timer)
      return samples
    },
  }
}

/** How much more the last minute holds than the third, by their medians. */
export function growthOf(samples: readonly number[]): number {
  const third = quantile(samples.slice(2 * MINUTE, 3 * MINUTE), 0.5)
  return quantile(samples.slice(-MINUTE), 0.5) / third - 1
}

function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
