import { type ApiError, isApiError } from '@diatrivi/client/api-error'
import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

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
    const [first, ...others] = placed(form, refusal, fieldOfWire)
    if (first === undefined) return onUnplaced?.()
    // In reverse order, so that the focus ends at the first.
    for (const [field, message] of [...others, first]) {
      form.setError(field, { type: 'server', message }, { shouldFocus: field === first[0] })
    }
  })
  useEffect(() => place(error), [error])
}

type FieldOfWire<Values extends FieldValues> = Readonly<Record<string, Path<Values>>>

/** A field of an entry, such as `windows.0.from`, stands where its list does. */
function fieldFor<Values extends FieldValues>(wireField: string, fieldOfWire: FieldOfWire<Values>) {
  const [list = wireField, ...inEntry] = wireField.split('.')
  return fieldOfWire[wireField] ?? ([fieldOfWire[list] ?? list, ...inEntry].join('.') as Path<Values>)
}

function placed<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  refusal: ApiError,
  fieldOfWire: FieldOfWire<Values>,
): [Path<Values>, string][] {
  return Object.entries(refusal.fields)
    .map(([wireField, message]): [Path<Values>, string] => [fieldFor(wireField, fieldOfWire), message])
    .filter(([field]) => form.getValues(field) !== undefined)
}

/** Sentences about fields of the call that the form does not show, such as the token of a link. */
export function unplacedSentences<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  fieldOfWire: FieldOfWire<Values> = {},
): string[] {
  if (!isApiError(error)) return []
  return Object.entries(error.fields)
    .filter(([wireField]) => form.getValues(fieldFor(wireField, fieldOfWire)) === undefined)
    .map(([, message]) => message)
}
