import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { fullName } from '../../../../entities/person/person.ts'
import { m } from '../../../../paraglide/messages.js'
import { today } from '../../../../shared/format/clock.ts'
import { formatDayOfWeek, relativeDay } from '../../../../shared/format/dates.ts'
import DragIndicatorOutlined from '../../../../shared/icons/drag-indicator-outlined.tsx'
import { paths } from '../../../../shared/paths.ts'
import { TOUCH } from '../../../../shared/ui/measures.ts'
import { LONE_LINK } from '../../../../shared/ui/sx.ts'
import type { DragParts } from '../../../../shared/ui/use-drag-order.ts'
import { AnswerChip } from '../answer-chip.tsx'
import type { OwnInterest } from '../current-thesis.mapper.ts'
import { MoveButtons, type Moves } from './move-buttons.tsx'
import { PriorityMark } from './priority-mark.tsx'
import { WithdrawButton } from './withdraw-button.tsx'

interface OwnInterestItemProps {
  interest: OwnInterest
  /** Why its priority cannot change; null when it may, or when the reason is shown elsewhere. */
  refusal: string | null
  /** Null where the interest cannot move. */
  moves: null | (Moves & { isDraggable: boolean; drag: DragParts })
}

export function OwnInterestItem({ interest, refusal, moves }: OwnInterestItemProps) {
  const { thesis, priority } = interest
  const isDraggable = moves?.isDraggable === true
  return (
    <Card
      component="li"
      {...moves?.drag.target}
      sx={{
        ...(moves?.drag.dropSide && { outline: 2, outlineStyle: 'dashed', outlineColor: 'primary.main' }),
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 4,
        rowGap: 3,
        alignItems: 'start',
        p: { xs: 4, sm: 5 },
      }}
    >
      <Box
        {...(isDraggable && moves.drag.handle)}
        sx={{ display: 'flex', alignItems: 'center', ...(isDraggable && { cursor: 'grab' }) }}
      >
        {isDraggable && <DragIndicatorOutlined fontSize="small" aria-hidden sx={HANDLE} />}
        <PriorityMark priority={priority} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" sx={{ overflowWrap: 'break-word' }}>
          <Link component={RouterLink} to={paths.student.thesis(thesis.id)} underline="hover" sx={LONE_LINK}>
            {thesis.title}
          </Link>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {m.word_supervisor_named({ name: fullName(thesis.instructor) })}
        </Typography>
        {thesis.interestDeadline !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {m.interest_until({
              day: formatDayOfWeek(thesis.interestDeadline),
              when: relativeDay(thesis.interestDeadline, today()),
            })}
          </Typography>
        )}
        {refusal !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            {refusal}
          </Typography>
        )}
      </Box>
      <Box
        sx={{
          gridColumn: { xs: '1 / -1', sm: '2 / -1' },
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
        }}
      >
        <AnswerChip answeredPositively={interest.answeredPositively} />
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, ml: 'auto', ...(moves && { mr: -2 }) }}>
          <WithdrawButton thesis={thesis} priority={priority} isNamed size="small" />
          {moves && <MoveButtons title={thesis.title} {...moves} />}
        </Box>
      </Box>
    </Card>
  )
}

/** Shown only with a mouse, for dragging. */
const HANDLE = { color: 'text.secondary', ml: -2, mr: 1, [TOUCH]: { display: 'none' } }
