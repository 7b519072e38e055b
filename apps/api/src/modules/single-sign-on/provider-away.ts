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
