import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { m } from '../../paraglide/messages.js'
import { pastThesisQueries } from './past-thesis.queries.ts'
import { PastThesisList } from './past-thesis-list.tsx'

/** Below what a student without a thesis sees: what there was before. Nothing while it is not known, or where there was none. */
export function EarlierTheses() {
  const { data: theses = [] } = useQuery(pastThesisQueries.list())
  const id = useId()
  if (theses.length === 0) return null
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 8 }}>
      <Typography variant="h2" id={id} sx={{ mb: 4 }}>
        {m.past_title()}
      </Typography>
      <PastThesisList theses={theses} headingLevel="h3" />
    </Box>
  )
}
