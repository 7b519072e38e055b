import { cpus } from 'node:os'
import { PARSERS, type ParserName } from '@diatrivi/api/parsers'

export interface Figures {
  /** The longest silence while nothing is sent. */
  quiet: number
  byParser: Map<ParserName, { requests: number; refused: number; slowest: number; silence: number }>
  faults: string[]
}

export function parsersPage({ quiet, byParser }: Figures): string[] {
  const rows = [...byParser].map(
    ([name, { requests, refused, slowest, silence }]) =>
      `| ${name} | ${PARSERS[name].runs} | ${requests} | ${refused} | ${Math.round(slowest)} ms | ${Math.round(silence)} ms |`,
  )
  const sent = [...byParser.values()].reduce((sum, { requests }) => sum + requests, 0)
  return [
    `${sent} requests with what costs most (\`apps/api/src/testing/worst-inputs\`), four at once, to every parser that a request reaches (\`apps/api/src/parsers.ts\`), at the API in a process of its own, while another thread asks \`/healthz\` without a pause. Run on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Node ${process.versions.node}.`,
    '',
    '| parser | where it runs | requests | refused | slowest answer | longest silence of `/healthz` |',
    '|---|---|--:|--:|--:|--:|',
    ...rows,
    '',
    `While nothing was sent, \`/healthz\` was silent for ${Math.round(quiet)} ms at most. More than 500 ms, an answer of 500 or more, one that does not come, and an end of the API fail the run, which then writes nothing.`,
  ]
}
