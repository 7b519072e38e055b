import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { PlainError } from '../plain-error.mjs'

/**
 * @typedef {object} Route
 * @property {string} id
 * @property {string} [parentId]
 * @property {string} [path]
 * @property {boolean} [index]
 * @property {string} module
 * @property {string[]} [imports]
 * @property {string} [clientLoaderModule]
 * @property {string} [clientActionModule]
 * @property {string} [clientMiddlewareModule]
 * @property {string} [hydrateFallbackModule]
 *
 * @typedef {{ entry: { module: string, imports: string[] }, routes: Record<string, Route> }} Manifest
 *
 * @typedef {object} Weight
 * @property {number} fonts bytes, as served
 * @property {{ address: string, bytes: number, files: string[] }[]} routes the scripts of each address, as served
 */

const STATIC_IMPORT = /\b(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g
const PRELOADED_SCRIPT = /<link rel="modulepreload" href="([^"]+)"/g

/**
 * What a browser loads before it draws a page for the first time: the scripts named in the page itself, those of the
 * route and of the frames around it, and everything that these import statically. What is loaded by `import()` comes
 * after the first paint and is not counted.
 *
 * @param {string} folder the build's `client`
 * @returns {Weight}
 */
export function weighBuild(folder) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const manifest = readManifest(folder)
  const ofEveryPage = [
    ...[...page.matchAll(PRELOADED_SCRIPT)].map(([, file = '']) => file),
    manifest.entry.module,
    ...manifest.entry.imports,
  ]
  const routes = Object.values(manifest.routes)
    .filter((route) => isAddress(route, manifest))
    .map((route) => {
      const chain = withParents(route, manifest)
      const files = closure(folder, [...ofEveryPage, ...chain.flatMap(scriptsOf)])
      const bytes = files.reduce((sum, file) => sum + servedSize(join(folder, file)), 0)
      return { address: addressOf(chain), bytes, files }
    })
  return { fonts: fontsOf(folder), routes: routes.sort((a, b) => a.address.localeCompare(b.address, 'en')) }
}

/** @param {string} folder @returns {Manifest} */
function readManifest(folder) {
  const assets = join(folder, 'assets')
  const name = existsSync(assets) && readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file))
  if (!name) throw new PlainError(`There is no build to weigh in ${folder}: its manifest is missing.`)
  const text = readFileSync(join(assets, name), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}

/**
 * A route that only frames others has no address of its own.
 *
 * @param {Route} route
 * @param {Manifest} manifest
 */
function isAddress(route, { routes }) {
  return route.id !== 'root' && !Object.values(routes).some(({ parentId }) => parentId === route.id)
}

/** @param {Route} route @param {Manifest} manifest @returns {Route[]} from the root to the route */
function withParents(route, manifest) {
  const parent = route.parentId === undefined ? undefined : manifest.routes[route.parentId]
  return parent === undefined ? [route] : [...withParents(parent, manifest), route]
}

/** @param {Route[]} chain */
function addressOf(chain) {
  return `/${chain.flatMap(({ path }) => (path ? [path] : [])).join('/')}`
}

/** @param {Route} route */
function scriptsOf(route) {
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

/**
 * @param {string} folder
 * @param {readonly string[]} files as addresses
 */
function closure(folder, files) {
  const found = new Set(files)
  // A set that grows while it is walked is walked to its new end.
  for (const file of found) {
    const text = readFileSync(join(folder, file), 'utf8')
    for (const [, imported = ''] of text.matchAll(STATIC_IMPORT)) {
      const address = posix.join(dirname(file), imported)
      if (existsSync(join(folder, address))) found.add(address)
    }
  }
  return [...found]
}

/** What the static server sends: the brotli that the build made, or the file where it is too small to be worth it. */
function servedSize(/** @type {string} */ file) {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

/** @param {string} folder */
function fontsOf(folder) {
  const assets = join(folder, 'assets')
  const fonts = readdirSync(assets).filter((file) => /\.woff2?$/.test(basename(file)))
  return fonts.reduce((sum, file) => sum + statSync(join(assets, file)).size, 0)
}
