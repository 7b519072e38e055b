import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

/** A pattern of addresses, as `/thesis/:thesisId`, and the scripts that its page needs before it can be drawn. */
export interface PageScripts {
  path: string
  /** Their addresses, those first that others import. */
  scripts: readonly string[]
}

interface Route {
  id: string
  parentId?: string
  path?: string
  module: string
  imports?: string[]
  clientLoaderModule?: string
  clientActionModule?: string
  clientMiddlewareModule?: string
  hydrateFallbackModule?: string
}

interface Manifest {
  entry: { module: string; imports: string[] }
  routes: Record<string, Route>
}

const STATIC_IMPORT = /\b(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g
const LATER_IMPORT = /\bimport\(["'`](\.{1,2}\/([^"'`]+)-[\w-]{8}\.js)["'`]\)/g

/**
 * Of every address the scripts of the page and of the frames around it, with everything that these import statically,
 * and those parts that they ask for as soon as they are here. What else comes by `import()` comes after the first paint
 * and is not among them.
 *
 * @param folder the build's `client`
 * @param earlyParts names of the modules that are asked for at once
 * @throws Error when no build is there
 */
export function listPageScripts(folder: string, earlyParts: ReadonlySet<string>): PageScripts[] {
  const { file, manifest } = readManifest(folder)
  const everywhere = [file, manifest.entry.module, ...manifest.entry.imports]
  return Object.values(manifest.routes)
    .filter((route) => isAddress(route, manifest))
    .map((route) => {
      const chain = withParents(route, manifest)
      return {
        path: `/${chain.flatMap(({ path }) => (path ? [path] : [])).join('/')}`,
        scripts: closure({ folder, earlyParts }, [...everywhere, ...chain.flatMap(scriptsOf)]),
      }
    })
    .sort((one, other) => one.path.localeCompare(other.path, 'en'))
}

function readManifest(folder: string): { file: string; manifest: Manifest } {
  const assets = join(folder, 'assets')
  const name = existsSync(assets) && readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file))
  if (!name) throw new Error(`There is no build in ${folder}: its manifest is missing.`)
  const text = readFileSync(join(assets, name), 'utf8')
  return {
    file: `/assets/${name}`,
    manifest: JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest,
  }
}

/** A route that only frames others has no address of its own. */
function isAddress(route: Route, { routes }: Manifest): boolean {
  return route.id !== 'root' && !Object.values(routes).some(({ parentId }) => parentId === route.id)
}

/** From the root to the route. */
function withParents(route: Route, manifest: Manifest): Route[] {
  const parent = route.parentId === undefined ? undefined : manifest.routes[route.parentId]
  return parent === undefined ? [route] : [...withParents(parent, manifest), route]
}

function scriptsOf(route: Route): string[] {
  const parts = [
    route.module,
    route.clientLoaderModule,
    route.clientActionModule,
    route.clientMiddlewareModule,
    route.hydrateFallbackModule,
    ...(route.imports ?? []),
  ]
  return parts.filter((file) => file !== undefined)
}

interface Build {
  folder: string
  earlyParts: ReadonlySet<string>
}

function closure({ folder, earlyParts }: Build, files: readonly string[]): string[] {
  const found = new Set(files)
  // A set that grows while it is walked is walked to its new end.
  for (const file of found) {
    const text = readFileSync(join(folder, file), 'utf8')
    const add = (imported: string) => {
      const address = posix.join(dirname(file), imported)
      if (existsSync(join(folder, address))) found.add(address)
    }
    for (const [, imported = ''] of text.matchAll(STATIC_IMPORT)) add(imported)
    for (const [, imported = '', name = ''] of text.matchAll(LATER_IMPORT)) {
      if (earlyParts.has(name)) add(imported)
    }
  }
  return [...found]
}
