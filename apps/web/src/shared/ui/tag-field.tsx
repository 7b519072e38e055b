import { lazy, Suspense } from 'react'
import { FieldPlaceholder } from './field-placeholder.tsx'
import type { TagFieldProps } from './tag-field-props.ts'

const load = () => import('./tag-field-box.tsx')
// Asked for together with the page's data, so that it is mostly there when the form is drawn.
void load()
const TagFieldBox = lazy(() => load().then((module) => ({ default: module.TagFieldBox })))

/** The words of a thesis or a person; what suggests them comes after the first paint. */
export function TagField(props: TagFieldProps) {
  return (
    <Suspense fallback={<FieldPlaceholder label={props.label} helperText={props.helperText} />}>
      <TagFieldBox {...props} />
    </Suspense>
  )
}
