import type { FieldErrorCode } from '@diatrivi/contract/errors'
import type { ImportColumn, ImportField } from '@diatrivi/domain/work/import/import-columns'
import type { Records } from '@diatrivi/domain/work/import/read-records'
import type { Judged, Known } from '@diatrivi/domain/work/import/row-outcomes'
import type { Reader, Tx } from '../../../../platform/database/transaction.ts'

/** A record that is written anew, and what takes its invitation back. */
export interface Made {
  id: number
  messageKey: string | null
}

export interface Change<Values> {
  id: number
  version: number
  fields: Values
}

export interface Written {
  id: number
  version: number
}

/**
 * One kind of thing that files bring. Reading a file, recognising its columns and comparing it with what is there are
 * the same for all; a kind says what its values mean and how they are written.
 */
export interface Kind<Values> {
  columns: readonly ImportColumn[]
  /** The most rows of one file, where a row is more work than a person or a place. */
  rowsMax?: number
  /** No other transaction writes what decides on the rows until this one ends. */
  begin(tx: Tx): Promise<void>
  /** The records that are there, and the values of the file in their light. */
  judge(
    db: Reader,
    file: Records,
  ): Promise<{ judged: Judged<Values, FieldErrorCode>[]; known: Known<Values>[] }>
  /** The columns of the file among these values, laid over those of the record. */
  merge(before: Values, values: Values, fields: ReadonlySet<ImportField>): Values
  /**
   * In the order of the values.
   *
   * @param by the account that applies the file
   */
  create(tx: Tx, values: readonly Values[], by: number): Promise<Made[]>
  /** Returns the ids of those that were still of that version. */
  change(tx: Tx, changes: readonly Change<Values>[]): Promise<number[]>
  /** What the file says once more as it is known. */
  confirm?(tx: Tx, ids: readonly number[]): Promise<void>
  /** Deletes those that are still as they were made and that nothing refers to. Returns their ids. */
  deleteUnused(tx: Tx, made: readonly (Written & { messageKey: string | null })[]): Promise<number[]>
}
