/** Milliseconds: what the page itself is made of, its pictures too, comes first. */
const AFTER_FIRST_PAINT = 1_500
const LATEST = 3_000

/**
 * Fetches parts that are not seen yet while nothing else is to do. A part that could not be had is asked for again when it
 * is needed, and its failure is shown there.
 * @returns what gives it up
 */
export function whenIdle(load: () => Promise<unknown>): () => void {
  const fetch = () => void load().catch(console.warn)
  let idle: number | undefined
  const timer = setTimeout(() => {
    // Not in every browser.
    if ('requestIdleCallback' in window) idle = requestIdleCallback(fetch, { timeout: LATEST })
    else fetch()
  }, AFTER_FIRST_PAINT)
  return () => {
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}
