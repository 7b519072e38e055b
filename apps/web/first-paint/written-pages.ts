/** Addresses whose page is drawn at build time: the browser shows it before any script has come. */
export const WRITTEN_PAGES = ['/', '/login'] as const
/** The page that the browser draws by itself, whatever the address. */
export const DRAWN_BY_BROWSER = '__spa-fallback.html'
/** The language of these pages; the reader's own is known to the browser alone. */
export const LANGUAGE_OF_BUILD = 'el'

/** What scripts are until `inline.ts` lets them come and start: nothing that a browser fetches or runs. */
export const HELD = { link: 'after-paint', script: 'text/held' } as const

/** What the build says of all pages, in `pages.json`. */
export interface WrittenPages {
  /** Hashes of the scripts that stand in the pages; no other inline script may run. */
  inlineScripts: readonly string[]
  /** And of the styles; no other style element may style anything. */
  inlineStyles: readonly string[]
}

/** Comments that the build writes into every page, and that the web server replaces with what only it knows. */
export const PLACES = { settings: 'settings of the installation', scripts: 'scripts of the address' } as const
