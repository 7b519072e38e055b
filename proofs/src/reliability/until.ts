import { setTimeout as delay } from 'node:timers/promises'

const LIMIT_MS = 60_000

/**
 * Asks again until the answer is yes, and resolves with how long it took, in milliseconds. A failure to ask counts as no;
 * the last one is the cause of the error when the time is over.
 */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  what: string,
  limitMs = LIMIT_MS,
): Promise<number> {
  const begunAt = performance.now()
  let cause: unknown
  while (performance.now() - begunAt < limitMs) {
    try {
      if (await isSo()) return performance.now() - begunAt
      cause = undefined
    } catch (error) {
      cause = error
    }
    await delay(5)
  }
  throw new Error(`Waited for ${limitMs / 1_000} seconds until ${what}.`, { cause })
}
