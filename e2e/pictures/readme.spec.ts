import { join } from 'node:path'
import { test } from '../fixtures/journey.ts'
import { untilDrawn, untilImagesCame } from './drawn.ts'
import { SCREENS } from './screens/screens.ts'
import { takeSmallPicture } from './take-picture.ts'

const FOLDER = join(import.meta.dirname, '../../docs/screenshots')
const VIEWPORTS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

for (const { name, who, path, before, readme } of SCREENS) {
  if (readme === undefined) continue
  test(`${name} for README`, async ({ signedInAs }) => {
    // Data that are made for the gallery are not there yet.
    if (who === null || typeof who === 'function' || typeof path === 'function') {
      throw new Error(`${name} does not show the demo data alone.`)
    }
    await before?.()
    const page = await signedInAs(who, { viewport: VIEWPORTS[readme] })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(path)
    await untilDrawn(page)
    await untilImagesCame(page)
    await takeSmallPicture(page, join(FOLDER, `${name}.png`))
  })
}
