import { useState } from 'react'
import { DRAFT_PREFIX } from '../../shared/forms/drafts.ts'

/** What is being typed about a step, kept in this browser until it is sent: a folded step or a closed window loses nothing. */
export function useCommentDraft(stepId: number): [text: string, setText: (text: string) => void] {
  const key = `${DRAFT_PREFIX}comment-${stepId}`
  const [text, setText] = useState(() => localStorage.getItem(key) ?? '')
  const keep = (typed: string) => {
    setText(typed)
    if (typed === '') localStorage.removeItem(key)
    else localStorage.setItem(key, typed)
  }
  return [text, keep]
}
