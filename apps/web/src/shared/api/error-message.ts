import { isApiError } from '@diatrivi/client/api-error'
import { m } from '../../paraglide/messages.js'
import { isFailedPart } from './failed-parts.ts'

/** Returns the sentence for a person: the API's where it sent one, else ours. */
export function errorMessage(error: unknown): string {
  if (isFailedPart(error)) return m.errors_incomplete()
  if (!isApiError(error)) return m.errors_unknown()
  if (error.code === 'offline') return m.errors_offline()
  const sentence = error.message || (error.status === 503 ? m.errors_unavailable() : m.errors_unknown())
  if (error.status !== 429 || error.retryAfterSeconds === null) return sentence
  return `${sentence} ${m.errors_wait_seconds({ seconds: error.retryAfterSeconds })}`
}
