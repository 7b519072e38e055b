import { m } from '../../paraglide/messages.js'
import { FormCheckbox } from '../../shared/forms/form-checkbox.tsx'
import { namesInProgress } from './linked-choice.tsx'
import type { TopicGroup } from './process.mapper.ts'

/** The same as a field of a form, named `linked` as the API names it. */
export function FormLinkedChoice({ group }: { group: TopicGroup | null }) {
  const names = namesInProgress(group)
  if (names === '') return null
  return (
    <FormCheckbox name="linked" label={m.examination_group_linked({ names })} sx={{ gridColumn: '1 / -1' }} />
  )
}
