/** What the process that reads a PDF is asked, and what it answers. */
export interface PdfOrder {
  path: string
  /** Megabytes that the process may hold. */
  memoryMb: number
}

export type PdfReading =
  | {
      kind: 'read'
      pages: number
      /** Signatures of people, in fields of the document. Whether they are valid is not looked into. */
      signatures: number
      /** Pixels of all its pictures together. A scanned page has a million and more, a logo some thousands. */
      picturePixels: number
    }
  /** It opens with a password, or with a key, only. */
  | { kind: 'locked' }
  | { kind: 'unreadable' }
