import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

export function StepText({ children }: { children: ReactNode }) {
  return <Typography sx={{ maxWidth: '70ch' }}>{children}</Typography>
}

export function StepHeading({ children }: { children: ReactNode }) {
  return (
    <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
      {children}
    </Typography>
  )
}
