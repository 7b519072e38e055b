import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Markup } from './markup.ts'

const STYLES = ['content.css', 'frame.css'].map((name) => join(import.meta.dirname, name))

/** The letters of each font, as `src/app/theme/fonts.css` parts them. */
const RANGES = {
  greek: 'U+0370-03FF',
  latin: 'U+0000-00FF,U+2000-206F,U+20AC,U+2190-2193,U+2212',
} as const

export interface CatalogueStyle {
  style: Markup
  /** What the policy of a page lets in: these styles and no others. */
  hash: string
}

/** The styles of the public pages, which stand in each: one question less before anything is seen. */
export function readCatalogueStyle(folder: string): CatalogueStyle {
  const written = STYLES.map((path) => readFileSync(path, 'utf8')).join('')
  const text = fontFaces(folder) + written.replace(/\/\*.*?\*\//gs, '').replace(/\s*\n\s*/g, '')
  return { style: new Markup(text), hash: createHash('sha256').update(text).digest('base64') }
}

/** The fonts of the web app, under the names that the build gave them. */
function fontFaces(folder: string): string {
  const assets = join(folder, 'assets')
  const names = existsSync(assets) ? readdirSync(assets) : []
  return Object.entries(RANGES)
    .map(([letters, range]) => {
      const name = names.find((one) => one.startsWith(`source-sans-3-${letters}-`) && one.endsWith('.woff2'))
      return name === undefined
        ? ''
        : `@font-face{font-family:"Source Sans 3";font-display:swap;font-weight:200 900;src:url(/assets/${name}) format("woff2");unicode-range:${range}}`
    })
    .join('')
}
