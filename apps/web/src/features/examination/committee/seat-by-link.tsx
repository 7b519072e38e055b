import { isApiError } from '@diatrivi/client/api-error'
import { SEAT_ROLE_NAMES } from '@diatrivi/domain/examination/committee/committee-words'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '../../../entities/person/person.ts'
import { FinalTextByLink } from '../../../entities/signed-link/final-text-by-link.tsx'
import { LinkError } from '../../../entities/signed-link/link-error.tsx'
import { linkedEntries } from '../../../entities/signed-link/linked-entries.ts'
import { m } from '../../../paraglide/messages.js'
import { errorMessage } from '../../../shared/api/error-message.ts'
import { formatDayOfWeek } from '../../../shared/format/dates.ts'
import { formatAppointment } from '../../../shared/format/moments.ts'
import { said } from '../../../shared/format/said.ts'
import { toClockText, toDay } from '../../../shared/format/wire-day.ts'
import { Definitions } from '../../../shared/ui/definitions.tsx'
import { BusyWarning } from './busy-warning.tsx'
import type { SeatByLink as Shown } from './committee.mapper.ts'
import { useAnswerByLink } from './committee.mutations.ts'
import { committeeQueries } from './committee.queries.ts'
import { SeatAnswer } from './seat-answer.tsx'

/** What a person without an account is asked, and the answer. */
export function SeatByLink({ code }: { code: string }) {
  const { data, error, refetch } = useQuery(committeeQueries.byLink(code))
  if (error) return <LinkError error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton variant="rounded" height={280} />
  return <Invitation code={code} seat={data} />
}

function Invitation({ code, seat }: { code: string; seat: Shown }) {
  const answer = useAnswerByLink(code)
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {m.committee_link_lead({ name: fullName(seat.person) })}
      </Typography>
      <Definitions entries={entriesOf(seat)} />
      {answer.error && (
        <Alert severity="error">
          {isApiError(answer.error, 'link_used') ? m.committee_link_used() : errorMessage(answer.error)}
        </Alert>
      )}
      <BusyWarning busy={seat.busy ?? answer.data?.busy} />
      {seat.state === 'invited' ? (
        <SeatAnswer
          asksNoImpediment={seat.asksNoImpediment}
          isPending={answer.isPending}
          onAnswer={(said) => answer.mutate(said)}
        />
      ) : (
        <>
          <Alert severity={seat.state === 'accepted' ? 'success' : 'info'} role="status">
            {stateWords(seat.state)}
          </Alert>
          {seat.textName !== null && (
            <FinalTextByLink code={code} from="readTextByLink" name={seat.textName} />
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {m.committee_link_change()}
          </Typography>
        </>
      )}
    </Box>
  )
}

function entriesOf(seat: Shown) {
  return [
    ...linkedEntries(seat),
    { term: m.committee_link_role(), value: said(SEAT_ROLE_NAMES[seat.role]) },
    ...(seat.state === 'invited'
      ? [{ term: m.committee_link_until(), value: formatDayOfWeek(toDay(seat.dueOn)) }]
      : []),
    ...theDay(seat),
  ]
}

/** When and where a member examines; without a day it is said that none is set. */
function theDay({ role, state, examination }: Shown) {
  if (role !== 'member' || state !== 'accepted') return []
  if (examination === null)
    return [{ term: m.committee_link_examination(), value: m.committee_link_no_examination() }]
  const { startsAt, minutes, place, link } = examination
  return [
    { term: m.committee_link_examination(), value: formatAppointment(toClockText(startsAt)) },
    { term: m.committee_link_duration(), value: m.format_minutes({ count: minutes }) },
    ...(place === null ? [] : [{ term: m.committee_link_place(), value: place }]),
    ...(link === null
      ? []
      : [
          {
            term: m.committee_link_afar(),
            value: (
              <Link href={link} rel="noopener noreferrer" target="_blank">
                {link}
              </Link>
            ),
          },
        ]),
  ]
}

function stateWords(state: Shown['state']): string {
  if (state === 'accepted') return m.committee_link_accepted()
  return state === 'declined' ? m.committee_link_declined() : m.committee_link_over()
}
