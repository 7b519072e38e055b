import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { matchRoutes, type Params } from 'react-router'
import type { PageScripts } from '../first-paint/at-build/page-scripts.ts'
import { firstQuestionsOf } from '../first-paint/first-questions.ts'
import {
  DRAWN_BY_BROWSER,
  LANGUAGE_OF_BUILD,
  WRITTEN_PAGES,
  type WrittenPages,
} from '../first-paint/written-pages.ts'
import { endsInPunctuation, meantAddress } from './meant-address.ts'
import { type Page, type PageSettings, preparePage } from './page.ts'
import { StartError } from './settings.ts'

export interface FoundPage extends Page {
  /** Whether the address is one of the web app's; the page of any other says that it is not. */
  isKnown: boolean
  /** The address of the web app that was meant by one that is not. */
  meant: string | null
}

/**
 * The page for an address without its host: as the build wrote it, with what only the server knows, and with the names
 * of the scripts that its address needs. Each is prepared once.
 *
 * @param folder the build's `client`
 * @throws StartError when the web app is not built
 */
export function createPages(folder: string, settings: PageSettings): (url: string) => FoundPage {
  const drawnByBrowser = readBuilt(folder, DRAWN_BY_BROWSER)
  const written = new Map<string, string>(
    WRITTEN_PAGES.map((path) => [path, readBuilt(folder, join(path, 'index.html'))]),
  )
  const addresses = JSON.parse(readBuilt(dirname(folder), 'page-scripts.json')) as PageScripts[]
  const built = JSON.parse(readBuilt(dirname(folder), 'pages.json')) as WrittenPages
  const prepared = new Map<string, Page>()

  return (url) => {
    // With a question behind it the page is not the one that was written; `first-paint/inline.ts` uses this.
    const asWritten = written.get(url)
    const [, search = ''] = url.split('?', 2)
    const found = findRoute(addresses, url)
    const match = found?.route
    const questions = firstQuestionsOf(match?.path, search)
    const key =
      asWritten === undefined ? `drawn by the browser: ${match?.path} ${questions?.question?.route}` : url
    const page =
      prepared.get(key) ??
      preparePage(asWritten ?? drawnByBrowser, settings, {
        ...built,
        scripts: match?.scripts,
        writtenIn: asWritten && LANGUAGE_OF_BUILD,
        questions,
      })
    prepared.set(key, page)
    const isPage = isKnown(found)
    const meant = isPage ? null : meantAddress(url)
    return {
      ...page,
      isKnown: isPage,
      meant: meant !== null && isKnown(findRoute(addresses, meant)) ? meant : null,
    }
  }
}

function findRoute(addresses: PageScripts[], url: string) {
  return matchRoutes(addresses, url.split(/[?#]/, 1)[0] ?? '/')?.at(-1)
}

interface Found {
  route: PageScripts
  params: Readonly<Params>
  pathname: string
}

/** Any two words are an address of older clients, of which the second is the number of a thesis. */
function isKnown(found: Found | undefined): boolean {
  if (found === undefined) return false
  const { route, params, pathname } = found
  const isOurs = !route.path.endsWith('*') && /^(?:[1-9]\d*)?$/.test(params.thesisId ?? '')
  return isOurs && !endsInPunctuation(pathname)
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
