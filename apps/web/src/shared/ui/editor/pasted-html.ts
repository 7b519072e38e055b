import { pastedNodes } from '../sanitise.ts'

/** The editor has two levels of headings, and so has the API's sanitiser, which lowers them in the same way. */
const HEADING_OF: Readonly<Record<string, 'h3' | 'h4'>> = { H1: 'h3', H2: 'h3', H5: 'h4', H6: 'h4' }

/**
 * HTML of the clipboard as the editor can read it. What the editor itself has written stays as it is; Word writes the
 * entries of lists as paragraphs whose style says what they are.
 */
export function readPasted(html: string): string {
  if (html.includes('data-pm-slice')) return html
  // In a document of its own, which loads and runs nothing.
  const { body } = document.implementation.createHTMLDocument()
  body.append(pastedNodes(html.replace(TAG, (tag) => tag.replace(STYLE, ` ${LOOK}=`))))
  // Google Docs puts all it sends into one that is not bold.
  for (const wrapper of body.querySelectorAll(`b[${LOOK}*="font-weight:normal"]`))
    wrapper.replaceWith(...wrapper.childNodes)
  for (const heading of body.querySelectorAll('h1, h2, h5, h6, p.MsoTitle'))
    renamed(heading, HEADING_OF[heading.tagName] ?? 'h3')
  for (const paragraph of body.querySelectorAll(LIST_PARAGRAPH)) gatherList(paragraph)
  // What is left are the numbers of headings, and blanks after them.
  for (const marker of body.querySelectorAll(MARKER)) marker.replaceWith(`${signOf(marker)} `)
  // The library looks once for the function that reads pasted HTML, and would keep the one that reads text alone.
  return body.firstElementChild === null ? `<span>${body.innerHTML}</span>` : body.innerHTML
}

/** The page's policy forbids styles also where HTML is only read, so that what says how it looked has another name. */
const LOOK = 'data-look'
const TAG = /<[a-z][^<>]*>/gi
const STYLE = /\sstyle\s*=/gi

/** Whether what is pasted has pictures, which the editor leaves out. Spreadsheets send a picture of their cells besides. */
export function hasPictures({ files, html }: { files: readonly File[]; html: string }): boolean {
  if (html !== '') return /<img\b|<v:imagedata\b/i.test(html)
  return files.some(({ type }) => type.startsWith('image/'))
}

const LIST_PARAGRAPH = `p[${LOOK}*="mso-list:"][${LOOK}*="level"]`
const MARKER = `[${LOOK}*="mso-list:Ignore" i], [${LOOK}*="mso-list: Ignore" i]`
/** 1. or α) or iv. or 2.1; any other sign is a bullet. */
const NUMBER = /^\(?(?:\d+(?:\.\d+)*[.)]?|\p{L}{1,5}[.)])$/u

interface Entry {
  level: number
  tag: 'ol' | 'ul'
  /** Word's number of the list. */
  list: string
  paragraph: Element
}

function signOf(marker: Element | null): string {
  return (marker?.textContent ?? '').replace(/\s/gu, '')
}

function entryOf(paragraph: Element | null): Entry | null {
  const style = paragraph?.matches(LIST_PARAGRAPH) ? paragraph.getAttribute(LOOK) : null
  const [, level, list = ''] = /mso-list:[^;]*\blevel(\d+)\s*(\w*)/.exec(style ?? '') ?? []
  if (paragraph === null || level === undefined) return null
  const sign = signOf(paragraph.querySelector(MARKER))
  return { level: Number(level), tag: NUMBER.test(sign) ? 'ol' : 'ul', list, paragraph }
}

/** Makes a list, with the lists in it, of a paragraph and those that follow it; nothing where it is in one already. */
function gatherList(first: Element): void {
  const open: { level: number; tag: string; name: string; element: Element }[] = []
  let entry = entryOf(first)
  while (entry !== null) {
    const { level, tag, list, paragraph } = entry
    const next = entryOf(paragraph.nextElementSibling)
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop()
    const current = open.at(-1)
    if (current?.level === level && (current.tag !== tag || current.name !== list)) open.pop()
    if (open.at(-1)?.level !== level) {
      const element = paragraph.ownerDocument.createElement(tag)
      const above = open.at(-1)?.element.lastElementChild
      if (above) above.append(element)
      else paragraph.before(element)
      open.push({ level, tag, name: list, element })
    }
    const item = paragraph.ownerDocument.createElement('li')
    open.at(-1)?.element.append(item)
    for (const marker of paragraph.querySelectorAll(MARKER)) marker.remove()
    item.append(paragraph)
    paragraph.removeAttribute(LOOK)
    entry = next
  }
}

function renamed(element: Element, tag: string): void {
  const other = element.ownerDocument.createElement(tag)
  other.append(...element.childNodes)
  element.replaceWith(other)
}
