/** In Greek and in English. */
export type Bilingual = readonly [greek: string, english: string]

/** What a file may call one thing: our own words, the Greek one first, and then others that mean the same. */
export type BilingualWithOthers = readonly [greek: string, english: string, ...others: string[]]
