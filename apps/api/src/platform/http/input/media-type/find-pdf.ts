import { type FileHandle, open } from 'node:fs/promises'
import { isMarkupThatRuns } from './markup.ts'

/** Programs look for both marks within so many bytes from the beginning and from the end. */
const REACH = 1024
const HEADER = '%PDF-'
const END = '%%EOF'

/**
 * Whether a file is a PDF that begins with other bytes: an empty line, zeros, the orders of a printer. A text about PDFs
 * does not end as one; what a browser or a shell would run is none, whatever comes behind it.
 */
export async function findPdf(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const start = await readAt(file, 0)
    const header = start.indexOf(HEADER)
    if (header < 0) return false
    const before = start.slice(0, header)
    if (before.startsWith('#!') || (await isMarkupThatRuns(before))) return false
    return (await readAt(file, Math.max(0, size - REACH))).includes(END)
  } finally {
    await file.close()
  }
}

async function readAt(file: FileHandle, position: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(REACH), 0, REACH, position)
  return buffer.toString('latin1', 0, bytesRead)
}
