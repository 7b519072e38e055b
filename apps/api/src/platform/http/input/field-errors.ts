import { FIELD_ERROR_CODES, type FieldError, type FieldErrorCode } from '@diatrivi/contract/errors'
import type { z } from 'zod'
import type { FieldErrors } from '../../refusal/refusal.ts'

type Issue = z.core.$ZodIssue

const KNOWN: ReadonlySet<string> = new Set(FIELD_ERROR_CODES)

/** What an issue is called when its schema gives it no name of ours. */
export const nameIssue: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') return 'unknown_field'
  return issue.input === undefined || issue.input === null ? 'required' : 'invalid'
}

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

/** The tag editor sends each keyword in an object; a wrong one has always been an error of the whole list. */
const WITHOUT_FIELDS: ReadonlySet<string> = new Set(['keywords'])

/**
 * The field as the form knows it: the innermost name, so `thesisTitle` for `thesis.thesisTitle`. A field of an entry
 * is named from its list on, so `seats.0.surname`; what is wrong with a bare entry is wrong with the list.
 */
function fieldOf(path: readonly PropertyKey[]): string {
  const indexAt = path.findIndex((step) => typeof step === 'number')
  if (indexAt === -1) return String(path.at(-1) ?? 'body')
  const list = String(path[indexAt - 1] ?? 'body')
  const inEntry = path.slice(indexAt).map(String)
  return inEntry.length === 1 || WITHOUT_FIELDS.has(list) ? list : [list, ...inEntry].join('.')
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
