/** @typedef {import('./imports.mjs').Import} Import */
/** @typedef {Map<string, Map<string, number>>} Graph who imports whom, and by how many imports */

/** The workspaces, which are the members of the level of the whole repository. */
const WORKSPACE = /^(?:(?:apps|packages)\/[^/]+|demo|e2e|bench|proofs)/

/**
 * The members of a level are the folders and files that lie directly in it; one imports another when any file below it
 * does.
 *
 * @param {Import[]} imports
 * @param {string} level a folder, or the empty one for the repository
 * @returns {Graph}
 */
export function graphOf(imports, level) {
  /** @type {Graph} */
  const graph = new Map()
  const memberOf = level === '' ? workspaceOf : memberBelow(`${level}/`)
  for (const { from, to } of imports) {
    const [importer, imported] = [memberOf(from), memberOf(to)]
    for (const member of [importer, imported]) {
      if (member !== undefined && !graph.has(member)) graph.set(member, new Map())
    }
    if (importer === undefined || imported === undefined || importer === imported) continue
    const counts = graph.get(importer)
    counts?.set(imported, (counts.get(imported) ?? 0) + 1)
  }
  return graph
}

/** @param {string} path */
function workspaceOf(path) {
  return WORKSPACE.exec(path)?.[0]
}

/**
 * @param {string} folder with its slash, made once for thousands of paths
 * @returns {(path: string) => string | undefined} undefined where the file does not lie below the folder
 */
function memberBelow(folder) {
  return (path) => (path.startsWith(folder) ? path.slice(folder.length).split('/')[0] : undefined)
}

/**
 * @param {Graph} graph
 * @param {string} start itself reached only where it stands in a circle
 */
export function reachableFrom(graph, start) {
  /** @type {Set<string>} */
  const reached = new Set()
  const waiting = [...(graph.get(start)?.keys() ?? [])]
  for (let member = waiting.pop(); member !== undefined; member = waiting.pop()) {
    if (reached.has(member)) continue
    reached.add(member)
    waiting.push(...(graph.get(member)?.keys() ?? []))
  }
  return reached
}
