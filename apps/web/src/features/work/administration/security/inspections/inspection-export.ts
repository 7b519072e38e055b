import { m } from '../../../../../paraglide/messages.js'
import { type FileCell, type FileFormat, writeTable } from '../../../../../shared/files/table-file.ts'
import { columnsOfInspections } from './inspection-columns.tsx'
import type { Inspection } from './inspections.mapper.ts'

/** The columns of the screen. */
export function writeInspections(format: FileFormat, inspections: readonly Inspection[]): Promise<Blob> {
  const columns = columnsOfInspections()
  return writeTable(format, {
    name: m.inspection_title(),
    headings: columns.map(({ header }) => header),
    rows: inspections.map((inspection) => columns.map(({ value }) => cellOf(value(inspection)))),
  })
}

function cellOf(value: string | number): FileCell {
  return typeof value === 'number' ? { kind: 'number', value } : { kind: 'text', value }
}
