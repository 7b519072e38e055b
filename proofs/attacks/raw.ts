import type { Page } from '@playwright/test'
import { harmIn } from './harm.ts'
import type { Windows } from './survey.ts'

/**
 * How many of the attacks do harm at once in a page that shows them as they are, in an element and in an attribute: what
 * the product keeps from happening. Each has a window of its own, because some go on trying to leave the page.
 */
export async function countRunning(
  openWindow: Windows['openWindow'],
  vectors: readonly string[],
): Promise<number> {
  let running = 0
  for (const vector of vectors) {
    const page = await openWindow({ bypassCSP: true })
    await page.context().route('**', (route) => route.abort())
    const harm = harmIn(page.context())
    const hasStayed = await isDrawn(page, `<!doctype html><p title="${vector}">${vector}</p>`)
    if (!hasStayed || harm.length > 0) running += 1
    await page.context().close()
  }
  return running
}

/** False where the page is left while it is drawn: that ends what is waited for in it. */
async function isDrawn(page: Page, html: string): Promise<boolean> {
  try {
    await page.setContent(html, { waitUntil: 'commit' })
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50))))
    return true
  } catch (error) {
    if (String(error).includes('Execution context was destroyed')) return false
    throw error
  }
}
