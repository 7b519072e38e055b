import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/journey.ts'
import { ADMINISTRATOR_SCREENS } from './administrator.ts'
import { HELP_SCREENS } from './help.ts'
import { INSTRUCTOR_SCREENS } from './instructor.ts'
import { takePicture } from './pictures.ts'
import { PROCESS_SCREENS } from './process.ts'
import { PUBLIC_SCREENS } from './public.ts'
import { LANGUAGES, type Screen } from './screen.ts'
import { STUDENT_SCREENS } from './student.ts'
import { readWorlds } from './worlds.ts'

const SCREENS: readonly Screen[] = [
  ...PUBLIC_SCREENS,
  ...STUDENT_SCREENS,
  ...INSTRUCTOR_SCREENS,
  ...ADMINISTRATOR_SCREENS,
  ...PROCESS_SCREENS,
  ...HELP_SCREENS,
]

/** The images in sight; the others load when the page is scrolled. */
const hasItsPictures = () =>
  [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight)

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

/** A page is drawn in several steps: it is complete when nothing has been added for a while. */
async function untilWhole(page: Page, unfinished: string): Promise<void> {
  await expect(page.locator(unfinished)).toHaveCount(0)
  await page.evaluate(untilQuiet, [QUIET, LONGEST_UNREST] as const)
}

for (const screen of SCREENS) {
  for (const language of LANGUAGES) {
    test(`${screen.name} with ${screen.data} data in ${language}`, async ({ openWindow, signedInAs }, {
      project,
    }) => {
      if (screen.only !== undefined && screen.only !== project.name) return
      const worlds = await readWorlds()
      const who = typeof screen.who === 'function' ? screen.who(worlds) : screen.who
      const path = typeof screen.path === 'function' ? screen.path(worlds) : screen.path
      const page = await (who === null ? openWindow() : signedInAs(who, { language }))
      if (who === null) await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), language)
      const say = (greek: string, english: string) => (language === 'el' ? greek : english)
      const view = { page, worlds, say }
      try {
        for (const scheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
          if (scheme === 'light') {
            await page.goto(path)
            await page.getByRole('heading', { level: 1 }).first().waitFor()
            // A stream of notices may stay open, so an idle network is no sign.
            await untilWhole(page, '.MuiSkeleton-root:visible, [aria-busy="true"]')
            await screen.act?.(view)
            await untilWhole(page, '.MuiSkeleton-root:visible')
          }
          await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme)
          await page.waitForFunction(hasItsPictures)
          await takePicture(page, { screen, size: project.name, language, scheme })
        }
      } finally {
        await screen.leave?.(view)
      }
    })
  }
}
