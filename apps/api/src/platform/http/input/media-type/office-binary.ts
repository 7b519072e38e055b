import { readFile } from 'node:fs/promises'

/** The stream that each old Office format keeps its document in, as its directory spells it: UTF-16. */
const STREAMS = [
  ['WordDocument', 'application/msword'],
  ['Workbook', 'application/vnd.ms-excel'],
  ['PowerPoint Document', 'application/vnd.ms-powerpoint'],
] as const

/**
 * Which old Office document a compound file is; null for the other things that come in one, such as installers.
 * Uploads are small enough to be looked through whole, which spares us the walk along the directory's sectors.
 */
export async function officeBinaryType(path: string): Promise<string | null> {
  const bytes = await readFile(path)
  const match = STREAMS.find(([name]) => bytes.includes(Buffer.from(`${name}\0`, 'utf16le')))
  return match?.[1] ?? null
}
