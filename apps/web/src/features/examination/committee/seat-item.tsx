import { seatRoleNameFor } from '@diatrivi/domain/examination/committee/committee-words'
import { isPast } from '@diatrivi/domain/shared/dates'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { fullName } from '../../../entities/person/person.ts'
import type { Seat } from '../../../entities/process/process.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { today } from '../../../shared/format/clock.ts'
import { formatDayOfWeek } from '../../../shared/format/dates.ts'
import { said } from '../../../shared/format/said.ts'
import { toDay } from '../../../shared/format/wire-day.ts'
import { SeatActions, type SeatRights } from './seat-actions.tsx'
import { SeatChip } from './seat-words.tsx'

interface SeatItemProps {
  seat: Seat
  may: SeatRights
  onReplace: () => void
}

/** One seat of a committee: who, as what, and what it waits for. */
export function SeatItem({ seat, may, onReplace }: SeatItemProps) {
  const { state, role, person, hasLink } = seat
  const dueOn = toDay(seat.dueOn)
  const roleName = said(seatRoleNameFor(role, person.formOfAddress))
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'break-word' }}>
        <Typography sx={{ fontWeight: 600 }}>{fullName(person)}</Typography>
        {person.rankText && (
          <Typography variant="body2">
            {person.rankText}, {person.affiliation}
          </Typography>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[
            person.username === null ? `${roleName}, ${m.committee_outside_sign()}` : roleName,
            state === 'invited' && m.committee_answer_until({ day: formatDayOfWeek(dueOn) }),
            state === 'invited' && hasLink === false && m.committee_no_link(),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <SeatChip state={state} />
      <SeatActions
        seat={seat}
        hasLink={hasLink === true && !isPast(dueOn, today())}
        may={may}
        onReplace={onReplace}
      />
    </Box>
  )
}

/** A name keeps its width: where the chip leaves too little beside it, it stands below. */
const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 2,
  alignItems: 'center',
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
} as const
