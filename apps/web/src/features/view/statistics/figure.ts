import { percentOf, type ShownShare, type ShownSpread } from '@diatrivi/domain/view/statistics/figures'
import { m } from '../../../paraglide/messages.js'
import type { FileCell, FileTable } from '../../../shared/files/table-file.ts'
import { formatNumber, formatPercent } from '../../../shared/format/numbers.ts'

/** A number of a table. `hidden`: there are too few people to show it, or another that follows from it; null: there is none. */
export type FigureCell = { value: number | null; unit?: 'percent' } | 'hidden'

export interface FigureRow {
  name: string
  cells: readonly FigureCell[]
  /** What the chart draws of the row; null where there is nothing to draw. */
  bar: Bar | null
}

/** From one value to another, with a mark between them where the value that matters lies there. */
export interface Bar {
  from: number
  to: number
  mark?: number
  words: string
}

/** A chart, its table and its file, which all say the same. */
export interface Figure {
  title: string
  definition: string
  /** The name of the file, in Latin letters. */
  fileName: string
  /** The heading of the names, then one for each cell. */
  headings: readonly [string, ...string[]]
  rows: readonly FigureRow[]
  /** Where the bars end; the longest bar's end when it is left out. */
  most?: number
  /** Rows that the chart draws; all when it is left out. */
  drawn?: number
}

export const countCell = (value: number | null): FigureCell => (value === null ? 'hidden' : { value })

export function countBar(value: number | null): Bar | null {
  return value === null ? null : { from: 0, to: value, words: formatNumber(value) }
}

/** Count, first quartile, median, third quartile. */
export function spreadCells({ count, quartiles }: ShownSpread): FigureCell[] {
  if (count === null) return ['hidden', 'hidden', 'hidden', 'hidden']
  const { first = null, median = null, third = null } = quartiles ?? {}
  return [{ value: count }, ...[first, median, third].map((value) => ({ value }))]
}

export function spreadBar({ quartiles }: ShownSpread, say: (median: string) => string): Bar | null {
  if (quartiles === null) return null
  const { first, median, third } = quartiles
  return { from: first, to: third, mark: median, words: say(formatNumber(median)) }
}

/** The number judged, the number on time, and their share. */
export function shareCells(share: ShownShare): FigureCell[] {
  if (share.of === null) return ['hidden', 'hidden', 'hidden']
  return [{ value: share.of }, { value: share.part }, { value: percentOf(share), unit: 'percent' }]
}

export function shareBar(share: ShownShare): Bar | null {
  const percent = percentOf(share)
  return percent === null ? null : { from: 0, to: percent, words: formatPercent(percent) }
}

export function wordsOf(cell: FigureCell): string {
  if (cell === 'hidden') return m.statistics_hidden()
  if (cell.value === null) return '–'
  return cell.unit === 'percent' ? formatPercent(cell.value) : formatNumber(cell.value)
}

export function fileOf({ title, headings, rows }: Figure): FileTable {
  return {
    name: sheetName(title),
    headings,
    rows: rows.map(({ name, cells }) => [{ kind: 'text', value: name }, ...cells.map(fileCell)]),
  }
}

function fileCell(cell: FigureCell): FileCell {
  if (cell === 'hidden') return { kind: 'text', value: wordsOf(cell) }
  return { kind: 'number', value: cell.value, unit: cell.unit }
}

/** A spreadsheet takes 31 characters, and none of some signs. */
function sheetName(title: string): string {
  return title.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31)
}
