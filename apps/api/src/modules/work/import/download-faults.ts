import { importFaultSentence } from '@diatrivi/contract/work/import/import-sentences'
import { type Bilingual, inLanguage } from '@diatrivi/domain/shared/bilingual'
import type { Language } from '@diatrivi/domain/shared/language'
import {
  FAULTS_HEADING,
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportField,
} from '@diatrivi/domain/work/import/import-columns'
import type { Reader } from '../../../platform/database/transaction.ts'
import { found } from '../../../platform/refusal/refusal.ts'
import { type FileCell, TABLE_MEDIA_TYPES } from '../../../platform/spreadsheet/table-file.ts'
import { writeTable } from '../../../platform/spreadsheet/write-table.ts'
import type { MadeFile } from '../../../platform/storage/file-answer.ts'
import { allRows, findRun, type ImportRow, type ImportRun, type Office } from './import-run.repository.ts'

const ENDING = /\.[^.]*$/
const SHEET: Bilingual = ['Γραμμές', 'Rows']

/** The rows of a file with what is wrong marked, to be mended and loaded again. */
export async function downloadFaults(
  db: Reader,
  office: Office,
  { importId, language }: { importId: number; language: Language },
): Promise<MadeFile> {
  const { run } = found(await findRun(db, office, importId))
  const rows = (await allRows(db, importId)).filter(({ line }) => line !== null)
  const say = (words: Bilingual) => inLanguage(words, language)
  const columns = columnsOf(run, language)
  const bytes = await writeTable('xlsx', {
    name: say(SHEET),
    headings: [...columns.map(({ heading }) => heading), say(FAULTS_HEADING)],
    rows: rows.map((row) => [
      ...columns.map((column) => cellOf(row, column, language)),
      { kind: 'text', value: faultsOf(row, run, language) },
    ]),
  })
  const name = `${run.fileName.replace(ENDING, '')}-${say(FAULTS_HEADING).toLowerCase()}.xlsx`
  return { bytes, mediaType: TABLE_MEDIA_TYPES.xlsx, name }
}

interface WrittenColumn {
  heading: string
  column: ImportColumn
}

/** Columns that were read, by the headings of the file, and columns that it lacks. */
function columnsOf({ kind, columns, facts }: ImportRun, language: Language): WrittenColumn[] {
  const read = columns.flatMap(({ heading, field }) => (field === null ? [] : [{ heading, field }]))
  const lacking = (facts?.missing ?? []).map(({ field }) => ({ heading: '', field }))
  return [...read, ...lacking].flatMap(({ heading, field }) => {
    const column = IMPORT_COLUMNS[kind].find((candidate) => candidate.field === field)
    if (column === undefined) return []
    return { heading: heading || inLanguage(column.headings, language), column }
  })
}

function cellOf({ cells, faults }: ImportRow, { column }: WrittenColumn, language: Language): FileCell {
  const { field, choices } = column
  const text = cells[field] ?? null
  const words = text === null ? undefined : choices?.[text]
  const value = words === undefined ? text : inLanguage(words, language)
  return { kind: 'text', value, isMarked: faults.some((fault) => isIn(field, fault.field)) }
}

/** A fault of a name stands in the column of full names too. */
const isIn = (column: ImportField, fault: ImportField) =>
  column === fault || (column === 'fullName' && (fault === 'surname' || fault === 'firstName'))

function faultsOf({ faults }: ImportRow, { kind }: ImportRun, language: Language): string | null {
  const sentences = faults.map(({ field, ...error }) => {
    const column = IMPORT_COLUMNS[kind].find((candidate) => candidate.field === field)
    const name = column === undefined ? field : inLanguage(column.headings, language)
    return `${name}: ${importFaultSentence(error, column, language)}`
  })
  return sentences.length === 0 ? null : sentences.join(' · ')
}
