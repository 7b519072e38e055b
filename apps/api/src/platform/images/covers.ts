import sharp from 'sharp'
import { Refusal } from '../refusal/refusal.ts'

export const PREVIEW_WIDTH = 480
export const COVER_WIDTH = 1600
export const COVER_MEDIA_TYPE = 'image/webp'

/** A small file can unfold into a huge picture: beyond this it is refused before it is unfolded. */
export const PIXELS_MAX = 50_000_000
const QUALITY = 80

export interface Covers {
  /** WebP, 480 pixels wide. */
  preview: Buffer
  /** WebP, 1600 pixels wide. */
  cover: Buffer
}

/** Cuts a picture to 16:9 in the two sizes that pages show, upright and without the data that cameras add. */
export async function makeCovers(source: string | Uint8Array): Promise<Covers> {
  try {
    const [preview, cover] = await Promise.all([resized(source, PREVIEW_WIDTH), resized(source, COVER_WIDTH)])
    return { preview, cover }
  } catch (error) {
    throw new Refusal('file_type_not_accepted', { cause: error })
  }
}

function resized(source: string | Uint8Array, width: number): Promise<Buffer> {
  return sharp(source, { limitInputPixels: PIXELS_MAX, failOn: 'error', animated: false })
    .autoOrient()
    .resize({ width, height: (width / 16) * 9, fit: 'cover', position: 'attention' })
    .webp({ quality: QUALITY })
    .toBuffer()
}
