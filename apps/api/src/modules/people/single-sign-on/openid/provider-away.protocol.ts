import * as client from 'openid-client'

/** Whether the provider did not answer, or answered that something is wrong with itself. */
export function isAway(error: unknown): boolean {
  if (error instanceof client.ResponseBodyError) return error.status >= 500
  if (error instanceof client.ClientError) {
    const { cause } = error
    return error.code === 'OAUTH_TIMEOUT' || (cause instanceof Response && cause.status >= 500)
  }
  return error instanceof TypeError
}

/** Whether what was found belongs to another provider: another person may have put it there. */
export function isOfAnother(error: unknown): boolean {
  return error instanceof client.ClientError && error.code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED'
}

/** The code of a broken connection, such as ECONNREFUSED or CERT_HAS_EXPIRED; undefined where there is none. */
export function codeOf(cause: unknown): string | undefined {
  const { code } = (cause ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : undefined
}

/** Whether the connection ended because of the certificate. */
export function isUntrusted(error: unknown): boolean {
  return error instanceof Error && /CERT|SIGNATURE|ERR_TLS/.test(codeOf(error.cause) ?? '')
}
