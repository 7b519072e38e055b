import { graphOf, reachableFrom } from './graph.mjs'

/** @typedef {import('./imports.mjs').Import} Import */
/** @typedef {import('./graph.mjs').Graph} Graph */

/**
 * Each level as a table: the layer, the member, what it imports and how often. A layer imports lower ones only; what
 * stands in a circle shares one layer, which is marked.
 *
 * @param {Import[]} imports
 * @param {string[]} levels
 */
export function pictureOf(imports, levels) {
  return levels
    .map((level) => {
      const heading = level === '' ? 'The packages' : level
      return `${heading}\n\n${tableOf(graphOf(imports, level))}`
    })
    .join('\n\n\n')
}

/** @param {Graph} graph */
function tableOf(graph) {
  const members = [...graph.keys()]
  const width = Math.max(...members.map((member) => member.length))
  return members
    .map((member) => ({
      member,
      layer: layerOf(graph, member),
      isInCircle: reachableFrom(graph, member).has(member),
    }))
    .sort((one, other) => other.layer - one.layer || (one.member < other.member ? -1 : 1))
    .map(({ member, layer, isInCircle }) => {
      const imported = [...(graph.get(member) ?? [])]
        .sort(([, one], [, other]) => other - one)
        .map(([name, count]) => `${name} (${count})`)
      const mark = isInCircle ? '*' : ' '
      return `${String(layer).padStart(2)}${mark} ${member.padEnd(width)}  ${imported.join(', ') || '-'}`
    })
    .join('\n')
}

/**
 * One more than the highest layer that it imports.
 *
 * @param {Graph} graph
 * @param {string} member
 * @returns {number}
 */
function layerOf(graph, member) {
  const reached = reachableFrom(graph, member)
  // What reaches back stands in the same circle, and so on the same layer.
  const circle = new Set([member, ...[...reached].filter((other) => reachableFrom(graph, other).has(member))])
  const below = [...reached].filter((other) => !circle.has(other))
  return 1 + Math.max(0, ...below.map((other) => layerOf(graph, other)))
}
