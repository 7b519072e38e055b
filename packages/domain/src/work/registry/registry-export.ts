import type { IsoDate } from '../../shared/dates.ts'

/** A workbook, a text, or JSON in the shape in which UniverSIS shows the theses of students. */
export const REGISTRY_FORMATS = ['xlsx', 'csv', 'universis'] as const
export type RegistryFormat = (typeof REGISTRY_FORMATS)[number]

const ENDINGS: Readonly<Record<RegistryFormat, string>> = {
  xlsx: 'xlsx',
  csv: 'csv',
  universis: 'json',
}

/** More than a department finishes in its lifetime. */
export const REGISTRY_RESULTS_MAX = 20_000

/** By the day and the number of the file: `foititologio-2026-06-30-12.xlsx`. */
export function registryFileName({
  id,
  format,
  day,
}: {
  id: number
  format: RegistryFormat
  day: IsoDate
}): string {
  return `foititologio-${day}-${id}.${ENDINGS[format]}`
}
