import { useEffect, useState } from 'react'

/** Whoever only reads, or does not reach the page by anything of these, waits this long at most; milliseconds. */
const QUIET = 5_000
const ACTS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const

/** For as long as the application is open: whoever has come to a second page has done something on the first. */
let hasActed = false

/**
 * False until somebody does anything at all on the first page. For parts that are large and of no use to a page that
 * is only being drawn: until then it has the line and the processor for itself.
 */
export function useFirstAct(): boolean {
  const [isOver, setOver] = useState(hasActed)

  useEffect(() => {
    if (isOver) return
    const act = () => {
      hasActed = true
      setOver(true)
    }
    const timer = setTimeout(act, QUIET)
    for (const name of ACTS) window.addEventListener(name, act, { once: true, passive: true })
    return () => {
      clearTimeout(timer)
      for (const name of ACTS) window.removeEventListener(name, act)
    }
  }, [isOver])

  return isOver
}
