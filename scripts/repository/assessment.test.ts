import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './tracked-files.ts'

const assessment = JSON.parse(
  readFileSync(join(ROOT, 'apps/web/src/features/work/legal/accessibility-assessment.json'), 'utf8'),
) as { pages: string[]; pageCount: number; rules: string }
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

it('the accessibility statement tells of no page that is not tested any more', () => {
  const tested = new Set(
    [...read('e2e/fixtures/all-pages.ts').matchAll(/'(\/[^']*)'/g)].map(([, path]) => path),
  )
  expect(assessment.pages.filter((page) => !tested.has(page))).toEqual([])
  expect(assessment.pageCount).toBe(assessment.pages.length)
})

it('the accessibility statement tells of the rules that are checked now', () => {
  const [, rules = ''] = /RULES = \[([^\]]+)\]/.exec(read('e2e/fixtures/accessibility.ts')) ?? []
  expect(assessment.rules.split(' ')).toEqual([...rules.matchAll(/'([^']+)'/g)].map(([, rule]) => rule))
})
