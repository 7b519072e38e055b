import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { RefObject } from 'react'
import { useInView } from '../hooks/use-in-view.ts'

interface BottomActionProps {
  label: string
  /** Where the action is; while it can be seen, nothing stands at the edge. */
  target: RefObject<HTMLElement | null>
}

/** On phones, the way to what one can do here, at the edge that the thumb reaches. */
export function BottomAction({ label, target }: BottomActionProps) {
  const isTargetInView = useInView(target)
  const go = () => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    target.current?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'center' })
    target.current?.focus({ preventScroll: true })
  }
  if (isTargetInView) return null
  return (
    <Box
      sx={{
        display: { xs: 'block', lg: 'none' },
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 'appBar',
        p: 3,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Button fullWidth variant="contained" size="large" endIcon={<ArrowDownwardOutlined />} onClick={go}>
        {label}
      </Button>
    </Box>
  )
}
