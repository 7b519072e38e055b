import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** The form goes on upon what is saved now: only what differs from it counts as unsaved. */
export function continueWith<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  saved: Values,
  merged: Values,
): void {
  form.reset(saved)
  form.reset(merged, { keepDefaultValues: true })
}
