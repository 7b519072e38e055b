import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { fullName, toPerson } from '../../entities/person/person.ts'
import { m } from '../../paraglide/messages.js'
import { formatDay } from '../../shared/format/dates.ts'
import { toDay } from '../../shared/format/wire-day.ts'
import { useRemind } from './committee.mutations.ts'
import type { Seat } from './committee.queries.ts'
import { SEAT_ROLE_WORDS, SeatChip } from './seat-words.tsx'

interface SeatItemProps {
  seat: Seat
  /** Whether the reader may ask again or replace, and nobody has the position meanwhile. */
  mayManage: boolean
  onReplace: () => void
}

/** One seat of a committee: who, as what, and what it waits for. */
export function SeatItem({ seat, mayManage, onReplace }: SeatItemProps) {
  const remind = useRemind()
  const { state, role, person } = seat
  const isOpen = state === 'invited' || state === 'lapsed'
  const isGone = state === 'declined' || state === 'lapsed' || state === 'left'
  const name = fullName(toPerson(person))
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ minWidth: 0, overflowWrap: 'break-word' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {SEAT_ROLE_WORDS[role]()}
          {state === 'invited' && ` · ${m.committee_answer_until({ day: formatDay(toDay(seat.dueOn)) })}`}
        </Typography>
      </Box>
      <SeatChip state={state} />
      {mayManage && role !== 'supervisor' && (isOpen || isGone) && (
        <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {isOpen && (
            <Button
              size="small"
              aria-label={m.committee_remind_named({ name })}
              loading={remind.isPending}
              onClick={() => remind.mutate(seat.seatID)}
            >
              {state === 'lapsed' ? m.committee_ask_again() : m.committee_remind()}
            </Button>
          )}
          {isGone && (
            <Button size="small" aria-label={m.committee_replace_named({ name })} onClick={onReplace}>
              {m.committee_replace()}
            </Button>
          )}
        </Box>
      )}
    </Box>
  )
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 3,
  rowGap: 2,
  alignItems: 'center',
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
} as const
