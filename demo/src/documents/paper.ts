import type { Paper } from './document.ts'
import { drawDocument, INK, MUTED, makeSpace, PRIMARY, rule } from './page.ts'

/** A title block, then headings with their paragraphs. */
export function drawPaper(paper: Paper): Promise<Buffer> {
  return drawDocument(paper.title, (page) => {
    page.font('regular').fontSize(10.5).fillColor(MUTED).text(paper.overline)
    page.moveDown(1.2)
    page.font('bold').fontSize(22).fillColor(INK).text(paper.title, { lineGap: 1 })
    page.moveDown(0.3)
    page.font('regular').fontSize(12).fillColor(MUTED).text(paper.subtitle)
    rule(page, 16)
    for (const [index, section] of paper.sections.entries()) {
      makeSpace(page, 70)
      page
        .font('bold')
        .fontSize(14)
        .fillColor(PRIMARY)
        .text(`${index + 1}. ${section.heading}`)
      page.moveDown(0.35)
      page.font('regular').fontSize(11).fillColor(INK)
      for (const paragraph of section.paragraphs) {
        page.text(paragraph, { align: 'left', lineGap: 3.5, paragraphGap: 7 })
      }
      page.moveDown(0.6)
    }
  })
}
