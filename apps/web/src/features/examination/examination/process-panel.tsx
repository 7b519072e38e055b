import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { processQueries } from '../../../entities/process/process.queries.ts'
import { m } from '../../../paraglide/messages.js'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Section } from '../../../shared/ui/section.tsx'
import { ExaminationPart } from './examination-part.tsx'
import { GroupPart } from './group-part.tsx'
import { PhaseLine } from './phase-line.tsx'

interface ProcessPanelProps {
  thesisId: number
  title: string
  /** What the reader does next about the committee, the marks or the papers, which have panels of their own. */
  nextStep?: ReactNode
}

/** Where the thesis stands and who owes what, what the reader does next, and the day of its examination. */
export function ProcessPanel({ thesisId, title, nextStep }: ProcessPanelProps) {
  const { data, error, refetch } = useQuery(processQueries.of(thesisId))
  if (error) {
    return (
      <Section title={m.examination_title()}>
        <ErrorState error={error} headingLevel="h3" onRetry={() => void refetch()} />
      </Section>
    )
  }
  if (data === undefined) return <Skeleton variant="rounded" height={240} />
  const { phase, overlays, examination, committee, group } = data
  const isExamined = examination !== null && committee !== null
  if (!isExamined && group === null) return null
  return (
    <Section title={m.examination_title()}>
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {isExamined && <PhaseLine process={{ phase, overlays, examination }} />}
        {nextStep}
        {group && <GroupPart thesisId={thesisId} group={group} />}
        {isExamined && (
          <Box sx={{ pt: 5, borderTop: 1, borderColor: 'divider' }}>
            <ExaminationPart
              thesisId={thesisId}
              title={title}
              examination={examination}
              seats={committee.seats}
              group={group}
            />
          </Box>
        )}
      </Box>
    </Section>
  )
}
