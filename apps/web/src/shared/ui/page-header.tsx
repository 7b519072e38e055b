import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { LONE_LINK, NOT_ON_PAPER } from './sx.ts'

interface PageHeaderProps {
  title: string
  /** One sentence under the title. */
  lead?: ReactNode
  /** Buttons at the far end; below the title and its sentence on phones. */
  actions?: ReactNode
  /** A line above the title, for instance a link back. */
  above?: ReactNode
}

/** The title of a page, which takes the focus after a change of page. */
export function PageHeader({ title, lead, actions, above }: PageHeaderProps) {
  return (
    <Box component="header" sx={{ mb: { xs: 5, md: 7 } }}>
      {above && <Box sx={{ mb: 2, '& a': LONE_LINK }}>{above}</Box>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
        <Typography variant="h1" tabIndex={-1} sx={{ flex: '1 1 280px', minWidth: 0, textWrap: 'balance' }}>
          {title}
        </Typography>
        {lead && (
          <Typography
            sx={{
              order: { sm: 1 },
              flexBasis: '100%',
              minWidth: 0,
              overflowWrap: 'break-word',
              color: 'text.secondary',
            }}
          >
            <Box component="span" sx={{ display: 'block', maxWidth: '70ch' }}>
              {lead}
            </Box>
          </Typography>
        )}
        {actions && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: { xs: 1, sm: 0 }, ...NOT_ON_PAPER }}>
            {actions}
          </Box>
        )}
      </Box>
    </Box>
  )
}
