import Box from '@mui/material/Box'
import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import { RICH_TEXT } from './rich-text-style.ts'

/** The tags that the editor writes and the API keeps; any other is an attack. */
const ALLOWED = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'code', 'a'],
    ...['h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre'],
  ],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:)/i,
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

function sanitise(html: string): string {
  purifier ??= createPurifier()
  return purifier.sanitize(html, ALLOWED)
}

/** What the editor wrote. */
export function RichText({ html }: { html: string }) {
  const clean = useMemo(() => sanitise(html), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised one line above, and by the API when it was written.
  return <Box sx={RICH_TEXT} dangerouslySetInnerHTML={{ __html: clean }} />
}
