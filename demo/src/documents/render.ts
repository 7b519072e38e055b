import { drawCurriculumVitae } from './curriculum-vitae.ts'
import type { DemoDocument } from './document.ts'
import { drawPaper } from './paper.ts'

/** The document as PDF; the same document gives the same bytes. */
export function renderDocument(document: DemoDocument): Promise<Buffer> {
  return document.kind === 'paper' ? drawPaper(document) : drawCurriculumVitae(document)
}
