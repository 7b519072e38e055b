import { setTimeout as delay } from 'node:timers/promises'

/** Tries again until it succeeds and says yes; throws the last error when half a minute has not been enough. */
export async function until(attempt: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 30_000
  for (;;) {
    const outcome = await attempt().catch((error: unknown) => error)
    if (outcome === true) return
    if (performance.now() > end) throw outcome instanceof Error ? outcome : new Error('it did not come about')
    await delay(100)
  }
}
