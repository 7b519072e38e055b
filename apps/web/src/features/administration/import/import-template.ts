import { IMPORT_COLUMNS } from '@diatrivi/domain/import/import-columns'
import type { ImportKind } from '@diatrivi/domain/import/import-kind'
import { csvFile } from '../../../shared/files/csv-file.ts'
import { fieldWords } from './import-words.ts'

/** The columns of a kind of file, with one row as an example. */
export function templateOf(kind: ImportKind): Blob {
  const columns = IMPORT_COLUMNS[kind]
  return csvFile([columns.map(({ field }) => fieldWords(kind, field)), columns.map(({ example }) => example)])
}
