import { flushCompileCache } from 'node:module'
import { constants, setPriority } from 'node:os'
import type { ChildAnswer } from './run-in-child.ts'

/** The other end of `runInChild`: does what the parent orders, once, and ends. The parent comes first where cores are few. */
export function answerOrder<Order>(work: (order: Order) => unknown): void {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  process.once('message', async (order) => {
    const answer: ChildAnswer = await Promise.resolve(order as Order)
      .then(work)
      .then(
        (result) => ({ result }),
        (error: unknown) => ({ error }),
      )
    // The parent ends this process at the answer, and Node would write only at the end of its own accord.
    flushCompileCache()
    process.send?.(answer, undefined, undefined, () => process.disconnect())
  })
}
