import type { ErrorBody } from '@diatrivi/contract/errors'
import { ApiError } from './api-error.ts'

/** An answer of the API, read to its end. */
export interface Answer {
  status: number
  header: (name: string) => string | null
  text: string
}

const isOfKind = (answer: Answer, kind: RegExp) => kind.test(answer.header('content-type') ?? '')
const isJson = (answer: Answer) => isOfKind(answer, /\bjson\b/)

/** Returns JSON as its value (a number may be a whole answer) and anything else as text. */
export function unwrap(answer: Answer): unknown {
  // The API sends no page: a hotel's network or a proxy does, also with a status that tells of success.
  if (answer.status >= 400 || isOfKind(answer, /\bhtml\b/)) throw refusalOf(answer)
  if (!isJson(answer)) return answer.text
  return answer.text === '' ? null : JSON.parse(answer.text)
}

function refusalOf(answer: Answer): ApiError {
  const retryAfter = Number(answer.header('retry-after') ?? Number.NaN)
  const body = isJson(answer) ? readBody(answer.text) : null
  return new ApiError({
    status: answer.status,
    // One of a newer API is handed on; the table of all codes would weigh on every page.
    code: body?.code ?? 'unknown',
    message: body?.message ?? '',
    fields: body?.fields ?? {},
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
  })
}

/** A proxy may cut a body short or send its own, without a code; the status alone still says that the call was refused. */
function readBody(text: string): Partial<ErrorBody> | null {
  try {
    const body: Partial<ErrorBody> | null = JSON.parse(text)
    return typeof body?.code === 'string' ? body : null
  } catch {
    return null
  }
}

export async function readAnswer(response: Response): Promise<Answer> {
  return {
    status: response.status,
    header: (name) => response.headers.get(name),
    text: await response.text(),
  }
}
