import { setTimeout as delay } from 'node:timers/promises'
import { SLOWNESS } from '@diatrivi/domain/testing/processor-time'

const PAUSE_MS = 2

/**
 * How long the event loop could answer no request at a stretch while the work lasted, in milliseconds that this thread was
 * busy, as on the machine that limits are set on: neither other programs nor a slow processor count, so that a test by the
 * clock fails by its own fault only.
 */
export async function longestBlock(work: () => unknown): Promise<number> {
  let longest = 0
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const begun = process.threadCpuUsage()
      await delay(PAUSE_MS)
      const { user, system } = process.threadCpuUsage(begun)
      longest = Math.max(longest, (user + system) / 1_000)
    }
  })()
  try {
    await work()
  } finally {
    // What the work has left behind in the loop is part of it.
    await delay(PAUSE_MS)
    isOver = true
    await watching
  }
  return longest / SLOWNESS
}
