import type {
  CommitteeCandidate,
  OwnCandidate,
} from '@diatrivi/contract/examination/committee/committee.schemas'
import type { SeatHindrance, SeatWarning } from '@diatrivi/domain/examination/committee/may-sit'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { fullName, toPerson } from '../../../../entities/person/person.ts'
import { m } from '../../../../paraglide/messages.js'
import { ErrorState } from '../../../../shared/ui/error-state.tsx'
import { SearchField } from '../../../../shared/ui/search-field.tsx'
import { committeeQueries } from '../committee.queries.ts'
import { PersonRow, ROWS } from './person-row.tsx'

interface CandidateListProps {
  thesisId: number
  /** For the student of the thesis, who is not told what others have to do. */
  isStudents?: boolean
  /** What can be done with a candidate whom nothing hinders. */
  action: (candidate: OwnCandidate, name: string) => ReactNode
}

/** Instructors who could sit in the committee, with their load, and why one cannot. */
export function CandidateList({ thesisId, isStudents = false, action }: CandidateListProps) {
  const [text, setText] = useState('')
  const sought = text.trim()
  const all = useQuery({
    ...committeeQueries.candidates(thesisId, sought),
    placeholderData: keepPreviousData,
    enabled: !isStudents,
  })
  const own = useQuery({
    ...committeeQueries.ownCandidates(thesisId, sought),
    placeholderData: keepPreviousData,
    enabled: isStudents,
  })
  const { error, refetch } = isStudents ? own : all
  const data: (OwnCandidate & Partial<CommitteeCandidate>)[] | undefined = isStudents ? own.data : all.data
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SearchField label={m.committee_search()} value={text} onChange={setText} />
      {error && <ErrorState error={error} headingLevel="h3" onRetry={() => void refetch()} />}
      {data === undefined && !error && <Skeleton variant="rounded" height={160} />}
      {data?.length === 0 && <Typography>{m.committee_nobody_found()}</Typography>}
      {data && data.length > 0 && (
        <Box component="ul" aria-label={m.committee_candidates()} sx={ROWS}>
          {data.map((candidate) => {
            const name = fullName(toPerson(candidate))
            return (
              <PersonRow
                key={candidate.username}
                name={name}
                action={candidate.hindrance === null && action(candidate, name)}
              >
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {[candidate.depName, ...loadOf(candidate)].join(' · ')}
                </Typography>
                {candidate.hindrance && (
                  <Typography variant="body2">{HINDRANCE_WORDS[candidate.hindrance]()}</Typography>
                )}
                {candidate.warnings?.map((warning) => (
                  <Typography key={warning} variant="body2" sx={{ color: 'warning.main' }}>
                    {WARNING_WORDS[warning]()}
                  </Typography>
                ))}
              </PersonRow>
            )
          })}
        </Box>
      )}
    </Box>
  )
}

const WARNING_WORDS: Record<SeatWarning, () => string> = {
  contract_ends: m.committee_warning_contract_ends,
  absent: m.committee_warning_absent,
}

const HINDRANCE_WORDS: Record<SeatHindrance, () => string> = {
  already_in_it: m.committee_hindrance_already_in_it,
  category: m.committee_hindrance_category,
  faculty_missing: m.committee_hindrance_faculty_missing,
  outsiders_used_up: m.committee_hindrance_outsiders_used_up,
}

function loadOf({ supervises, sits }: Partial<CommitteeCandidate>): string[] {
  return supervises === undefined || sits === undefined ? [] : [m.committee_load({ supervises, sits })]
}
