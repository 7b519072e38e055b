import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../root.mjs'

/** @typedef {{ from: string, to: string }} Import one file that imports another, by their paths from the root */

const TESTING = /[.]test[.]tsx?$|(^|\/)testing\/|[.]fixture[.]ts$|[.]config[.]ts$/
const OURS = /^(apps|packages|demo|e2e|bench|proofs)\//

/**
 * Every import between two files of the product, of types too. Tests are left out: they import what they prove.
 *
 * @param {string} [root] of the checkout
 * @returns {Import[]}
 */
export function readImports(root = ROOT) {
  const program = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const args = [
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
    'packages',
    'apps',
    'demo',
    'e2e',
    'bench',
    'proofs',
  ]
  const output = execFileSync(process.execPath, [program, ...args], { cwd: root, maxBuffer: 2 ** 30 })
  /** @type {{ modules: { source: string, dependencies: { resolved: string }[] }[] }} */
  const { modules } = JSON.parse(output.toString())
  return modules
    .flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    )
    .filter(({ from, to }) => [from, to].every((path) => OURS.test(path) && !TESTING.test(path)))
}
