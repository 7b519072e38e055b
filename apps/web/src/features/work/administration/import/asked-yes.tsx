import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { ReactNode } from 'react'

interface AskedYesProps {
  /** What is said yes to. */
  label: string
  isGiven: boolean
  onChange: (isGiven: boolean) => void
  children: ReactNode
}

/** Something about a file that needs an explicit yes before it is applied. */
export function AskedYes({ label, isGiven, onChange, children }: AskedYesProps) {
  return (
    <Box>
      <Alert severity="warning">{children}</Alert>
      <FormControlLabel
        control={<Checkbox checked={isGiven} onChange={(event) => onChange(event.target.checked)} />}
        label={label}
      />
    </Box>
  )
}
