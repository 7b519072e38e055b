import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { isApiError } from '../api/api-error.ts'

/**
 * Shows the API's messages beside their fields, and moves the focus to the first of these.
 * `onUnplaced` gets a refusal that names no field.
 */
export function useServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  fieldOfWire: Readonly<Record<string, Path<Values>>> = {},
  onUnplaced?: () => void,
): void {
  const place = useEffectEvent((refusal: unknown) => {
    if (!isApiError(refusal)) return
    const [first, ...others] = Object.entries(refusal.fields)
    if (first === undefined) return onUnplaced?.()
    // In reverse order, so that the focus ends at the first.
    for (const [wireField, message] of [...others, first]) {
      const field = fieldOfWire[wireField] ?? (wireField as Path<Values>)
      form.setError(field, { type: 'server', message }, { shouldFocus: wireField === first[0] })
    }
  })
  useEffect(() => place(error), [error])
}
