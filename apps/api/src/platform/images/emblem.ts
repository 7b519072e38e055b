import { madeOfPicture, openPicture } from './open-picture.ts'

/** Pixels of the longer side: 4 cm of paper at 300 to the inch. */
export const EMBLEM_SIDE = 480
export const EMBLEM_MEDIA_TYPE = 'image/png'

/**
 * A PNG of an emblem, whole and upright. What is transparent becomes white, so that a dark emblem is seen on dark pages too,
 * and an archived PDF can show it.
 */
export function makeEmblem(source: string | Uint8Array): Promise<Buffer> {
  return madeOfPicture(async () =>
    (await openPicture(source))
      .resize({ width: EMBLEM_SIDE, height: EMBLEM_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .png({ compressionLevel: 9 })
      .toBuffer(),
  )
}
