import type { Endpoint } from '@diatrivi/contract/endpoint'

/** The body of an answer. One that its schema refuses is our error: logged, answered as `internal`, without its data. */
export function checkedBody(endpoint: Endpoint, body: unknown): unknown {
  const checked = endpoint.response.safeParse(body)
  if (!checked.success) throw new ResponseMismatch(endpoint.name, checked.error.issues)
  return checked.data
}

class ResponseMismatch extends Error {
  override name = 'ResponseMismatch'

  constructor(endpoint: string, issues: readonly { path: readonly PropertyKey[]; code?: string }[]) {
    const where = issues.map(({ path, code }) => `${path.map(String).join('.')} (${code})`)
    super(`the answer of ${endpoint} does not match its schema: ${where.join(', ')}`)
  }
}
