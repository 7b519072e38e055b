import { KINDS } from './plan.ts'
import type { KillFigures } from './run-kills.ts'

/** What `docs/generated/reliability.md` says of a run. */
export function partOf(
  figures: KillFigures,
  { seed, seconds, cores }: { seed: number; seconds: number; cores: number },
): string[] {
  return [
    `People comment, upload, write topics, work at a step and register over HTTP, and mails go to a real SMTP server, while the API, PostgreSQL's first process or all processes of both (as in a power cut) are killed by SIGKILL at random moments. Nobody does anything then but start the API again. Seed ${seed}, ${cores} cores, Node ${process.versions.node}, ${seconds} s in all, on ${new Date().toISOString().slice(0, 10)}.`,
    '',
    ...table(figures),
    '',
    ...totals(figures),
    '',
    'After each kill every comment, file, topic, account and step is read over HTTP: what was acknowledged is there once, with the bytes that were sent; what was not is there whole, or not at all. A killed migration is complete afterwards, with the rows from before, and a killed first start makes the same demo as an undisturbed one. A run in which one of these fails ends with an error and writes nothing.',
  ]
}

function table({ kills }: KillFigures): string[] {
  return [
    '| killed during | kills | of the API | of PostgreSQL | of both | actions acknowledged | of these lost | serves again after, median | at most |',
    '|---|---|---|---|---|---|---|---|---|',
    ...KINDS.flatMap((kind) => {
      const of = kills.filter(({ plan }) => plan.during === kind)
      if (of.length === 0) return []
      const victims = (['api', 'postgres', 'both'] as const).map(
        (victim) => of.filter(({ plan }) => plan.victim === victim).length,
      )
      const times = of.map(({ recovery }) => recovery).toSorted((a, b) => a - b)
      const actions = of.reduce((sum, { acknowledged }) => sum + acknowledged, 0)
      const cells = [
        kind,
        of.length,
        ...victims,
        actions,
        0,
        seconds(times[times.length >> 1]),
        seconds(times.at(-1)),
      ]
      return [`| ${cells.join(' | ')} |`]
    }),
  ]
}

function totals({ kills, ledger, mails, left, orphansOfStart }: KillFigures): string[] {
  const files = ledger.comments.filter(({ hash, isAcknowledged }) => hash !== null && isAcknowledged).length
  return [
    `- ${kills.length} kills. ${files} uploads were acknowledged; each is downloaded as it was sent.`,
    `- ${mails.mails} mails were written by actions and all came; ${mails.again} came a second time, with the same Message-ID, because a process was killed between the server's answer and its own record.`,
    `- The kills left ${left.orphans} stored files without a row and ${left.uploads} half uploads: both are taken away by their jobs, after a day and after two hours. A killed first start left ${orphansOfStart} of the former at most. Every row had its file at all times.`,
  ]
}

const seconds = (milliseconds = 0) => `${(milliseconds / 1_000).toFixed(1)} s`
