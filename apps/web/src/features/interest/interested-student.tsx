import PanToolOutlined from '@mui/icons-material/PanToolOutlined'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { paths } from '../../app/paths.ts'
import { fullName } from '../../model/person.ts'
import type { Interest } from '../../model/thesis.mapper.ts'
import { m } from '../../paraglide/messages.js'
import { formatDay } from '../../shared/format/dates.ts'
import { StatusChip } from '../../shared/ui/status-chip.tsx'
import { AnswerButton, type AnswerButtonProps } from './answer-button.tsx'
import { PriorityMark } from './priority-mark.tsx'

interface InterestedStudentProps {
  thesisId: number
  interest: Interest
  /** Null where the reader has no say. */
  action: AnswerButtonProps['action'] | null
  /** Whether the reader may follow the name to the profile. */
  isLinked: boolean
}

/** Framed, so that the one who was chosen stands out among many. */
const CHOSEN = {
  borderTopColor: 'transparent',
  outline: '1px solid',
  outlineColor: 'accent.main',
  borderRadius: 2,
  px: 3,
  mx: -3,
  mb: 2,
}

/** A name that does not fit beside the button has the line for itself, and is broken only where that is too short too. */
const NAME = { flex: '1 1 max-content', minWidth: 0, maxWidth: '100%', overflowWrap: 'break-word' }

export function InterestedStudent({ thesisId, interest, action, isLinked }: InterestedStudentProps) {
  const { student, priority, answeredPositively } = interest
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 3,
        rowGap: 2,
        alignItems: 'start',
        py: 3,
        borderTop: 1,
        borderColor: 'divider',
        ...(answeredPositively && CHOSEN),
      }}
    >
      <PriorityMark priority={priority} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 2 }}>
        <Box sx={{ ...NAME, ...(answeredPositively && { flexBasis: '100%' }) }}>
          {isLinked ? (
            <Link
              component={RouterLink}
              to={paths.instructor.profilePreview(student.username)}
              sx={{ fontWeight: 600 }}
            >
              {fullName(student)}
            </Link>
          ) : (
            <Typography sx={{ fontWeight: 600 }}>{fullName(student)}</Typography>
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {m.interest_declared_on({ date: formatDay(interest.declaredOn) })}
          </Typography>
        </Box>
        {answeredPositively && (
          <StatusChip tone="accent" icon={<PanToolOutlined />} label={m.interest_positive_answer()} />
        )}
        {action && <AnswerButton thesisId={thesisId} interest={interest} action={action} />}
      </Box>
    </Box>
  )
}
