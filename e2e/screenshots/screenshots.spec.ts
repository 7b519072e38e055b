import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { test } from '../fixtures/journey.ts'
import { SignInPage } from '../pages/sign-in-page.ts'
import { SCREENS } from './screens.ts'

const FOLDER = join(import.meta.dirname, '../../docs/screenshots')

async function takePicture(page: Page, name: string, size: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(FOLDER, size, `${name}.png`), animations: 'disabled' })
}

for (const screen of SCREENS) {
  test(`${screen.name} is photographed`, async ({ openWindow, signedInAs }, { project }) => {
    const page = screen.who === null ? await openWindow() : await signedInAs(screen.who)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(screen.path)
    if (screen.path === '/') await new SignInPage(page).submit().waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await takePicture(page, screen.name, project.name)
    if (!screen.dark) return
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await takePicture(page, `${screen.name}-dark`, project.name)
  })
}
