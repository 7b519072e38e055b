import { expectAccessible, expectReadable } from '../fixtures/accessibility.ts'
import { ASSESSED, inParts, VISITORS } from '../fixtures/all-pages.ts'
import {
  complaintsOf,
  expectAsWideAsTheScreen,
  expectNothingAskedInVain,
  expectReflow,
  openWhole,
} from '../fixtures/crawl.ts'
import { expect, test } from '../fixtures/journey.ts'
import { dataOf, untranslated } from '../fixtures/languages.ts'
import { expectNothingJumped, watchLayout } from '../fixtures/layout-shift.ts'
import { expectTouchTargets } from '../fixtures/touch-targets.ts'
import { PreferencesMenu } from '../pages/preferences-menu.ts'

const PAGES_IN_A_TEST = 5

for (const { title, who, paths } of VISITORS.flatMap((visitor) => inParts(visitor, PAGES_IN_A_TEST))) {
  test(
    `every page of ${title} opens without a complaint`,
    {
      tag: '@phone',
    },
    async ({ openWindow, signedInAs }, { project, annotations }) => {
      const page = who === null ? await openWindow() : await signedInAs(who)
      const complaints = complaintsOf(page)
      await watchLayout(page)
      // Each page is opened twice altogether: Greek has the longer words, and is magnified on the desktop.
      const isEnglish = project.name === 'phone'
      const data = dataOf(page)
      if (isEnglish) {
        await openWhole(page, paths[0] ?? '/')
        await new PreferencesMenu(page).choose('English')
        await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      }
      for (const path of paths) {
        await test.step(path, async () => {
          await openWhole(page, path)
          await expectNothingAskedInVain(page, path)
          await expectNothingJumped(page, path)
          await expectAccessible(page, path)
          await expectAsWideAsTheScreen(page, path)
          if (isEnglish) {
            expect(await untranslated(page, data), path).toEqual([])
            await expectTouchTargets(page, path)
          } else {
            // A phone has the same colours.
            await page.emulateMedia({ colorScheme: 'dark' })
            await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
            await expectReadable(page, `${path} in the dark`)
            await page.emulateMedia({ colorScheme: 'light' })
            await expectReflow(page, path)
          }
          expect(complaints, path).toEqual([])
          annotations.push({ type: ASSESSED, description: path })
        })
      }
    },
  )
}
