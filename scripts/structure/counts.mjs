import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { circlesOn } from './circles.mjs'

/** @typedef {import('./imports.mjs').Import} Import */

const API = 'apps/api/src'
const EVERY_LEVEL = ['apps/**', 'demo/**', 'packages/**']
const TABLE = /export const (\w+) = pgTable\(/g
/** By the query builder, or in a statement that is written out. */
const WRITE = /[.](?:insert|update|delete)\((\w+)\)|(?:insert into|update|delete from) \$\{(\w+)\}/g

/**
 * @param {Import[]} imports
 * @param {string} root of the checkout
 */
export function countsOf(imports, root) {
  return {
    'circles of folders': circlesOn(imports, EVERY_LEVEL).length,
    'services that import HTTP': servicesThatImportHttp(imports).length,
    'tables with more than one writer': [...writersOf(root)].filter(([, writers]) => writers.size > 1).length,
  }
}

/** @param {Import[]} imports */
export function servicesThatImportHttp(imports) {
  const found = imports.filter(
    ({ from, to }) =>
      /^apps\/api\/src\/modules\/.+[.]service[.]ts$/.test(from) && to.startsWith(`${API}/platform/http/`),
  )
  return [...new Set(found.map(({ from }) => from))]
}

/**
 * The modules, or parts of the platform, that write each table. It is read from the text, because an import does not
 * say what it is used for.
 *
 * @param {string} root
 * @returns {Map<string, Set<string>>}
 */
export function writersOf(root) {
  const files = readdirSync(join(root, API), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/[.]test[.]ts$|(^|\/)testing\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, API, path), 'utf8') }))
  /** @type {Map<string, Set<string>>} */
  const writers = new Map(
    files.flatMap(({ text }) => [...text.matchAll(TABLE)].map(([, table = '']) => [table, new Set()])),
  )
  for (const { path, text } of files) {
    for (const [, built, written] of text.matchAll(WRITE)) {
      writers.get(built ?? written ?? '')?.add(path.split('/').slice(0, 2).join('/'))
    }
  }
  return writers
}
