import type { Language } from '@diatrivi/domain/shared/language'
import PDFDocument from 'pdfkit'
import { LOCALES } from '../foot-words.ts'
import { drawnText, FONT_FILES, type FontName, fontFor } from './fonts.ts'

/** The types of the library do not know yet what it does with these. */
declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      scope?: 'Column' | 'Row'
    }
    interface PDFAttachmentOptions {
      relationship?: 'Data'
    }
  }
}

export type Pdf = PDFKit.PDFDocument
export type Element = PDFKit.PDFStructureElement

/** A4 in points. The foot lies in the lower margin. */
export const MARGINS = { top: 48, left: 56, right: 56, bottom: 96 }

export interface PageSetting {
  title: string
  language: Language
  createdAt: Date
}

/** An empty PDF/A-3a, with our letters and without a page. */
export function openPdf({ title, language, createdAt }: PageSetting): Pdf {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: MARGINS,
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    tagged: true,
    lang: LOCALES[language],
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    // The library writes the title into XML as it is: titles of papers consist of our own words and a number.
    info: {
      Title: title,
      Creator: 'Diatrivi',
      Producer: 'Diatrivi',
      CreationDate: createdAt,
      ModDate: createdAt,
    },
  })
  for (const [name, bytes] of Object.entries(FONT_FILES)) pdf.registerFont(name, bytes)
  return pdf
}

export function contentWidth({ page }: Pdf): number {
  return page.width - MARGINS.left - MARGINS.right
}

/** Begins another page where fewer points are left than what must not be torn apart. */
export function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.maxY()) pdf.addPage()
}

/** What readers aloud skip: rules, backgrounds, feet and heads that are repeated. */
export function asArtifact(pdf: Pdf, type: 'Pagination' | 'Layout', draw: () => void): void {
  pdf.markContent('Artifact', { type })
  draw()
  pdf.endMarkedContent()
}

export interface Placed {
  text: string
  x: number
  y: number
  width: number
  font: FontName
  size: number
  align?: 'left' | 'center' | 'right'
}

export function draw(pdf: Pdf, { text, x, y, width, font, size, align = 'left' }: Placed): void {
  pdf.font(fontFor(font, text)).fontSize(size).fillColor('black')
  pdf.text(drawnText(text), x, y, { width, align })
}

export function heightOf(pdf: Pdf, { text, width, font, size }: Omit<Placed, 'x' | 'y'>): number {
  return pdf.font(fontFor(font, text)).fontSize(size).heightOfString(drawnText(text), { width })
}

/** The whole PDF, once everything is drawn. */
export async function finishedBytes(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve)
    pdf.on('error', reject)
  })
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}
