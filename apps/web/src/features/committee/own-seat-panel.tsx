import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { formatDay } from '../../shared/format/dates.ts'
import { toDay } from '../../shared/format/wire-day.ts'
import { ReasonedButton } from '../../shared/ui/reasoned-button.tsx'
import { useAnswerSeat } from './committee.mutations.ts'
import type { Seat } from './committee.queries.ts'
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
        <Invitation seat={seat} asksNoImpediment={asksNoImpediment} />
      ) : (
        <Membership seat={seat} />
      )}
    </Box>
  )
}

function Invitation({ seat, asksNoImpediment }: OwnSeatPanelProps) {
  const answer = useAnswerSeat()
  const [noImpediment, setNoImpediment] = useState(false)
  const reply = (accepts: boolean) => answer.mutate({ seatId: seat.seatID, accepts, noImpediment })
  const lacks = asksNoImpediment && !noImpediment
  return (
    <>
      <Typography>{m.committee_invited({ day: formatDay(toDay(seat.dueOn)) })}</Typography>
      {asksNoImpediment && (
        <FormControlLabel
          control={
            <Checkbox checked={noImpediment} onChange={(_event, checked) => setNoImpediment(checked)} />
          }
          label={m.committee_no_impediment()}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
        <ReasonedButton
          variant="contained"
          reason={lacks ? m.committee_impediment() : null}
          disabled={answer.isPending}
          onClick={() => reply(true)}
        >
          {m.committee_accept()}
        </ReasonedButton>
        <Button color="inherit" disabled={answer.isPending} onClick={() => reply(false)}>
          {m.committee_decline()}
        </Button>
      </Box>
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
