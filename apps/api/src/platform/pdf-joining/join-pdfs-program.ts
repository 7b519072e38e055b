import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { answerOrder } from '../child-process/answer-order.ts'

export interface JoinOrder {
  pdfs: readonly Uint8Array[]
}

/** The process that joins PDFs: the library copies page by page without a pause. */
answerOrder<JoinOrder>(async ({ pdfs: [first, ...others] }) => {
  // A plain array of bytes: the library takes no `Buffer`.
  const file = await getDocument({ data: new Uint8Array(first ?? []), verbosity: 0 }).promise
  return file.extractPages([{ document: null }, ...others.map((pdf) => ({ document: new Uint8Array(pdf) }))])
})
