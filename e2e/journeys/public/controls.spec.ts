import type { Locator } from '@playwright/test'
import { expect, test } from '../../fixtures/journey.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'

const styleOf = (locator: Locator, property: 'backgroundColor' | 'borderColor') =>
  locator.evaluate((element, name) => getComputedStyle(element)[name], property)

/** How light a colour is, near enough to tell lighter from darker. */
function lightness(colour: string): number {
  return (colour.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0)
}

test('in the dark the main button grows lighter under the pointer, as if it were nearer', {
  tag: '@phone',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto('/')
  const submit = new SignInPage(page).submit()
  const atRest = lightness(await styleOf(submit, 'backgroundColor'))
  const canHover = await page.evaluate(() => matchMedia('(hover: hover)').matches)
  await submit.hover()
  if (canHover)
    await expect.poll(async () => lightness(await styleOf(submit, 'backgroundColor'))).toBeGreaterThan(atRest)
  else await expect(submit).toHaveCSS('background-color', 'rgb(156, 196, 236)')
})

test('a field that was touched keeps an edge that is seen', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/register')
  const edge = (index: number) => page.locator('form fieldset').nth(index)
  const other = await styleOf(edge(1), 'borderColor')
  const canHover = await page.evaluate(() => matchMedia('(hover: hover)').matches)
  const first = page.getByRole('textbox').first()
  await first.hover()
  expect(await first.evaluate((input) => input.matches(':hover'))).toBe(true)
  // A mouse that points makes it stronger, which no finger undoes.
  if (canHover) await expect(edge(0)).toHaveCSS('border-color', 'rgb(28, 35, 48)')
  else await expect(edge(0)).toHaveCSS('border-color', other)
})
