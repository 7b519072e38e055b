import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { JSDOM } from 'jsdom'
import { build, type Manifest } from 'vite'
import { DRAWN_BY_BROWSER, HELD, PLACES, type WrittenPages } from '../written-pages.ts'
import { gatherStyles } from './gather-styles.ts'
import { listPageScripts } from './page-scripts.ts'
import { STYLES_OF_LIBRARIES } from './styles-of-libraries.ts'

const INLINE = join(import.meta.dirname, '../inline.ts')
const ROUTER_PRELOADS = 'link[rel="modulepreload"]'

/**
 * Finishes the pages that the router has written: `inline.ts` runs first in each, and the web server finds the places for
 * what it adds. Writes beside them which scripts every address needs and the hashes of all inline scripts.
 *
 * @param client the build's folder `client`
 */
export async function writePages(client: string, routes: readonly RouteConfigEntry[]): Promise<void> {
  const inline = await bundleInline()
  const alwaysNeeded = new Set<string>()
  const inlineScripts = new Set<string>()
  const inlineStyles = new Set(STYLES_OF_LIBRARIES)
  for (const file of globSync('**/*.html', { cwd: client })) {
    const dom = new JSDOM(readFileSync(join(client, file), 'utf8'))
    const { document } = dom.window
    for (const link of document.querySelectorAll(ROUTER_PRELOADS)) {
      if (file === DRAWN_BY_BROWSER) alwaysNeeded.add(link.getAttribute('href') ?? '')
      link.remove()
    }
    const start = document.querySelector('script[type="module"]:not([src])')
    if (start === null) throw new Error(`${file} does not start the application.`)
    start.setAttribute('type', HELD.script)
    const script = document.createElement('script')
    script.textContent = inline
    // The encoding is named first, as it has to be among the first kilobyte.
    document.querySelector('meta[charset]')?.after(document.createComment(PLACES.settings), script)
    document.head.append(document.createComment(PLACES.scripts))
    gatherStyles(document)
    for (const { textContent } of document.querySelectorAll('script:not([src])')) {
      inlineScripts.add(hashOf(textContent))
    }
    for (const { textContent } of document.querySelectorAll('style')) inlineStyles.add(hashOf(textContent))
    writeFileSync(join(client, file), dom.serialize())
  }
  const manifest = readManifest(client)
  const scripts = listPageScripts(manifest, routes).map((page) => ({
    ...page,
    scripts: [...new Set([...alwaysNeeded, ...page.scripts])],
  }))
  const write = (name: string, content: unknown) =>
    writeFileSync(join(dirname(client), name), JSON.stringify(content))
  write('page-scripts.json', scripts)
  write('pages.json', {
    inlineScripts: [...inlineScripts],
    inlineStyles: [...inlineStyles],
  } satisfies WrittenPages)
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}

function readManifest(client: string): Manifest {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  rmSync(join(client, '.vite'), { recursive: true })
  return manifest
}

/** With the client's own code for addresses and headers, so that what is asked early is what the client asks. */
async function bundleInline(): Promise<string> {
  const results = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry: INLINE, formats: ['iife'], name: 'firstPaint' } },
  })
  const outputs = [results].flat().flatMap((result) => ('output' in result ? result.output : []))
  const chunk = outputs.find((output) => output.type === 'chunk')
  if (chunk === undefined) throw new Error(`${INLINE} was built into nothing.`)
  return chunk.code
}
