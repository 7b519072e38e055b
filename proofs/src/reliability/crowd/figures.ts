import { cpus } from 'node:os'
import { grouped } from '@diatrivi/api/platform/text/numbers'
import type { CrowdOptions } from './crowd.ts'
import type { Deliveries } from './deliveries.ts'
import { SIZE } from './installation.ts'
import { KINDS, quantile, type Tally } from './tally.ts'

export interface CrowdFigures {
  title: string
  /** What went on meanwhile. */
  note: string
  tally: Tally
  /** MB, once a second. */
  memory: number[]
  growth: number
  deliveries: Deliveries
  /** Nothing is written where there are any. */
  faults: string[]
}

type Setup = Omit<CrowdOptions, 'address' | 'people' | 'password'> & { people: number }

/** Seconds between two points of the curve of memory. */
const EVERY = 30

export function crowdPage(all: readonly CrowdFigures[], setup: Setup): string[] {
  const { people, seconds, rampSeconds, thinkSeconds, seed } = setup
  const columns = all.map(({ title }) => ` ${title}: requests | p50 | p95 | p99 |`).join('')
  return [
    `${people} people behind one address, signed in within ${rampSeconds} s, each with a page open that is notified of notices, act for ${seconds} s with ${thinkSeconds.join(' to ')} s between two actions (seed ${seed}), at one process of the API as it is operated, with its limits on, over ${grouped(SIZE.theses)} theses. API, PostgreSQL, mail server and all people share ${cpus().length} cores. Run on ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}. Anything but the answer that was to be expected, an answer after 15 s, a stream that breaks off, a bell that shows another number than the API in the end, an error in the log and memory that grows fail the run, which then writes nothing.`,
    '',
    `| milliseconds |${columns}`,
    `|---|${'--:|'.repeat(4 * all.length)}`,
    ...KINDS.map((kind) => `| ${kind} |${all.map(({ tally }) => cellsOf(tally.times[kind])).join('')}`),
    '',
    ...all.map(sentenceOf),
    '',
    `What the process held, in MB, the medians of ${EVERY} s each:`,
    '',
    `| |${pointsOf(all[0]?.memory ?? [])
      .map((_point, index) => ` to ${(index + 1) * EVERY} s |`)
      .join('')} last minute to third |`,
    `|---|${'--:|'.repeat(pointsOf(all[0]?.memory ?? []).length + 1)}`,
    ...all.map(
      ({ title, memory, growth }) =>
        `| ${title} |${pointsOf(memory)
          .map((point) => ` ${point.toFixed(0)} |`)
          .join('')} ${growth > 0 ? '+' : ''}${(100 * growth).toFixed(1)} % |`,
    ),
  ]
}

function cellsOf(times: readonly number[]): string {
  const parts = [0.5, 0.95, 0.99].map((part) => ` ${quantile(times, part).toFixed(0)} |`)
  return ` ${times.length} |${parts.join('')}`
}

function sentenceOf({ title, note, tally, deliveries }: CrowdFigures): string {
  const { sent, held, doubled, seconds } = deliveries
  const requests = Object.values(tally.times).reduce((sum, { length }) => sum + length, 0)
  const upTo = megabytes(tally.uploadedBytes)
  const mails = `${sent} mails came${doubled > 0 ? `, ${doubled} of them twice` : ''}, the last ${seconds.toFixed(0)} s after the crowd${held > 0 ? `; ${held} wait for ten minutes by rule` : ''}`
  return `- ${title}${note && `, ${note}`}: ${grouped(requests)} requests, ${upTo} up, ${megabytes(tally.downloadedBytes)} down, ${grouped(tally.events)} states on open streams; 0 errors. ${mails}.`
}

function pointsOf(memory: readonly number[]): number[] {
  const count = Math.floor(memory.length / EVERY)
  return Array.from({ length: count }, (_, index) =>
    quantile(memory.slice(index * EVERY, (index + 1) * EVERY), 0.5),
  )
}

function megabytes(bytes: number): string {
  return `${grouped(Math.round(bytes / 1_000_000))} MB`
}
