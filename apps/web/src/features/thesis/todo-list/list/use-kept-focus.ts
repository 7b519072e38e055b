import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus when the focused element has left the screen, so that the keyboard does not start again at the top of
 * the page. `shown` is the value that changes then.
 */
export function useKeptFocus<Target extends HTMLElement>(shown: unknown): RefObject<Target | null> {
  const target = useRef<Target>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (document.activeElement === document.body) target.current?.focus()
  }, [shown])
  return target
}
