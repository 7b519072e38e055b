import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { PlainError } from '../plain-error.mjs'

/**
 * @typedef {object} Weight
 * @property {number} fonts bytes, as served
 * @property {{ address: string, bytes: number, files: string[] }[]} routes the scripts of each address, as served
 */

/**
 * What a browser loads before it draws a page for the first time: the scripts that the build names for its address.
 * What is loaded by `import()` comes after the first paint and is not counted.
 *
 * @param {string} folder the build's `client`
 * @returns {Weight}
 */
export function weighBuild(folder) {
  const routes = readPageScripts(folder).map(({ path, scripts }) => ({
    address: path,
    bytes: scripts.reduce((sum, file) => sum + servedSize(join(folder, file)), 0),
    files: scripts,
  }))
  return { fonts: fontsOf(folder), routes }
}

/** @param {string} folder @returns {{ path: string, scripts: string[] }[]} */
function readPageScripts(folder) {
  const file = join(dirname(folder), 'page-scripts.json')
  if (!existsSync(file)) throw new PlainError(`There is no build to weigh: ${file} is missing.`)
  return JSON.parse(readFileSync(file, 'utf8'))
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
