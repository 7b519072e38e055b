import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withProgress } from '../progress.mjs'
import { counterOf } from '../stages/count.mjs'
import PlaywrightCounter from '../stages/counters/playwright.mjs'

const lines: string[] = []
const isTerminal = process.stdout.isTTY

beforeEach(() => {
  vi.useFakeTimers()
  lines.length = 0
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line))
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  process.stdout.isTTY = isTerminal
})

/** Work of so many seconds that has done one more of ten tests in each. */
const counting = (seconds: number) =>
  withProgress(
    'doing the tests',
    async ({ count }) => {
      const show = counterOf('browser tests', { count })
      for (let done = 1; done <= seconds; done += 1) {
        show({ done, total: 90, failed: done > 50 ? 1 : 0, of: 'tests' })
        await new Promise((resolve) => setTimeout(resolve, 1000))
      }
    },
    () => 'tests: 90 passed',
  )

describe('the progress of a run of tests', () => {
  it('is a line every half minute in a log', async () => {
    process.stdout.isTTY = false
    const run = counting(90)
    await vi.advanceTimersByTimeAsync(90_000)
    await run
    expect(lines).toEqual([
      '  … doing the tests',
      '  … browser tests: 30 of 90 done, 0 failed (30 s)',
      '  … browser tests: 60 of 90 done, 1 failed (1 min)',
      '  … browser tests: 90 of 90 done, 1 failed (1 min)',
      '  ✓ tests: 90 passed (90.0 s)',
    ])
  })

  it('is one line of a terminal, which the last one replaces', async () => {
    process.stdout.isTTY = true
    const drawn = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const run = counting(3)
    await vi.advanceTimersByTimeAsync(3_000)
    await run
    expect(drawn.mock.calls.flat()).toEqual([
      '\r\u001b[2K  … browser tests: 1 of 90 done, 0 failed (1 s)',
      '\r\u001b[2K  … browser tests: 2 of 90 done, 0 failed (2 s)',
      '\r\u001b[2K  … browser tests: 3 of 90 done, 0 failed (3 s)',
      '\r\u001b[2K',
    ])
    expect(lines).toEqual(['  ✓ tests: 90 passed (3.0 s)'])
  })
})

describe('the count of a browser run', () => {
  it('holds a test that is tried again only once, with how it ended', () => {
    const sent: unknown[] = []
    const send = process.send
    process.send = (message: unknown) => sent.push({ ...(message as object) }) > 0
    type Test = Parameters<PlaywrightCounter['onTestEnd']>
    const counter = new PlaywrightCounter()
    const end = (isOk: boolean, retry: number) =>
      counter.onTestEnd(...([{ ok: () => isOk, retries: 1 }, { retry }] as unknown as Test))
    end(false, 0)
    end(true, 1)
    end(false, 0)
    end(false, 1)
    Reflect.set(process, 'send', send)
    expect(sent).toEqual([
      { done: 1, total: 0, failed: 0, of: 'tests' },
      { done: 2, total: 0, failed: 1, of: 'tests' },
    ])
  })
})
