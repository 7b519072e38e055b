import Box from '@mui/material/Box'
import { type ReactNode, Suspense, useDeferredValue } from 'react'

interface InTurnProps {
  children: ReactNode
  /** Kept for it meanwhile: a window's height, unless it stands outside the flow. */
  place?: ReactNode
}

/**
 * What stands below the first sight of a long page: drawn in a turn of its own, right after the rest and when its code is
 * here, so that no single drawing keeps a phone from answering. Its place is kept meanwhile, and nothing is seen to move.
 */
export function InTurn({ children, place = <Box sx={{ minHeight: '100vh' }} /> }: InTurnProps) {
  const isItsTurn = useDeferredValue(true, false)
  return isItsTurn ? <Suspense fallback={place}>{children}</Suspense> : place
}
