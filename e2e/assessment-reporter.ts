import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { RULES } from './fixtures/accessibility.ts'
import { ASSESSED, VISITORS } from './fixtures/all-pages.ts'
import { FOR_A_FINGER } from './fixtures/touch-targets.ts'

const FILE = resolve(import.meta.dirname, '../apps/web/src/features/work/legal/accessibility-assessment.json')
/** Each page has to pass in both: 1440 and 390 px wide. */
const PROJECTS = ['desktop', 'phone']

/**
 * Writes what the accessibility statement says of its tests, once every page has passed on both screens: a page with a
 * violation fails its journey, and the statement keeps the day and the pages of the last run without one.
 */
export default class AssessmentReporter implements Reporter {
  readonly #passed = new Set<string>()

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    const project = test.parent.project()?.name
    if (status !== 'passed' || project === undefined) return
    for (const { type, description } of annotations) {
      if (type === ASSESSED) this.#passed.add(`${project} ${description}`)
    }
  }

  onEnd({ startTime }: FullResult): void {
    const pages = [...new Set(VISITORS.flatMap(({ paths }) => paths))].sort()
    const missing = PROJECTS.flatMap((project) =>
      pages.filter((page) => !this.#passed.has(`${project} ${page}`)).map((page) => `${project} ${page}`),
    )
    if (missing.length > 0) {
      console.log(
        `The accessibility statement keeps its last assessment: ${missing.length} pages did not pass.`,
      )
      return
    }
    const assessment = {
      assessedOn: startTime.toISOString().slice(0, 10),
      rules: RULES.join(' '),
      leastTarget: FOR_A_FINGER,
      pageCount: pages.length,
      pages,
    }
    writeFileSync(FILE, `${JSON.stringify(assessment, null, 2)}\n`)
    console.log(`The accessibility statement tells of ${pages.length} pages: ${FILE}`)
  }
}
