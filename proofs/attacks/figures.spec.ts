import { expect, test } from '@diatrivi/e2e/fixtures/journey'
import { gapsIn } from './coverage.ts'
import { totalsOf, writeFigures } from './figures.ts'
import { readFindings } from './findings.ts'
import { GROUPS } from './groups.ts'

test('no attack did harm, every field was given every one, and every field that took one was seen', async ({
  baseURL: _web,
}, testInfo) => {
  const totals = totalsOf(readFindings(testInfo, GROUPS.length))
  expect(totals.vectors).not.toEqual([])
  expect(totals.harm).toEqual([])
  expect(gapsIn(totals.tallies, totals.seen, totals.vectors.length)).toEqual({ notTried: [], notSeen: [] })
  writeFigures(totals)
})
