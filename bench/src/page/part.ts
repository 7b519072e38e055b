import { cpus, totalmem } from 'node:os'
import { type CallFigures, type Figures, ratioOf } from '../measure/figures.ts'
import type { Options } from '../options.ts'
import { missedOf } from './missed.ts'
import { peersOf } from './peers-part.ts'

const COLUMNS = [
  ...['call', 'floor /s', 'ours /s', 'ratio', 'wanted', 'floor p50', 'ours p50', 'floor p99', 'ours p99'],
  ...['statements', 'buffers', 'floor bytes', 'ours bytes'],
]

export const titleOf = (theses: number): string => `${theses.toLocaleString('en')} theses`

/** What the page says of one size. */
export function partOf(
  figures: Figures,
  { connections, seconds, rounds }: Options,
  { day, atTenThousand }: { day: string; atTenThousand: Figures | undefined },
): string[] {
  const missed = missedOf(figures, atTenThousand)
  return [
    `On ${day}: ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, PostgreSQL ${figures.postgres}, Node ${process.versions.node}, ${process.platform}; ${connections} connections, the medians of ${rounds} rounds of ${seconds} s, all sides in turn.`,
    '',
    `| ${COLUMNS.join(' | ')} |`,
    `|---|${COLUMNS.slice(1)
      .map(() => '--:|')
      .join('')}`,
    ...figures.calls.map(rowOf),
    '',
    sizesOf(figures),
    ...peersOf(figures),
    ...(missed.length === 0
      ? ['', 'Every figure that was set was reached.']
      : ['', 'Missed:', '', ...missed.map((sentence) => `- ${sentence}`)]),
  ]
}

function rowOf(call: CallFigures): string {
  const { name, wanted, floor, ours, bytes, cost } = call
  const cells = [
    name,
    floor.perSecond.toFixed(0),
    ours.perSecond.toFixed(0),
    ratioOf(call).toFixed(2),
    wanted?.toFixed(2) ?? '',
    `${floor.p50} ms`,
    `${ours.p50} ms`,
    `${floor.p99} ms`,
    `${ours.p99} ms`,
    cost?.statements.toFixed(1) ?? '',
    cost?.buffers.toFixed(0) ?? '',
    bytes.floor.toFixed(0),
    bytes.ours.toFixed(0),
  ]
  return `| ${cells.join(' | ')} |`
}

function sizesOf({ theses, departments, memory, startUpMs, databaseBytes }: Figures): string {
  const held =
    memory === null
      ? ''
      : ` A process of it held ${memory.atRest.toFixed(0)} MB at rest and at most ${memory.most.toFixed(0)} MB under load.`
  const database = `${(databaseBytes / 2 ** 20).toFixed(0)} MB, ${(databaseBytes / theses / 1024).toFixed(1)} kB a thesis with all that belongs to it`
  return `${departments} departments. The API was ready ${(startUpMs / 1000).toFixed(1)} s after its start.${held} The database has ${database}.`
}
