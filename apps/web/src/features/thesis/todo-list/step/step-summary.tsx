import Box from '@mui/material/Box'
import { m } from '../../../../paraglide/messages.js'
import ForumOutlined from '../../../../shared/icons/forum-outlined.tsx'
import { LateChip, StepStateChip } from './step-chips.tsx'
import { StepDates } from './step-dates.tsx'
import type { StepRow } from './step-rows.ts'

interface StepSummaryProps {
  row: StepRow
  /** Leaves out the state, for the steps of a template. */
  isQuiet?: boolean
  /** For readers who may read the comments. */
  showsComments?: boolean
}

/** The state and the dates of a step, shown also while it is closed. */
export function StepSummary({ row, isQuiet = false, showsComments = false }: StepSummaryProps) {
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
      {showsComments && row.step.commentCount > 0 && <CommentCount count={row.step.commentCount} />}
    </Box>
  )
}

function CommentCount({ count }: { count: number }) {
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, fontSize: '0.875rem', color: 'text.secondary' }}
    >
      <ForumOutlined aria-hidden sx={{ fontSize: '1.125rem' }} />
      {m.todo_list_comments({ count })}
    </Box>
  )
}
