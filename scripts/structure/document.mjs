import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { countsOf } from './counts.mjs'
import { readImports } from './imports.mjs'
import { DRAWN } from './levels.mjs'
import { pictureOf } from './picture.mjs'

const BEGIN = '<!-- structure: written by npm run structure -->'
const END = '<!-- end of structure -->'

/**
 * The picture and the counts of a checkout, as they stand in its ARCHITECTURE.md.
 *
 * @param {string} root
 * @param {import('./imports.mjs').Import[]} [imports]
 */
export function structureOf(root, imports = readImports(root)) {
  const counts = Object.entries(countsOf(imports, root)).map(([what, count]) => `- ${what}: ${count}`)
  return `${pictureOf(imports, DRAWN)}\n\n${counts.join('\n')}`
}

/** @param {string} root */
export function writtenStructure(root) {
  return partsOf(root).structure
}

/**
 * @param {string} root
 * @param {string} structure
 */
export function writeStructure(root, structure) {
  const { before, after } = partsOf(root)
  writeFileSync(join(root, 'ARCHITECTURE.md'), `${before}${BEGIN}\n\n${structure}\n\n${END}${after}`)
}

/** @param {string} root */
function partsOf(root) {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
  const [before = '', rest = ''] = text.split(BEGIN)
  const [structure = '', after = ''] = rest.split(END)
  return { before, structure: structure.trim(), after }
}
