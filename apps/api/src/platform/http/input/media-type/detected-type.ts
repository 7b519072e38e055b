import { type FileTypeResult, fileTypeFromFile } from 'file-type'
import { findPdf } from './find-pdf.ts'

/** What a file is by its bytes; undefined for what is text or unknown. The library knows a PDF by its very first bytes only. */
export async function detectedType(path: string): Promise<FileTypeResult | undefined> {
  const detected = await fileTypeFromFile(path)
  if (detected !== undefined) return detected
  return (await findPdf(path)) ? { ext: 'pdf', mime: 'application/pdf' } : undefined
}
