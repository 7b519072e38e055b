import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Language, Screen } from './screens/screen.ts'

/** Git ignores it: pictures are made anew when they are wanted. */
export const PICTURES = join(import.meta.dirname, '../../build/pictures')
export const GALLERY = join(PICTURES, 'gallery')

/** Pixels: a picture holds at most three screens of a page. */
const LONGEST = 2700

interface Kind {
  screen: Pick<Screen, 'name' | 'data' | 'frame'>
  size: string
  language: Language
  scheme: 'light' | 'dark'
}

/** Takes a picture for the gallery, in the folder of its size, language and scheme. */
export async function takePicture(page: Page, { screen, size, language, scheme }: Kind): Promise<void> {
  const folder = join(GALLERY, `${size}-${language}-${scheme}`)
  await mkdir(folder, { recursive: true })
  await page.evaluate(() => document.fonts.ready)
  const path = join(folder, `${screen.name}.${screen.data}.png`)
  const width = page.viewportSize()?.width ?? 0
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const isWhole = screen.frame !== 'window'
  await page.screenshot({
    path,
    animations: 'disabled',
    // The phone of the runner has 2.6 pixels to one of the page.
    scale: 'css',
    ...(isWhole && { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, LONGEST) } }),
  })
}

/** Takes what is in sight with few colours, because the repository keeps it. */
export async function takeSmallPicture(page: Page, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot({ animations: 'disabled' })
  await sharp(picture).png({ palette: true, quality: 90, effort: 7 }).toFile(file)
}
