import Box from '@mui/material/Box'
import { LateChip, StepStateChip } from './step-chips.tsx'
import { StepDates } from './step-dates.tsx'
import type { StepRow } from './step-rows.ts'

interface StepSummaryProps {
  row: StepRow
  /** Where the state goes without saying: the steps of a list that is being written. */
  isQuiet?: boolean
}

/** How a step stands and when it is: what is seen also while it is folded. */
export function StepSummary({ row, isQuiet = false }: StepSummaryProps) {
  const isOpen = row.state !== 'locked' && row.state !== 'confirmed'
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {isOpen && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <StepStateChip state={row.state} />
          <LateChip days={row.daysLate} />
        </Box>
      )}
      <StepDates row={row} showsState={!isOpen && !isQuiet} />
    </Box>
  )
}
