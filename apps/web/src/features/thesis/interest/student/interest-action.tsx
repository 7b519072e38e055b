import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { ownInterest, type Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { isMe, type Viewer } from '../../../../entities/viewer/viewer.ts'
import { today } from '../../../../shared/format/clock.ts'
import { ErrorState } from '../../../../shared/ui/error-state.tsx'
import type { CurrentThesis } from '../current-thesis.mapper.ts'
import { interestQueries } from '../interest.queries.ts'
import { DeclareForm } from './declare-form.tsx'
import { DeclaredInterest } from './declared-interest.tsx'
import { acceptRefusal, declareRefusal } from './interest-refusal.ts'
import { OwnEligibility } from './own-eligibility.tsx'
import { PositiveAnswer } from './positive-answer.tsx'

interface InterestActionProps {
  thesis: Thesis
  viewer: Viewer
}

/** What a student may do about a thesis: declare interest, withdraw it, accept or decline. Empty for other roles. */
export function InterestAction({ thesis, viewer }: InterestActionProps) {
  const current = useQuery({ ...interestQueries.current(), enabled: viewer.role === 'student' })
  const isOwn = thesis.student !== null && isMe(viewer, thesis.student)
  if (viewer.role !== 'student' || isOwn || thesis.state === 'ended') return null
  if (current.data) return <Action thesis={thesis} viewer={viewer} current={current.data} />
  if (current.error) {
    return (
      <ErrorState
        error={current.error}
        headingLevel="h3"
        onRetry={() => void current.refetch()}
        isRetrying={current.isFetching}
      />
    )
  }
  return <Skeleton variant="rounded" height={112} />
}

function Action({ thesis, viewer, current }: InterestActionProps & { current: CurrentThesis }) {
  const own = ownInterest(thesis, viewer)
  const asker = { current, viewer }
  const declare = declareRefusal(thesis, own, asker, today())

  if (own === null) {
    return (
      <Box sx={{ display: 'grid', gap: 4 }}>
        {declare === null && <OwnEligibility thesisId={thesis.id} />}
        <DeclareForm thesis={thesis} interests={current.interests} refusal={declare} />
      </Box>
    )
  }
  if (!own.answeredPositively)
    return <DeclaredInterest thesis={thesis} interest={own} changeRefusal={declare} />
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <OwnEligibility thesisId={thesis.id} />
      <PositiveAnswer thesis={thesis} acceptRefusal={acceptRefusal(thesis, own, asker)} />
    </Box>
  )
}
