import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { readStepAnchor, stepAnchor } from '../../model/step-anchor.ts'

/** The step that the address leads to, brought before the eyes and under the focus when it is on the page. */
export function useStepInAddress(): number | null {
  const { hash, key } = useLocation()
  const named = readStepAnchor(hash)
  const anchor = named === null ? null : stepAnchor(named.stepId, named.part)

  // Also when somebody comes by the same address again: that makes another key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for a new visit.
  useEffect(() => {
    const target = anchor === null ? null : document.getElementById(anchor)
    if (target === null) return
    // After the focus of the page's title, and once what was folded has its place.
    const frame = requestAnimationFrame(() => {
      target.focus({ preventScroll: true })
      target.scrollIntoView({ block: 'start' })
    })
    return () => cancelAnimationFrame(frame)
  }, [anchor, key])

  return named?.stepId ?? null
}
