import { open, readFile } from 'node:fs/promises'
import { unicodeEncoding } from '../../../text/unicode-encoding.ts'
import { isMarkupThatRuns } from './markup.ts'

const SAMPLE_BYTES = 64 * 1024

/** Control characters that no text has. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const BINARY = /[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]/
const BLANKS = /^\s*/

/** Plain text of any kind: prose, tables, source code. Null for binaries, pages and what a system would execute. */
export async function plainTextType(path: string): Promise<string | null> {
  const sample = await readSample(path)
  if (sample.length === 0) return null
  const start = decode(sample)
  if (BINARY.test(start) || start.startsWith('#!')) return null
  // Only what begins as markup is read whole: its namespaces may stand far behind.
  return isMarkup(start) && (await isMarkupThatRuns(decode(await readFile(path)))) ? null : 'text/plain'
}

/** Whether a text begins as a page does, whatever its name says. */
export async function beginsAsMarkup(path: string): Promise<boolean> {
  return isMarkup(decode(await readSample(path)))
}

function isMarkup(start: string): boolean {
  return start.replace(BLANKS, '').startsWith('<')
}

/** Older Greek text is in one byte a letter: read as such when it is not UTF-8, for only its ASCII matters. */
function decode(bytes: Buffer): string {
  return new TextDecoder(unicodeEncoding(bytes) ?? 'latin1').decode(bytes)
}

async function readSample(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
