import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { fullName } from '../../../../entities/person/person.ts'
import type { ProposedMembers } from '../../../../entities/process/process.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { formatDay } from '../../../../shared/format/dates.ts'
import { toDay } from '../../../../shared/format/wire-day.ts'
import { ReasonDialog } from '../../../../shared/ui/reason-dialog.tsx'
import { useAnswerProposal } from '../committee.mutations.ts'

/** What became of the members whom the student proposed, for the student. */
export function OwnProposal({ proposal }: { proposal: ProposedMembers }) {
  const { state, answeredAt, reason } = proposal
  const names = namesOf(proposal)
  const day = answeredAt === null ? '' : formatDay(toDay(answeredAt))
  if (state === 'waiting') return <Alert severity="info">{m.committee_proposal_waits({ names })}</Alert>
  if (state === 'confirmed') {
    return <Alert severity="success">{m.committee_proposal_was_confirmed({ day })}</Alert>
  }
  return (
    <Alert severity="warning">
      {m.committee_proposal_was_declined({ names, day })}
      <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {reason}
      </Typography>
    </Alert>
  )
}

/** The same for the supervisor, who decides. */
export function ProposalToAnswer({ proposal }: { proposal: ProposedMembers }) {
  const answer = useAnswerProposal()
  const [isDeclining, setDeclining] = useState(false)
  const { id: proposalId, members } = proposal
  return (
    <Box component="section" aria-label={m.committee_proposal()} sx={PANEL}>
      <Typography>{m.committee_proposal_of_student()}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {members.map(({ role, person }) => (
          <li key={person.username}>
            {role === 'substitute'
              ? m.committee_chosen_substitute({ name: fullName(person) })
              : fullName(person)}
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button
          variant="contained"
          loading={answer.isPending}
          onClick={() => answer.mutate({ proposalId, reason: null })}
        >
          {m.committee_proposal_confirm()}
        </Button>
        <Button color="inherit" onClick={() => setDeclining(true)}>
          {m.word_decline()}
        </Button>
      </Box>
      {isDeclining && (
        <ReasonDialog
          title={m.committee_proposal_decline_title()}
          text={m.committee_proposal_decline_text()}
          label={m.field_reason()}
          verb={m.word_decline()}
          isPending={answer.isPending}
          error={answer.error}
          onReason={(reason) => answer.mutateAsync({ proposalId, reason })}
          onClose={() => setDeclining(false)}
        />
      )}
    </Box>
  )
}

function namesOf({ members }: ProposedMembers): string {
  return members.map(({ person }) => fullName(person)).join(', ')
}

const PANEL = {
  display: 'grid',
  gap: 3,
  mb: 4,
  p: 4,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
} as const
