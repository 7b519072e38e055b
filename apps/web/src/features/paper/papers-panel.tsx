import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { ErrorState } from '../../shared/ui/error-state.tsx'
import { Section } from '../../shared/ui/section.tsx'
import { IssueDialog } from './issue-dialog.tsx'
import { paperQueries } from './paper.queries.ts'
import { PaperItem } from './paper-item.tsx'

/** The papers of a thesis, and which of them the reader can issue. */
export function PapersPanel({ thesisId }: { thesisId: number }) {
  const [isIssuing, setIssuing] = useState(false)
  const { data, error, refetch } = useQuery(paperQueries.ofThesis(thesisId))
  if (error) {
    return (
      <Section title={m.paper_title()}>
        <ErrorState error={error} headingLevel="h3" onRetry={() => void refetch()} />
      </Section>
    )
  }
  if (data === undefined) return <Skeleton variant="rounded" height={120} />
  const { kinds, papers } = data
  // Without a rule book there are neither papers nor kinds.
  if (kinds.length === 0 && papers.length === 0) return null
  return (
    <Section title={m.paper_title()}>
      {papers.length === 0 && <Typography>{m.paper_none()}</Typography>}
      <Box component="ul" aria-label={m.paper_list()} sx={LIST}>
        {papers.map((paper) => (
          <PaperItem key={paper.paperID} paper={paper} />
        ))}
      </Box>
      {kinds.length > 0 && (
        <Button variant="contained" onClick={() => setIssuing(true)} sx={{ mt: 4 }}>
          {m.paper_issue()}
        </Button>
      )}
      {isIssuing && <IssueDialog thesisId={thesisId} kinds={kinds} onClose={() => setIssuing(false)} />}
    </Section>
  )
}

const LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const
