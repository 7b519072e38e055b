import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { ReasonedButton } from '../../../shared/ui/reasoned-button.tsx'

interface SeatAnswerProps {
  asksNoImpediment: boolean
  isPending: boolean
  onAnswer: (answer: { accepts: boolean; noImpediment: boolean }) => void
}

/** Accepts, with the declaration where the rules ask for it, or declines. */
export function SeatAnswer({ asksNoImpediment, isPending, onAnswer }: SeatAnswerProps) {
  const [noImpediment, setNoImpediment] = useState(false)
  const lacks = asksNoImpediment && !noImpediment
  return (
    <>
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
          disabled={isPending}
          onClick={() => onAnswer({ accepts: true, noImpediment })}
        >
          {m.committee_accept()}
        </ReasonedButton>
        <Button
          color="inherit"
          disabled={isPending}
          onClick={() => onAnswer({ accepts: false, noImpediment })}
        >
          {m.committee_decline()}
        </Button>
      </Box>
    </>
  )
}
