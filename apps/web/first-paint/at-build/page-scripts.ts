import { posix } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Manifest } from 'vite'

/** A pattern of addresses, as `/thesis/:thesisId`, and the scripts that its page needs before it can be drawn. */
export interface PageScripts {
  path: string
  scripts: readonly string[]
}

const APP = 'src'
const ENTRY = 'entry.client.tsx'
const STARTED_EVERYWHERE = [ENTRY, 'root.tsx']

/**
 * The scripts of every address: those of the page and of the layouts around it, with everything that these import
 * statically. What comes by `import()` comes after the first paint and is not among them.
 */
export function listPageScripts(manifest: Manifest, routes: readonly RouteConfigEntry[]): PageScripts[] {
  return routes
    .flatMap((route) => chainsOf(route))
    .map((chain) => ({
      path: `/${chain.flatMap(({ path }) => path ?? []).join('/')}`,
      scripts: withImports(manifest, [...STARTED_EVERYWHERE, ...chain.map(({ file }) => file)]),
    }))
}

/** From the outermost layout to the page itself. */
function chainsOf({ children = [], ...route }: RouteConfigEntry): RouteConfigEntry[][] {
  return children.length === 0 ? [[route]] : children.flatMap(chainsOf).map((chain) => [route, ...chain])
}

function withImports(manifest: Manifest, files: readonly string[]): string[] {
  const keys = new Set(files.map((file) => entryOf(manifest, posix.join(APP, file))))
  // A set that grows while it is walked is walked to its new end.
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported)
  return [...keys].map((key) => `/${manifest[key]?.file}`)
}

/** The router builds a route from its file with a question behind the name. */
function entryOf(manifest: Manifest, file: string): string {
  const found = Object.keys(manifest).find((key) => manifest[key]?.isEntry && key.split('?')[0] === file)
  if (found === undefined) throw new Error(`The manifest of the build has no entry for ${file}.`)
  return found
}
