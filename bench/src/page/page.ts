import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withPart } from '../../../scripts/page-part.mjs'
import type { Figures } from '../measure/figures.ts'
import type { Options } from '../options.ts'
import { CACHE, ROOT } from '../servers/servers.ts'
import { partOf, titleOf } from './part.ts'

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
  const day = new Date().toISOString().slice(0, 10)
  const lines = partOf(figures, options, { day, atTenThousand })
  writeFileSync(PAGE, withPart(readFileSync(PAGE, 'utf8'), titleOf(figures.theses), lines))
}
