import { useEffect, useState } from 'react'

/** The longest wait for a person who only reads; milliseconds. */
const QUIET = 5_000
const ACTS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const

/** Stays true until the application is closed, because reaching a second page is an act on the first. */
let hasActed = false

/**
 * False until the person's first act on the first page. Delays parts that are large and of no use to a page that
 * is only being drawn, so that the page has line and processor for itself.
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
