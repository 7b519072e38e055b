/** The largest CV, in bytes. */
export const CV_MAX_BYTES = 3_000_000
