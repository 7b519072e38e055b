import { expect, test } from '../fixtures/journey.ts'
import { untilDrawn, untilImagesCame, untilStill } from './drawn.ts'
import { LANGUAGES } from './screens/screen.ts'
import { SCREENS } from './screens/screens.ts'
import { takePicture } from './take-picture.ts'
import { readWorlds } from './worlds.ts'

for (const screen of SCREENS) {
  for (const language of LANGUAGES) {
    test(`${screen.name} with ${screen.data} data in ${language}`, async ({ openWindow, signedInAs }, {
      project,
    }) => {
      if (screen.only !== undefined && screen.only !== project.name) return
      const worlds = await readWorlds()
      const who = typeof screen.who === 'function' ? screen.who(worlds) : screen.who
      const path = typeof screen.path === 'function' ? screen.path(worlds) : screen.path
      await screen.before?.()
      const page = await (who === null ? openWindow() : signedInAs(who, { language }))
      if (who === null) await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), language)
      const say = (greek: string, english: string) => (language === 'el' ? greek : english)
      const view = { page, worlds, say }
      try {
        for (const scheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
          if (scheme === 'light') {
            await page.goto(path)
            await untilDrawn(page)
            await screen.act?.(view)
            await untilStill(page)
          }
          await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme)
          await untilImagesCame(page)
          await takePicture(page, { screen, size: project.name, language, scheme })
        }
      } finally {
        await screen.leave?.(view)
      }
    })
  }
}
