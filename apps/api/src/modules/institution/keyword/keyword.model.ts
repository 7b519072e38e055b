/** The subject of kept answers that are made of the keywords in use. */
export const KEYWORDS = 'keywords'
