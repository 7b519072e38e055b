import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { matchRoutes } from 'react-router'
import type { PageScripts } from '../first-paint/at-build/page-scripts.ts'
import { firstQuestionsOf } from '../first-paint/first-questions.ts'
import {
  DRAWN_BY_BROWSER,
  LANGUAGE_OF_BUILD,
  WRITTEN_PAGES,
  type WrittenPages,
} from '../first-paint/written-pages.ts'
import { type Page, type PageSettings, preparePage } from './page.ts'
import { StartError } from './settings.ts'

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
  const addresses = JSON.parse(readBuilt(dirname(folder), 'page-scripts.json')) as PageScripts[]
  const built = JSON.parse(readBuilt(dirname(folder), 'pages.json')) as WrittenPages
  const prepared = new Map<string, Page>()

  return (url) => {
    // With a question behind it the page is not the one that was written; `first-paint/inline.ts` uses this.
    const asWritten = written.get(url)
    const [path = '/', search = ''] = url.split('?', 2)
    const match = matchRoutes(addresses, path)?.at(-1)?.route
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
