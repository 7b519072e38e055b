import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Language, Screen } from './screen.ts'

export const GALLERY =
  process.env.DIATRIVI_GALLERY_DIR ?? join(import.meta.dirname, '../../test-results/gallery')

/** Pixels: a picture holds at most three screens of a page. */
const LONGEST = 2700

interface Kind {
  screen: Screen
  size: string
  language: Language
  scheme: 'light' | 'dark'
}

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
