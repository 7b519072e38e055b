import { isApiError } from '@diatrivi/client/api-error'
import { useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Comparison, Difference, Sides } from './compared-field.ts'

/** What another person or window saved while the form was open. */
export interface SavedMeanwhile<Values, Saved> {
  values: Values
  saved: Saved
  /** A name, and a moment in words, where the API gives them. */
  by?: string | null
  at?: string
}

interface ConflictOptions<Values, Saved> {
  /** Fetched only when there is something to compare. */
  comparison: () => Promise<Comparison<Values>>
  /** The record that the form was filled from. */
  base: () => Values
  mine: () => Values
  readSaved: () => Promise<SavedMeanwhile<Values, Saved>>
  /** The form continues with these values, based on the saved version. */
  onMerged: (merged: Values, meanwhile: SavedMeanwhile<Values, Saved>) => void
}

export type ConflictState =
  | { phase: 'asking' }
  | { phase: 'failed'; error: unknown }
  /** Both versions are equal, so there is nothing to choose. */
  | { phase: 'same' }
  | { phase: 'compared'; differences: Difference[]; by: string | null; at: string | null; isOpen: boolean }

export interface Conflict {
  /** Null while no other change was saved. */
  state: ConflictState | null
  /** Watches a call that saves; when another change was saved before, both versions are compared. */
  watch: <Answer>(saving: Promise<Answer>) => Promise<Answer>
  /** Fetches the saved version again and shows it beside the values of the form. */
  compare: () => void
  /** The choice is put off; the form keeps what it holds. */
  close: () => void
  choose: (sides: Sides) => void
}

/** The error that a form shows itself; a conflict is shown elsewhere. */
export function otherThanConflict(error: unknown): unknown {
  return isApiError(error, 'version_conflict') ? null : error
}

/** Handles the conflict of a form whose version is not the newest any more. */
export function useConflict<Values extends object, Saved>(options: ConflictOptions<Values, Saved>): Conflict {
  const [state, setState] = useState<ConflictState | null>(null)
  const merge = useRef<(sides: Sides) => void>(() => undefined)

  const compare = async () => {
    setState({ phase: 'asking' })
    try {
      const [{ compareFields, mergeFields }, comparison, meanwhile] = await Promise.all([
        import('./compare-fields.ts'),
        options.comparison(),
        options.readSaved(),
      ])
      const versions = { base: options.base(), mine: options.mine(), saved: meanwhile.values }
      merge.current = (sides) => options.onMerged(mergeFields(comparison, versions, sides), meanwhile)
      const differences = compareFields(comparison, versions)
      if (differences.length > 0) {
        const { by = null, at = null } = meanwhile
        setState({ phase: 'compared', differences, by, at, isOpen: true })
        return
      }
      merge.current({})
      setState({ phase: 'same' })
    } catch (error) {
      setState({ phase: 'failed', error })
    }
  }

  async function watch<Answer>(saving: Promise<Answer>): Promise<Answer> {
    setState(null)
    try {
      return await saving
    } catch (error) {
      if (isApiError(error, 'version_conflict')) void compare()
      throw error
    }
  }

  return {
    state,
    watch,
    compare: () => void compare(),
    close: () => setState((before) => (before?.phase === 'compared' ? { ...before, isOpen: false } : before)),
    choose: (sides) => {
      merge.current(sides)
      setState(null)
    },
  }
}

/** The form continues from the saved version: only fields that differ from it count as unsaved. */
export function continueWith<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  saved: Values,
  merged: Values,
): void {
  form.reset(saved)
  form.reset(merged, { keepDefaultValues: true })
}
