import { normaliseKeyword } from '@diatrivi/domain/institution/keyword/keyword'
import { lazy, Suspense, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { FieldPlaceholder } from './field-placeholder.tsx'
import type { TagFieldProps } from './tag-field-props.ts'

let loadedBox: typeof import('./tag-field-box.tsx').TagFieldBox | undefined

async function loadBox() {
  const { TagFieldBox } = await import('./tag-field-box.tsx')
  loadedBox = TagFieldBox
  return { default: TagFieldBox }
}

const LazyBox = lazy(loadBox)
// Asked for with the page: words of several lines that came later would move what stands below them.
if (typeof window !== 'undefined') loadBox().catch(console.warn)

/**
 * The words of a thesis or a person; the suggestions are loaded after the first paint. The sentence and the rule that it
 * needs are used here, or they would be looked for in the files of other pages that happen to use them.
 */
export function TagField({ known, helperText = m.ui_tags_help(), ...props }: TagFieldProps) {
  // Chosen once: another type of component later would lose what it holds.
  const [Box] = useState(() => loadedBox ?? LazyBox)
  return (
    <Suspense fallback={<FieldPlaceholder label={props.label} helperText={helperText} />}>
      <Box {...props} known={known.map(normaliseKeyword)} helperText={helperText} />
    </Suspense>
  )
}
