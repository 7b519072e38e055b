import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  description?: ReactNode
  actions?: ReactNode
  headingLevel?: 'h2' | 'h3'
  children: ReactNode
}

/** A titled card: what belongs together on a page. */
export function Section({ title, description, actions, headingLevel = 'h2', children }: SectionProps) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 4, sm: 6 }, '@media print': { p: 3 } }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 4,
          rowGap: 2,
          mb: description ? 1 : 4,
        }}
      >
        <Typography id={id} variant="h3" component={headingLevel} sx={{ flex: '1 1 200px' }}>
          {title}
        </Typography>
        {actions}
      </Box>
      {description && (
        <Typography sx={{ mb: 5, color: 'text.secondary', maxWidth: '70ch' }}>{description}</Typography>
      )}
      {children}
    </Card>
  )
}
