import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { matchRoutes } from 'react-router'
import type { PageScripts } from '../tooling/page-scripts.ts'
import { WRITTEN_PAGES } from '../tooling/written-pages.ts'
import { type Page, type PageSettings, preparePage } from './page.ts'
import { StartError } from './settings.ts'

/** What of a request decides which page it gets. */
export interface Visit {
  /** The address without the host: `/login?expired=1`. */
  url: string
  cookie?: string | undefined
}

/** The page that the browser draws by itself, whatever the address. */
const DRAWN_BY_BROWSER = '__spa-fallback.html'
/** Set by the language switch. The pages that are drawn at build time are drawn in Greek. */
const OTHER_LANGUAGE = /(?:^|;\s*)PARAGLIDE_LOCALE=(?!el\b)/

/**
 * The page for a visit: as the build wrote it, with what only the server knows, and with the names of the scripts that
 * its address needs. Each is prepared once.
 *
 * @param folder the build's `client`
 * @throws StartError when the web app is not built
 */
export function createPages(folder: string, settings: PageSettings): (visit: Visit) => Page {
  const drawnByBrowser = readBuilt(folder, DRAWN_BY_BROWSER)
  const written = new Map<string, string>(
    WRITTEN_PAGES.map((path) => [path, readBuilt(folder, join(path, 'index.html'))]),
  )
  const addresses = readPageScripts(folder)
  const prepared = new Map<string, Page>()

  return ({ url, cookie = '' }) => {
    const { pathname, search } = new URL(url, 'http://page')
    const isAsWritten = search === '' && !OTHER_LANGUAGE.test(cookie)
    const built = (isAsWritten ? written.get(pathname) : undefined) ?? drawnByBrowser
    const match = matchRoutes(addresses, pathname)?.at(-1)?.route
    const key = `${built === drawnByBrowser ? '' : pathname} ${match?.path}`
    const page =
      prepared.get(key) ??
      preparePage(built, settings, { scripts: match?.scripts, isWritten: built !== drawnByBrowser })
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
