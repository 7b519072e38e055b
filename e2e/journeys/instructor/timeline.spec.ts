import type { Page } from '@playwright/test'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { DEMO_PEOPLE } from '../../fixtures/people.ts'
import { test } from '../../fixtures/world.ts'

/** In points of 1/72 inch. */
const A3_LANDSCAPE = '1191 × 842'

/** The kinds of sheets on which the page is printed. */
async function sheetsOf(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const sizes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  return [
    ...new Set(
      sizes.map(([, width, height]) => `${Math.round(Number(width))} × ${Math.round(Number(height))}`),
    ),
  ]
}

test("an instructor's Monday on the timeline, by the keyboard", async ({ signedInAs }) => {
  const page = await signedInAs(DEMO_PEOPLE.instructor)
  await page.goto('/dashboard/instructor/overview')
  await page.getByRole('main').getByRole('link', { name: 'Χρονοδιάγραμμα' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Χρονοδιάγραμμα εργασιών')

  const rows = page.getByRole('list', { name: 'Χρονοδιάγραμμα εργασιών' }).getByRole('link')
  const [first, second, last] = [rows.first(), rows.nth(1), rows.last()]
  await expectAccessible(page, 'the timeline')
  const title = await first.innerText()
  await first.focus()
  await page.keyboard.press('ArrowDown')
  await expect(second).toBeFocused()
  await page.keyboard.press('End')
  await expect(last).toBeFocused()
  await page.keyboard.press('Home')
  await expect(first).toBeFocused()

  await page.getByRole('button', { name: 'Αργότερα' }).press('Enter')
  await page.getByRole('button', { name: 'Σήμερα' }).press('Enter')
  await expect(page).not.toHaveURL(/about=/)
  expect(await sheetsOf(page)).toEqual([A3_LANDSCAPE])
  await page.getByRole('button', { name: 'Ως πίνακας' }).press('Enter')
  await expect(page.getByRole('table').getByRole('rowheader').first()).toHaveText(title)
  await page.getByRole('button', { name: 'Ως διάγραμμα' }).press('Enter')

  await first.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})
