import { encode } from 'uqr'

/** Squares around the code by which a camera finds it. */
const QUIET_ZONE = 4

/** A QR code as a drawing of its own, black on white: some cameras read no other. */
export function codeDrawing(address: string): string {
  const { data, size } = encode(address, { ecc: 'M', border: QUIET_ZONE })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="880" height="880" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000"/></svg>\n`
}
