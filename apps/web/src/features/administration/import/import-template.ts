import type { ImportKind } from '@diatrivi/domain/import/import-kind'
import { csvFile } from '../../../shared/files/csv-file.ts'
import type { ImportOffice } from './import.mapper.ts'
import { columnsOf, fieldWords } from './import-words.ts'

/** The columns of a kind of file, with one row as an example. */
export function templateOf(office: ImportOffice, kind: ImportKind): Blob {
  const columns = columnsOf(office, kind).filter(({ isOnlyChecked }) => isOnlyChecked !== true)
  return csvFile([columns.map(({ field }) => fieldWords(kind, field)), columns.map(({ example }) => example)])
}
