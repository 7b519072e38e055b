import { describe, expect, it } from 'vitest'
import { passedAtSecondTry } from '../stages/browser.mjs'
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

describe('a journey that passed only at the second try', () => {
  const results = [{ error: { message: 'Error: too wide\n\n  \u001B[32m390\u001B[39m' } }, {}]
  const spec = (title: string, status: string) => ({
    title,
    tests: [{ status, projectName: 'phone', results }],
  })

  it('is named with its first error, however deep it stands in the report', () => {
    const report = {
      suites: [
        { specs: [spec('signs in', 'expected')], suites: [{ specs: [spec('accepts', 'flaky')] }] },
        { specs: [spec('marks', 'unexpected')] },
      ],
    }
    expect(passedAtSecondTry(report)).toEqual(['accepts [phone]: Error: too wide 390'])
  })

  it('cannot be named without a report', () => {
    expect(passedAtSecondTry(undefined)).toEqual([])
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
