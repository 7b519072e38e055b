import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { fullName } from '../../../../entities/person/person.ts'
import { m } from '../../../../paraglide/messages.js'
import { ErrorState } from '../../../../shared/ui/error-state.tsx'
import { SearchField } from '../../../../shared/ui/search-field.tsx'
import type { Candidate, OwnCandidate } from '../committee.mapper.ts'
import { committeeQueries } from '../committee.queries.ts'
import { CandidateHindrance, CandidatePlace, CandidateWarnings } from './candidate-lines.tsx'
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
  const data: (OwnCandidate & Partial<Candidate>)[] | undefined = isStudents ? own.data : all.data
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SearchField label={m.committee_search()} value={text} onChange={setText} />
      {error && <ErrorState error={error} headingLevel="h3" onRetry={() => void refetch()} />}
      {data === undefined && !error && <Skeleton variant="rounded" height={160} />}
      {data?.length === 0 && <Typography>{m.committee_nobody_found()}</Typography>}
      {data && data.length > 0 && (
        <Box component="ul" aria-label={m.committee_candidates()} sx={ROWS}>
          {data.map((candidate) => {
            const name = fullName(candidate)
            return (
              <PersonRow
                key={candidate.username}
                name={name}
                action={candidate.hindrance === null && action(candidate, name)}
              >
                <CandidatePlace {...candidate} />
                <CandidateLoad {...candidate} />
                <CandidateHindrance hindrance={candidate.hindrance} />
                <CandidateWarnings warnings={candidate.warnings} />
              </PersonRow>
            )
          })}
        </Box>
      )}
    </Box>
  )
}

function CandidateLoad({ supervises, sits }: Partial<Candidate>) {
  if (supervises === undefined || sits === undefined) return null
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {m.committee_load({ supervises, sits })}
    </Typography>
  )
}
