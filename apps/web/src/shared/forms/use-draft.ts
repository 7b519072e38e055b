import { useCallback, useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { browserStorage } from '../browser-storage.ts'
import { DRAFT_PREFIX } from '../drafts.ts'
import { type DraftShape, isSameDraft, readDraft, writeDraft } from './draft-shape.ts'

const PAUSE_MS = 600

interface DraftOptions<Values extends FieldValues> {
  /** One for each form and object: `thesis-7`, `thesis-new`. */
  key: string
  form: UseFormReturn<Values>
  shape: DraftShape<Values>
}

export interface Draft {
  /** Whether an earlier visit left a draft that the person has neither restored nor dropped. */
  found: boolean
  restore: () => void
  discard: () => void
  /** Call it when the form is saved. */
  clear: () => void
}

/** Keeps what is typed in this browser until it is saved, so that a lost session or a closed window loses nothing. */
export function useDraft<Values extends FieldValues>({ key, form, shape }: DraftOptions<Values>): Draft {
  const storageKey = DRAFT_PREFIX + key
  const [kept, setKept] = useState(() => findDraft(storageKey, shape, form.getValues()))

  const clear = useCallback(() => {
    browserStorage.remove(storageKey)
    setKept(null)
  }, [storageKey])

  useEffect(() => {
    let typed: Values | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isKept = false
    const keep = () => {
      clearTimeout(timer)
      if (typed === undefined) return
      browserStorage.set(storageKey, writeDraft(typed, shape))
      typed = undefined
      isKept = true
    }
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        clearTimeout(timer)
        typed = isDirty ? values : undefined
        if (isDirty) timer = setTimeout(keep, PAUSE_MS)
        // What was typed was taken back by hand.
        else if (isKept) browserStorage.remove(storageKey)
      },
    })
    // Leaving the page saves the draft at once, without the pause.
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      stop()
      keep()
    }
  }, [form, shape, storageKey])

  return {
    found: kept !== null,
    restore: () => {
      if (kept !== null) form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true })
      setKept(null)
    },
    discard: clear,
    clear,
  }
}

/** A draft that fits no field of the form any more, or says what is saved, is dropped. */
function findDraft<Values extends FieldValues>(
  storageKey: string,
  shape: DraftShape<Values>,
  saved: Values,
): Partial<Values> | null {
  const text = browserStorage.get(storageKey)
  const draft = text === null ? null : readDraft(text, shape)
  if (draft !== null && !isSameDraft({ ...saved, ...draft }, saved)) return draft
  browserStorage.remove(storageKey)
  return null
}
