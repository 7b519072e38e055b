import { Suspense } from 'react'
import { early } from './early.tsx'
import { FieldPlaceholder } from './field-placeholder.tsx'
import type { TagFieldProps } from './tag-field-props.ts'

const TagFieldBox = early(async () => (await import('./tag-field-box.tsx')).TagFieldBox)

/** The words of a thesis or a person; what suggests them comes after the first paint. */
export function TagField(props: TagFieldProps) {
  return (
    <Suspense fallback={<FieldPlaceholder label={props.label} helperText={props.helperText} />}>
      <TagFieldBox {...props} />
    </Suspense>
  )
}
