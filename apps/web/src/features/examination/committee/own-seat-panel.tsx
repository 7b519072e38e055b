import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { formatDayOfWeek } from '../../../shared/format/dates.ts'
import { toDay } from '../../../shared/format/wire-day.ts'
import { useAnswerSeat } from './committee.mutations.ts'
import type { Seat } from './committee.queries.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { SeatAnswer } from './seat-answer.tsx'

interface OwnSeatPanelProps {
  seat: Seat
  asksNoImpediment: boolean
}

/** The reader's own seat: the answer to an invitation, or the way out of the committee. */
export function OwnSeatPanel({ seat, asksNoImpediment }: OwnSeatPanelProps) {
  return (
    <Box sx={PANEL}>
      {seat.state === 'invited' ? (
        <Invitation seat={seat} asksNoImpediment={asksNoImpediment} />
      ) : (
        <Membership seat={seat} />
      )}
    </Box>
  )
}

function Invitation({ seat, asksNoImpediment }: OwnSeatPanelProps) {
  const answer = useAnswerSeat()
  return (
    <>
      <Typography>{m.committee_invited({ day: formatDayOfWeek(toDay(seat.dueOn)) })}</Typography>
      <SeatAnswer
        asksNoImpediment={asksNoImpediment}
        isPending={answer.isPending}
        onAnswer={(said) => answer.mutate({ seatId: seat.seatID, ...said })}
      />
    </>
  )
}

function Membership({ seat }: { seat: Seat }) {
  const [isLeaving, setLeaving] = useState(false)
  return (
    <>
      <Typography>{m.committee_you_sit()}</Typography>
      <Button size="small" color="inherit" onClick={() => setLeaving(true)} sx={{ justifySelf: 'start' }}>
        {m.committee_leave()}
      </Button>
      {isLeaving && <LeaveDialog seatId={seat.seatID} onClose={() => setLeaving(false)} />}
    </>
  )
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
