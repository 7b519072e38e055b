import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { fullName, type Person } from '../../../entities/person/person.ts'
import { lateLabel, latenessOf } from '../../../features/thesis/thesis/chips/running-state.ts'
import { m } from '../../../paraglide/messages.js'
import { today } from '../../../shared/format/clock.ts'
import { formatMeeting } from '../../../shared/format/moments.ts'
import { toClockText } from '../../../shared/format/wire-day.ts'
import { waitingQueries } from './use-department-counts.ts'
import { WaitingList } from './waiting-list.tsx'

/** Who is late, the latest first, and who is examined this week. */
export function WaitingLists() {
  const { data: late } = useQuery(waitingQueries.late())
  const { data: week = [] } = useQuery(waitingQueries.week())
  return (
    <Box sx={LISTS}>
      <WaitingList
        title={m.today_late()}
        entries={late?.theses ?? []}
        keyOf={({ id }) => id}
        thesisOf={(thesis) => thesis}
        measureOf={(thesis) => {
          const lateness = latenessOf(thesis, today())
          return lateness === null ? '' : lateLabel(lateness)
        }}
        peopleOf={peopleOf}
      />
      <WaitingList
        title={m.today_examinations()}
        entries={week}
        keyOf={({ id }) => id}
        thesisOf={({ thesis }) => thesis}
        measureOf={({ startsAt, place }) => formatMeeting(toClockText(startsAt), place)}
        peopleOf={peopleOf}
      />
    </Box>
  )
}

function peopleOf({ student, instructor }: { student: Person | null; instructor: Person }): string[] {
  return [...(student ? [fullName(student)] : []), m.word_supervisor_named({ name: fullName(instructor) })]
}

const LISTS = {
  display: 'grid',
  gap: 6,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(auto-fit, minmax(400px, 1fr))' },
  '&:not(:empty)': { mb: 6 },
} as const
