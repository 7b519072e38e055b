/** Addresses whose page is drawn at build time: the browser shows it before any script has come. */
export const WRITTEN_PAGES = ['/', '/login'] as const
