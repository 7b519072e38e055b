import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { test } from '../fixtures/journey.ts'
import { mailIndex } from './mails/mail-index.ts'
import { LANGUAGES, type MailSample, mailSamples } from './mails/mail-samples.ts'
import { PICTURES } from './take-picture.ts'

const FOLDER = join(PICTURES, 'mails')
const WIDTHS = [600, 390] as const
const GAP = 16

async function pictureOf(page: Page, html: string): Promise<Buffer> {
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  return page.screenshot({ fullPage: true, animations: 'disabled' })
}

/** Both languages side by side. */
async function takePicture(page: Page, { name, mails }: MailSample, width: number): Promise<void> {
  const pictures: { input: Buffer; height: number; left: number; top: number }[] = []
  for (const [place, language] of LANGUAGES.entries()) {
    const input = await pictureOf(page, mails[language].html)
    const { height } = await sharp(input).metadata()
    pictures.push({ input, height, left: place * (width + GAP), top: 0 })
  }
  const sheet = {
    width: 2 * width + GAP,
    height: Math.max(...pictures.map(({ height }) => height)),
    channels: 3,
    background: '#ffffff',
  } as const
  await sharp({ create: sheet })
    .composite(pictures)
    .png({ palette: true, quality: 80, effort: 7 })
    .toFile(join(FOLDER, String(width), `${name}.png`))
}

test('every mail is photographed', async ({ openWindow }) => {
  test.setTimeout(600_000)
  const samples = mailSamples()
  rmSync(FOLDER, { recursive: true, force: true })
  for (const width of WIDTHS) {
    mkdirSync(join(FOLDER, String(width)), { recursive: true })
    const page = await openWindow({ viewport: { width, height: 200 }, deviceScaleFactor: 1 })
    for (const sample of samples) {
      await takePicture(page, sample, width)
      const widest = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(widest, `${sample.name} is wider than its window`).toBeLessThanOrEqual(width)
    }
  }
  writeFileSync(join(FOLDER, 'README.md'), mailIndex(samples))
})
