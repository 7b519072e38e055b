import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface LegalSectionProps {
  title: string
  children: ReactNode
}

export function LegalSection({ title, children }: LegalSectionProps) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 3 }}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      {children}
    </Box>
  )
}

export function LegalList({ items }: { items: readonly string[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 6, display: 'grid', gap: 2 }}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Box>
  )
}

/** Set for reading: one column of at most seventy characters. */
export function LegalPage({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'grid', gap: 8, maxWidth: '70ch', lineHeight: 1.6 }}>{children}</Box>
}
