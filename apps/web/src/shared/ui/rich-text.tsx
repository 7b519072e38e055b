import { plainText } from '@diatrivi/domain/shared/greek-text'
import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { early } from './early.tsx'
import { RICH_TEXT } from './rich-text-style.ts'

const SanitisedHtml = early(async () => (await import('./sanitised-html.tsx')).SanitisedHtml)

/** Text from the editor; only its words until the sanitiser is loaded. */
export function RichText({ html }: { html: string }) {
  return (
    <Suspense fallback={<Box sx={RICH_TEXT}>{plainText(html)}</Box>}>
      <SanitisedHtml html={html} />
    </Suspense>
  )
}
