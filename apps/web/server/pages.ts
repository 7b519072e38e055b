import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { matchRoutes } from 'react-router'
import type { PageScripts } from '../tooling/page-scripts.ts'
import { WRITTEN_PAGES } from '../tooling/written-pages.ts'
import { type Page, type PageSettings, preparePage } from './page.ts'
import { StartError } from './settings.ts'

/** The page that the browser draws by itself, whatever the address. */
const DRAWN_BY_BROWSER = '__spa-fallback.html'
/** Of the pages that the build writes; the reader's own is known to the browser alone. */
const LANGUAGE_OF_BUILD = 'el'

/**
 * The page for an address without its host: as the build wrote it, with what only the server knows, and with the names
 * of the scripts that its address needs. Each is prepared once.
 *
 * @param folder the build's `client`
 * @throws StartError when the web app is not built
 */
export function createPages(folder: string, settings: PageSettings): (url: string) => Page {
  const drawnByBrowser = readBuilt(folder, DRAWN_BY_BROWSER)
  const written = new Map<string, string>(
    WRITTEN_PAGES.map((path) => [path, readBuilt(folder, join(path, 'index.html'))]),
  )
  const addresses = readPageScripts(folder)
  const prepared = new Map<string, Page>()

  return (url) => {
    // With a question behind it the page is not the one that was written; `src/app/before-scripts.js` uses this.
    const asWritten = written.get(url)
    const match = matchRoutes(addresses, url.split('?', 1)[0] ?? '/')?.at(-1)?.route
    const key = asWritten === undefined ? `drawn by the browser: ${match?.path}` : url
    const page =
      prepared.get(key) ??
      preparePage(asWritten ?? drawnByBrowser, settings, {
        scripts: match?.scripts,
        writtenIn: asWritten && LANGUAGE_OF_BUILD,
      })
    prepared.set(key, page)
    return page
  }
}

function readBuilt(folder: string, name: string): string {
  const file = join(folder, name)
  if (!existsSync(file)) {
    throw new StartError(
      `The web app is not built: ${file} is missing. Run "npm run build -w @diatrivi/web" first.`,
    )
  }
  return readFileSync(file, 'utf8')
}

function readPageScripts(folder: string): PageScripts[] {
  return JSON.parse(readBuilt(dirname(folder), 'page-scripts.json')) as PageScripts[]
}
