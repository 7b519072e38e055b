import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { HIGHEST_MARK } from '@diatrivi/domain/thesis/mark'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { fullName } from '../../../entities/person/person.ts'
import type { Thesis } from '../../../entities/thesis/thesis.mapper.ts'
import { startOf } from '../../../entities/thesis/thesis-period.ts'
import { m } from '../../../paraglide/messages.js'
import { formatDayLong, relativeDay } from '../../../shared/format/dates.ts'
import { paths } from '../../../shared/paths.ts'
import { assignmentTypeLabel } from '../chips/thesis-chips.tsx'

/** The facts of a thesis as terms and values; what is not set is not mentioned. */
export function ThesisFactsList({ thesis, today }: { thesis: Thesis; today: IsoDate }) {
  const begun = startOf(thesis)
  const facts: [string, ReactNode][] = [
    [m.thesis_student(), thesis.student && <StudentLink student={thesis.student} />],
    [m.thesis_mark(), thesis.mark !== null && `${thesis.mark}/${HIGHEST_MARK}`],
    [m.thesis_assignment_type(), thesis.state === 'ungiven' && assignmentTypeLabel(thesis.assignmentType)],
    [
      m.thesis_interest_deadline(),
      thesis.state === 'ungiven' && dayWithDistance(thesis.interestDeadline, today),
    ],
    [m.thesis_start_date(), begun && formatDayLong(begun)],
    [m.thesis_intended_end(), intendedEnd(thesis, today)],
    [m.thesis_end_date(), thesis.endDate && formatDayLong(thesis.endDate)],
  ]
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 3 }}>
      {facts.map(
        ([term, value]) =>
          value && (
            <div key={term}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {term}
              </Typography>
              <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            </div>
          ),
      )}
    </Box>
  )
}

/** How far away it is concerns nobody once the thesis is completed. */
function intendedEnd({ state, intendedEnd: day }: Thesis, today: IsoDate): string | null {
  return state === 'ended' ? day && formatDayLong(day) : dayWithDistance(day, today)
}

function dayWithDistance(day: IsoDate | null, today: IsoDate): string | null {
  return day && `${formatDayLong(day)} (${relativeDay(day, today)})`
}

function StudentLink({ student }: { student: NonNullable<Thesis['student']> }) {
  return (
    <Link component={RouterLink} to={paths.profile(student.username)}>
      {fullName(student)}
    </Link>
  )
}
