import Box from '@mui/material/Box'
import { type ReactNode, useEffect, useRef } from 'react'

/**
 * A column that stays in sight beside a longer one, on wide screens. One that is taller than the window first scrolls with
 * the page down to its own end and stays there, so all of it can be reached without a scroll bar of its own.
 */
export function StickyColumn({ children }: { children: ReactNode }) {
  const column = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = column.current
    if (box === null) return
    const observer = new ResizeObserver(() => box.style.setProperty('--column', `${box.offsetHeight}px`))
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return (
    <Box ref={column} sx={STICKY}>
      {children}
    </Box>
  )
}

const STICKY = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 5,
  position: { lg: 'sticky' },
  top: { lg: 'min(88px, 100dvh - 24px - var(--column, 0px))' },
} as const
