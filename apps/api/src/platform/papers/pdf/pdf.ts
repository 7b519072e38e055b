import { setImmediate } from 'node:timers/promises'
import { fairQueue } from '../../queue/fair-queue.ts'
import { EMBLEM_NAMES, wordAcross } from '../foot-words.ts'
import type { PrintedPaper } from '../printed-paper.ts'
import { drawBlock, type Sizes } from './blocks.ts'
import { drawFeet } from './foot.ts'
import { asArtifact, finishedBytes, openPdf, type Pdf } from './page.ts'

const SIZES: Readonly<Record<PrintedPaper['document']['size'], Sizes>> = {
  usual: { text: 11, heading: 13, small: 9.5 },
  large: { text: 16, heading: 22, small: 12 },
}

/** One drawing at a time, so that others are answered between any two of them. */
const inTurn = fairQueue({ atOnce: 1, longest: 500 })
/** The queue need not know its callers: a drawing takes a fraction of a second. */
const ANYONE = { address: '', account: '' }

/** A paper as tagged PDF/A-3a. The same paper, issued at the same moment, has the same bytes. */
export function renderPdf(paper: PrintedPaper): Promise<Buffer> {
  return inTurn(ANYONE, () => drawPdf(paper))
}

/** Others are answered between two blocks too. */
async function drawPdf(paper: PrintedPaper): Promise<Buffer> {
  const { document, bookmark, facts, issuedAt, seal, emblem } = paper
  const { title, language, size, blocks } = document
  const pdf = openPdf({ title, language, createdAt: issuedAt })
  const across = wordAcross(paper)
  if (across !== undefined) pdf.on('pageAdded', () => drawAcross(pdf, across))
  pdf.addPage()
  pdf.outline.addItem(bookmark)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const text = EMBLEM_NAMES[language]
  for (const [at, block] of blocks.entries()) {
    await setImmediate()
    const head = at === 0 && emblem !== null ? { picture: emblem, text } : null
    drawBlock({ pdf, root, sizes: SIZES[size], emblem: head }, block)
  }
  root.end()
  await setImmediate()
  drawFeet(pdf, seal, language)
  if (facts !== null) attach(pdf, facts, issuedAt)
  return finishedBytes(pdf)
}

/** Programs read the facts instead of the sentences. */
function attach(pdf: Pdf, facts: string, at: Date): void {
  pdf.file(Buffer.from(facts), {
    name: 'facts.json',
    type: 'application/json',
    description: 'Τα στοιχεία του εγγράφου',
    creationDate: at,
    modifiedDate: at,
    relationship: 'Data',
  })
}

/** Points: the letters of a short word, and how long a word may be without leaving the sheet. */
const [LARGEST, DIAGONAL] = [90, 760]

/** Behind the text of every page. */
function drawAcross(pdf: Pdf, word: string): void {
  const { width, height } = pdf.page
  const { x, y } = pdf
  asArtifact(pdf, 'Pagination', () => {
    pdf.save().rotate(-50, { origin: [width / 2, height / 2] })
    const size = Math.min(
      LARGEST,
      (LARGEST * DIAGONAL) / pdf.font('bold').fontSize(LARGEST).widthOfString(word),
    )
    pdf.fontSize(size).fillColor('#e6e6e6')
    const left = (width - pdf.widthOfString(word)) / 2
    pdf.text(word, left, height / 2 - size * 0.61, { lineBreak: false })
    pdf.restore()
  })
  pdf.x = x
  pdf.y = y
}
