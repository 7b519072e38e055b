import Chip from '@mui/material/Chip'
import type { ReactElement } from 'react'

export type StatusTone = 'neutral' | 'muted' | 'primary' | 'accent' | 'success' | 'warning' | 'error'

interface StatusChipProps {
  tone: StatusTone
  icon: ReactElement
  label: string
  size?: 'small' | 'medium'
}

/** A state by its sign and its word; the colour only repeats them. */
export function StatusChip({ tone, icon, label, size = 'medium' }: StatusChipProps) {
  return (
    <Chip
      size={size}
      icon={icon}
      label={label}
      color={tone === 'muted' ? 'neutral' : tone}
      sx={{ maxWidth: '100%', ...(tone === 'muted' && { color: 'text.secondary' }) }}
    />
  )
}
