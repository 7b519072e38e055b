import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey.ts'
import { DEMO_PASSWORD } from '../../fixtures/people.ts'
import { PreferencesMenu } from '../../pages/preferences-menu.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'

const INSTRUCTOR = { username: 'instructor', password: DEMO_PASSWORD }

test('language and look are chosen, and kept over a reload', async ({ page }) => {
  const preferences = new PreferencesMenu(page)
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await new SignInPage(page).open()
  const light = await ground()

  await preferences.choose('English')
  await expect(heading('Sign in')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await preferences.choose('Dark')
  await expect.poll(ground).not.toBe(light)

  await page.reload()
  await expect(heading('Sign in')).toBeVisible()
  expect(await ground()).not.toBe(light)
  await preferences.button().click()
  await expect(preferences.choice('Dark')).toBeChecked()
  await preferences.choice('Light').click()
  await expect.poll(ground).toBe(light)
  await preferences.choose('Ελληνικά')
  await expect(heading('Σύνδεση')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'el')
})

test('buttons, fields and colours answer a pointer and a wish for less motion', async ({
  page,
  openWindow,
}) => {
  await test.step('a change of the look is a short motion, or none where a person wants less', async () => {
    await new SignInPage(page).open()
    expect(await darken(page, 'no-preference')).toEqual({
      isChanged: true,
      isFinalAtOnce: false,
      moves: true,
    })
    expect(await darken(page, 'reduce')).toEqual({ isChanged: true, isFinalAtOnce: true, moves: false })
  })

  await test.step('in the dark the main button grows lighter under the pointer, as if it were nearer', async () => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
    const submit = new SignInPage(page).submit()
    const background = () => styleOf(submit, 'backgroundColor')
    const atRest = lightness(await background())
    await submit.hover()
    await expect.poll(async () => lightness(await background())).toBeGreaterThan(atRest)
  })

  await test.step('the edge of a field grows stronger under the pointer', async () => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto('/register')
    await page.getByRole('textbox').first().hover()
    await expect(edges(page).first()).toHaveCSS('border-color', 'rgb(28, 35, 48)')
  })

  await test.step('a finger, which cannot be taken away, changes neither', async () => {
    const finger = { hasTouch: true, isMobile: true } as const
    const touched = await openWindow({ ...finger, colorScheme: 'dark', reducedMotion: 'reduce' })
    await touched.goto('/register')
    expect(await touched.evaluate(() => matchMedia('(hover: hover)').matches)).toBe(false)
    const other = await styleOf(edges(touched).nth(1), 'borderColor')
    const field = touched.getByRole('textbox').first()
    await field.hover()
    expect(await field.evaluate((input) => input.matches(':hover'))).toBe(true)
    await expect(edges(touched).first()).toHaveCSS('border-color', other)

    const submit = touched.getByRole('button', { name: 'Εγγραφή', exact: true })
    await submit.hover()
    await expect(submit).toHaveCSS('background-color', 'rgb(156, 196, 236)')
  })
})

test('in a contrast theme what is filled has an edge, and what is chosen another ground', async ({
  signedInAs,
}) => {
  const page = await signedInAs(INSTRUCTOR, { forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto('/dashboard/instructor/theses')
  await expect(page.getByRole('link', { name: 'Νέα εργασία' })).toHaveCSS('border-top-width', '1px')
  const lists = page.getByRole('navigation', { name: 'Κατηγορίες εργασιών' }).getByRole('link')
  const ground = (list: Locator) => styleOf(list, 'backgroundColor')
  await expect(lists.first()).toHaveAttribute('aria-current', 'page')
  expect(await ground(lists.first())).not.toBe(await ground(lists.nth(1)))
})

const edges = (page: Page) => page.locator('form fieldset')

const styleOf = (locator: Locator, property: 'backgroundColor' | 'borderColor') =>
  locator.evaluate((element, name) => getComputedStyle(element)[name], property)

/** How light a colour is, near enough to tell lighter from darker. */
function lightness(colour: string): number {
  return (colour.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0)
}

/** Turns the page dark, and measures its main button before anything is drawn again. */
async function darken(page: Page, reducedMotion: 'reduce' | 'no-preference') {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion })
  const html = page.locator('html')
  await html.evaluate((element) => element.setAttribute('data-scheme', 'light'))
  return new SignInPage(page).submit().evaluate((button) => {
    const colour = () => getComputedStyle(button).backgroundColor
    for (const motion of document.getAnimations()) motion.finish()
    const before = colour()
    document.documentElement.setAttribute('data-scheme', 'dark')
    const [atOnce, motions] = [colour(), document.getAnimations()]
    for (const motion of motions) motion.finish()
    return { isChanged: colour() !== before, isFinalAtOnce: colour() === atOnce, moves: motions.length > 0 }
  })
}
