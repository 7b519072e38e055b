import { expect, test } from '../fixtures/journey.ts'
import { SignInPage } from '../pages/sign-in-page.ts'
import { SCREENS } from './screens.ts'
import { takePicture } from './take-picture.ts'

/** The images in sight; the others load when the page is scrolled. */
const hasItsPictures = () =>
  [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight)

for (const screen of SCREENS) {
  test(`${screen.name} is photographed`, async ({ openWindow, signedInAs }, { project }) => {
    await screen.before?.()
    const page = screen.who === null ? await openWindow() : await signedInAs(screen.who)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(screen.path)
    if (screen.path === '/') await new SignInPage(page).submit().waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
    // A stream of notices may stay open, so an idle network is no sign.
    await expect(page.locator('.MuiSkeleton-root:visible, [aria-busy="true"]')).toHaveCount(0)
    await screen.act?.(page)
    await page.waitForFunction(hasItsPictures)
    await takePicture(page, `${project.name}/${screen.name}`)
    if (!screen.dark) return
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await takePicture(page, `${project.name}/${screen.name}-dark`)
  })
}
