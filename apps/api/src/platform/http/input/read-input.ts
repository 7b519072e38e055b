import type { Endpoint } from '@diatrivi/contract/endpoint'
import type { z } from 'zod'
import { Refusal } from '../../refusal/refusal.ts'
import { fieldErrors, nameIssue } from './field-errors.ts'

export interface RawInput {
  params: unknown
  query: unknown
  body: unknown
}

/** Judges all three parts before it refuses, so that every wrong field is named at once. */
export function readInput(endpoint: Endpoint, raw: RawInput): RawInput {
  const issues: z.core.$ZodIssue[] = []

  function read(schema: z.ZodType | undefined, value: unknown): unknown {
    if (schema === undefined) return undefined
    const parsed = schema.safeParse(value, { error: nameIssue })
    if (parsed.success) return parsed.data
    issues.push(...parsed.error.issues)
    return undefined
  }

  const input = {
    params: read(endpoint.params, raw.params),
    query: read(endpoint.query, withoutToken(raw.query)),
    // A missing body is an empty one: the answer then names the fields that it lacks.
    body: read(endpoint.body, raw.body ?? {}),
  }
  if (issues.length > 0) throw new Refusal('validation', { fields: fieldErrors(issues) })
  return input
}

/** A token in the query says who asks, and is no field of what is asked. */
function withoutToken(query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return query
  return Object.fromEntries(Object.entries(query).filter(([name]) => name !== 'jwt_token'))
}
