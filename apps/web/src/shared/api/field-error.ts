import { isApiError } from '@diatrivi/client/api-error'

/** What the API finds wrong with one field, for a form of that field alone. */
export function fieldError(error: unknown, field: string): string | undefined {
  return isApiError(error) ? error.fields[field] : undefined
}
