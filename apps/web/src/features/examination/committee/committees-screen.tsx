import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
import { fullName } from '../../../entities/person/person.ts'
import { m } from '../../../paraglide/messages.js'
import { formatDay, formatDayOfWeek } from '../../../shared/format/dates.ts'
import { formatMeeting } from '../../../shared/format/moments.ts'
import { toClockText, toDay } from '../../../shared/format/wire-day.ts'
import { paths } from '../../../shared/paths.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { READING_WIDTH } from '../../../shared/ui/measures.ts'
import { Section } from '../../../shared/ui/section.tsx'
import { FINGERTIP, LONE_LINK } from '../../../shared/ui/sx.ts'
import type { OwnSeat } from './committee.mapper.ts'
import { committeeQueries } from './committee.queries.ts'
import { InvitationAnswer } from './invitation-answer.tsx'
import { ROW } from './row-style.ts'
import { type SeatGroup, seatGroups } from './seat-groups.ts'
import { SeatChip } from './seat-words.tsx'
import { SeatsWithoutAccount } from './seats-without-account.tsx'

const TITLES: Record<SeatGroup, () => string> = {
  invitations: m.committee_page_invitations,
  marks: m.committee_page_marks,
  examinations: m.committee_page_examinations,
  others: m.committee_page_others,
}

/** The committees of the reader: what waits for an answer or a mark comes first, then the examinations by their days. */
export function CommitteesScreen() {
  const { data } = useQuery({ ...committeeQueries.ownSeats(), throwOnError: true })
  if (data === undefined) return null
  return (
    <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: READING_WIDTH }}>
      <SeatsWithoutAccount />
      {data.length === 0 && <EmptyState text={m.committee_page_empty()} />}
      {seatGroups(data).map(([group, seats]) => (
        <Section key={group} title={TITLES[group]()}>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {seats.map((seat) => (
              <SeatRow key={seat.id} seat={seat} />
            ))}
          </Box>
        </Section>
      ))}
    </Box>
  )
}

function SeatRow({ seat }: { seat: OwnSeat }) {
  const { id, state, asksNoImpediment, thesis, student, instructor, examination, owesMark } = seat
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ minWidth: 0, overflowWrap: 'break-word' }}>
        <Link component={RouterLink} to={paths.thesis(thesis.id)} sx={{ fontWeight: 600, ...LONE_LINK }}>
          {thesis.title}
        </Link>
        <Typography sx={{ mt: 1 }}>{whenOf(seat)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {student && m.word_student_named({ name: fullName(student) })}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {m.word_supervisor_named({ name: fullName(instructor) })}
        </Typography>
      </Box>
      {owesMark && examination ? (
        <Button
          component={RouterLink}
          to={paths.instructor.markSheet(examination.id)}
          variant="contained"
          aria-label={m.committee_page_mark_named({ title: thesis.title })}
          sx={{ minHeight: FINGERTIP }}
        >
          {m.committee_page_mark()}
        </Button>
      ) : (
        state !== 'invited' && <SeatChip state={state} />
      )}
      {state === 'invited' && (
        <InvitationAnswer seatId={id} asksNoImpediment={asksNoImpediment} title={thesis.title} />
      )}
    </Box>
  )
}

/** Until when an answer is waited for, or when the examination is. */
function whenOf({ state, dueOn, examination }: OwnSeat): string {
  if (state === 'invited') return m.committee_invited({ day: formatDayOfWeek(toDay(dueOn)) })
  if (examination === null) return m.committee_page_no_examination()
  const { startsAt, place } = examination
  if (examination.state === 'held') return m.committee_page_held({ day: formatDay(toDay(startsAt)) })
  return formatMeeting(toClockText(startsAt), place)
}
