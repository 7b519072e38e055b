import type { FieldError } from '@diatrivi/contract/errors'

/** Why a table is not read, for the person who sent it. */
export class TableRefused extends Error {
  readonly reason: FieldError

  constructor(reason: FieldError, options?: ErrorOptions) {
    super(reason.code, options)
    this.reason = reason
  }
}
