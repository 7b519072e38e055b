/** No answer is a page: a browser that opens one runs nothing, follows nothing, and shows it in no frame. */
export const NOTHING_ALLOWED = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  objectSrc: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
}

/** For what never became a request, and so meets none of the hooks that set headers. */
export const HEADERS_OF_NO_REQUEST = {
  'Content-Security-Policy':
    "default-src 'none';base-uri 'none';object-src 'none';form-action 'none';frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
}
