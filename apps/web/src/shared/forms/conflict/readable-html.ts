import { sanitisedNodes } from '../../ui/sanitise.ts'

/** Each begins on a line of its own. */
const BLOCKS = new Set(['P', 'H3', 'H4', 'UL', 'OL', 'LI', 'BLOCKQUOTE', 'PRE', 'DIV', 'TABLE', 'TR'])

/** Blanks between cells and rows are no text. */
const BETWEEN_CELLS = 'table, thead, tbody, tr'

/** Tags with the same meaning: the editor writes one, pasted text may hold the other. */
const SAME_TAG: Readonly<Record<string, string>> = { B: 'STRONG', I: 'EM' }

/** The editor's HTML as text: a line for each paragraph, signs before the entries of lists, addresses after links. */
export function readableHtml(html: string): string {
  return textInside(sanitisedNodes(html))
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim()
}

function textInside(element: ParentNode): string {
  return [...element.childNodes].map(textOf).join('')
}

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return spacesAsOne(node)
  if (!(node instanceof Element)) return ''
  if (node.tagName === 'BR') return '\n'
  const text = textInside(node)
  if (node.tagName === 'A') return withAddress(text, node.getAttribute('href') ?? '')
  if (node.tagName === 'TR')
    return `\n${[...node.children].map((cell) => textInside(cell).trim().replace(/\n+/g, ' ')).join(' | ')}\n`
  if (node.tagName === 'LI') return `\n${signOf(node)} ${text.trim().replace(/\n+/g, '\n   ')}\n`
  return BLOCKS.has(node.tagName) ? `\n${text.trim()}\n` : text
}

function spacesAsOne(node: Node): string {
  const text = node.textContent ?? ''
  if (/^\s*$/.test(text) && node.parentElement?.matches(BETWEEN_CELLS)) return ''
  return node.parentElement?.closest('pre') ? text : text.replace(/\s+/g, ' ')
}

function withAddress(text: string, address: string): string {
  return address === '' || address === text ? text : `${text} (${address})`
}

function signOf(entry: Element): string {
  const list = entry.parentElement
  return list?.tagName === 'OL' ? `${[...list.children].indexOf(entry) + 1}.` : '•'
}

/** Returns the same string for the same text and formatting: differences between editor and API are left out. */
export function htmlIdentity(html: string): string {
  const nodes = sanitisedNodes(html)
  return textInside(nodes).trim() === '' ? '' : [...nodes.childNodes].map(identityOf).join('')
}

function identityOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return spacesAsOne(node)
  if (!(node instanceof Element)) return ''
  const tag = SAME_TAG[node.tagName] ?? node.tagName
  const size = ['colspan', 'rowspan'].map((name) => node.getAttribute(name) ?? 1).join()
  const inside = [...node.childNodes].map(identityOf).join('')
  return `<${tag} ${node.getAttribute('href') ?? ''} ${size}>${inside}</>`
}
