import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'

interface IconActionProps {
  label: string
  /** Why the action may not be taken now; null when it may. */
  reason: string | null
  onClick: () => void
  children: ReactNode
}

/** A button of one sign, which shows its name, and why it is refused, to the pointer and to screen readers. */
export function IconAction({ label, reason, onClick, children }: IconActionProps) {
  return (
    <Tooltip title={reason ?? label} describeChild={reason !== null}>
      <IconButton
        aria-label={label}
        aria-disabled={reason !== null || undefined}
        onClick={() => reason === null && onClick()}
      >
        {children}
      </IconButton>
    </Tooltip>
  )
}
