import type { CurriculumVitae } from './document.ts'
import { drawDocument, INK, MARGIN, MUTED, PRIMARY, rule, TEXT_WIDTH } from './page.ts'

const DATES_WIDTH = 92

/** Name and position, then dated entries under each heading; the foot says that the person is fictitious. */
export function drawCurriculumVitae(cv: CurriculumVitae): Promise<Buffer> {
  return drawDocument(`Βιογραφικό σημείωμα – ${cv.name}`, (page) => {
    page.font('bold').fontSize(24).fillColor(INK).text(cv.name)
    page.font('regular').fontSize(12).fillColor(MUTED).text(cv.position).text(cv.contact)
    rule(page, 14)
    for (const section of cv.sections) {
      page.font('bold').fontSize(13).fillColor(PRIMARY).text(section.heading, MARGIN)
      page.moveDown(0.35)
      for (const entry of section.entries) {
        const top = page.y
        const indent = entry.when ? DATES_WIDTH : 0
        if (entry.when) {
          page
            .font('regular')
            .fontSize(10.5)
            .fillColor(MUTED)
            .text(entry.when, MARGIN, top, { width: DATES_WIDTH })
        }
        const place = { width: TEXT_WIDTH - indent, lineGap: 1.5 }
        page
          .font('regular')
          .fontSize(11)
          .fillColor(INK)
          .text(entry.what, MARGIN + indent, top, place)
        if (entry.where) page.fontSize(10.5).fillColor(MUTED).text(entry.where, place)
        page.moveDown(0.45)
      }
      page.moveDown(0.5)
    }
    page.font('regular').fontSize(9).fillColor(MUTED)
    page.text('Φανταστικό πρόσωπο, για τις ανάγκες της επίδειξης.', MARGIN, page.y + 6)
  })
}
