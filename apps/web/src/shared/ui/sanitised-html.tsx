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

const purifier = DOMPurify()
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return
  node.setAttribute('target', '_blank')
  node.setAttribute('rel', 'noopener noreferrer nofollow')
})

export function SanitisedHtml({ html }: { html: string }) {
  const clean = useMemo(() => purifier.sanitize(html, ALLOWED), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised one line above, and by the API when it was written.
  return <Box sx={RICH_TEXT} dangerouslySetInnerHTML={{ __html: clean }} />
}
