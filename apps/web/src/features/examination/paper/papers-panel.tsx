import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Section } from '../../../shared/ui/section.tsx'
import type { IssuableKind } from './paper.mapper.ts'
import { paperQueries } from './paper.queries.ts'
import { PaperItem } from './paper-item.tsx'

const IssueDialog = lazy(() => import('./issue-dialog.tsx'))

/** The papers of a thesis, and which of them the reader can issue. */
export function PapersPanel({ thesisId }: { thesisId: number }) {
  const [issuing, setIssuing] = useState<'any' | 'ownSheet' | null>(null)
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
  const ownSheets = ownSheetsOf(kinds)
  const issuesOthers = kinds.some(isOfOthers)
  // Without a rule book there are neither papers nor kinds.
  if (papers.length === 0 && ownSheets.length === 0 && !issuesOthers) return null
  return (
    <Section title={m.paper_title()}>
      {papers.length === 0 && <Typography>{m.paper_none()}</Typography>}
      <Box component="ul" aria-label={m.paper_list()} sx={LIST}>
        {papers.map((paper) => (
          <PaperItem key={paper.id} paper={paper} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 4 }}>
        {issuesOthers && <Button onClick={() => setIssuing('any')}>{m.paper_issue()}</Button>}
        {ownSheets.length > 0 && (
          <Button onClick={() => setIssuing('ownSheet')}>{m.paper_own_sheet()}</Button>
        )}
      </Box>
      {issuing && (
        <Suspense>
          <IssueDialog
            thesisId={thesisId}
            {...(issuing === 'ownSheet'
              ? { title: m.paper_own_sheet(), text: m.paper_own_sheet_text(), kinds: ownSheets }
              : { title: m.paper_issue(), text: m.paper_issue_text(), kinds })}
            onClose={() => setIssuing(null)}
          />
        </Suspense>
      )}
    </Section>
  )
}

/** The sheets of the reader, who sits in the committee, from when an examination is planned: one for each attempt. */
function ownSheetsOf(kinds: readonly IssuableKind[]): IssuableKind[] {
  const isNear = ({ missing }: IssuableKind) => missing === null || missing === 'marks'
  return kinds
    .filter((one) => one.kind === 'sheet' && isNear(one))
    .map((sheet) => ({ ...sheet, seats: sheet.seats?.filter(({ isOwn }) => isOwn) ?? [] }))
    .filter(({ seats }) => seats.length > 0)
}

/** Something else than the own sheet. */
function isOfOthers({ kind, seats }: IssuableKind): boolean {
  return kind !== 'sheet' || seats?.some(({ isOwn }) => !isOwn) === true
}

const LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const
