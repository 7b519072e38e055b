import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Examination } from '../../../entities/process/process.mapper.ts'
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

/** The day of the examination first, then where the thesis stands and who owes what. */
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
  const { examination, committee, group } = data
  const isExamined = examination !== null && committee !== null
  if (!isExamined && group === null) return null
  return (
    <Section title={m.examination_title()}>
      {nextStep}
      {group && <GroupPart thesisId={thesisId} group={group} />}
      {isExamined && (
        <Box sx={partsOf(examination)}>
          <ExaminationPart
            thesisId={thesisId}
            title={title}
            examination={examination}
            seats={committee.seats}
            group={group}
          />
          <PhaseLine process={data} examination={examination} />
        </Box>
      )}
    </Section>
  )
}

/** Beside each other where the page has the width for both. */
const partsOf = ({ dates }: Examination) =>
  dates === null ? PARTS : { ...PARTS, gridTemplateColumns: WHOLE }

/** A grid of people by dates needs the width of the page. */
const WHOLE = 'minmax(0, 1fr)'
const PARTS = {
  display: 'grid',
  gap: 6,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
} as const
