import { parseSync } from '@swc/core'

/** Something for people to read that stands in the code instead of the messages. */
export interface Literal {
  line: number
  text: string
}

/** A node of the tree, as far as a walk needs to know it. */
interface Node {
  type: string
  span?: { start: number; end: number }
  [part: string]: unknown
}

/** Attributes and keys whose value is read or heard by people. */
const SPOKEN =
  /^(?:alt|aria-(?:label|description|roledescription|valuetext|placeholder)|(?:.*[a-z])?(?:Label|Text|Title|Message)|caption|description|done|helperText|hint|label|lead|message|placeholder|summary|text|title|tooltip)$/

const WORDS = /\p{L}{2}/u
/** In an object: the name of a field, or a colour. */
const NO_TEXT = /^(?:[a-z][\w.-]*|#[\dA-F]{3,8})$/
const GREEK = /\p{Script=Greek}/u

/**
 * Text between tags, in spoken attributes and in objects' spoken keys; Greek text anywhere. What is computed counts by
 * its parts, as in `isNew ? 'New' : 'Old'`.
 */
export function findLiterals(source: string): Literal[] {
  const tree = parseSync(source, { syntax: 'typescript', tsx: true, target: 'es2022' }) as unknown as Node
  const bytes = Buffer.from(source)
  // The parser counts bytes over all it has ever parsed; a module begins with its first token.
  const origin = (tree.span?.start ?? 0) - leadingBytes(source)
  const found: Literal[] = []

  const report = (node: Node, text: string) => {
    const line = bytes
      .subarray(0, (node.span?.start ?? 0) - origin)
      .toString()
      .split('\n').length
    found.push({ line, text: text.trim().replace(/\s+/g, ' ') })
  }

  const visit = (node: Node, isSpoken: boolean): void => {
    const text = textOf(node)
    if (text !== null && WORDS.test(text) && (isSpoken || node.type === 'JSXText' || GREEK.test(text))) {
      report(node, text)
      return
    }
    for (const [part, child] of Object.entries(node)) {
      for (const one of Array.isArray(child) ? child : [child]) {
        if (isNode(one)) visit(one, isSpokenPart(node, part, isSpoken))
        // Arguments and list elements are wrapped once more.
        else if (isWrapped(one)) visit(one.expression, isSpokenPart(node, part, isSpoken))
      }
    }
  }
  visit(tree, false)
  return found
}

function textOf(node: Node): string | null {
  if (node.type === 'StringLiteral' || node.type === 'JSXText') return String(node.value)
  if (node.type === 'TemplateElement') return String(node.raw)
  return null
}

/** Whether what stands in that part of the node is for people. */
function isSpokenPart(node: Node, part: string, isSpoken: boolean): boolean {
  switch (node.type) {
    case 'JSXAttribute':
      return part === 'value' && SPOKEN.test(nameOf(node.name))
    case 'KeyValueProperty':
      return part === 'value' && SPOKEN.test(nameOf(node.key)) && !NO_TEXT.test(nameOf(node.value))
    case 'JSXElement':
    case 'JSXFragment':
      return part === 'children'
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
    case 'TemplateLiteral':
      return isSpoken
    case 'ConditionalExpression':
      return isSpoken && part !== 'test'
    case 'BinaryExpression':
      // `a && 'b'` and `'a' + b` say what is in them; a comparison does not.
      return isSpoken && ['&&', '||', '??', '+'].includes(String(node.operator))
    default:
      // A call, a function, an element within: what they are given is not said as it stands.
      return false
  }
}

function nameOf(name: unknown): string {
  return isNode(name) ? String(name.value ?? '') : ''
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function isWrapped(value: unknown): value is { expression: Node } {
  return typeof value === 'object' && value !== null && 'expression' in value && isNode(value.expression)
}

function leadingBytes(source: string): number {
  const before = /^(?:\s+|\/\*[\s\S]*?\*\/|\/\/[^\n]*)*/.exec(source)?.[0] ?? ''
  return Buffer.byteLength(before)
}
