import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { OverviewReason } from '@diatrivi/domain/view/overview/overview'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type SvgIcon from '@mui/material/SvgIcon'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { formatDayLong, relativeDay } from '../../../shared/format/dates.ts'
import AccessTimeOutlined from '../../../shared/icons/access-time-outlined.tsx'
import EventOutlined from '../../../shared/icons/event-outlined.tsx'
import HourglassEmptyOutlined from '../../../shared/icons/hourglass-empty-outlined.tsx'
import PersonAddAltOutlined from '../../../shared/icons/person-add-alt-outlined.tsx'
import WorkspacePremiumOutlined from '../../../shared/icons/workspace-premium-outlined.tsx'
import { paths } from '../../../shared/paths.ts'
import { WHOLE_CARD } from '../../../shared/ui/sx.ts'
import type { OverviewGroup } from './grouped-requests.ts'
import { overviewSentence } from './overview-sentence.ts'

const SIGNS: Record<OverviewReason, { icon: typeof SvgIcon; tone: string }> = {
  stepAwaitsReply: { icon: HourglassEmptyOutlined, tone: 'warning' },
  markMissing: { icon: WorkspacePremiumOutlined, tone: 'success' },
  examinationNext: { icon: WorkspacePremiumOutlined, tone: 'success' },
  newRequest: { icon: PersonAddAltOutlined, tone: 'primary' },
  interestDeadline: { icon: EventOutlined, tone: 'primary' },
  intendedEnd: { icon: AccessTimeOutlined, tone: 'warning' },
}

/** One thing that waits: the thesis as a link, a sentence, and since or until when. */
export function OverviewEntryItem({ entry, today }: { entry: OverviewGroup; today: IsoDate }) {
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
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link
          component={RouterLink}
          to={paths.instructor.thesis(entry.thesis.id)}
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
            {entry.count > 1
              ? m.overview_oldest({ when: relativeDay(entry.on, today) })
              : relativeDay(entry.on, today)}
          </Typography>
        )}
      </Box>
    </Box>
  )
}
