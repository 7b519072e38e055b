import { type ApiError, isApiError, isOfProxy } from '@diatrivi/client/api-error'
import { m } from '../../paraglide/messages.js'
import { isFailedPart } from './failed-parts.ts'

/** Returns the sentence for a person: the API's where it sent one, else ours. */
export function errorMessage(error: unknown): string {
  if (isFailedPart(error)) return m.errors_incomplete()
  if (!isApiError(error)) return m.errors_unknown()
  const sentence = error.message || ownSentence(error)
  if (error.status !== 429 || error.retryAfterSeconds === null) return sentence
  return `${sentence} ${m.errors_wait_seconds({ seconds: error.retryAfterSeconds })}`
}

/** The sentence where no answer came, or a proxy answered in its own words. */
function ownSentence(error: ApiError): string {
  const { code, status } = error
  if (code === 'offline' || code === 'late') return `${unansweredTitle()} ${m.errors_check_connection()}`
  if (code === 'file_changed') return m.errors_file_changed()
  if (status === 413) return m.errors_too_large()
  return isOfProxy(error) ? m.errors_unavailable() : m.errors_unknown()
}

/** The browser knows when it has no network at all; where it has one, the server does not answer. */
function unansweredTitle(): string {
  return navigator.onLine ? m.shell_unreachable_title() : m.shell_offline_title()
}
