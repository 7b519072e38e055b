/** The encodings of answers, the best first. */
export const ENCODINGS = ['br', 'gzip'] as const

/** Bytes of a text below which it is sent as it is. */
export const WORTH_COMPRESSING = 2_048
