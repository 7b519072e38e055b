import sharp from 'sharp'
import { encode } from 'uqr'

/** Pixels of a square of the code, so that it stays sharp on paper. */
const SCALE = 6
const [BLACK, WHITE] = [0, 255]

/** The QR of an address as a PNG, which is what Word can show. */
export function qrPicture(address: string): Promise<Buffer> {
  const { data, size } = encode(address, { ecc: 'M', border: 2 })
  const squares = Buffer.from(data.flat().map((isDark) => (isDark ? BLACK : WHITE)))
  return sharp(squares, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * SCALE, size * SCALE, { kernel: 'nearest' })
    .toColourspace('b-w')
    .png()
    .toBuffer()
}
