import { plainText } from '@diatrivi/domain/shared/greek-text'
import sanitizeHtml from 'sanitize-html'

/** Deeper than people write: a browser is slow with elements nested a thousand times. */
export const HTML_DEPTH_MAX = 20

/** What the editor can make. Headings begin at the third level, because the page above them has its own. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'code', 'a'],
    ...['h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre'],
  ],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', del: 's', strike: 's', a: safeLink },
  nestingLimit: HTML_DEPTH_MAX,
}

const WHOLE_ADDRESS = /^(?:https?:\/\/|mailto:)/i

/** The linked page must neither reach ours nor gain rank in search engines. */
function safeLink(tagName: string, { href }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const isWhole = href !== undefined && WHOLE_ADDRESS.test(href.trim())
  return { tagName, attribs: isWhole ? { href: href.trim(), rel: 'noopener noreferrer nofollow' } : {} }
}

/** HTML that people wrote, as it may be kept and shown to others; empty when there is not one word in it. */
export function sanitiseHtml(html: string): string {
  const clean = sanitizeHtml(html, OPTIONS).trim()
  return plainText(clean) === '' ? '' : clean
}
