import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
import { fullName } from '../../../entities/person/person.ts'
import { m } from '../../../paraglide/messages.js'
import { formatDayOfWeek } from '../../../shared/format/dates.ts'
import { toDay } from '../../../shared/format/wire-day.ts'
import { paths } from '../../../shared/paths.ts'
import { Section } from '../../../shared/ui/section.tsx'
import { LONE_LINK } from '../../../shared/ui/sx.ts'
import { committeeQueries } from './committee.queries.ts'
import { InvitationAnswer } from './invitation-answer.tsx'
import { SeatChip } from './seat-words.tsx'

/** The reader's invitations and seats, invitations first; nothing for a reader who has none, as in the plain flow. */
export function OwnSeats() {
  const { data } = useQuery(committeeQueries.ownSeats())
  if (data === undefined || data.length === 0) return null
  return (
    <Section
      title={m.committee_own_title()}
      actions={
        <Button component={RouterLink} to={paths.instructor.committees()} variant="text">
          {m.committee_page_all()}
        </Button>
      }
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map(({ id, state, dueOn, asksNoImpediment, thesis, student }) => (
          <Box component="li" key={id} sx={ROW}>
            <Box sx={{ minWidth: 0, overflowWrap: 'break-word' }}>
              <Link
                component={RouterLink}
                to={paths.thesis(thesis.id)}
                sx={{ fontWeight: 600, ...LONE_LINK }}
              >
                {thesis.title}
              </Link>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {[
                  student && fullName(student),
                  state === 'invited' && m.committee_answer_until({ day: formatDayOfWeek(toDay(dueOn)) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </Box>
            {state === 'invited' ? (
              <InvitationAnswer seatId={id} asksNoImpediment={asksNoImpediment} title={thesis.title} />
            ) : (
              <SeatChip state={state} />
            )}
          </Box>
        ))}
      </Box>
    </Section>
  )
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 3,
  rowGap: 3,
  alignItems: 'center',
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
} as const
