import { type RefObject, useEffect, useRef } from 'react'

/**
 * Where the focus goes when what had it has left the screen, so that the keyboard does not begin again at the top of
 * the page. `shown` is whatever changes then.
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
