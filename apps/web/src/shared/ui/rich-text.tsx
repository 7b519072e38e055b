import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { RICH_TEXT } from './rich-text-style.ts'
import { sanitised } from './sanitise.ts'

/** What the editor wrote. */
export function RichText({ html }: { html: string }) {
  const clean = useMemo(() => sanitised(html), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised one line above, and by the API when it was written.
  return <Box sx={RICH_TEXT} dangerouslySetInnerHTML={{ __html: clean }} />
}
