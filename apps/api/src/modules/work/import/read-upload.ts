import { IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX } from '@diatrivi/domain/work/import/import-kind'
import { ChildLimitReached, runInChild } from '../../../platform/child-process/run-in-child.ts'
import { SECOND } from '../../../platform/durations.ts'
import { invalidFields, Refusal } from '../../../platform/refusal/refusal.ts'
import type { UploadedFile } from '../../../platform/upload.ts'
import type { Kind } from './kinds/kind.model.ts'
import type { ReadAnswer, ReadFile, ReadOrder } from './read-file.program.ts'

/** A list of 20,000 people takes a third of the memory, and some seconds. */
export const READING_LIMITS = { memoryMb: 512, time: 20 * SECOND }
const PROGRAM = new URL('./read-file.program.ts', import.meta.url)

/** Titles may stand above the headings, which are no rows. */
const ABOVE_HEADINGS = 20

/** The rows of an uploaded table, read in a process of its own. */
export async function readUpload(
  { columns, rowsMax = IMPORT_ROWS_MAX }: Pick<Kind<unknown>, 'columns' | 'rowsMax'>,
  { path, mediaType }: Pick<UploadedFile, 'path' | 'mediaType'>,
  { sheet, stated }: Pick<ReadOrder, 'sheet' | 'stated'>,
): Promise<ReadFile> {
  const limits = { rows: rowsMax + ABOVE_HEADINGS, columns: IMPORT_COLUMNS_MAX }
  const order: ReadOrder = { path, mediaType, limits, columns, sheet, stated }
  const answer = await answerOf(order)
  if (answer.kind !== 'refused') return answer
  throw invalidFields({ selectedFile: answer.reason })
}

async function answerOf(order: ReadOrder): Promise<ReadAnswer> {
  try {
    return await runInChild<ReadAnswer>(PROGRAM, order, READING_LIMITS)
  } catch (error) {
    if (!(error instanceof ChildLimitReached)) throw error
    throw new Refusal('validation', { fields: { selectedFile: { code: 'table_too_large' } }, cause: error })
  }
}
