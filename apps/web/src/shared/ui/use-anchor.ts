import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Brings what the address names behind its `#` before the eyes and under the focus. `isMeant` is the id of an element of
 * this component; the browser's own way there ends before the page is drawn.
 */
export function useAnchor(isMeant: string | null): void {
  const { hash, key } = useLocation()
  const id = isMeant !== null && hash === `#${isMeant}` ? isMeant : null

  // Also when somebody comes by the same address again: that makes another key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for a new visit.
  useEffect(() => {
    const target = id === null ? null : document.getElementById(id)
    if (target === null) return
    // After the focus of the page's title, and once what was folded has its place.
    const frame = requestAnimationFrame(() => {
      target.focus({ preventScroll: true })
      target.scrollIntoView({ block: 'start' })
    })
    return () => cancelAnimationFrame(frame)
  }, [id, key])
}
