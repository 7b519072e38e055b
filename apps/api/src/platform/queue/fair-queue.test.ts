import { describe, expect, it } from 'vitest'
import { type Asker, fairQueue, type QueueLimits } from './fair-queue.ts'

/** A queue whose work is done when the test says so. */
function observed(limits: QueueLimits) {
  const inTurn = fairQueue(limits)
  const done: string[] = []
  const refused: string[] = []
  const running: (() => void)[] = []

  return {
    done,
    refused,
    ask(name: string, asker: Asker): void {
      inTurn(asker, () => new Promise<void>((resolve) => running.push(resolve))).then(
        () => done.push(name),
        () => refused.push(name),
      )
    },
    runningCount: () => running.length,
    /** Until nothing runs and nothing waits. */
    async finish(): Promise<void> {
      for (let work = running.shift(); work !== undefined; work = running.shift()) {
        work()
        // What waits behind it has started by the next turn of the event loop.
        await new Promise(setImmediate)
      }
    },
  }
}

const at = (address: string, account: string): Asker => ({ address, account })
const crowd = (length: number, nth: (index: number) => Asker) =>
  Array.from({ length }, (_, index) => [`crowd ${index}`, nth(index)] as const)

describe('a fair queue', () => {
  it('runs so many at once and no more', async () => {
    const queue = observed({ atOnce: 2, longest: 10 })
    for (const [name, asker] of crowd(5, () => at('a', 'x'))) queue.ask(name, asker)
    expect(queue.runningCount()).toBe(2)
    await queue.finish()
    expect(queue.done).toHaveLength(5)
  })

  it.each([
    ['address', at('b', 'y')],
    ['account at the same address', at('a', 'y')],
  ])('lets another %s wait for one of a crowd only', async (_what, other) => {
    const queue = observed({ atOnce: 1, longest: 500 })
    for (const [name, asker] of crowd(300, () => at('a', 'x'))) queue.ask(name, asker)
    queue.ask('other', other)
    await queue.finish()
    expect(queue.done.indexOf('other')).toBeLessThanOrEqual(2)
    expect(queue.done).toHaveLength(301)
  })

  it('serves the accounts of an address in their order', async () => {
    const queue = observed({ atOnce: 1, longest: 10 })
    for (const [name, asker] of crowd(4, (index) => at('a', `${index}`))) queue.ask(name, asker)
    await queue.finish()
    expect(queue.done).toEqual(['crowd 0', 'crowd 1', 'crowd 2', 'crowd 3'])
  })

  it('lets one account run fewer at once than all together, and others take the place meanwhile', async () => {
    const queue = observed({ atOnce: 2, atOnceForOne: 1, longest: 10 })
    for (const [name, asker] of crowd(3, () => at('a', 'x'))) queue.ask(name, asker)
    expect(queue.runningCount()).toBe(1)
    queue.ask('other', at('b', 'y'))
    expect(queue.runningCount()).toBe(2)
    await queue.finish()
    expect(queue.done).toEqual(['crowd 0', 'other', 'crowd 1', 'crowd 2'])
  })

  it('refuses the last of the longest line when too many wait, and takes the newcomer', async () => {
    const queue = observed({ atOnce: 1, longest: 5 })
    for (const [name, asker] of crowd(6, () => at('a', 'x'))) queue.ask(name, asker)
    queue.ask('other', at('b', 'y'))
    await queue.finish()
    expect(queue.refused).toEqual(['crowd 5'])
    expect(queue.done).toContain('other')
  })

  it('refuses the newcomer when no line is longer', async () => {
    const queue = observed({ atOnce: 1, longest: 5 })
    for (const [name, asker] of crowd(7, (index) => at(`${index}`, 'x'))) queue.ask(name, asker)
    await queue.finish()
    expect(queue.refused).toEqual(['crowd 6'])
  })

  it('goes on after work that fails', async () => {
    const inTurn = fairQueue({ atOnce: 1, longest: 5 })
    const failing = inTurn(at('a', 'x'), () => Promise.reject(new Error('no')))
    const next = inTurn(at('a', 'x'), async () => 'done')
    await expect(failing).rejects.toThrow('no')
    expect(await next).toBe('done')
  })
})
