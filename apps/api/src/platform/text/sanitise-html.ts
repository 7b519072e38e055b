import { plainText } from '@diatrivi/domain/shared/greek-text'
import sanitizeHtml from 'sanitize-html'

/** Deeper than people write: a browser is slow with elements nested a thousand times. */
export const HTML_DEPTH_MAX = 20

const SPANS = ['colspan', 'rowspan']

/** What the editor can make and keep. Headings begin at the third level, because the page above them has its own. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'code', 'a'],
    ...['h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'rel'], th: SPANS, td: SPANS },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    del: 's',
    strike: 's',
    a: safeLink,
    th: safeCell,
    td: safeCell,
  },
  nestingLimit: HTML_DEPTH_MAX,
}

const WHOLE_ADDRESS = /^(?:https?:\/\/|mailto:)/i

/** The linked page must neither reach ours nor gain rank in search engines. */
function safeLink(tagName: string, { href }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const isWhole = href !== undefined && WHOLE_ADDRESS.test(href.trim())
  return { tagName, attribs: isWhole ? { href: href.trim(), rel: 'noopener noreferrer nofollow' } : {} }
}

/** A cell goes over some columns or rows, and not over a thousand. */
function safeCell(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const spans = SPANS.flatMap((name) => {
    const span = attributes[name] ?? ''
    return /^[1-9]\d?$/.test(span) && span !== '1' ? [[name, span] as const] : []
  })
  return { tagName, attribs: Object.fromEntries(spans) }
}

/** HTML that people wrote, as it may be kept and shown to others; empty when there is not one word in it. */
export function sanitiseHtml(html: string): string {
  const clean = sanitizeHtml(html, OPTIONS)
    // The words of two cells are two words also for the search, which knows the ends of paragraphs and lines alone.
    .replace(/<\/(t[dh])>\s*/g, '</$1>\n')
    .trim()
  return plainText(clean) === '' ? '' : clean
}
