import { readFileSync } from 'node:fs'
import { quantile } from './tally.ts'

const MINUTE = 60
/** Of the second minute: so much more may be held in the last one. */
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

/** How much more the last minute holds than the second, by their medians. */
export function growthOf(samples: readonly number[]): number {
  const second = quantile(samples.slice(MINUTE, 2 * MINUTE), 0.5)
  return quantile(samples.slice(-MINUTE), 0.5) / second - 1
}

function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
