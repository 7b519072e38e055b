import { crc32 } from 'node:zlib'
import { aPicture } from '../sample-files.ts'

/** The place of width, height and the sum over them in a PNG. */
const [WIDTH, HEIGHT, CHUNK, SUM] = [16, 20, 12, 29]

/** A small PNG that says of itself that it has so many pixels. */
export async function pngOf(width: number, height: number): Promise<Buffer> {
  const picture = Buffer.from(await aPicture('png', 10, 10))
  picture.writeUInt32BE(width, WIDTH)
  picture.writeUInt32BE(height, HEIGHT)
  picture.writeUInt32BE(crc32(picture.subarray(CHUNK, SUM)), SUM)
  return picture
}
