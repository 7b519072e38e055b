import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { Seat } from '../../../entities/process/process.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { formatDayOfWeek } from '../../../shared/format/dates.ts'
import { toDay } from '../../../shared/format/wire-day.ts'
import { InvitationAnswer } from './invitation-answer.tsx'
import { LeaveDialog } from './leave-dialog.tsx'

interface OwnSeatPanelProps {
  seat: Seat
  asksNoImpediment: boolean
}

/** The reader's own seat: the answer to an invitation, or the way out of the committee. */
export function OwnSeatPanel({ seat, asksNoImpediment }: OwnSeatPanelProps) {
  return (
    <Box sx={PANEL}>
      {seat.state === 'invited' ? (
        <>
          <Typography>{m.committee_invited({ day: formatDayOfWeek(toDay(seat.dueOn)) })}</Typography>
          <InvitationAnswer seatId={seat.id} asksNoImpediment={asksNoImpediment} />
        </>
      ) : (
        <Membership seat={seat} />
      )}
    </Box>
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
      {isLeaving && <LeaveDialog seatId={seat.id} onClose={() => setLeaving(false)} />}
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
