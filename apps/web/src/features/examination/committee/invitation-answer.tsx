import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { m } from '../../../paraglide/messages.js'
import { BusyWarning } from './busy-warning.tsx'
import { useAnswerSeat } from './committee.mutations.ts'
import { committeeQueries } from './committee.queries.ts'
import { SeatAnswer } from './seat-answer.tsx'

interface InvitationAnswerProps {
  seatId: number
  asksNoImpediment: boolean
  /** The title of the thesis, where several invitations stand below each other. */
  title?: string
}

/** An invitation is answered wherever it is shown. */
export function InvitationAnswer({ seatId, asksNoImpediment, title }: InvitationAnswerProps) {
  const answer = useAnswerSeat()
  const { data = [] } = useQuery(committeeQueries.ownSeats())
  return (
    <Box
      role="group"
      aria-label={[m.committee_answer_invitation(), title].filter(Boolean).join(': ')}
      sx={{ gridColumn: '1 / -1', display: 'grid', gap: 3, justifyItems: 'start' }}
    >
      <BusyWarning busy={data.find(({ id }) => id === seatId)?.busy} />
      <SeatAnswer
        asksNoImpediment={asksNoImpediment}
        isPending={answer.isPending}
        onAnswer={(said) => answer.mutate({ seatId, ...said })}
      />
    </Box>
  )
}
