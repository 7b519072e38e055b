import { FIELD_ERROR_CODES, type FieldError, type FieldErrorCode } from '@diatrivi/contract/errors'
import type { z } from 'zod'
import type { FieldErrors } from '../../refusal/refusal.ts'

type Issue = z.core.$ZodIssue

const KNOWN: ReadonlySet<string> = new Set(FIELD_ERROR_CODES)

/** What an issue is called when its schema gives it no name of ours. */
export const nameIssue: z.core.$ZodErrorMap = (issue) =>
  issue.input === undefined || issue.input === null ? 'required' : 'invalid'

/** One error a field, the first; all wrong fields at once. */
export function fieldErrors(issues: readonly Issue[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of issues) {
    for (const field of fieldsOf(issue)) errors[field] ??= fieldError(issue)
  }
  return errors
}

/** What no schema knows is named itself. */
const fieldsOf = (issue: Issue): string[] =>
  issue.code === 'unrecognized_keys' ? issue.keys : [fieldOf(issue.path)]

/**
 * The field as the form knows it: the innermost name, so `thesisTitle` for `thesis.thesisTitle`,
 * and the list itself for what is wrong inside one of its entries.
 */
function fieldOf(path: readonly PropertyKey[]): string {
  const indexAt = path.findIndex((step) => typeof step === 'number')
  const names = indexAt === -1 ? path : path.slice(0, indexAt)
  return String(names.at(-1) ?? 'body')
}

function fieldError(issue: Issue): FieldError {
  const code = KNOWN.has(issue.message) ? (issue.message as FieldErrorCode) : 'invalid'
  const limit = limitOf(issue)
  return limit === undefined ? { code } : { code, limit }
}

function limitOf(issue: Issue): number | undefined {
  if (issue.code === 'too_big') return Number(issue.maximum)
  if (issue.code === 'too_small') return Number(issue.minimum)
  return undefined
}
