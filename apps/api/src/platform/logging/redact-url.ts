/** An address without what gives access: tokens travel in the query of a GET, as specified. */
export function redactUrl(url: string): string {
  return url.replace(/([?&](?:jwt_token|token|code|password)=)[^&#]*/gi, '$1[redacted]')
}
