import type { FieldError } from '@diatrivi/contract/errors'

export interface TableLimits {
  rows: number
  columns: number
}

/** What became of a file: its rows, or why it is not read. */
export type TableOutcome = { rows: string[][] } | { refused: FieldError }

/** A reason for the person who uploaded the file. */
export class TableRefused extends Error {
  readonly reason: FieldError

  constructor(reason: FieldError, options?: ErrorOptions) {
    super(reason.code, options)
    this.reason = reason
  }
}
