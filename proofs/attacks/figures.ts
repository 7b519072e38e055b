import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withPart } from '../../scripts/page-part.mjs'
import type { Tally } from './attacker.ts'
import { SHOWN, takenOf } from './coverage.ts'
import type { KeptFindings } from './findings.ts'
import type { FreeText } from './free-texts.ts'
import { OWN_VECTORS } from './own-vectors.ts'
import { VECTORS } from './vectors.ts'

const PAGE = join(import.meta.dirname, '../../docs/generated/reliability.md')

export interface Totals extends Omit<KeptFindings, 'tallies' | 'seen'> {
  tallies: Map<FreeText, Tally>
  seen: Set<FreeText>
}

export function totalsOf(groups: readonly KeptFindings[]): Totals {
  const sum = (count: (group: KeptFindings) => number) =>
    groups.reduce((total, group) => total + count(group), 0)
  const tallies = new Map<FreeText, Tally>()
  for (const [field, { tried, refused }] of groups.flatMap((group) => group.tallies)) {
    const before = tallies.get(field) ?? { tried: 0, refused: 0 }
    tallies.set(field, { tried: before.tried + tried, refused: before.refused + refused })
  }
  return {
    vectors: groups.flatMap(({ vectors }) => vectors),
    running: sum(({ running }) => running),
    tallies,
    seen: new Set(groups.flatMap(({ seen }) => seen)),
    pages: {
      withPolicy: sum(({ pages }) => pages.withPolicy),
      without: sum(({ pages }) => pages.without),
    },
    again: sum(({ again }) => again),
    retries: sum(({ retries }) => retries),
    mails: sum(({ mails }) => mails),
    harm: groups.flatMap(({ harm }) => harm),
  }
}

/** Writes the figures of a run in which nothing did harm and nothing was left out. */
export function writeFigures({ vectors, running, tallies, pages, again, retries, mails }: Totals): void {
  const tries = [...tallies.values()]
  const tried = tries.reduce((sum, one) => sum + one.tried, 0)
  const refused = tries.reduce((sum, one) => sum + one.refused, 0)
  const newer = vectors.filter((vector) => OWN_VECTORS.includes(vector)).length
  const today = new Date().toISOString().slice(0, 10)
  const lines = [
    `${vectors.length} attacks of a list of ${VECTORS.length}, ${vectors.length - newer} of them published (the Big List of Naughty Strings) and ${newer} newer ones, were each written into every free text of the contract that people see, through the API over HTTP; every page that shows them was opened in Chromium, with the page's policy and in a window that obeys none. Run on ${today}.`,
    '',
    '| what | how much |',
    '|---|---|',
    `| attacks that do harm at once where a page shows them as they are | ${running} of ${vectors.length} |`,
    `| fields | ${SHOWN.length}, of which ${takenOf(tallies).length} take an attack in some form |`,
    `| texts written | ${tried}; forms refused with 400 meanwhile: ${refused} |`,
    `| pages opened without a policy | ${pages.without} |`,
    `| pages opened with it | ${pages.withPolicy} |`,
    `| pages that came only when they were opened once more | ${again} |`,
    `| groups of attacks that were begun anew, because a page or a mail did not come | ${retries} |`,
    `| mails opened | ${mails} |`,
    '| scripts that ran, other sites that were asked, pages that were left or opened | 0 |',
    '| elements, handlers or addresses that would do harm when clicked or parsed again | 0 |',
    '',
    'The run fails with one of these, when a field was not given every attack, when one that took an attack was shown on no page, and when the policy forbade anything. A page that does not come is opened twice more; what does harm is never tried again.',
  ]
  writeFileSync(PAGE, withPart(readFileSync(PAGE, 'utf8'), 'What people write to do harm', lines))
}
