import { parseSync } from '@swc/core'

/** A text that lies bare in an element, beside something that comes and goes. */
export interface LooseText {
  line: number
  text: string
}

/**
 * A translator of the browser moves each text into an element of its own. When React then inserts something before such a
 * text, or takes it away, it does not find it in its place, and the page breaks. So each text beside something that comes
 * and goes has an element: `<span>{m.x()}</span>`.
 */
export function findLooseTexts(source: string): LooseText[] {
  const { tree, lineOf, sourceOf } = parseTree(source)
  const kindOf = kinds(tree, source)
  const found: LooseText[] = []

  const visit = (node: Node): void => {
    const parts = childrenOf(node).map((child) => ({ child, kind: kindOf(child) }))
    const movesOthers =
      (isKeyedFragment(node) && parts.length > 1) || parts.some(({ kind }) => kind === 'moving')
    for (const { child, kind } of parts) {
      if (!(kind === 'text' && movesOthers) && !(kind === 'moving text' && parts.length > 1)) continue
      found.push({ line: lineOf(child), text: sourceOf(child).trim().replace(/\s+/g, ' ') })
    }
    for (const part of Object.values(node).flat()) {
      if (isNode(part)) visit(part)
      else if (isWrapped(part)) visit(part.expression)
    }
  }
  visit(tree)
  return found
}

/** In a list, where a fragment has a key, all that stands in it comes and goes. */
function isKeyedFragment(node: Node): boolean {
  return node.type === 'JSXElement' && isNode(node.opening) && nameOf(node.opening.name) === 'Fragment'
}

/** What stands between the tags of an element; blanks and comments are nothing. */
function childrenOf(node: Node): Node[] {
  if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return []
  return (node.children as Node[])
    .map((child) => (child.type === 'JSXExpressionContainer' ? (child.expression as Node) : child))
    .filter(
      (child) =>
        child.type !== 'JSXEmptyExpression' &&
        !(['JSXText', 'StringLiteral'].includes(child.type) && /^\s*$/.test(String(child.value))),
    )
}

/** `moving` is an element that comes and goes, or a list; `moving text` a text that does; `still` any other element. */
type Kind = 'text' | 'moving text' | 'moving' | 'still' | 'nothing'

const NOTHING = new Set(['NullLiteral', 'BooleanLiteral'])
const TEXT = new Set(['JSXText', 'StringLiteral', 'NumericLiteral', 'TemplateLiteral', 'BinaryExpression'])
const WRAPPING = new Set(['ParenthesisExpression', 'TsNonNullExpression', 'TsAsExpression'])
const LISTS = new Set(['map', 'flatMap', 'toSorted', 'slice', 'filter'])

function kinds(tree: Node, source: string) {
  const declared = declarationsIn(tree)

  const eitherOf = (first: Kind, second: Kind): Kind => {
    if (first === second) return first === 'still' ? 'moving' : first
    return [first, second].some((kind) => kind.endsWith('text')) ? 'moving text' : 'moving'
  }

  const kindOfName = (name: string): Kind => {
    const value = declared.get(name)
    // A name may be declared twice in a file, and in terms of itself.
    if (value !== undefined) {
      declared.delete(name)
      const kind = kindOf(value)
      declared.set(name, value)
      return kind
    }
    if (name === 'undefined') return 'nothing'
    if (
      new RegExp(
        `\\b${name}\\?: .*React(?:Node|Element)|\\b${name}: .*React(?:Node|Element).* \\| null`,
      ).test(source)
    )
      return 'moving'
    if (name === 'children' || new RegExp(`\\b${name}: .*React(?:Node|Element)`).test(source)) return 'still'
    return 'text'
  }

  const kindOf = (node: Node): Kind => {
    if (WRAPPING.has(node.type)) return kindOf(node.expression as Node)
    if (NOTHING.has(node.type)) return 'nothing'
    if (node.type === 'ConditionalExpression')
      return eitherOf(kindOf(node.consequent as Node), kindOf(node.alternate as Node))
    if (node.type === 'BinaryExpression') {
      if (node.operator === '&&') return eitherOf(kindOf(node.right as Node), 'nothing')
      if (node.operator === '??' || node.operator === '||')
        return eitherOf(kindOf(node.left as Node), kindOf(node.right as Node))
    }
    if (TEXT.has(node.type)) return 'text'
    if (node.type === 'CallExpression') {
      const callee = node.callee as Node
      const name = callee.type === 'MemberExpression' ? nameOf(callee.property) : nameOf(callee)
      return LISTS.has(name) ? 'moving' : kindOfName(name)
    }
    if (node.type === 'ArrowFunctionExpression') return kindOf(node.body as Node)
    if (node.type === 'Identifier') return kindOfName(nameOf(node))
    if (node.type === 'MemberExpression') return kindOfName(nameOf(node.property))
    if (node.type === 'JSXFragment' && childrenOf(node).some((child) => kindOf(child).endsWith('text')))
      return 'text'
    return 'still'
  }
  return kindOf
}

/** The values of the constants of a file by their names. */
function declarationsIn(tree: Node): Map<string, Node> {
  const found = new Map<string, Node>()
  const visit = (node: Node): void => {
    if (
      node.type === 'VariableDeclarator' &&
      isNode(node.id) &&
      node.id.type === 'Identifier' &&
      isNode(node.init)
    )
      found.set(nameOf(node.id), node.init)
    for (const part of Object.values(node).flat()) {
      if (isNode(part)) visit(part)
      else if (isWrapped(part)) visit(part.expression)
    }
  }
  visit(tree)
  return found
}

function nameOf(name: unknown): string {
  return isNode(name) ? String(name.value ?? '') : ''
}

/** A node of the parser's tree, as far as a walk needs to know it. */
interface Node {
  type: string
  span?: { start: number; end: number }
  [part: string]: unknown
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** Arguments and the elements of lists are wrapped once more. */
function isWrapped(value: unknown): value is { expression: Node } {
  return typeof value === 'object' && value !== null && 'expression' in value && isNode(value.expression)
}

/** A parsed file of TypeScript, with what stands where. */
function parseTree(source: string) {
  const tree = parseSync(source, { syntax: 'typescript', tsx: true, target: 'es2022' }) as unknown as Node
  const bytes = Buffer.from(source)
  // The parser counts bytes over all it has ever parsed; a module begins with its first token.
  const origin = (tree.span?.start ?? 0) - leadingBytes(source)
  const upTo = (place = origin) => bytes.subarray(0, place - origin).toString()
  return {
    tree,
    lineOf: ({ span }: Node) => upTo(span?.start).split('\n').length,
    sourceOf: ({ span }: Node) => upTo(span?.end).slice(upTo(span?.start).length),
  }
}

function leadingBytes(source: string): number {
  const before = /^(?:\s+|\/\*[\s\S]*?\*\/|\/\/[^\n]*)*/.exec(source)?.[0] ?? ''
  return Buffer.byteLength(before)
}
