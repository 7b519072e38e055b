import { guardName } from '@diatrivi/domain/shared/formula'
import { isInTemplate } from '@diatrivi/domain/work/import/import-columns'
import type { ImportKind } from '@diatrivi/domain/work/import/import-kind'
import { csvFile } from '../../../../shared/files/csv-file.ts'
import type { ImportOffice } from './import.mapper.ts'
import { columnsOf, fieldWords } from './import-words.ts'

/** The columns of a kind of file, with one row as an example. */
export function templateOf(office: ImportOffice, kind: ImportKind): Blob {
  const columns = columnsOf(office, kind).filter(isInTemplate)
  // A number with its zeros is a name; every other example may be what a spreadsheet makes of it.
  const examples = columns.map(({ field, example }) =>
    field === 'registryNumber' ? guardName(example) : example,
  )
  return csvFile([columns.map(({ field }) => fieldWords(kind, field)), examples])
}
