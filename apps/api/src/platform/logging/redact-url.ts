/** An address without what gives access: older clients send their token in the query of a GET. */
export function redactUrl(url: string): string {
  return url.replace(/([?&](?:jwt_token|token|code|password)=)[^&#]*/gi, '$1[redacted]')
}
