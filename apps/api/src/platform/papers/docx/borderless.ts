import { BorderStyle, type Paragraph, Table, TableCell, TableRow, WidthType } from 'docx'

const NO_LINE = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const NO_LINES = { top: NO_LINE, bottom: NO_LINE, left: NO_LINE, right: NO_LINE }

interface Cell {
  children: readonly Paragraph[]
  /** How many columns it takes; one where nothing is said. */
  span?: number
}

/** A table that only sets things beside each other: no lines, and nothing of it is read as a table of figures. */
export function borderless(widths: readonly number[], rows: readonly (readonly Cell[])[]): Table {
  return new Table({
    borders: { ...NO_LINES, insideHorizontal: NO_LINE, insideVertical: NO_LINE },
    columnWidths: [...widths],
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    rows: rows.map((cells) => new TableRow({ cantSplit: true, children: inColumns(widths, cells) })),
  })
}

function inColumns(widths: readonly number[], cells: readonly Cell[]): TableCell[] {
  let column = 0
  return cells.map(({ children, span = 1 }) => {
    const size = widths.slice(column, column + span).reduce((sum, width) => sum + width, 0)
    column += span
    return new TableCell({
      borders: NO_LINES,
      width: { size, type: WidthType.DXA },
      margins: { top: 20, bottom: 20, left: 0, right: 80 },
      ...(span > 1 && { columnSpan: span }),
      children: [...children],
    })
  })
}
