import type { ErrorCode } from '@diatrivi/contract/errors'

/**
 * `offline`: no answer came at all. `late`: none came in time. `file_changed`: the file that was chosen is gone, or no
 * longer the same, so that nothing was sent. `unknown`: an answer without a code, for instance of a proxy.
 */
export type ApiErrorCode = ErrorCode | 'offline' | 'late' | 'file_changed' | 'unknown'

export interface ApiErrorFacts {
  /** The HTTP status; 0 when no answer came. */
  status: number
  code: ApiErrorCode
  /** A sentence in the reader's language, empty when the API gave none. */
  message: string
  /** Field -> sentence, for input that the person can correct. */
  fields?: Record<string, string>
  retryAfterSeconds?: number | null
}

export class ApiError extends Error {
  readonly status: number
  readonly code: ApiErrorCode
  readonly fields: Readonly<Record<string, string>>
  readonly retryAfterSeconds: number | null

  constructor({ status, code, message, fields = {}, retryAfterSeconds = null }: ApiErrorFacts) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export function isApiError(error: unknown, code?: ApiErrorCode): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code)
}

/** Whether the token is of no use any more. */
export function isSessionEnd(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** Answers of a proxy that found no server behind it, or waited in vain. */
const OF_NOBODY: readonly number[] = [502, 503, 504]

/** Whether a proxy has answered, because the API did not. */
export function isOfProxy(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unknown' && OF_NOBODY.includes(error.status)
}

/** Whether the same call may succeed when it is simply repeated. What was waited for in vain is not waited for again. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.code === 'offline' || error.status === 502 || error.status === 503
}

/** The call went out, and no server answered. */
export function noAnswer(code: 'offline' | 'late' | 'file_changed' = 'offline'): ApiError {
  return new ApiError({ status: 0, code, message: '' })
}
