import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withPart } from '../../../scripts/page-part.mjs'
import type { ProcessFigures } from '../measure/compare-processes.ts'
import type { Figures } from '../measure/figures.ts'
import type { Options } from '../options.ts'
import { CACHE, ROOT } from '../servers/servers.ts'
import { partOf, titleOf } from './part.ts'
import { PROCESSES_TITLE, processesPart } from './processes-part.ts'

const PAGE = join(ROOT, 'docs/generated/benchmarks.md')
const TEN_THOUSAND = 10_000

/** Puts the figures of this size in the place of its older ones; the other sizes stay as they are. */
export function writePage(figures: Figures, options: Options): void {
  const kept = (theses: number) => join(CACHE, `figures-${theses}.json`)
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(kept(figures.theses), JSON.stringify(figures, null, 2))
  const isLarger = figures.theses > TEN_THOUSAND && existsSync(kept(TEN_THOUSAND))
  const atTenThousand: Figures | undefined = isLarger
    ? JSON.parse(readFileSync(kept(TEN_THOUSAND), 'utf8'))
    : undefined
  writePart(titleOf(figures.theses), partOf(figures, options, { day: today(), atTenThousand }))
}

/** Puts what was measured at several processes in the place of what was measured before. */
export function writeProcesses(figures: ProcessFigures, options: Options): void {
  writePart(PROCESSES_TITLE, processesPart(figures, options, today()))
}

const today = () => new Date().toISOString().slice(0, 10)

function writePart(title: string, lines: readonly string[]): void {
  writeFileSync(PAGE, withPart(readFileSync(PAGE, 'utf8'), title, lines))
}
