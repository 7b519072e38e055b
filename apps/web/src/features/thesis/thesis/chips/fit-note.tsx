import type { Fit } from '@diatrivi/domain/thesis/thesis/fit'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { m } from '../../../../paraglide/messages.js'
import JoinInnerOutlined from '../../../../shared/icons/join-inner-outlined.tsx'

interface FitNoteProps {
  fit: Fit | null
  /** Whether the keywords of the topic are marked beside it, so that only those of the instructor need a name. */
  isMarked?: boolean
  /** The space above it. */
  mt?: number
}

/** How many of the student's interests a topic meets, and which; nothing where it meets none. */
export function FitNote({ fit, isMarked = false, mt = 0 }: FitNoteProps) {
  const count = fit === null ? 0 : fit.topic.length + fit.instructor.length
  if (fit === null || count === 0) return null
  return (
    <Box sx={{ mt, overflowWrap: 'break-word' }}>
      <Typography variant="body2" sx={{ color: 'primary.main', fontWeight: 600 }}>
        <JoinInnerOutlined aria-hidden sx={{ fontSize: 18, mr: 1, verticalAlign: '-4px' }} />
        {m.thesis_fit({ count })}
      </Typography>
      {!isMarked && fit.topic.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {m.thesis_fit_topic({ keywords: fit.topic.join(', ') })}
        </Typography>
      )}
      {fit.instructor.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {m.thesis_fit_instructor({ keywords: fit.instructor.join(', ') })}
        </Typography>
      )}
    </Box>
  )
}
