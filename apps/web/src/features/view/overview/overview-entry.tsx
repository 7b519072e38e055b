import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { OverviewReason } from '@diatrivi/domain/view/overview/overview'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type SvgIcon from '@mui/material/SvgIcon'
import Typography from '@mui/material/Typography'
import type { ComponentType } from 'react'
import { Link as RouterLink } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { formatDayLong, relativeDay } from '../../../shared/format/dates.ts'
import { formatMeeting } from '../../../shared/format/moments.ts'
import AccessTimeOutlined from '../../../shared/icons/access-time-outlined.tsx'
import EventOutlined from '../../../shared/icons/event-outlined.tsx'
import HourglassEmptyOutlined from '../../../shared/icons/hourglass-empty-outlined.tsx'
import PersonAddAltOutlined from '../../../shared/icons/person-add-alt-outlined.tsx'
import WorkspacePremiumOutlined from '../../../shared/icons/workspace-premium-outlined.tsx'
import { paths } from '../../../shared/paths.ts'
import { ABOVE_WHOLE_CARD, WHOLE_CARD } from '../../../shared/ui/sx.ts'
import type { OverviewGroup } from './grouped-requests.ts'
import { overviewSentence } from './overview-sentence.ts'

const SIGNS: Record<OverviewReason, { icon: typeof SvgIcon; tone: string }> = {
  stepAwaitsReply: { icon: HourglassEmptyOutlined, tone: 'warning' },
  markMissing: { icon: WorkspacePremiumOutlined, tone: 'success' },
  examinationNext: { icon: WorkspacePremiumOutlined, tone: 'success' },
  newRequest: { icon: PersonAddAltOutlined, tone: 'primary' },
  interestDeadline: { icon: EventOutlined, tone: 'primary' },
  intendedEnd: { icon: AccessTimeOutlined, tone: 'warning' },
  examination: { icon: EventOutlined, tone: 'success' },
  late: { icon: AccessTimeOutlined, tone: 'error' },
}

/** The button of a row by which its step is answered. */
export type StepAction = ComponentType<{ step: { id: number; title: string }; onAnswered: () => void }>

interface OverviewEntryProps {
  entry: OverviewGroup
  today: IsoDate
  StepAction?: StepAction | undefined
  /** Called once the entry is answered in its row. */
  onAnswered: () => void
}

/** One thing that waits: the thesis as a link, a sentence, since or until when, and the answer where it is one press. */
export function OverviewEntryItem({ entry, today, StepAction, onAnswered }: OverviewEntryProps) {
  const { icon: Icon, tone } = SIGNS[entry.reason]
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gap: 3,
        px: 5,
        py: 4,
        borderTop: 1,
        borderColor: 'divider',
        '&:hover': { bgcolor: 'neutral.tint' },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 32,
          height: 32,
          borderRadius: 999,
          bgcolor: `${tone}.tint`,
          color: `${tone}.main`,
        }}
      >
        <Icon fontSize="small" aria-hidden />
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'break-word' }}>
        <Link
          component={RouterLink}
          to={
            entry.reason === 'examination'
              ? paths.thesis(entry.thesis.id)
              : paths.instructor.thesis(entry.thesis.id)
          }
          underline="hover"
          color="inherit"
          sx={{
            fontWeight: 600,
            lineHeight: 1.35,
            ...WHOLE_CARD,
          }}
        >
          {entry.thesis.title}
        </Link>
        <Typography sx={{ mt: 1, lineHeight: 1.45 }}>{overviewSentence(entry)}</Typography>
        {entry.on !== null && (
          <Typography
            variant="body2"
            component="time"
            dateTime={entry.on}
            title={formatDayLong(entry.on)}
            sx={{ display: 'block', mt: 1, color: 'text.secondary' }}
          >
            {whenOf(entry, entry.on, today)}
          </Typography>
        )}
        {StepAction && entry.step && (
          <Box sx={{ mt: 2, width: 'fit-content', ...ABOVE_WHOLE_CARD }}>
            <StepAction step={entry.step} onAnswered={onAnswered} />
          </Box>
        )}
      </Box>
    </Box>
  )
}

function whenOf({ at, place, count }: OverviewGroup, on: IsoDate, today: IsoDate): string {
  if (at !== null) return formatMeeting(at, place)
  return count > 1 ? m.overview_oldest({ when: relativeDay(on, today) }) : relativeDay(on, today)
}
