import { readFile } from 'node:fs/promises'
import { getDocument, PasswordException, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { answerOrder } from '../child-process/answer-order.ts'
import { endBeyond } from '../child-process/memory-guard.ts'
import type { PdfOrder, PdfReading } from './pdf-reading.ts'

/** A signature as the library tells of it; it names no type. */
interface FoundSignature {
  id: string
  byteRange: readonly number[]
  subFilter: string | null
}

/** The stamp of a clock, by which no person signs. */
const TIME_STAMP = 'ETSI.RFC3161'
/** The first byte of every signature: a sequence of ASN.1. A place that is kept for one has zeros. */
const SEQUENCE = 0x30
const PICTURE = /\/Subtype\s*\/Image\b/g
const WIDTH = /\/Width\s+(\d{1,6})\b/
const HEIGHT = /\/Height\s+(\d{1,6})\b/
/** What the library says of a file that only the holder of a certificate opens. */
const OTHER_LOCK = /encryption/i

async function read({ path, memoryMb }: PdfOrder): Promise<PdfReading> {
  endBeyond(memoryMb)
  const bytes = await readFile(path)
  const picturePixels = countPicturePixels(bytes)
  const task = getDocument({
    data: new Uint8Array(bytes),
    verbosity: 0,
    useSystemFonts: false,
    disableFontFace: true,
  })
  try {
    const file = await task.promise
    return { kind: 'read', pages: file.numPages, signatures: await countSignatures(file), picturePixels }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const isLocked = error instanceof PasswordException || OTHER_LOCK.test(error.message)
    return { kind: isLocked ? 'locked' : 'unreadable' }
  }
}

/**
 * The library shows pictures only by decoding them, which takes more memory than a large scan may have. A picture is a
 * stream, and a PDF packs no stream into another: its dictionary stands in the file as it is.
 */
function countPicturePixels(bytes: Buffer): number {
  const text = bytes.toString('latin1')
  let pixels = 0
  for (const { index } of text.matchAll(PICTURE)) {
    const dictionary = text.slice(text.lastIndexOf('obj', index), text.indexOf('stream', index))
    pixels += numberOf(WIDTH, dictionary) * numberOf(HEIGHT, dictionary)
  }
  return pixels
}

function numberOf(entry: RegExp, dictionary: string): number {
  return Number(entry.exec(dictionary)?.[1] ?? 0)
}

/** Each once, also where two fields show the same one. */
async function countSignatures(file: PDFDocumentProxy): Promise<number> {
  const found = ((await file.getSignatures()) ?? []) as FoundSignature[]
  const signed = new Set<string>()
  for (const { id, byteRange, subFilter } of found) {
    if (subFilter === TIME_STAMP) continue
    const data = await file.getSignatureData(id)
    if (data?.pkcs7[0] === SEQUENCE) signed.add(byteRange.join(' '))
  }
  return signed.size
}

answerOrder<PdfOrder>(read)
