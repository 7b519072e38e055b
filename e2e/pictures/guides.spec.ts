import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { test } from '../fixtures/journey.ts'
import { untilDrawn, untilImagesCame } from './drawn.ts'
import { GUIDE_PICTURES, type GuideView } from './screens/guides.ts'

const FOLDER = join(import.meta.dirname, '../../apps/web/guides/pictures')

/** Pixels of the page. The letters of a narrow window can be read on a phone too. */
const WINDOW = { narrow: { width: 560, height: 900 }, wide: { width: 1180, height: 900 } }
/** Every picture is as large, so that an article keeps the space for one that has not come. */
const SIZE = { width: 1080, height: 810 }

/** Takes what stands at the top and as much below it as a picture holds, without the frame of the page. */
async function takePicture(page: Page, at: Locator): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready)
  const main = await page.getByRole('main').boundingBox()
  const top = await at.boundingBox()
  if (main === null || top === null) throw new Error('What the picture is of is not on the page.')
  // What sticks to the window would lie over the middle of a part that is longer.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>(
      'header:not(main header), nav:not(main nav), a[href="#content"]',
    )) {
      part.style.visibility = 'hidden'
    }
  })
  const margin = 12
  const width = main.width + 2 * margin
  const height = Math.floor((width * SIZE.height) / SIZE.width)
  const [scrolled, end] = await page.evaluate(() => [scrollY, document.documentElement.scrollHeight] as const)
  const y = Math.min(Math.max(main.y + scrolled, top.y + scrolled - margin), end - height)
  const clip = { x: main.x - margin, y, width, height }
  const picture = await page.screenshot({ animations: 'disabled', fullPage: true, clip })
  return compressed(sharp(picture).resize(SIZE))
}

/** Bytes: the repository keeps a picture for each language of many articles. */
const LARGEST = 58_000
const QUALITIES = [72, 60, 48, 36]

/** As good as it may be. */
async function compressed(picture: Sharp): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const bytes = await picture.clone().webp({ quality, effort: 6 }).toBuffer()
    if (bytes.length <= LARGEST) return bytes
  }
  throw new Error(`The picture has more than ${LARGEST} bytes at any quality.`)
}

for (const { name, who, path, before, act, at, isWide } of GUIDE_PICTURES) {
  for (const language of ['el', 'en'] as const) {
    test(`${name} is photographed in ${language}`, async ({ signedInAs }) => {
      await before?.()
      const page = await signedInAs(who, {
        language,
        viewport: isWide ? WINDOW.wide : WINDOW.narrow,
        deviceScaleFactor: 2,
      })
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.goto(path)
      const view: GuideView = { page, say: (greek, english) => (language === 'el' ? greek : english) }
      await untilDrawn(page)
      await act?.(view)
      await untilDrawn(page)
      await at(view).first().scrollIntoViewIfNeeded()
      await untilDrawn(page)
      await untilImagesCame(page)
      const folder = join(FOLDER, language)
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, `${name}.webp`), await takePicture(page, at(view).first()))
    })
  }
}
