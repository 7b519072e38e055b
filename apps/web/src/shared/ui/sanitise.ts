import DOMPurify from 'dompurify'

/** The tags that the editor writes and the API keeps; any other is an attack. */
const ALLOWED = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'code', 'a'],
    ...['h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'colspan', 'rowspan'],
  // Their values are no addresses, and are not judged as such.
  ADD_URI_SAFE_ATTR: ['colspan', 'rowspan'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:)/i,
}

/** What comes from the clipboard says by its class and look what it is. The editor's schema keeps none of it. */
const PASTED = {
  ...ALLOWED,
  ALLOWED_TAGS: [...ALLOWED.ALLOWED_TAGS, 'h1', 'h2', 'h5', 'h6', 'div', 'span', 'del', 'strike'],
  ALLOWED_ATTR: [...ALLOWED.ALLOWED_ATTR, 'class', 'data-look'],
  ADD_URI_SAFE_ATTR: [...ALLOWED.ADD_URI_SAFE_ATTR, 'class', 'data-look'],
}

let purifier: typeof DOMPurify | undefined

/** Made when it is used first: the build, which has no document, reads this module too. */
function createPurifier(): typeof DOMPurify {
  const created = DOMPurify()
  created.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A') return
    node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener noreferrer nofollow')
  })
  return created
}

function thePurifier(): typeof DOMPurify {
  purifier ??= createPurifier()
  return purifier
}

/** HTML that may be shown, in the type that the page's policy wants of it; a string where a browser knows none. */
export function sanitised(html: string): TrustedHTML {
  return thePurifier().sanitize(html, { ...ALLOWED, RETURN_TRUSTED_TYPE: true })
}

/** The same as nodes of no page, to be read. */
export function sanitisedNodes(html: string): DocumentFragment {
  return thePurifier().sanitize(html, { ...ALLOWED, RETURN_DOM_FRAGMENT: true })
}

/** HTML of the clipboard as nodes of no page, with what says how it looked. */
export function pastedNodes(html: string): DocumentFragment {
  return thePurifier().sanitize(html, { ...PASTED, RETURN_DOM_FRAGMENT: true })
}
