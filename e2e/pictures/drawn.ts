import type { Page } from '@playwright/test'
import { expect } from '../fixtures/journey.ts'

/** Milliseconds: longer than React keeps back what came by itself, shorter than the shortest message stays. */
const QUIET = 400
/** Milliseconds: a clock that counts down is never quiet. */
const LONGEST_UNREST = 4_000

const untilQuiet = ([quiet, longest]: readonly [number, number]) =>
  new Promise<void>((resolve) => {
    const end = () => {
      watch.disconnect()
      resolve()
    }
    let timer = setTimeout(end, quiet)
    const watch = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(end, quiet)
    })
    watch.observe(document.body, { childList: true, subtree: true })
    setTimeout(end, longest)
  })

/** The images in sight; the others load when the page is scrolled. */
const hasItsImages = () =>
  [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight)

/** What a page shows while it waits for its first data, and for any. */
const WAITING = '.MuiSkeleton-root:visible'
const BUSY = `${WAITING}, [aria-busy="true"]`

/** Waits until a page that was opened is complete. A stream of notices stays open, so an idle network is no sign. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await untilStill(page, BUSY)
}

/** The same after an action: a dialog may mark what is behind it as busy. */
export async function untilStill(page: Page, unfinished = WAITING): Promise<void> {
  await expect(page.locator(unfinished)).toHaveCount(0)
  // A page is drawn in several steps: it is complete when nothing has been added for a while.
  await page.evaluate(untilQuiet, [QUIET, LONGEST_UNREST] as const)
}

export async function untilImagesCame(page: Page): Promise<void> {
  await page.waitForFunction(hasItsImages)
}
