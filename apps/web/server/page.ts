import type { PasswordRule } from '@diatrivi/domain/people/account/password-rule'
import type { FirstQuestions } from '../first-paint/first-questions.ts'
import { HELD, PLACES, type WrittenPages } from '../first-paint/written-pages.ts'
import type { InstallationFacts } from './installation.ts'
import type { MapTiles } from './map-tiles.ts'
import { StartError } from './settings.ts'

export interface Page {
  html: string
  contentSecurityPolicy: string
}

/** What only the server knows when it starts. */
export interface PageSettings {
  apiUrl: string
  /** What new passwords have to be, where the application itself does not know. */
  passwordRule?: PasswordRule | undefined
  /** Who runs the application, as the legal pages name them. */
  installation?: InstallationFacts | undefined
  /** The streets of the map, when the installation has a place to get them from. */
  mapTiles?: MapTiles | null | undefined
}

export interface PageNeeds extends Partial<WrittenPages> {
  /** Addresses of the scripts that it will ask for. */
  scripts?: readonly string[] | undefined
  /** The language that the build has written it in, where it can be read before they come. */
  writtenIn?: string | undefined
  /** What it will ask the API, and can ask before its scripts are here. */
  questions?: FirstQuestions | undefined
}

/** Who may make HTML of a string: what sanitises it, the editor's clipboard, and `src/app/default-policy.ts` of what is none. */
const TRUSTED_TYPES = ['dompurify', 'ProseMirrorClipboard', 'default']

/**
 * A page as the build wrote it, with the API's address and who runs it in its head, with the names of the scripts that
 * it will need, and the policy that fits it.
 */
export function preparePage(
  built: string,
  { apiUrl, passwordRule, installation = {}, mapTiles = null }: PageSettings,
  { inlineScripts = [], inlineStyles = [], scripts = [], writtenIn, questions }: PageNeeds = {},
): Page {
  const facts = Object.entries(installation).map(([fact, value]) => [`installation-${fact}`, value] as const)
  const settings: Record<string, string | undefined> = {
    'api-url': apiUrl,
    'password-min-length': passwordRule?.minLength.toString(),
    'password-demo': passwordRule?.isDemo ? '1' : undefined,
    'written-in': writtenIn,
    'first-questions': questions && JSON.stringify(questions),
    ...Object.fromEntries(facts),
    'map-tiles': mapTiles?.url,
    'map-attribution': mapTiles?.attribution,
  }
  const metas = Object.entries(settings).map(([name, value]) =>
    value === undefined ? '' : meta(name, value),
  )
  const html = fill(
    fill(built, PLACES.settings, metas.join('')),
    PLACES.scripts,
    scripts.map((address) => preloadLink(address, writtenIn === undefined)).join(''),
  )
  const apiOrigin = new URL(apiUrl).origin
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts.map((hash) => `'sha256-${hash}'`)],
    'style-src': ["'self'", ...inlineStyles.map((hash) => `'sha256-${hash}'`)],
    'img-src': ["'self'", apiOrigin, 'data:', 'blob:', ...(mapTiles ? [new URL(mapTiles.url).origin] : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", apiOrigin],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': TRUSTED_TYPES,
  }
  const contentSecurityPolicy = Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
  return { html, contentSecurityPolicy }
}

function fill(page: string, place: string, content: string): string {
  const comment = `<!--${place}-->`
  if (!page.includes(comment))
    throw new StartError(`A page of the web app has no place for the ${place}: build it again.`)
  // A function, because `$&` in a name would mean something in a replacement text.
  return page.replace(comment, () => content)
}

/**
 * Together, and not one after the other as they import each other; but after what the first paint needs, and where there
 * is something to read without them, after the paint itself.
 */
function preloadLink(address: string, isAtOnce: boolean): string {
  const rel = isAtOnce ? 'modulepreload' : HELD.link
  return `<link rel="${rel}" href="${escapeAttribute(address)}" fetchpriority="low"/>`
}

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeAttribute(content)}"/>`
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}
