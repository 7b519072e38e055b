import { setImmediate } from 'node:timers/promises'
import { fairQueue } from '../../queue/fair-queue.ts'
import { FOOT_WORDS } from '../foot-words.ts'
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
async function drawPdf({ document, facts, issuedAt, seal }: PrintedPaper): Promise<Buffer> {
  const { title, language, size, blocks } = document
  const pdf = openPdf({ title, language, createdAt: issuedAt })
  if (seal === null) pdf.on('pageAdded', () => drawDraft(pdf, FOOT_WORDS[language].draft))
  pdf.addPage()
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  for (const block of blocks) {
    await setImmediate()
    drawBlock({ pdf, root, sizes: SIZES[size] }, block)
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

/** Behind the text of every page. */
function drawDraft(pdf: Pdf, word: string): void {
  const { width, height } = pdf.page
  const { x, y } = pdf
  asArtifact(pdf, 'Pagination', () => {
    pdf.save().rotate(-50, { origin: [width / 2, height / 2] })
    pdf.font('bold').fontSize(90).fillColor('#e6e6e6')
    pdf.text(word, 0, height / 2 - 55, { width, align: 'center', lineBreak: false })
    pdf.restore()
  })
  pdf.x = x
  pdf.y = y
}
