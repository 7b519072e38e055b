import type { Language } from '@diatrivi/domain/shared/language'
import { encode } from 'uqr'
import { FOOT_WORDS, footLines } from '../foot-words.ts'
import type { PaperSeal } from '../printed-paper.ts'
import { asArtifact, draw, MARGINS, type Pdf } from './page.ts'

const SIZE = 8
const QR_WIDTH = 52
const GAP = 10

/** The foot of every page; it says how many pages there are, so it is drawn when they are known. */
export function drawFeet(pdf: Pdf, seal: PaperSeal | null, language: Language): void {
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page)
    // Text below the lower margin would begin a page of its own.
    pdf.page.margins.bottom = 0
    asArtifact(pdf, 'Pagination', () => {
      const top = pdf.page.height - MARGINS.bottom + 22
      if (seal !== null) drawSeal(pdf, seal, language, top)
      const { page: word, of } = FOOT_WORDS[language]
      draw(pdf, { ...rightOf(pdf, top), text: `${word} ${page + 1} ${of} ${count}`, align: 'right' })
    })
  }
}

function rightOf(pdf: Pdf, top: number) {
  const width = 90
  return {
    x: pdf.page.width - MARGINS.right - width,
    y: top + 20,
    width,
    font: 'regular' as const,
    size: SIZE,
  }
}

function drawSeal(pdf: Pdf, seal: PaperSeal, language: Language, top: number): void {
  drawQr(pdf, seal.address, MARGINS.left, top)
  const x = MARGINS.left + QR_WIDTH + GAP
  const width = pdf.page.width - MARGINS.right - 90 - GAP - x
  footLines(seal, language).forEach((text, line) => {
    draw(pdf, { text, x, y: top + 14 + line * 12, width, font: 'regular', size: SIZE })
  })
}

/** Squares of one row that touch are one rectangle, so that no hair lines show between them. */
function drawQr(pdf: Pdf, text: string, x: number, y: number): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const side = QR_WIDTH / size
  data.forEach((row, line) => {
    for (let from = 0; from < size; from += 1) {
      if (!row[from]) continue
      const start = from
      while (row[from + 1]) from += 1
      pdf.rect(x + start * side, y + line * side, (from - start + 1) * side, side)
    }
  })
  pdf.fill('black')
}
