import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { preview } from '@diatrivi/domain/shared/greek-text'
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { fullName } from '../../model/person.ts'
import type { Thesis } from '../../model/thesis.mapper.ts'
import { m } from '../../paraglide/messages.js'
import { formatDay } from '../../shared/format/dates.ts'
import { CoverImage } from '../../shared/ui/cover-image.tsx'
import { StatusChip } from '../../shared/ui/status-chip.tsx'
import { WHOLE_CARD } from '../../shared/ui/whole-card.ts'
import { AssignmentTypeChip, DeadlineChip, KeywordChips, VisibilityChip } from './thesis-chips.tsx'
import { ThesisProgress, thesisDaysLate } from './thesis-progress.tsx'
import { ThesisStateChip } from './thesis-state-chip.tsx'

interface ThesisCardProps {
  thesis: Thesis
  today: IsoDate
  /** Where the card leads. */
  to: string
  /** Whether the reader is its instructor, who needs no supervisor's name but the number of wishes. */
  isOwn: boolean
  actions?: ReactNode
}

/** A thesis in a list: what it is, how it stands, and a way in. */
export function ThesisCard({ thesis, today, to, isOwn, actions }: ThesisCardProps) {
  return (
    <Card
      component="article"
      sx={{ display: 'flex', flexDirection: 'column', height: '100%', position: 'relative' }}
    >
      <CoverImage imageId={thesis.imageId} seed={thesis.department.id} size="preview" />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, p: 4, flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <CardChips thesis={thesis} today={today} isOwn={isOwn} />
        </Box>
        <Box>
          <Typography
            variant="h3"
            component="h2"
            sx={{
              display: '-webkit-box',
              WebkitLineClamp: 3,
              WebkitBoxOrient: 'vertical',
              overflow: 'hidden',
              overflowWrap: 'anywhere',
            }}
          >
            <Link component={RouterLink} to={to} underline="hover" color="inherit" sx={WHOLE_CARD}>
              {thesis.title}
            </Link>
          </Typography>
          <CardByline thesis={thesis} isOwn={isOwn} />
        </Box>
        {thesis.state === 'inProgress' ? (
          <ThesisProgress thesis={thesis} today={today} />
        ) : (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {preview(thesis.description) || m.thesis_no_description()}
          </Typography>
        )}
        <Box sx={{ mt: 'auto', display: 'grid', gap: 3 }}>
          <KeywordChips keywords={thesis.keywords} most={4} />
          {actions && <Box sx={{ position: 'relative', zIndex: 1, display: 'flex', gap: 2 }}>{actions}</Box>}
        </Box>
      </Box>
    </Card>
  )
}

function CardChips({ thesis, today, isOwn }: { thesis: Thesis; today: IsoDate; isOwn: boolean }) {
  const late = thesis.state === 'inProgress' ? thesisDaysLate(thesis) : 0
  const isUngiven = thesis.state === 'ungiven'
  return (
    <>
      {(isOwn || !isUngiven) && <ThesisStateChip thesis={thesis} />}
      {late > 0 && (
        <StatusChip tone="error" icon={<ScheduleOutlined />} label={m.thesis_late_by({ count: late })} />
      )}
      {isUngiven && <DeadlineChip deadline={thesis.interestDeadline} today={today} />}
      {isUngiven && !isOwn && <AssignmentTypeChip type={thesis.assignmentType} />}
      {isOwn && (
        <VisibilityChip
          isPublic={thesis.state === 'ended' ? thesis.publicByStudent : thesis.publicByInstructor}
        />
      )}
    </>
  )
}

function CardByline({ thesis, isOwn }: { thesis: Thesis; isOwn: boolean }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1, overflowWrap: 'anywhere' }}>
      {bylineText(thesis, isOwn)}
    </Typography>
  )
}

function bylineText(thesis: Thesis, isOwn: boolean): string {
  if (!isOwn) return `${m.thesis_supervisor()}: ${fullName(thesis.instructor)}`
  if (thesis.student === null) return m.thesis_interested_count({ count: thesis.interests.length })
  const student = fullName(thesis.student)
  return thesis.endDate === null ? student : `${student} · ${formatDay(thesis.endDate)}`
}
