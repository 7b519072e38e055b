import type { Page } from '@playwright/test'
import { harmIn } from './harm.ts'
import type { Windows } from './survey.ts'

/**
 * How many of the attacks do harm at once in a page that shows them as they are, in an element and in an attribute: what
 * the product keeps from happening.
 */
export async function countRunning(
  openWindow: Windows['openWindow'],
  vectors: readonly string[],
): Promise<number> {
  let running = 0
  const page = await openWindow({ bypassCSP: true })
  await page.context().route('**', (route) => route.abort())
  const harm = harmIn(page.context())
  for (const vector of vectors) {
    const before = harm.length
    await page.setContent(`<!doctype html><p title="${vector}">${vector}</p>`, { waitUntil: 'commit' })
    const hasStayed = await drawn(page)
    if (!hasStayed || harm.length > before) running += 1
  }
  await page.context().close()
  return running
}

/** Whether the page is still the one that was drawn: an attack that leaves it ends what is waited for in it. */
async function drawn(page: Page): Promise<boolean> {
  try {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))))
    return true
  } catch (error) {
    if (String(error).includes('Execution context was destroyed')) return false
    throw error
  }
}
