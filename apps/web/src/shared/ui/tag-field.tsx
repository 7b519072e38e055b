import { normaliseKeyword } from '@diatrivi/domain/keyword/keyword'
import { lazy, Suspense } from 'react'
import { m } from '../../paraglide/messages.js'
import { FieldPlaceholder } from './field-placeholder.tsx'
import type { TagFieldProps } from './tag-field-props.ts'

const TagFieldBox = lazy(async () => ({ default: (await import('./tag-field-box.tsx')).TagFieldBox }))

/**
 * The words of a thesis or a person; the suggestions are loaded after the first paint. The sentence and the rule that it
 * needs are used here, or they would be looked for in the files of other pages that happen to use them.
 */
export function TagField({ known, helperText = m.ui_tags_help(), ...props }: TagFieldProps) {
  return (
    <Suspense fallback={<FieldPlaceholder label={props.label} helperText={helperText} />}>
      <TagFieldBox {...props} known={known.map(normaliseKeyword)} helperText={helperText} />
    </Suspense>
  )
}
