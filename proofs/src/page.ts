import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { withPart } from '../../scripts/page-part.mjs'

const PAGE = resolve(import.meta.dirname, '../../docs/generated/reliability.md')

/** Puts the figures of one part in the place of its older ones; the other parts stay as they are. */
export function writePart(title: string, lines: readonly string[]): void {
  writeFileSync(PAGE, withPart(readFileSync(PAGE, 'utf8'), title, lines))
}
