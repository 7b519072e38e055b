import Button from '@mui/material/Button'
import type { ReactElement } from 'react'

interface ActionButtonProps {
  label: string
  icon?: ReactElement
  /** Read aloud instead of the label. */
  spoken?: string
  isDestructive?: boolean
  isRefused?: boolean
  /** Id of the sentence that says why; one sentence stands for all buttons of a row. */
  reasonId?: string
  onClick: () => void
}

/** A refused button stays in the order of focus, so that screen readers can read its reason. */
export function ActionButton({
  label,
  icon,
  spoken,
  isRefused = false,
  reasonId,
  ...props
}: ActionButtonProps) {
  return (
    <Button
      size="small"
      startIcon={icon}
      color={props.isDestructive ? 'error' : 'primary'}
      aria-label={spoken}
      aria-disabled={isRefused || undefined}
      aria-describedby={isRefused ? reasonId : undefined}
      onClick={() => {
        if (!isRefused) props.onClick()
      }}
      sx={isRefused ? REFUSED : { bgcolor: 'background.paper' }}
    >
      {label}
    </Button>
  )
}

const REFUSED = {
  cursor: 'not-allowed',
  '&, &:hover': { bgcolor: 'neutral.tint', color: 'text.secondary', borderColor: 'divider' },
  '&:active': { transform: 'none' },
}
