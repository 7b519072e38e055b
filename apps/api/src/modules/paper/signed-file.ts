const BYTE_RANGE = /\/ByteRange\s*\[/g
const PAGE = /\/Type\s*\/Page(?![A-Za-z])/g

/** What can be said of a signed copy without understanding it. */
export interface SignedFile {
  /** Null where a PDF keeps its pages packed. */
  pages: number | null
  /** Digital signatures that a PDF holds. Whether they are valid is not looked into. Null of a picture. */
  signatures: number | null
}

/**
 * Each digital signature of a PDF says which bytes it covers. It has to say so in plain letters, because it is written
 * after those bytes are known; so it can be counted without a reader of PDFs.
 */
export function signedFile(bytes: Buffer, mediaType: string): SignedFile {
  if (mediaType !== 'application/pdf') return { pages: 1, signatures: null }
  const text = bytes.toString('latin1')
  const pages = text.match(PAGE)?.length ?? 0
  return { pages: pages === 0 ? null : pages, signatures: text.match(BYTE_RANGE)?.length ?? 0 }
}
