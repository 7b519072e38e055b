import { createHash } from 'node:crypto'
import { type EarlyCalls, PROFILE_CALLS } from './early-calls.ts'
import type { InstallationFacts } from './installation.ts'
import type { MapTiles } from './map-tiles.ts'

export interface Page {
  html: string
  contentSecurityPolicy: string
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** What only the server knows when it starts. */
export interface PageSettings {
  apiUrl: string
  /** Characters of the shortest password, where the rule is not told by the application itself. */
  passwordMinLength?: number | undefined
  /** Who runs the application, as the legal pages name them. */
  installation?: InstallationFacts | undefined
  /** The streets of the map, when the installation has a place to get them from. */
  mapTiles?: MapTiles | null | undefined
}

export interface PageNeeds {
  /** Addresses of the scripts that it will ask for. */
  scripts?: readonly string[] | undefined
  /** The language that the build has written it in: it can be read before they come, and they wait until it is drawn. */
  writtenIn?: string | undefined
  /** What it will ask the API, and can ask before its scripts are here. */
  early?: EarlyCalls | undefined
}

/** What the router's build writes to start the application. */
export const START = '<script type="module" async="">'
/** Begun by `src/app/before-scripts.js`, which first lets the parts be read one by one. */
const START_HELD = '<script type="text/held">'
/** Those that begin something, and do not only say what there is: the entry starts the application. */
const STARTER = /\/entry\.client-/
const PRELOADED_SCRIPT = /<link rel="modulepreload" href="([^"]*)"\/>/g

/**
 * A page as the build wrote it, with the API's address and who runs it in its head, with the names of the scripts that
 * it will need, and the policy that fits it. The router needs a few inline scripts; they are the same for everybody, so
 * their hashes are enough and nothing else may run.
 */
export function preparePage(
  built: string,
  { apiUrl, passwordMinLength, installation = {}, mapTiles = null }: PageSettings,
  { scripts = [], writtenIn, early }: PageNeeds = {},
): Page {
  const facts = Object.entries(installation).map(([fact, value]) => meta(`installation-${fact}`, value))
  const rules =
    passwordMinLength === undefined ? [] : [meta('password-min-length', String(passwordMinLength))]
  const streets = mapTiles
    ? [meta('map-tiles', mapTiles.url), meta('map-attribution', mapTiles.attribution)]
    : []
  const language = writtenIn === undefined ? [] : [meta('written-in', writtenIn)]
  const calls = early === undefined ? [] : [meta('early-call', early.call)]
  if (early?.next) calls.push(meta('early-next', `${early.next.place} ${early.next.call}`))
  if (early?.wantsProfile) calls.push(meta('early-profile', JSON.stringify(PROFILE_CALLS)))
  const head = [
    '<head>',
    meta('api-url', apiUrl),
    ...rules,
    ...language,
    ...calls,
    ...facts,
    ...streets,
  ].join('')
  const named = new Set([...built.matchAll(PRELOADED_SCRIPT)].map(([, address]) => address))
  const preload = (address: string) => preloadLink(address, writtenIn === undefined)
  const unnamed = scripts.filter((address) => !named.has(address))
  const html = built
    // A function, because `$&` in somebody's name would mean something in a replacement text.
    .replace('<head>', () => head)
    .replace(PRELOADED_SCRIPT, (_link, address: string) => preload(address))
    .replace('</head>', () => `${unnamed.map(preload).join('')}</head>`)
    .replace(START, START_HELD)
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, code = '']) => {
    return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
  })
  const apiOrigin = new URL(apiUrl).origin
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...new Set(hashes)],
    // Emotion writes style elements while the page lives, and the page is one file for everybody, so there is no
    // request to make a nonce for. Styles alone cannot run anything.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", apiOrigin, 'data:', 'blob:', ...(mapTiles ? [new URL(mapTiles.url).origin] : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", apiOrigin],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  const contentSecurityPolicy = Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
  return { html, contentSecurityPolicy }
}

/**
 * Together, and not one after the other as they import each other; but after what the first paint needs, and where there
 * is something to read without them, after the paint itself.
 */
function preloadLink(address: string, isAtOnce: boolean): string {
  const rel = isAtOnce ? 'modulepreload' : 'after-paint'
  const part = STARTER.test(address) ? '' : ' data-part=""'
  return `<link rel="${rel}" href="${escapeAttribute(address)}" fetchpriority="low"${part}/>`
}

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeAttribute(content)}"/>`
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}
