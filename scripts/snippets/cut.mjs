import { parseSync } from '@swc/core'

/** @typedef {{ type: string, span?: { start: number, end: number }, [part: string]: unknown }} Node */

/**
 * The source of what a symbol names: a declaration (`commentRoutes`), a part of one (`commentRoutes.writeStepComment`:
 * a property, a method or a variable inside), or a call by its first text (`is refused to another instructor`). The
 * comment above it is not part of it, its indentation goes. Null where there is no such thing.
 *
 * @param {string} source
 * @param {string} path
 * @param {string} symbol
 * @returns {string | null}
 */
export function cut(source, path, symbol) {
  if (path.endsWith('.json')) return cutJson(source, symbol)
  const tree = /** @type {Node} */ (
    /** @type {unknown} */ (
      parseSync(source, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2022' })
    )
  )
  /** @type {Node | null} */
  let found = tree
  for (const name of symbol.includes(' ') ? [symbol] : symbol.split('.')) {
    found = found && find(found, name)
  }
  const span = found && spanOf(found)
  if (!span) return null
  // The parser counts bytes over all it has ever parsed; a module begins with its first token.
  const origin = (tree.span?.start ?? 0) - leadingBytes(source)
  const bytes = Buffer.from(source)
  const start = span.start - origin
  const before = bytes.subarray(0, start).toString()
  const indentation = /[ \t]*$/.exec(before)?.[0] ?? ''
  const text = bytes.subarray(start, span.end - origin).toString()
  return text.replaceAll(`\n${indentation}`, '\n')
}

/**
 * @param {string} source
 * @param {string} key
 */
function cutJson(source, key) {
  const values = JSON.parse(source)
  return key in values ? JSON.stringify({ [key]: values[key] }, null, 2) : null
}

/**
 * The outermost node below this one that bears the name.
 *
 * @param {Node} node
 * @param {string} name
 * @returns {Node | null}
 */
function find(node, name) {
  for (const child of childrenOf(node)) {
    if (bears(child, name)) return child
    const deeper = find(child, name)
    if (deeper !== null) return deeper
  }
  return null
}

/**
 * @param {Node} node
 * @param {string} name
 * @returns {boolean}
 */
function bears(node, name) {
  switch (node.type) {
    case 'ExportDeclaration':
      return isNode(node.declaration) && bears(node.declaration, name)
    case 'ExportDefaultDeclaration':
      return name === 'default' || textOf(partOf(node, 'decl', 'identifier')) === name
    case 'VariableDeclaration':
      return Array.isArray(node.declarations) && textOf(partOf(node.declarations[0], 'id')) === name
    case 'CallExpression':
      return Array.isArray(node.arguments) && textOf(partOf(node.arguments[0], 'expression')) === name
    case 'KeyValueProperty':
    case 'MethodProperty':
    case 'ClassMethod':
    case 'ClassProperty':
    case 'TsPropertySignature':
      return textOf(node.key) === name
    default:
      return textOf(node.identifier) === name || (node.type.startsWith('Ts') && textOf(node.id) === name)
  }
}

/**
 * The parser gives a property no place of its own, only its two sides.
 *
 * @param {Node} node
 */
function spanOf({ span, key, value }) {
  if (span !== undefined || !isNode(key) || !isNode(value)) return span
  return key.span && value.span && { start: key.span.start, end: value.span.end }
}

/**
 * @param {unknown} node
 * @param {string[]} parts
 * @returns {unknown}
 */
function partOf(node, ...parts) {
  return parts.reduce((/** @type {any} */ whole, part) => whole?.[part], node)
}

/** @param {unknown} node */
function textOf(node) {
  return isNode(node) && ['Identifier', 'StringLiteral'].includes(node.type) ? node.value : undefined
}

/**
 * @param {Node} node
 * @returns {Node[]}
 */
function childrenOf(node) {
  return Object.values(node).flatMap(nodesIn)
}

/**
 * Arguments and the elements of lists are wrapped once more, declarators too.
 *
 * @param {unknown} value
 * @returns {Node[]}
 */
function nodesIn(value) {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (isNode(value)) return [value]
  return typeof value === 'object' && value !== null && 'expression' in value ? nodesIn(value.expression) : []
}

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** @param {string} source */
function leadingBytes(source) {
  const before = /^(?:\s+|\/\*[\s\S]*?\*\/|\/\/[^\n]*)*/.exec(source)?.[0] ?? ''
  return Buffer.byteLength(before)
}
