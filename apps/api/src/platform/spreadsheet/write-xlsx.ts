import writeExcelFile, { type Cell } from 'write-excel-file/universal'
import type { FileCell, FileTable } from './table-file.ts'

/** Without a name LibreOffice writes bold headings in another font. */
const FONT = { fontFamily: 'Calibri', fontSize: 11 } as const
const HEADING = { fontWeight: 'bold' } as const
/** Dark letters are read on it. */
const MARKED = '#ffd7d0'
/** Widths in letters. */
const WIDTH = { least: 12, most: 60, beside: 2 }

/** Texts are written as texts, so that none of them is a formula and none loses its zeros. */
export async function writeXlsx({ name, headings, rows }: FileTable): Promise<Uint8Array> {
  const heading = headings.map((label): Cell => ({ value: label, type: String, ...HEADING }))
  const sheet = {
    sheet: name,
    stickyRowsCount: 1,
    columns: headings.map((label, index) => ({ width: widthOf(label, rows, index) })),
  }
  const blob = await writeExcelFile([heading, ...rows.map((row) => row.map(xlsxCell))], sheet, FONT).toBlob()
  return new Uint8Array(await blob.arrayBuffer())
}

function xlsxCell(cell: FileCell): Cell {
  const content = contentOf(cell)
  return cell.isMarked ? { ...content, backgroundColor: MARKED } : content
}

function contentOf(cell: FileCell) {
  if (cell.value === null) return null
  switch (cell.kind) {
    case 'text':
      return { value: cell.value, type: String }
    case 'day':
      return { value: new Date(`${cell.value}T00:00:00Z`), type: Date, format: 'd/m/yyyy' }
    case 'number':
      return { value: cell.value, type: Number }
  }
}

/** As wide as the longest of the first rows. */
function widthOf(label: string, rows: FileTable['rows'], index: number): number {
  const lengths = rows.slice(0, 200).map((row) => String(row[index]?.value ?? '').length)
  return Math.min(WIDTH.most, Math.max(WIDTH.least, label.length, ...lengths) + WIDTH.beside)
}
