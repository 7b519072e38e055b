/** No answer is a page: a browser that opens one runs nothing, follows nothing, and shows it in no frame. */
export const NOTHING_ALLOWED = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
}

/** Headers of answers to what never became a request, and so meets none of the hooks that set headers. */
export const HEADERS_OF_NO_REQUEST = {
  'Content-Security-Policy': Object.entries(NOTHING_ALLOWED)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';'),
  'X-Content-Type-Options': 'nosniff',
}
