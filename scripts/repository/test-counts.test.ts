import { describe, expect, it } from 'vitest'
import { failedOfPlaywright, failedOfVitest } from '../stages/failed.mjs'
import { slowest, timesOfPlaywright, timesOfVitest } from '../stages/slowest.mjs'
import { testOutcome } from '../stages/stage.mjs'
import { sum } from '../stages/summary.mjs'

const ended = (code: number) => ({ code, timedOut: false, output: 'said', stdout: '' })

describe('a run of tests', () => {
  it.each([
    ['is well when all passed', 0, { passed: 3, failed: 0, skipped: 0 }, true, { passed: 3, failed: 0 }],
    ['is not when one failed', 1, { passed: 2, failed: 1, skipped: 0 }, false, { passed: 2, failed: 1 }],
    ['is not when it ran none', 0, { passed: 0, failed: 0, skipped: 0 }, false, { passed: 0, failed: 1 }],
    [
      'is not when all were skipped',
      0,
      { passed: 0, failed: 0, skipped: 9 },
      false,
      { passed: 0, failed: 1 },
    ],
    [
      'is not when the runner broke',
      1,
      { passed: 3, failed: 0, skipped: 0 },
      false,
      { passed: 3, failed: 1 },
    ],
  ])('%s', (_what, code, counts, isOk, tests) => {
    expect(testOutcome(ended(code), counts)).toMatchObject({ isOk, tests })
  })
})

describe('the last line', () => {
  const stage = (outcome: Parameters<typeof sum>[0][number]['outcome']) => ({
    title: 'a stage',
    time: '1 s',
    budget: '2 s',
    outcome,
  })

  it('adds up the tests of all stages, and a failed check as one', () => {
    const done = [
      stage({ isOk: true, what: 'a check' }),
      stage({ isOk: false, what: 'a failed check' }),
      stage({ isOk: true, what: 'tests', tests: { passed: 7, failed: 0 } }),
      stage({ isOk: false, what: 'tests', tests: { passed: 5, failed: 2 } }),
    ]
    expect(sum(done)).toEqual({ passed: 12, failed: 3 })
  })
})

describe('a test that failed', () => {
  const results = [{ error: { message: 'Error: too wide\n\n  \u001B[32m390\u001B[39m' } }, {}]
  const spec = (title: string, status: string) => ({
    title,
    tests: [{ status, projectName: 'phone', results }],
  })
  const journeys = {
    suites: [
      { specs: [spec('signs in', 'expected')], suites: [{ specs: [spec('accepts', 'flaky')] }] },
      { specs: [spec('marks', 'unexpected')] },
    ],
  }
  const test = (fullName: string, status: string, failureMessages: string[] = []) => ({
    fullName,
    status,
    failureMessages,
  })

  it.each([
    ['flaky', ['accepts [phone]: Error: too wide 390']],
    ['unexpected', ['marks [phone]: Error: too wide 390']],
  ] as const)(
    'is named with its first error, however deep it stands among the journeys: %s',
    (status, named) => {
      expect(failedOfPlaywright(journeys, status)).toEqual(named)
    },
  )

  it('is named with its first error from the report of Vitest', () => {
    const assertionResults = [test('opens', 'passed'), test('seals', 'failed', ['1 is not\n2', 'later'])]
    const file = { name: 'mark.test.ts', status: 'failed', message: '', assertionResults }
    expect(failedOfVitest({ testResults: [file] })).toEqual(['seals: 1 is not 2'])
  })

  it('stands as its file where the file did not load', () => {
    const file = { name: 'mark.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }
    expect(failedOfVitest({ testResults: [file] })).toEqual(['mark.test.ts: no such module'])
  })

  it('cannot be named without a report', () => {
    expect([...failedOfPlaywright(undefined, 'flaky'), ...failedOfVitest(undefined)]).toEqual([])
  })
})

describe('the slowest tests', () => {
  it('are ten at most, the slowest first', () => {
    const tests = Array.from({ length: 12 }, (_none, at) => ({ title: `test ${at}`, ms: at * 1000 }))
    expect(slowest(tests)).toHaveLength(10)
    expect(slowest(tests)[0]).toBe('  11.0 s  test 11')
  })

  it('are read from the report of Vitest', () => {
    const report = { testResults: [{ assertionResults: [{ fullName: 'a mark is sealed', duration: 40 }] }] }
    expect(timesOfVitest(report)).toEqual([{ title: 'a mark is sealed', ms: 40 }])
  })

  it('are read from the report of Playwright, with both tries of one that failed first', () => {
    const tests = [{ projectName: 'phone', results: [{ duration: 300 }, { duration: 200 }] }]
    const report = { suites: [{ suites: [{ specs: [{ title: 'signs in', tests }] }] }] }
    expect(timesOfPlaywright(report)).toEqual([{ title: 'signs in [phone]', ms: 500 }])
  })

  it('are none without a report', () => {
    expect([...timesOfVitest(undefined), ...timesOfPlaywright(undefined)]).toEqual([])
  })
})
