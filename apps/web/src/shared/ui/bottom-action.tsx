import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ArrowDownwardOutlined from '../icons/arrow-downward-outlined.tsx'
import { BOTTOM_BAR } from './measures.ts'
import { useIsBelow } from './use-is-below.ts'

interface BottomActionProps {
  label: string
  /** The id of a focusable element further down. Once it is in sight, the action at the edge disappears. */
  targetId: string
}

/** On phones, a button at the lower edge that leads down to the possible act. */
export function BottomAction({ label, targetId }: BottomActionProps) {
  const isBelow = useIsBelow(targetId)
  const go = () => {
    const target = document.getElementById(targetId)
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    target?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'start' })
    target?.focus({ preventScroll: true })
  }
  if (!isBelow) return null
  return (
    <Box
      {...{ [BOTTOM_BAR]: '' }}
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
