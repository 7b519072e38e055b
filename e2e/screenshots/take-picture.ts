import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

const FOLDER = join(import.meta.dirname, '../../docs/screenshots')

/** @param name below the folder of the pictures, without its ending */
export async function takePicture(page: Page, name: string): Promise<void> {
  const file = join(FOLDER, `${name}.png`)
  mkdirSync(dirname(file), { recursive: true })
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot({ animations: 'disabled' })
  // Flat colours: a palette keeps a picture at a quarter of its size, and the repository small.
  await sharp(picture).png({ palette: true, quality: 90, effort: 7 }).toFile(file)
}
