import { readPdf } from '../../../platform/pdf-reading/read-pdf.ts'
import { Refusal } from '../../../platform/refusal/refusal.ts'
import type { UploadedFile } from '../../../platform/upload.ts'

/** What is kept of a signed copy besides its bytes. */
export interface SignedFile {
  pages: number
  /** Digital signatures that a PDF holds. Whether they are valid is not looked into. Null of a picture. */
  signatures: number | null
  /** Pixels of the pictures that a PDF holds. Null of a picture. */
  picturePixels: number | null
}

/** A PDF is read; a picture is one page. */
export async function readSignedFile({
  path,
  mediaType,
}: Pick<UploadedFile, 'path' | 'mediaType'>): Promise<SignedFile> {
  if (mediaType !== 'application/pdf') return { pages: 1, signatures: null, picturePixels: null }
  const reading = await readPdf(path)
  if (reading.kind === 'locked') throw new Refusal('file_locked')
  if (reading.kind === 'unreadable') throw new Refusal('pdf_unreadable')
  return reading
}
