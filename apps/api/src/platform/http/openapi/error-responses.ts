import { isCreatingCall } from '@diatrivi/contract/creating-calls'
import { type Endpoint, needsNoSession } from '@diatrivi/contract/endpoint'
import { ERROR_STATUS, type ErrorCode } from '@diatrivi/contract/errors'

export const errorSchema = {
  type: 'object',
  required: ['status', 'code', 'message'],
  properties: {
    status: { type: 'integer', description: 'The HTTP status' },
    code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
    message: {
      type: 'string',
      description: 'A sentence in Greek, or in English when Accept-Language prefers it',
    },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    requestId: { type: 'string' },
  },
}

/** The refusals that an endpoint names, and those that go with what it takes and whom it admits. */
export function errorResponses(endpoint: Endpoint): Record<string, unknown> {
  const codesByStatus = new Map<number, ErrorCode[]>()
  for (const code of documentedCodes(endpoint)) {
    const status = ERROR_STATUS[code]
    codesByStatus.set(status, [...(codesByStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...codesByStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\``).join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}

export function documentedCodes(endpoint: Endpoint): ReadonlySet<ErrorCode> {
  return new Set([...impliedCodes(endpoint), ...(endpoint.errors ?? [])])
}

function impliedCodes(endpoint: Endpoint): ErrorCode[] {
  const takesInput = endpoint.params ?? endpoint.query ?? endpoint.body ?? endpoint.file
  const codes: ErrorCode[] = ['database_unavailable']
  if (endpoint.file !== undefined || endpoint.answer === 'file') codes.push('storage_unavailable')
  if (endpoint.file !== undefined) codes.push('file_infected', 'scanner_unavailable')
  if (endpoint.answer === 'file') codes.push('file_gone')
  if (endpoint.file !== undefined) codes.push('too_many_uploads', 'upload_quota_reached')
  if (takesInput !== undefined) codes.push('validation')
  if (isCreatingCall(endpoint.name)) codes.push('idempotency_mismatch')
  if (endpoint.paged === 'cap') codes.push('page_required')
  if (!needsNoSession(endpoint.access)) codes.push('unauthenticated', 'session_expired')
  if (endpoint.access.kind === 'signedIn') {
    codes.push('inactive_account', 'wrong_role')
    const { roles, beforeSecondFactor } = endpoint.access
    if (roles.includes('administrator') && beforeSecondFactor !== true) codes.push('second_factor_required')
  }
  return codes
}
