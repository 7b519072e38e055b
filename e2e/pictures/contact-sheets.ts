import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { GALLERY } from './take-picture.ts'

/** Pixels of a sheet: as many as a picture may have and still be read on a screen. */
const WIDTH = 1560
const GAP = 12
const CAPTION = 26
const GROUND = '#8a8f98'

/** How many stand side by side, how high one may be, how many a sheet holds. */
const LAYOUTS = {
  desktop: { columns: 2, highest: 1100, count: 4 },
  phone: { columns: 4, highest: 1500, count: 4 },
} as const

/** After a run: pictures side by side with their names, so that many can be looked at. */
export default async function makeContactSheets(): Promise<void> {
  const target = join(GALLERY, 'sheets')
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  for (const folder of await readdir(GALLERY)) {
    const layout = folder.startsWith('desktop-')
      ? LAYOUTS.desktop
      : folder.startsWith('phone-') && LAYOUTS.phone
    if (!layout) continue
    const names = (await readdir(join(GALLERY, folder))).sort()
    for (let start = 0; start < names.length; start += layout.count) {
      const files = names.slice(start, start + layout.count).map((name) => join(GALLERY, folder, name))
      const number = String(start / layout.count + 1).padStart(2, '0')
      await makeSheet(files, layout, join(target, `${folder}-${number}.png`))
    }
  }
}

type Layout = (typeof LAYOUTS)[keyof typeof LAYOUTS]

async function makeSheet(files: string[], { columns, highest }: Layout, path: string): Promise<void> {
  const width = Math.floor((WIDTH - GAP * (columns + 1)) / columns)
  const tiles = await Promise.all(files.map((file) => tileOf(file, width, highest)))
  const parts: OverlayOptions[] = []
  let top = GAP
  for (let start = 0; start < tiles.length; start += columns) {
    const row = tiles.slice(start, start + columns)
    for (const [index, { picture, caption }] of row.entries()) {
      const left = GAP + index * (width + GAP)
      parts.push({ input: caption, left, top }, { input: picture, left, top: top + CAPTION })
    }
    top += CAPTION + Math.max(...row.map(({ height }) => height)) + GAP
  }
  const create = { width: WIDTH, height: top, channels: 3, background: GROUND } as const
  await sharp({ create }).composite(parts).png({ palette: true, effort: 3 }).toFile(path)
}

async function tileOf(file: string, width: number, highest: number) {
  const { data, info } = await sharp(file).resize({ width }).png().toBuffer({ resolveWithObject: true })
  const height = Math.min(info.height, highest)
  const picture = await sharp(data).extract({ left: 0, top: 0, width, height }).png().toBuffer()
  const [name = ''] = file.split('/').slice(-1)
  const caption = Buffer.from(
    `<svg width="${width}" height="${CAPTION}"><text x="2" y="18" font-family="sans-serif" font-size="15" fill="#fff">${name}</text></svg>`,
  )
  return { picture, height, caption }
}
