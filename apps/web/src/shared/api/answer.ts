import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@diatrivi/contract/errors'
import { ApiError } from './api-error.ts'
import type { Answer } from './send.ts'

const isJson = (answer: Answer) => /\bjson\b/.test(answer.header('content-type') ?? '')

/** Returns JSON as its value (a number may be a whole answer) and anything else as text. */
export function unwrap(answer: Answer): unknown {
  if (answer.status >= 400) throw refusalOf(answer)
  if (!isJson(answer)) return answer.text
  return answer.text === '' ? null : JSON.parse(answer.text)
}

function refusalOf(answer: Answer): ApiError {
  const retryAfter = Number(answer.header('retry-after') ?? Number.NaN)
  const body = isJson(answer) ? readBody(answer.text) : null
  return new ApiError({
    status: answer.status,
    code: body?.code !== undefined && isErrorCode(body.code) ? body.code : 'unknown',
    message: body?.message ?? '',
    fields: body?.fields ?? {},
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
  })
}

function isErrorCode(code: string): code is ErrorCode {
  return code in ERROR_STATUS
}

/** A proxy may cut a body short; the status alone still says that the call was refused. */
function readBody(text: string): Partial<ErrorBody> | null {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : null
  } catch {
    return null
  }
}
