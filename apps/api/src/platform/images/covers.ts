import { madeOfPicture, openPicture } from './open-picture.ts'

export const PREVIEW_WIDTH = 480
export const COVER_WIDTH = 1600
export const COVER_MEDIA_TYPE = 'image/webp'

const QUALITY = 80

export interface Covers {
  /** WebP, 480 pixels wide. */
  preview: Buffer
  /** WebP, 1600 pixels wide. */
  cover: Buffer
}

/** Cuts a picture to 16:9 in the two sizes that pages show, upright and without the data that cameras add. */
export async function makeCovers(source: string | Uint8Array): Promise<Covers> {
  const [preview, cover] = await madeOfPicture(() =>
    Promise.all([resized(source, PREVIEW_WIDTH), resized(source, COVER_WIDTH)]),
  )
  return { preview, cover }
}

async function resized(source: string | Uint8Array, width: number): Promise<Buffer> {
  const picture = await openPicture(source)
  return picture
    .resize({ width, height: (width / 16) * 9, fit: 'cover', position: 'attention' })
    .webp({ quality: QUALITY })
    .toBuffer()
}
