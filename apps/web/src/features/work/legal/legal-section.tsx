import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { PageHeader } from '../../../shared/ui/page-header.tsx'

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

interface LegalPageProps {
  title: string
  lead: string
  children: ReactNode
}

/** Set for reading: one column of at most seventy characters. */
export function LegalPage({ title, lead, children }: LegalPageProps) {
  return (
    <Box sx={{ maxWidth: '70ch', mx: 'auto', lineHeight: 1.6, textWrap: 'pretty' }}>
      <PageHeader title={title} lead={lead} />
      <Box sx={{ display: 'grid', gap: 8 }}>{children}</Box>
    </Box>
  )
}
