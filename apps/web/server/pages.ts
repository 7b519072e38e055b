import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { matchRoutes } from 'react-router'
import type { PageScripts } from '../tooling/page-scripts.ts'
import { WRITTEN_PAGES } from '../tooling/written-pages.ts'
import { earlyCallsOf } from './early-calls.ts'
import { type Page, type PageSettings, preparePage, START } from './page.ts'
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
  const drawnByBrowser = readPage(folder, DRAWN_BY_BROWSER)
  const written = new Map<string, string>(
    WRITTEN_PAGES.map((path) => [path, readPage(folder, join(path, 'index.html'))]),
  )
  const addresses = readPageScripts(folder)
  const prepared = new Map<string, Page>()

  return (url) => {
    // With a question behind it the page is not the one that was written; `src/app/before-scripts.js` uses this.
    const asWritten = written.get(url)
    const [path = '/', search = ''] = url.split('?', 2)
    const match = matchRoutes(addresses, path)?.at(-1)?.route
    const early = earlyCallsOf(match?.path, search)
    const key = asWritten === undefined ? `drawn by the browser: ${match?.path} ${early?.call}` : url
    const page =
      prepared.get(key) ??
      preparePage(asWritten ?? drawnByBrowser, settings, {
        scripts: match?.scripts,
        writtenIn: asWritten && LANGUAGE_OF_BUILD,
        early,
      })
    prepared.set(key, page)
    return page
  }
}

/** @throws StartError too when the build starts its pages in another way than ours take up */
function readPage(folder: string, name: string): string {
  const page = readBuilt(folder, name)
  if (!page.includes(START))
    throw new StartError(`${join(folder, name)} does not start the web app: build it again.`)
  return page
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
