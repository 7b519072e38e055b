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

/**
 * Fetches parts that are not seen yet. A part that could not be fetched is asked for again when it is needed, and its
 * failure is shown there.
 * @returns what gives it up
 */
export function afterFirstPaint(load: () => Promise<unknown>): () => void {
  const timer = setTimeout(() => void load().catch(console.warn), AFTER_FIRST_PAINT)
  return () => clearTimeout(timer)
}

/** Milliseconds: the longest wait of a person who only reads, or whose reading program makes no action of these. */
const QUIET = 5_000
const ACTIONS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const

/** False until the person's first action on the page: for a part that is large and of no use to a page that is only read. */
export function useFirstAction(): boolean {
  const [hasActed, setActed] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const stop = () => {
      clearTimeout(timer)
      listening.abort()
    }
    const act = () => {
      stop()
      setActed(true)
    }
    const timer = setTimeout(act, QUIET)
    for (const name of ACTIONS)
      window.addEventListener(name, act, { signal: listening.signal, passive: true })
    return stop
  }, [])
  return hasActed
}
