import { graphOf, reachableFrom } from './graph.mjs'

/** @typedef {import('./imports.mjs').Import} Import */
/** @typedef {{ level: string, members: string[] }} Circle folders, or folders and files, that import each other */

/**
 * The circles of the levels that a list names: `packages/domain/src` is one level, `packages/domain/src/**` is that
 * level and every one below it.
 *
 * @param {Import[]} imports
 * @param {string[]} names
 * @returns {Circle[]}
 */
export function circlesOn(imports, names) {
  const folders = new Set(imports.flatMap(({ from, to }) => [...foldersOf(from), ...foldersOf(to)]))
  const levels = names.flatMap((name) => {
    const top = name.replace(/\/\*\*$/, '')
    return name === top ? [top] : [...folders].filter((folder) => `${folder}/`.startsWith(`${top}/`))
  })
  return [...new Set(levels)].sort().flatMap((level) => circlesOf(imports, level))
}

/**
 * Files alone in a circle are left to the rule `no-cycles`, which looks at files.
 *
 * @param {Import[]} imports
 * @param {string} level
 * @returns {Circle[]}
 */
export function circlesOf(imports, level) {
  const graph = graphOf(imports, level)
  const circles = new Map()
  for (const member of graph.keys()) {
    const reached = reachableFrom(graph, member)
    if (!reached.has(member)) continue
    const members = [...reached].filter((other) => reachableFrom(graph, other).has(member)).sort()
    circles.set(members.join(), { level, members })
  }
  return [...circles.values()].filter(({ members }) => members.some(isFolder))
}

/** @param {string} member */
export function isFolder(member) {
  return !/[.]\w+$/.test(member)
}

/** @param {string} path */
function foldersOf(path) {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}
