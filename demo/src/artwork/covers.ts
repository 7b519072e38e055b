import { COVER_WIDTH, type Covers, PREVIEW_WIDTH } from '@diatrivi/api/platform/images/covers'
import sharp, { type Sharp } from 'sharp'
import { departmentArtwork } from './artwork.ts'

/** Flat colours hardly gain by effort: none halves the time of the first start and costs twenty kilobytes a cover. */
const WEBP = { quality: 80, effort: 0 }

/** A cover of a department in the two sizes that pages show. Drawn once: what the API would do twice, for photographs. */
export async function drawCovers(departmentId: number, variant: number): Promise<Covers> {
  const drawing = sharp(Buffer.from(departmentArtwork(departmentId, variant))).removeAlpha()
  const { data, info } = await drawing
    .resize({ width: COVER_WIDTH })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = (): Sharp => sharp(data, { raw: info })
  const [cover, preview] = await Promise.all([
    pixels().webp(WEBP).toBuffer(),
    pixels().resize({ width: PREVIEW_WIDTH }).webp(WEBP).toBuffer(),
  ])
  return { cover, preview }
}
