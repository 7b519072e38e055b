import { openWhole } from '@diatrivi/e2e/fixtures/crawl'
import { expect } from '@diatrivi/e2e/fixtures/journey'
import type { Page } from '@playwright/test'
import { type FreeText, fieldsIn } from './free-texts.ts'
import { dangersIn, wordsOn } from './harm.ts'

/** What is closed on a page and shows more of it, but neither a menu nor a list of choices. */
const CLOSED = 'main button[aria-expanded="false"]:not([aria-haspopup]):not([role="combobox"])'
const MOST_OPENED = 8

export interface Look {
  /** The fields whose texts the page shows. */
  fields: FreeText[]
  dangers: string[]
}

/** Opens a page as its reader does, and unfolds what is folded. Throws where the page does not come. */
export async function lookAt(page: Page, path: string, isParsedAgain: boolean): Promise<Look> {
  if (await isRefused(page, path)) return { fields: [], dangers: [] }
  await openWhole(page, path)
  for (let opened = 0; opened < MOST_OPENED; opened += 1) {
    const next = page.locator(CLOSED).first()
    if (!(await next.isVisible())) break
    await next.click()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  }
  return { dangers: await dangersIn(page, isParsedAgain), fields: fieldsIn(await wordsOn(page)) }
}

/** The server refuses some paths that are an attack themselves, and then draws nothing of them. */
async function isRefused(page: Page, path: string): Promise<boolean> {
  const [pathname = ''] = path.split('?')
  return pathname.includes('%') && (await page.request.get(path)).status() === 403
}
