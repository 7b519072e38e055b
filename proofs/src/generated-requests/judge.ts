import { documentedCodes } from '@diatrivi/api/platform/http/openapi/error-responses'
import type { Endpoint } from '@diatrivi/contract/endpoint'
import { ERROR_STATUS, type ErrorCode } from '@diatrivi/contract/errors'
import { z } from 'zod'

/** What any call may be answered, whatever the endpoint: the request itself is torn, too large or of the wrong kind. */
const ANYWHERE: readonly ErrorCode[] = [
  'malformed_body',
  'body_too_large',
  'media_type_not_accepted',
  'route_not_found',
  'version_conflict',
]

const Refused = z.strictObject({
  status: z.int(),
  code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
  message: z.string().min(1),
  fields: z.record(z.string(), z.string().min(1)).optional(),
  requestId: z.string().optional(),
})

export interface Happened {
  endpoint: Endpoint
  status: number
  text: string
  milliseconds: number
  /** The tables that changed meanwhile. */
  changed: readonly string[]
}

/** What is wrong with an answer; empty when nothing is. */
export function wrongWith(
  { endpoint, status, text, milliseconds, changed }: Happened,
  longestMs = Number.POSITIVE_INFINITY,
): string[] {
  return [
    ...(milliseconds > longestMs ? [`it took ${Math.round(milliseconds)} ms`] : []),
    ...(status >= 500 ? [`it was answered ${status}: ${text}`] : []),
    ...(status >= 400 && changed.length > 0 ? [`it was refused, and changed ${changed.join(', ')}`] : []),
    ...(status < 400 ? wrongWithSuccess(endpoint, status, text) : wrongWithRefusal(endpoint, status, text)),
  ]
}

function wrongWithSuccess(endpoint: Endpoint, status: number, text: string): string[] {
  if (![200, 206, 304].includes(status)) return [`it was answered ${status}`]
  const isBytes = endpoint.answer === 'file' || endpoint.answer === 'archive'
  if (isBytes || endpoint.answer === 'events' || status === 304) return []
  const checked = endpoint.response.safeParse(endpoint.answer === 'text' ? text : jsonOf(text))
  return checked.success ? [] : [`its answer is outside its schema: ${checked.error.message}`]
}

function wrongWithRefusal(endpoint: Endpoint, status: number, text: string): string[] {
  // Only of a file, whose own headers then say how long it is.
  if (status === 416 && endpoint.answer === 'file') return []
  const checked = Refused.safeParse(jsonOf(text))
  if (!checked.success) return [`its refusal is outside its schema: ${checked.error.message}`]
  const { code } = checked.data
  return [
    ...(checked.data.status === status && ERROR_STATUS[code] === status
      ? []
      : [`${code} came with ${status}`]),
    ...([...documentedCodes(endpoint), ...ANYWHERE].includes(code)
      ? []
      : [`its document does not name ${code}`]),
  ]
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
