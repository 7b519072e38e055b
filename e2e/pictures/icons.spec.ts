import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'

const FOLDER = join(import.meta.dirname, '../../apps/web/public')
const DRAWING = readFileSync(join(FOLDER, 'icon.svg'), 'utf8')
const PAPER = '#faf8f4'

/** `share` of the width is the drawing's; a system that cuts icons leaves 80 % of it, and has no corners of ours. */
const ICONS = [
  { file: 'icon-192.png', size: 192, share: 1, ground: 'transparent' },
  { file: 'icon-512.png', size: 512, share: 1, ground: 'transparent' },
  { file: 'icon-maskable-512.png', size: 512, share: 0.7, ground: PAPER },
  { file: 'apple-touch-icon.png', size: 180, share: 0.85, ground: PAPER },
]

test.use({ colorScheme: 'light' })

for (const { file, size, share, ground } of ICONS) {
  test(file, async ({ page }) => {
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(
      `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">
         <div style="width:${share * 100}%;display:grid">${DRAWING}</div>
       </body>`,
    )
    await page.screenshot({ path: join(FOLDER, file), omitBackground: true })
  })
}
