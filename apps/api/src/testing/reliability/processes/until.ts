import { setTimeout as delay } from 'node:timers/promises'

const LIMIT_MS = 60_000

/** Resolves with how long it took, in milliseconds. */
export async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<number> {
  const begunAt = performance.now()
  while (!(await isSo())) {
    if (performance.now() - begunAt > LIMIT_MS) {
      throw new Error(`Waited for ${LIMIT_MS / 1_000} seconds until ${what}.`)
    }
    await delay(5)
  }
  return performance.now() - begunAt
}
