import { cpus } from 'node:os'
import type { ProcessFigures } from '../measure/compare-processes.ts'
import type { Options } from '../options.ts'

export const PROCESSES_TITLE = 'Processes'

/** What the page says of several processes of the API beside the first. */
export function processesPart(
  { calls, groups }: ProcessFigures,
  { theses, connections, seconds, rounds }: Options,
  day: string,
): string[] {
  const [first] = groups
  return [
    `On ${day}: so many processes of the API (\`API_PROCESSES\`) on one port, over ${theses.toLocaleString('en')} theses; ${connections} connections, the medians of ${rounds} rounds of ${seconds} s, all in turn. PostgreSQL and the program that asks share the ${cpus().length} cores with them, so that the ratios of a machine with more cores are larger.`,
    '',
    `| call | ${groups.map(({ processes }) => `${processes} /s`).join(' | ')} | ${groups
      .slice(1)
      .map(({ processes }) => `${processes} by ${first?.processes}`)
      .join(' | ')} | ${groups.map(({ processes }) => `${processes} p99`).join(' | ')} |`,
    `|---|${'--:|'.repeat(groups.length * 3 - 1)}`,
    ...calls.map((call, index) => {
      const perSecond = groups.map(({ rounds }) => rounds[index]?.perSecond ?? Number.NaN)
      return `| ${[
        call,
        ...perSecond.map((one) => one.toFixed(0)),
        ...perSecond.slice(1).map((one) => (one / (perSecond[0] ?? Number.NaN)).toFixed(2)),
        ...groups.map(({ rounds }) => `${rounds[index]?.p99} ms`),
      ].join(' | ')} |`
    }),
    '',
    `Memory at most, all processes of a group together: ${groups
      .map(({ processes, memory }) => `${processes}: ${memory?.toFixed(0) ?? 'unknown'} MB`)
      .join(', ')}.`,
  ]
}
