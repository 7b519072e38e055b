import { open, readFile } from 'node:fs/promises'
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
  const mayRun = start.replace(BLANKS, '').startsWith('<')
  return mayRun && (await isMarkupThatRuns(decode(await readFile(path)))) ? null : 'text/plain'
}

/** Older Greek text is in one byte a letter: read as such when it is not UTF-8, for only its ASCII matters. */
function decode(bytes: Buffer): string {
  const encoding = ENCODINGS.find(({ mark }) => bytes.subarray(0, mark.length).equals(mark))?.name ?? 'latin1'
  return new TextDecoder(encoding).decode(bytes)
}

/** By the mark at the beginning of a text, which is not a part of it. */
const ENCODINGS = [
  { mark: Buffer.from([0xff, 0xfe]), name: 'utf-16le' },
  { mark: Buffer.from([0xfe, 0xff]), name: 'utf-16be' },
  { mark: Buffer.from([0xef, 0xbb, 0xbf]), name: 'utf-8' },
]

async function readSample(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
