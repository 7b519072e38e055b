import type { Sharp } from 'sharp'
import { Refusal } from '../refusal/refusal.ts'

/** A small file can unfold into a huge picture: beyond this it is refused before it is unfolded. */
export const PIXELS_MAX = 50_000_000

/**
 * An upload as an upright picture, without the data that cameras add. The library is loaded with the first one: a process
 * that is sent none does not hold it.
 */
export async function openPicture(source: string | Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  return sharp(source, { limitInputPixels: PIXELS_MAX, failOn: 'error', animated: false }).autoOrient()
}

/** What is made of an upload; one that is no picture is refused. */
export async function madeOfPicture<Result>(make: () => Promise<Result>): Promise<Result> {
  try {
    return await make()
  } catch (error) {
    throw new Refusal('file_type_not_accepted', { cause: error })
  }
}
