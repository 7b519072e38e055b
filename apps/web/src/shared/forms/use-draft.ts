import { useCallback, useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { DRAFT_PREFIX } from './drafts.ts'

const PAUSE_MS = 600

interface DraftOptions<Values extends FieldValues> {
  /** One a form and object: `thesis-7`, `thesis-new`. */
  key: string
  form: UseFormReturn<Values>
}

export interface Draft {
  /** Whether something unsaved was found from an earlier visit, and nothing was decided about it yet. */
  found: boolean
  restore: () => void
  discard: () => void
  /** To be called when what was typed is saved. */
  clear: () => void
}

/** Keeps what is typed in this browser until it is saved, so that a lost session or a closed window loses nothing. */
export function useDraft<Values extends FieldValues>({ key, form }: DraftOptions<Values>): Draft {
  const storageKey = DRAFT_PREFIX + key
  const [kept, setKept] = useState(() => readDraft<Values>(storageKey))

  const clear = useCallback(() => {
    localStorage.removeItem(storageKey)
    setKept(null)
  }, [storageKey])

  useEffect(() => {
    let typed: Values | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      if (typed !== undefined) localStorage.setItem(storageKey, JSON.stringify(typed))
      typed = undefined
    }
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        clearTimeout(timer)
        typed = isDirty ? values : undefined
        if (isDirty) timer = setTimeout(keep, PAUSE_MS)
      },
    })
    // What takes the page away does not wait for the pause.
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      stop()
      keep()
    }
  }, [form, storageKey])

  return {
    found: kept !== null,
    restore: () => {
      if (kept !== null) form.reset(kept, { keepDefaultValues: true })
      setKept(null)
    },
    discard: clear,
    clear,
  }
}

/** What an older version of the form kept, or somebody's hand changed, is worth nothing. */
function readDraft<Values>(storageKey: string): Values | null {
  const text = localStorage.getItem(storageKey)
  if (text === null) return null
  try {
    const values: unknown = JSON.parse(text)
    if (typeof values === 'object' && values !== null) return values as Values
  } catch {
    localStorage.removeItem(storageKey)
  }
  return null
}
