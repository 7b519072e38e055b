import { randomBytes } from 'node:crypto'
import type { Random } from '../../interleavings/random.ts'

const [SMALLEST, LARGEST] = [200_000, 2_000_000]
/** Cannot be compressed, as the streams of a PDF. */
const CONTENT = randomBytes(LARGEST)

/** Begins and ends as a PDF does, which is what the API looks at; no two are alike. */
export function aPdf(random: Random): File {
  const size = SMALLEST + random.below(LARGEST - SMALLEST)
  const parts = ['%PDF-1.7\n', randomBytes(16), CONTENT.subarray(0, size), '\n%%EOF\n']
  return new File(parts, 'εργασία.pdf', { type: 'application/pdf' })
}
