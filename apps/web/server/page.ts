import { createHash } from 'node:crypto'
import type { InstallationFacts } from './installation.ts'
import type { MapTiles } from './map-tiles.ts'

export interface Page {
  html: string
  contentSecurityPolicy: string
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/**
 * The one page, with the API's address and who runs it written into its head, and the policy that fits it. The router needs a few
 * inline scripts; they are the same for everybody, so their hashes are enough and nothing else may run.
 */
export function preparePage(
  built: string,
  apiUrl: string,
  installation: InstallationFacts = {},
  mapTiles: MapTiles | null = null,
): Page {
  const facts = Object.entries(installation).map(([fact, value]) => meta(`installation-${fact}`, value))
  const streets = mapTiles
    ? [meta('map-tiles', mapTiles.url), meta('map-attribution', mapTiles.attribution)]
    : []
  const head = ['<head>', meta('api-url', apiUrl), ...facts, ...streets].join('')
  // A function, because `$&` in somebody's name would mean something in a replacement text.
  const html = built.replace('<head>', () => head)
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

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeAttribute(content)}"/>`
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}
