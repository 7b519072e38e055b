import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withPart } from '../../../scripts/page-part.mjs'
import type { ProcessFigures } from '../measure/compare-processes.ts'
import type { Figures } from '../measure/figures.ts'
import type { Options } from '../options.ts'
import { CACHE, ROOT } from '../servers/servers.ts'
import { partOf, titleOf } from './part.ts'
import { PROCESSES_TITLE, processesPart } from './processes-part.ts'
import { type DatedFigures, SIZES_TITLE, sizesPart } from './sizes-part.ts'

const PAGE = join(ROOT, 'docs/generated/benchmarks.md')
const TEN_THOUSAND = 10_000
/** The sizes that stand beside each other. */
const SIZES = [TEN_THOUSAND, 100_000, 1_000_000]

/** Puts the figures of this size in the place of its older ones; the other sizes stay as they are. */
export function writePage(figures: Figures, options: Options): void {
  const dated: DatedFigures = { ...figures, day: today() }
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(keptFile(figures.theses), JSON.stringify(dated, null, 2))
  const sizes = SIZES.map(keptFigures).filter((kept) => kept !== undefined)
  const atTenThousand = figures.theses > TEN_THOUSAND ? keptFigures(TEN_THOUSAND) : undefined
  writePart(titleOf(figures.theses), partOf(figures, options, { day: dated.day, atTenThousand }))
  if (sizes.length > 1) writePart(SIZES_TITLE, sizesPart(sizes))
}

/** Puts what was measured at several processes in the place of what was measured before. */
export function writeProcesses(figures: ProcessFigures, options: Options): void {
  writePart(PROCESSES_TITLE, processesPart(figures, options, today()))
}

const keptFile = (theses: number) => join(CACHE, `figures-${theses}.json`)

function keptFigures(theses: number): DatedFigures | undefined {
  const file = keptFile(theses)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

const today = () => new Date().toISOString().slice(0, 10)

function writePart(title: string, lines: readonly string[]): void {
  writeFileSync(PAGE, withPart(readFileSync(PAGE, 'utf8'), title, lines))
}
