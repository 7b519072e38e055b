import { m } from '../../paraglide/messages.js'
import type { FormFieldProps } from './form-fields.tsx'

/** At most so many characters, as the API keeps them. An empty field passes, because `required` is a rule of its own. */
export function withinLength(limit: number): NonNullable<FormFieldProps['rules']> {
  return {
    length: (value) => String(value ?? '').trim().length <= limit || m.ui_too_long({ limit }),
  }
}
