import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT, read } from './tracked-files.ts'

interface Icon {
  src: string
  sizes: string
}
const PUBLIC = join(ROOT, 'apps/web/public')
const { icons }: { icons: Icon[] } = JSON.parse(read('apps/web/public/manifest.webmanifest'))
const appleIcon = { src: '/apple-touch-icon.png', sizes: '180x180' }

/** Width and height stand behind the signature and the name of the first part. */
function sizeOf(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}

it.each([...icons, appleIcon])('$src, by which a phone shows the app, is a picture of $sizes', (icon) => {
  expect(sizeOf(readFileSync(join(PUBLIC, icon.src)))).toBe(icon.sizes)
})

it('every page names the manifest and the icon of Apple', () => {
  const root = read('apps/web/src/root.tsx')
  expect(root).toContain('<link rel="manifest" href="/manifest.webmanifest" />')
  expect(root).toContain(`<link rel="apple-touch-icon" href="${appleIcon.src}" />`)
})
