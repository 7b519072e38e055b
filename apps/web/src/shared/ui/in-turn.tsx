import Box from '@mui/material/Box'
import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react'

/** @returns what gives it up */
function afterPaint(act: () => void): () => void {
  // A page that nobody sees is not painted, and would wait for it.
  if (document.visibilityState === 'hidden') {
    act()
    return () => undefined
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/**
 * False as the component that asks is drawn first, true after the screen has shown it.
 * @param turn 2 waits for what others draw in their first turn
 */
export function useItsTurn(turn: 1 | 2 = 1): boolean {
  const [past, setPast] = useState(0)
  useEffect(() => {
    if (past < turn) return afterPaint(() => startTransition(() => setPast(past + 1)))
  }, [past, turn])
  return past >= turn
}

interface InTurnProps {
  children: ReactNode
  /** Kept for it meanwhile: a window's height, unless it stands outside the flow. */
  place?: ReactNode
}

/**
 * What stands below the first sight of a long page: drawn in a turn of its own, right after the rest and when its code is
 * here, so that no single drawing keeps a phone from answering. Its place is kept meanwhile, and nothing is seen to move.
 * In React's own `useDeferredValue` one turn inside another would be drawn together with it.
 */
export function InTurn({ children, place = <Box aria-busy sx={{ minHeight: '100vh' }} /> }: InTurnProps) {
  return useItsTurn() ? <Suspense fallback={place}>{children}</Suspense> : place
}
