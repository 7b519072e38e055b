/** A CV has at most so many bytes. */
export const CV_MAX_BYTES = 3_000_000
