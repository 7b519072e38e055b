import { plainText } from '@diatrivi/domain/shared/greek-text'
import Box from '@mui/material/Box'
import { lazy, Suspense } from 'react'
import { RICH_TEXT } from './rich-text-style.ts'

const load = () => import('./sanitised-html.tsx')
// Asked for together with the page's data, so that it is mostly there when the text is drawn.
void load()
const SanitisedHtml = lazy(() => load().then((module) => ({ default: module.SanitisedHtml })))

/** What the editor wrote; its bare words until the sanitiser is here. */
export function RichText({ html }: { html: string }) {
  return (
    <Suspense fallback={<Box sx={RICH_TEXT}>{plainText(html)}</Box>}>
      <SanitisedHtml html={html} />
    </Suspense>
  )
}
