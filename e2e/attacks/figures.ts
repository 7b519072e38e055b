import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withPart } from '../../scripts/page-part.mjs'
import { expect } from '../fixtures/journey.ts'
import type { Figures } from './attack-everything.ts'
import { FREE_TEXTS, type FreeText } from './free-texts.ts'
import { OWN_VECTORS } from './own-vectors.ts'

const PAGE = join(import.meta.dirname, '../../docs/generated/reliability.md')
const FIELDS = Object.keys(FREE_TEXTS) as FreeText[]

export function writeFigures({ vectors, running, tallies, seen, pages, mails }: Figures): void {
  const shown = FIELDS.filter((field) => FREE_TEXTS[field] === 'shown')
  const tries = [...tallies.values()]
  const tried = tries.reduce((sum, one) => sum + one.tried, 0)
  const refused = tries.reduce((sum, one) => sum + one.refused, 0)
  const taken = shown.filter((field) => {
    const tally = tallies.get(field)
    return tally !== undefined && tally.refused < tally.tried
  })
  expect(
    taken.filter((field) => !seen.has(field)),
    'fields that no page showed',
  ).toEqual([])
  const newer = vectors.filter((vector) => OWN_VECTORS.includes(vector)).length
  const today = new Date().toISOString().slice(0, 10)
  const lines = [
    `${vectors.length} attacks, ${vectors.length - newer} of them published (the Big List of Naughty Strings) and ${newer} newer ones, were each written into every free text of the contract that people see, through the API over HTTP; every page that shows them was opened in Chromium, with the page's policy and in a window that obeys none. Run on ${today}.`,
    '',
    '| what | how much |',
    '|---|---|',
    `| attacks that do harm at once where a page shows them as they are | ${running} of ${vectors.length} |`,
    `| fields | ${shown.length}, of which ${taken.length} take an attack in some form |`,
    `| texts written | ${tried}; forms refused with 400 meanwhile: ${refused} |`,
    `| pages opened without a policy | ${pages.without} |`,
    `| pages opened with it | ${pages.withPolicy} |`,
    `| mails opened | ${mails} |`,
    '| scripts that ran, other sites that were asked, pages that were left or opened | 0 |',
    '| elements, handlers or addresses that would do harm when clicked or parsed again | 0 |',
    '',
    'The run fails with the first of these, when a field that took an attack was shown on no page, and when the policy forbade anything.',
  ]
  writeFileSync(PAGE, withPart(readFileSync(PAGE, 'utf8'), 'What people write to do harm', lines))
}
