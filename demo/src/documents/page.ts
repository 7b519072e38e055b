import { fileURLToPath } from 'node:url'
import { openSync } from 'fontkit'
import PDFDocument from 'pdfkit'

export type Page = PDFKit.PDFDocument

export const INK = '#1C2330'
export const MUTED = '#555D6B'
export const PRIMARY = '#1D4E7E'
export const HAIRLINE = '#D5CFC3'

export const MARGIN = 72
/** A4 is 595.28 points wide. */
export const TEXT_WIDTH = 595.28 - 2 * MARGIN

/**
 * Full TrueType files: the web fonts of the application are cut by script, and a Greek file cut so has no digits.
 * Only the glyphs that a document uses are written into it.
 */
const REGULAR = '400Regular/SourceSans3_400Regular.ttf'
const BOLD = '600SemiBold/SourceSans3_600SemiBold.ttf'

const opened = new Map<string, PDFKit.Mixins.PDFFontSource>()

/** Reading a font's tables takes longer than drawing a page, hence once for all documents. */
function font(file: string): PDFKit.Mixins.PDFFontSource {
  const known = opened.get(file)
  if (known !== undefined) return known
  const path = fileURLToPath(import.meta.resolve(`@expo-google-fonts/source-sans-3/${file}`))
  // pdfkit takes an opened font of fontkit too, which its types do not say.
  const source = openSync(path) as unknown as PDFKit.Mixins.PDFFontSource
  opened.set(file, source)
  return source
}

/** Fixed dates in the properties, so that the same words give the same bytes. */
const WRITTEN = new Date('2024-01-15T09:00:00Z')

/** Draws one document and gathers its bytes. */
export async function drawDocument(title: string, draw: (page: Page) => void): Promise<Buffer> {
  const page = new PDFDocument({
    size: 'A4',
    margins: { top: 84, bottom: 84, left: MARGIN, right: MARGIN },
    lang: 'el-GR',
    displayTitle: true,
    // No font yet: the default one would be Helvetica, which has no Greek.
    font: '',
    info: {
      Title: title,
      Creator: 'Διατριβή',
      Producer: 'Διατριβή',
      CreationDate: WRITTEN,
      ModDate: WRITTEN,
    },
  })
  page.registerFont('regular', font(REGULAR))
  page.registerFont('bold', font(BOLD))
  const bytes = gather(page)
  draw(page)
  page.end()
  return bytes
}

async function gather(page: Page): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of page) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

export function rule(page: Page, space: number): void {
  const y = page.y + space
  page
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + TEXT_WIDTH, y)
    .lineWidth(0.75)
    .strokeColor(HAIRLINE)
    .stroke()
  page.y = y + space
}

/** A heading moves to the next page when no text would follow it on this one. */
export function makeSpace(page: Page, points: number): void {
  if (page.y + points > page.page.height - page.page.margins.bottom) page.addPage()
}
