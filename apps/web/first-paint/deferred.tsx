import Box from '@mui/material/Box'
import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react'

/**
 * False when the component is drawn first, true after the screen has shown it.
 * @param paints 2 waits also for what others draw after the first paint
 */
export function useAfterPaint(paints: 1 | 2 = 1): boolean {
  const [past, setPast] = useState(0)
  useEffect(() => {
    if (past >= paints) return
    const goOn = () => startTransition(() => setPast(past + 1))
    // A page that is not seen is not painted, and would wait for it.
    if (document.visibilityState === 'hidden') return goOn()
    const frame = requestAnimationFrame(() => setTimeout(goOn))
    return () => cancelAnimationFrame(frame)
  }, [past, paints])
  return past >= paints
}

interface AfterPaintProps {
  children: ReactNode
  /** Kept for it meanwhile: the height of a window, unless it stands outside the flow. */
  place?: ReactNode
}

/**
 * What stands below the first sight of a long page: drawn after the screen has shown the rest and when its code is here, so
 * that no single drawing keeps a phone from answering. Its place is kept meanwhile, and nothing is seen to move. With React's
 * own `useDeferredValue`, one inside another would be drawn together with it.
 */
export function AfterPaint({
  children,
  place = <Box aria-busy sx={{ minHeight: '100vh' }} />,
}: AfterPaintProps) {
  return useAfterPaint() ? <Suspense fallback={place}>{children}</Suspense> : place
}

/** Milliseconds: what the page itself is made of, its pictures too, comes first. */
const AFTER_FIRST_PAINT = 1_500
const LATEST = 3_000

/**
 * Fetches parts that are not seen yet while nothing else is to do. A part that could not be had is asked for again when it
 * is needed, and its failure is told there.
 * @returns what gives it up
 */
export function whenIdle(load: () => Promise<unknown>): () => void {
  const fetch = () => void load().catch(console.warn)
  let idle: number | undefined
  const timer = setTimeout(() => {
    // Not in every browser.
    if ('requestIdleCallback' in window) idle = requestIdleCallback(fetch, { timeout: LATEST })
    else fetch()
  }, AFTER_FIRST_PAINT)
  return () => {
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}

/** Milliseconds: a visitor who only reads waits this long at most. */
const QUIET = 5_000
const ACTS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const

/** For as long as the application is open: the way to a second page is an act on the first. */
let hasActed = false

/**
 * False until the visitor does anything at all on the first page. For parts that are large and of no use to a page that is
 * only being drawn: until then it has the line and the processor for itself.
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
