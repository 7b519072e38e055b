import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { processQueries } from '../../../entities/process/process.queries.ts'
import { m } from '../../../paraglide/messages.js'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Section } from '../../../shared/ui/section.tsx'
import { ExaminationPart } from './examination-part.tsx'
import { GroupPart } from './group-part.tsx'
import { PhaseLine } from './phase-line.tsx'

/** Where a thesis stands, who owes what, and the day of its examination. */
export function ProcessPanel({ thesisId, title }: { thesisId: number; title: string }) {
  const { data, error, refetch } = useQuery(processQueries.of(thesisId))
  if (error) {
    return (
      <Section title={m.examination_title()}>
        <ErrorState error={error} headingLevel="h3" onRetry={() => void refetch()} />
      </Section>
    )
  }
  if (data === undefined) return <Skeleton variant="rounded" height={240} />
  const { examination, committee, group } = data
  const isExamined = examination !== null && committee !== null
  if (!isExamined && group === null) return null
  return (
    <Section title={m.examination_title()}>
      {group && <GroupPart thesisId={thesisId} group={group} />}
      {isExamined && (
        <Box sx={PARTS}>
          <PhaseLine process={data} examination={examination} />
          <ExaminationPart
            thesisId={thesisId}
            title={title}
            examination={examination}
            seats={committee.seats}
            group={group}
          />
        </Box>
      )}
    </Section>
  )
}

/** Beside each other where the page has room for both. */
const PARTS = {
  display: 'grid',
  gap: 6,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
} as const
