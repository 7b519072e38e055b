import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined'
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined'
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined'
import PanToolOutlined from '@mui/icons-material/PanToolOutlined'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { paths } from '../../app/paths.ts'
import { fullName } from '../../model/person.ts'
import { m } from '../../paraglide/messages.js'
import { StatusChip } from '../../shared/ui/status-chip.tsx'
import type { Wish } from './current-thesis.mapper.ts'
import { PriorityMark } from './priority-mark.tsx'
import { WithdrawButton } from './withdraw-button.tsx'

interface WishItemProps {
  wish: Wish
  /** Why its priority cannot change; null when it may, or when the reason is said elsewhere. */
  refusal: string | null
  /** False where there is nothing to move past. */
  moves: false | { up: boolean; down: boolean; onMove: (by: -1 | 1) => void }
}

export function WishItem({ wish, refusal, moves }: WishItemProps) {
  const { thesis, priority } = wish
  return (
    <Card
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 4,
        rowGap: 3,
        alignItems: 'start',
        p: { xs: 4, sm: 5 },
      }}
    >
      <PriorityMark priority={priority} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          <Link component={RouterLink} to={paths.student.thesis(thesis.id)} underline="hover" color="inherit">
            {thesis.title}
          </Link>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {m.interest_supervisor({ name: fullName(thesis.instructor) })}
        </Typography>
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
        <AnswerChip answeredPositively={wish.answeredPositively} />
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto', my: -1, mr: -2 }}>
          <WithdrawButton thesis={thesis} isNamed size="small" variant="text" />
          {moves && <MoveButtons title={thesis.title} {...moves} />}
        </Box>
      </Box>
    </Card>
  )
}

function AnswerChip({ answeredPositively }: Pick<Wish, 'answeredPositively'>) {
  return answeredPositively ? (
    <StatusChip tone="accent" icon={<PanToolOutlined />} label={m.interest_positive_answer()} />
  ) : (
    <StatusChip tone="neutral" icon={<HourglassEmptyOutlined />} label={m.interest_pending_answer()} />
  )
}

interface MoveButtonsProps {
  title: string
  up: boolean
  down: boolean
  onMove: (by: -1 | 1) => void
}

function MoveButtons({ title, up, down, onMove }: MoveButtonsProps) {
  return (
    <Box sx={{ display: 'flex' }}>
      <IconButton aria-label={m.interest_move_up({ title })} disabled={!up} onClick={() => onMove(-1)}>
        <ArrowUpwardOutlined fontSize="small" aria-hidden />
      </IconButton>
      <IconButton aria-label={m.interest_move_down({ title })} disabled={!down} onClick={() => onMove(1)}>
        <ArrowDownwardOutlined fontSize="small" aria-hidden />
      </IconButton>
    </Box>
  )
}
