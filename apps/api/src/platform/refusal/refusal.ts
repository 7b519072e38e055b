import {
  ERROR_STATUS,
  type ErrorCode,
  type FieldError,
  type FieldErrorCode,
  type RefusalFacts,
} from '@diatrivi/contract/errors'
import type { Decision } from '@diatrivi/domain/shared/decision'

export type FieldErrors = Record<string, FieldError>

interface Circumstances {
  fields?: FieldErrors
  facts?: RefusalFacts
  retryAfterSeconds?: number
  /** For the log only. */
  cause?: unknown
}

/** A refusal on its way to the caller: a code of the contract's table; HTTP adds the sentence. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode
  readonly status: number
  readonly fields: FieldErrors | undefined
  /** What the sentence of the code speaks of. */
  readonly facts: RefusalFacts | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, { fields, facts, retryAfterSeconds, cause }: Circumstances = {}) {
    super(code, { cause })
    this.code = code
    this.status = ERROR_STATUS[code]
    this.fields = fields
    this.facts = facts
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Refuses what the domain refuses, for the domain's reason. */
export function enforce(decision: Decision<ErrorCode>): void {
  if (!decision.allowed) throw new Refusal(decision.reason)
}

/** What the sentence of each code speaks of, where it speaks of figures. */
export type FactsByCode = Partial<Record<ErrorCode, RefusalFacts>>

/** Refuses with the figures that the sentence of the code speaks of. */
export function enforceWith(decision: Decision<ErrorCode>, facts: FactsByCode): void {
  if (decision.allowed) return
  const figures = facts[decision.reason]
  throw new Refusal(decision.reason, figures === undefined ? {} : { facts: figures })
}

/** The row, or 404: also for what the caller may not know to exist. */
export function found<Row>(row: Row | null | undefined): Row {
  if (row === null || row === undefined) throw new Refusal('not_found')
  return row
}

/** 400 for what only the database knows of a field, such as a department that does not exist. */
export function invalidFields(fields: Record<string, FieldErrorCode | FieldError>): Refusal {
  const entries = Object.entries(fields).map(([name, error]): [string, FieldError] => [
    name,
    typeof error === 'string' ? { code: error } : error,
  ])
  return new Refusal('validation', { fields: Object.fromEntries(entries) })
}

/** Refuses to overwrite what another person has written since the caller read it. */
export function enforceVersion(ifMatch: number | null, row: { version: number }): void {
  if (ifMatch !== null && ifMatch !== row.version) throw new Refusal('version_conflict')
}
