import { isLiving } from '@diatrivi/domain/examination/committee/seat'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Committee, Seat, TopicGroup } from '../../../entities/process/process.mapper.ts'
import { processQueries } from '../../../entities/process/process.queries.ts'
import { isMe, type Viewer } from '../../../entities/viewer/viewer.ts'
import { m } from '../../../paraglide/messages.js'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Section } from '../../../shared/ui/section.tsx'
import { NOT_ON_PAPER } from '../../../shared/ui/sx.ts'
import { OwnSeatPanel } from './own-seat-panel.tsx'
import { OwnProposal, ProposalToAnswer } from './proposal/proposal-part.tsx'
import { SuggestedMembers } from './proposal/suggested-members.tsx'
import { SeatItem } from './seat-item.tsx'

const ProposeDialog = lazy(async () => ({
  default: (await import('./proposal/propose-dialog.tsx')).ProposeDialog,
}))
const ReplaceDialog = lazy(async () => ({
  default: (await import('./proposal/replace-dialog.tsx')).ReplaceDialog,
}))
const OwnProposalDialog = lazy(async () => ({
  default: (await import('./proposal/own-proposal-dialog.tsx')).OwnProposalDialog,
}))

interface CommitteePanelProps {
  thesisId: number
  viewer: Viewer
}

/** Who examines the thesis: the seats in their order, what each waits for, and what the reader can do. */
export function CommitteePanel({ thesisId, viewer }: CommitteePanelProps) {
  const { data, error, refetch } = useQuery(processQueries.of(thesisId))
  if (error) {
    return (
      <Section title={m.committee_title()}>
        <ErrorState error={error} headingLevel="h3" onRetry={() => void refetch()} />
      </Section>
    )
  }
  if (data === undefined) return <Skeleton variant="rounded" height={200} />
  if (data.committee === null) return null
  return <Seats thesisId={thesisId} committee={data.committee} group={data.group} viewer={viewer} />
}

/** A person who was suggested and chosen. */
interface Fitting {
  username: string
  name: string
}

interface SeatsProps extends CommitteePanelProps {
  committee: Committee
  group: TopicGroup | null
}

function Seats({ thesisId, viewer, committee, group }: SeatsProps) {
  const [proposing, setProposing] = useState<{ first: Fitting | null } | null>(null)
  const [isProposingOwn, setProposingOwn] = useState(false)
  const [replaced, setReplaced] = useState<Seat | null>(null)
  const { seats, mayManage, mayRevokeLinks, mayLeaveForOthers, vacant, missing, asksNoImpediment } = committee
  const { mayProposeOwn, proposal } = committee
  const own = seats.find((seat) => seat.role !== 'supervisor' && isLiving(seat) && isMe(viewer, seat.person))
  return (
    <Section title={m.committee_title()} description={sentenceOf(committee)}>
      {own && <OwnSeatPanel seat={own} asksNoImpediment={asksNoImpediment} />}
      {proposal && mayManage && proposal.state === 'waiting' && <ProposalToAnswer proposal={proposal} />}
      <Box component="ul" aria-label={m.committee_seats()} sx={LIST}>
        {seats.map((seat) => (
          <SeatItem
            key={seat.id}
            seat={seat}
            may={{
              manage:
                mayManage &&
                !seats.some((one) => one.position === seat.position && isLiving(one) && one !== seat),
              revokeLink: mayRevokeLinks,
              leaveForOther: mayLeaveForOthers,
            }}
            onReplace={() => setReplaced(seat)}
          />
        ))}
      </Box>
      {mayManage && vacant > 0 && (
        <Box sx={{ mt: 4, display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', ...NOT_ON_PAPER }}>
          <SuggestedMembers
            thesisId={thesisId}
            action={({ username }, name) => (
              <Button
                size="small"
                aria-label={m.committee_choose_named({ name })}
                onClick={() => setProposing({ first: { username, name } })}
              >
                {m.committee_choose()}
              </Button>
            )}
          />
          <Button onClick={() => setProposing({ first: null })} sx={{ justifySelf: 'start' }}>
            {m.committee_propose({ count: vacant })}
          </Button>
        </Box>
      )}
      {proposal && mayProposeOwn && missing > 0 && (
        <Box sx={{ mt: 4 }}>
          <OwnProposal proposal={proposal} />
        </Box>
      )}
      {mayProposeOwn && vacant > 0 && (
        <Button onClick={() => setProposingOwn(true)} sx={{ mt: 4 }}>
          {proposal === null ? m.committee_own_propose() : m.committee_own_propose_again()}
        </Button>
      )}
      {mayManage && missing === 0 && <Typography sx={{ mt: 3 }}>{m.committee_complete()}</Typography>}
      <Suspense>
        {isProposingOwn && (
          <OwnProposalDialog
            thesisId={thesisId}
            committee={committee}
            onClose={() => setProposingOwn(false)}
          />
        )}
        {proposing && (
          <ProposeDialog
            thesisId={thesisId}
            committee={committee}
            group={group}
            first={proposing.first}
            onClose={() => setProposing(null)}
          />
        )}
        {replaced && <ReplaceDialog thesisId={thesisId} seat={replaced} onClose={() => setReplaced(null)} />}
      </Suspense>
    </Section>
  )
}

function sentenceOf({ missing, size }: Committee): string {
  return missing === 0 ? m.committee_of({ size }) : m.committee_missing({ size, count: missing })
}

const LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0,
} as const
