import type { Tag } from '@diatrivi/domain/keyword/keyword'
import { lazy, type Ref, Suspense } from 'react'
import { FieldPlaceholder } from './field-placeholder.tsx'

const load = () => import('./tag-field-box.tsx')
// Asked for together with the page's data, so that it is mostly there when the form is drawn.
void load()
const TagFieldBox = lazy(() => load().then((module) => ({ default: module.TagFieldBox })))

export interface TagFieldProps {
  label: string
  /** With those that were deleted: the API must hear of them. */
  tags: readonly Tag[]
  onChange: (tags: Tag[]) => void
  /** Keywords that exist already. */
  known: readonly string[]
  error?: boolean
  helperText?: string | undefined
  disabled?: boolean
  maxLength?: number
  inputRef?: Ref<HTMLInputElement>
  onBlur?: () => void
}

/** The words of a thesis or a person; what suggests them comes after the first paint. */
export function TagField(props: TagFieldProps) {
  return (
    <Suspense fallback={<FieldPlaceholder label={props.label} helperText={props.helperText} />}>
      <TagFieldBox {...props} />
    </Suspense>
  )
}
