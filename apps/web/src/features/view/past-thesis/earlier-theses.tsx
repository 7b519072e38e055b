import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { m } from '../../../paraglide/messages.js'
import { pastThesisQueries } from './past-thesis.queries.ts'
import { PastThesisList } from './past-thesis-list.tsx'

/** The earlier theses, below the page of a student without a thesis. Empty until they are loaded, or without any. */
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
