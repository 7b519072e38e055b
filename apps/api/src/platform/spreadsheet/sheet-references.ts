/// <reference path="./saxen.d.ts" />
import { Parser } from 'saxen'
import type { TableLimits } from './table-limits.ts'
import { TableRefused } from './table-refused.ts'
import type { WorkbookParts } from './workbook-parts.ts'

/** As many as Excel has; a program that formats whole columns may name the last one. */
const LAST_ROW = 1_048_576
const CELL = /^([A-Z]{1,3})([0-9]{1,7})$/
const WORKSHEET = /\/relationships\/worksheet$/

interface Place {
  row: number
  column: number
}

/**
 * The library for workbooks fills the way to a cell with empty ones, wherever the cell says that it is: a cell of the
 * first sheet with something in it that lies beyond the limits is refused before. The XML is read by the parser that the
 * library uses, in one pass.
 */
export function enforceReferences(parts: WorkbookParts, limits: TableLimits): void {
  let cell: Place | null = null
  let isValue = false
  read(partOf(parts, firstSheet(parts)), {
    opened(name, { r }) {
      if (name === 'row' && r !== undefined) rowOf(r)
      if (name === 'c') cell = placeOf(r)
      if (name === 'v' || name === 't') isValue = true
    },
    closed(name) {
      if (name === 'c') cell = null
      if (name === 'v' || name === 't') isValue = false
    },
    text(value) {
      if (isValue && cell !== null && value.trim() !== '') enforcePlace(cell, limits)
    },
  })
}

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

/** The path of the sheet that stands first in the workbook. */
function firstSheet(parts: WorkbookParts): string {
  let first: string | undefined
  read(partOf(parts, 'xl/workbook.xml'), {
    opened(name, { id }) {
      if (name === 'sheet') first ??= id
    },
  })
  let target: string | undefined
  read(partOf(parts, 'xl/_rels/workbook.xml.rels'), {
    opened(name, { Id, Type = '', Target }) {
      if (name === 'Relationship' && Id === first && WORKSHEET.test(Type)) target = Target
    },
  })
  if (target === undefined) throw unreadable()
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

function partOf(parts: WorkbookParts, path: string): string {
  const part = parts.get(path)
  if (part === undefined) throw unreadable()
  return part
}

const unreadable = () => new TableRefused({ code: 'table_unreadable' })

type Attributes = Readonly<Record<string, string | undefined>>

interface Reactions {
  opened(name: string, attributes: Attributes): void
  closed?(name: string): void
  text?(text: string): void
}

/** Prefixes of namespaces are left out: the library does not look at them either. */
function read(xml: string, { opened, closed, text }: Reactions): void {
  const parser = new Parser()
  parser.on('openTag', (name, readAttributes, decode) => {
    const attributes = Object.entries(readAttributes()).map(([one, value]) => [
      withoutPrefix(one),
      decode(value),
    ])
    opened(withoutPrefix(name), Object.fromEntries(attributes))
  })
  parser.on('closeTag', (name) => closed?.(withoutPrefix(name)))
  parser.on('text', (value) => text?.(value))
  parser.parse(xml)
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)
