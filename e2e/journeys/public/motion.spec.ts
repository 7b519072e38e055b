import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'

/** Turns the page dark, and measures its main button before anything is drawn again. */
async function darken(page: Page, reducedMotion: 'reduce' | 'no-preference') {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion })
  const signIn = new SignInPage(page)
  await signIn.open()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light')
  return signIn.submit().evaluate((button) => {
    const colour = () => getComputedStyle(button).backgroundColor
    const before = colour()
    document.documentElement.setAttribute('data-scheme', 'dark')
    const [atOnce, motions] = [colour(), document.getAnimations()]
    for (const motion of motions) motion.finish()
    return { isChanged: colour() !== before, isFinalAtOnce: colour() === atOnce, moves: motions.length > 0 }
  })
}

test('where a person wants less motion nothing moves, and the first look is the last', async ({ page }) => {
  expect(await darken(page, 'reduce')).toEqual({ isChanged: true, isFinalAtOnce: true, moves: false })
})

test('for everybody else the same change is a short motion', async ({ page }) => {
  expect(await darken(page, 'no-preference')).toEqual({ isChanged: true, isFinalAtOnce: false, moves: true })
})
