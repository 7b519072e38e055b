import { expectAccessible, expectReadable } from '../fixtures/accessibility.ts'
import { ASSESSED, sharedAmongJourneys, VISITORS } from '../fixtures/all-pages.ts'
import { expectSeenInContrastTheme } from '../fixtures/contrast-theme.ts'
import {
  complaintsOf,
  expectAsWideAsTheScreen,
  expectNamesToHaveRoles,
  expectNothingAskedInVain,
  expectReflow,
  openWhole,
} from '../fixtures/crawl.ts'
import { expect, test } from '../fixtures/journey.ts'
import { dataOf, untranslated } from '../fixtures/languages.ts'
import { expectNothingJumped, watchLayout } from '../fixtures/layout-shift.ts'
import { expectTouchTargets } from '../fixtures/touch-targets.ts'
import { system } from '../system.ts'

const PAGES_IN_A_JOURNEY = 11

// As most people see it: what moves may jump or be in the way.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** The storage of a visitor who has chosen a language. */
const stateWith = (language: string) => ({
  cookies: [],
  origins: [{ origin: system.webUrl, localStorage: [{ name: 'locale', value: language }] }],
})

for (const visits of sharedAmongJourneys(VISITORS, PAGES_IN_A_JOURNEY)) {
  const titles = visits.map(({ title }) => title).join(', ')
  test(
    `every page of ${titles} opens without a complaint`,
    { tag: '@phone' },
    async ({ openWindow, signedInAs }, { project, annotations }) => {
      test.setTimeout(300_000)
      // Each page is opened twice altogether: Greek has the longer words, and is magnified on the desktop.
      const isEnglish = project.name === 'phone'
      const language = isEnglish ? 'en' : 'el'
      for (const { who, paths } of visits) {
        const page = await (who === null
          ? openWindow({ storageState: stateWith(language) })
          : signedInAs(who, { language }))
        const complaints = complaintsOf(page)
        await watchLayout(page)
        const data = dataOf(page)
        for (const path of paths) {
          await test.step(path, async () => {
            await openWhole(page, path)
            await expect(page.locator('html')).toHaveAttribute('lang', language)
            await expectNothingAskedInVain(page, path)
            await expectNothingJumped(page, path)
            await expectAccessible(page, path)
            await expectNamesToHaveRoles(page, path)
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
              await expectSeenInContrastTheme(page, path)
              await expectReflow(page, path)
            }
            expect(complaints, path).toEqual([])
            annotations.push({ type: ASSESSED, description: path })
          })
        }
        await page.close()
      }
    },
  )
}
