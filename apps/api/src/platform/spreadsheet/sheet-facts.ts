import { digitFormat, type ShowDigits } from './digit-format.ts'
import { readXml } from './read-xml.ts'
import { TABLE_LIMITS, type TableLimits } from './table-limits.ts'
import { TableRefused } from './table-refused.ts'
import type { WorkbookParts } from './workbook-parts.ts'

/** As many as Excel has; a program that formats whole columns may name the last one. */
const LAST_ROW = 1_048_576
const CELL = /^([A-Z]{1,3})([0-9]{1,7})$/

interface Place {
  row: number
  column: number
}

/** Cells that are shown as one, whose value stands in the first. */
interface Merged {
  first: Place
  last: Place
}

/** What the library for workbooks does not say of a sheet. Rows and columns are counted from 1. */
export interface SheetFacts {
  /** Rows that a filter or a person hides. */
  hiddenRows: ReadonlySet<number>
  /** Numbers that a format of digits shows otherwise than by their value: `01234`. */
  shownNumbers: readonly (Place & { shown: string })[]
  merged: readonly Merged[]
}

export interface Sheet {
  name: string
  /** Its place among the sheets, from 1. */
  number: number
  path: string
}

/**
 * The library fills the way to a cell with empty ones, wherever the cell says that it is: a cell with something in
 * it that lies beyond the limits is refused before. The XML is read in one pass.
 */
export function readSheetFacts(
  parts: WorkbookParts,
  { path, styles }: { path: string; styles: string | undefined },
  limits: TableLimits,
): SheetFacts {
  const formats = formatsOf(parts.get(styles ?? ''))
  const merged: Merged[] = []
  const hiddenRows = new Set<number>()
  const shownNumbers: (Place & { shown: string })[] = []
  let characters = 0
  let cell: (Place & { show: ShowDigits | null }) | null = null
  let isValue = false
  readXml(partOf(parts, path), {
    opened(name, { r, s, t, hidden, ref }) {
      if (name === 'mergeCell' && ref !== undefined) {
        if (merged.length >= TABLE_LIMITS.merged) throw new TableRefused({ code: 'table_too_large' })
        merged.push(rangeOf(ref))
      }
      if (name === 'row' && r !== undefined) {
        const row = rowOf(r)
        if (isTrue(hidden)) hiddenRows.add(row)
      }
      if (name === 'c') {
        const isNumber = t === undefined || t === 'n'
        cell = { ...placeOf(r), show: isNumber && s !== undefined ? (formats[Number(s)] ?? null) : null }
      }
      if (name === 'v' || name === 't') isValue = true
    },
    closed(name) {
      if (name === 'c') cell = null
      if (name === 'v' || name === 't') isValue = false
    },
    text(value) {
      if (!isValue || cell === null || value.trim() === '') return
      const { show, ...place } = cell
      enforcePlace(place, limits)
      const shown = show?.(value.trim()) ?? null
      if (shown === null) return
      characters += shown.length
      if (characters > TABLE_LIMITS.characters) throw new TableRefused({ code: 'table_too_large' })
      shownNumbers.push({ ...place, shown })
    },
  })
  return { hiddenRows, shownNumbers, merged }
}

function rangeOf(reference: string): Merged {
  const [first, last = first] = reference.split(':')
  return { first: placeOf(first), last: placeOf(last) }
}

const isTrue = (flag: string | undefined) => flag === '1' || flag === 'true'

function enforcePlace({ row, column }: Place, limits: TableLimits): void {
  if (row > limits.rows) throw new TableRefused({ code: 'table_too_long', limit: limits.rows })
  if (column > limits.columns) throw new TableRefused({ code: 'table_too_large' })
}

function placeOf(reference = ''): Place {
  const [, letters = '', digits = ''] = CELL.exec(reference) ?? []
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return { row: rowOf(digits), column }
}

function rowOf(digits: string): number {
  if (!/^[0-9]{1,7}$/.test(digits) || Number(digits) > LAST_ROW) throw unreadable()
  return Number(digits)
}

/** The sheets of a workbook in their order, and the path of the formats where there are any. */
export function readSheets(parts: WorkbookParts): { sheets: Sheet[]; styles: string | undefined } {
  const named: { name: string; id: string }[] = []
  readXml(partOf(parts, 'xl/workbook.xml'), {
    opened(element, { id, name = '' }) {
      if (element === 'sheet' && id !== undefined) named.push({ name, id })
    },
  })
  const paths = new Map<string, string>()
  let styles: string | undefined
  readXml(partOf(parts, 'xl/_rels/workbook.xml.rels'), {
    opened(name, { Id = '', Type = '', Target = '' }) {
      if (name !== 'Relationship') return
      const path = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`
      if (Type.endsWith('/relationships/worksheet')) paths.set(Id, path)
      if (Type.endsWith('/relationships/styles')) styles = path
    },
  })
  const sheets = named.flatMap(({ name, id }, index) => {
    const path = paths.get(id)
    return path === undefined ? [] : [{ name, path, number: index + 1 }]
  })
  if (sheets.length === 0) throw unreadable()
  return { sheets, styles }
}

/** The format of each style, in the order in which cells name them; null for what is read by its value. */
function formatsOf(xml: string | undefined): (ShowDigits | null)[] {
  if (xml === undefined) return []
  const ofId = new Map<string, ShowDigits | null>()
  const formats: (ShowDigits | null)[] = []
  let part = ''
  readXml(xml, {
    opened(name, { numFmtId = '', formatCode = '' }) {
      if (name === 'numFmts' || name === 'cellXfs') part = name
      if (part === 'numFmts' && name === 'numFmt') ofId.set(numFmtId, digitFormat(formatCode))
      // What has no code is one of the formats that programs know by their number: none of them has zeros in front.
      if (part === 'cellXfs' && name === 'xf') formats.push(ofId.get(numFmtId) ?? null)
    },
    closed(name) {
      if (name === part) part = ''
    },
  })
  return formats
}

function partOf(parts: WorkbookParts, path: string): string {
  const part = parts.get(path)
  if (part === undefined) throw unreadable()
  return part
}

const unreadable = () => new TableRefused({ code: 'table_unreadable' })
