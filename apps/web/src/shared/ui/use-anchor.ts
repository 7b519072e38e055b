import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Scrolls to the element that the address names behind its `#` and gives it the focus. `isMeant` is the id of an element of
 * this component. The browser's own scrolling ends before the page is drawn.
 */
export function useAnchor(isMeant: string | null): void {
  const { hash, key } = useLocation()
  const id = isMeant !== null && hash === `#${isMeant}` ? isMeant : null

  // The key also changes when the same address is visited again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for a new visit.
  useEffect(() => {
    const target = id === null ? null : document.getElementById(id)
    if (target === null) return
    // After the focus of the page's title, and once opened parts have their size.
    const frame = requestAnimationFrame(() => {
      target.focus({ preventScroll: true })
      target.scrollIntoView({ block: 'start' })
    })
    return () => cancelAnimationFrame(frame)
  }, [id, key])
}
