import type { PaperBlock } from '@diatrivi/domain/examination/paper/document/paper-document'
import {
  asArtifact,
  contentWidth,
  draw,
  type Element,
  heightOf,
  keepTogether,
  MARGINS,
  type Pdf,
} from './page.ts'

type Table = Extract<PaperBlock, { kind: 'table' }>
interface Cell {
  text: string
  x: number
  width: number
}

const PADDING = 4
/** What a hand needs to write or to sign. */
const PEN_HEIGHT = 34

/**
 * A table with its headings for those who listen. The library's own table does not repeat its head on the next page.
 * A head that is repeated is an artifact: the table has one head only.
 */
export function drawTable(pdf: Pdf, table: Table, size: number, parent: Element): void {
  const rows = cellsOf(pdf, table)
  const head = rows(table.columns.map(({ heading }) => heading))
  const headHeight = rowHeight(pdf, head, 'bold', size)
  const body = table.rows.map((row) => {
    const cells = rows(row)
    const height = rowHeight(pdf, cells, 'regular', size)
    return { cells, height: table.forPen ? Math.max(height, PEN_HEIGHT) : height }
  })
  keepTogether(pdf, headHeight + (body[0]?.height ?? 0))
  const element = pdf.struct('Table')
  parent.add(element)
  drawRow(pdf, head, headHeight, size, { isHead: true, parent: element })
  for (const { cells, height } of body) {
    if (pdf.y + height > pdf.page.maxY()) {
      pdf.addPage()
      drawRow(pdf, head, headHeight, size, { isHead: true, parent: null })
    }
    drawRow(pdf, cells, height, size, { isHead: false, parent: element })
  }
  element.end()
}

/** Puts texts into the columns of the table. */
function cellsOf(pdf: Pdf, { columns }: Table): (texts: readonly string[]) => Cell[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const unit = contentWidth(pdf) / shares
  return (texts) => {
    let x = MARGINS.left
    return columns.map(({ share }, at) => {
      const cell = { text: texts[at] ?? '', x, width: share * unit }
      x += cell.width
      return cell
    })
  }
}

function rowHeight(pdf: Pdf, cells: readonly Cell[], font: 'bold' | 'regular', size: number): number {
  const heights = cells.map(({ text, width }) =>
    heightOf(pdf, { text, width: width - 2 * PADDING, font, size }),
  )
  return Math.max(...heights) + 2 * PADDING
}

interface RowPlace {
  isHead: boolean
  /** Null: a head that is repeated. */
  parent: Element | null
}

function drawRow(pdf: Pdf, cells: readonly Cell[], height: number, size: number, place: RowPlace): void {
  const top = pdf.y
  asArtifact(pdf, 'Layout', () => drawFrames(pdf, cells, { top, height, isFilled: place.isHead }))
  const font = place.isHead ? 'bold' : 'regular'
  const drawCell = ({ text, x, width }: Cell) =>
    draw(pdf, { text, x: x + PADDING, y: top + PADDING, width: width - 2 * PADDING, font, size })
  if (place.parent === null) asArtifact(pdf, 'Pagination', () => cells.forEach(drawCell))
  else addRow(pdf, cells, place.isHead, place.parent, drawCell)
  pdf.x = MARGINS.left
  pdf.y = top + height
}

function addRow(
  pdf: Pdf,
  cells: readonly Cell[],
  isHead: boolean,
  parent: Element,
  drawCell: (cell: Cell) => void,
) {
  const row = pdf.struct('TR')
  parent.add(row)
  for (const cell of cells) {
    const element = isHead ? pdf.struct('TH', { scope: 'Column' }) : pdf.struct('TD')
    row.add(element)
    if (cell.text !== '') element.add(() => drawCell(cell))
    element.end()
  }
  row.end()
}

interface Frame {
  top: number
  height: number
  isFilled: boolean
}

function drawFrames(pdf: Pdf, cells: readonly Cell[], { top, height, isFilled }: Frame): void {
  for (const { x, width } of cells) {
    pdf.lineWidth(0.5).rect(x, top, width, height)
    if (isFilled) pdf.fillAndStroke('#eeeeee', '#666666')
    else pdf.stroke('#666666')
  }
}
