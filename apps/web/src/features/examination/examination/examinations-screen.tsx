import { EXAMINATION_STATE_WORDS } from '@diatrivi/domain/examination/examination/examination-words'
import { addDays, addMonths, type IsoDate } from '@diatrivi/domain/shared/dates'
import type { ListColumnName } from '@diatrivi/domain/view/department-list/list-columns'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import MenuItem from '@mui/material/MenuItem'
import type { Theme } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router'
import { fullName } from '../../../entities/person/person.ts'
import { m } from '../../../paraglide/messages.js'
import { withParameters } from '../../../shared/filters.ts'
import { today } from '../../../shared/format/clock.ts'
import { formatDayOfWeek, formatMonth } from '../../../shared/format/dates.ts'
import { isElsewhere } from '../../../shared/format/moments.ts'
import { said } from '../../../shared/format/said.ts'
import { toClockText, toDay } from '../../../shared/format/wire-day.ts'
import { paths } from '../../../shared/paths.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { NOT_ON_PAPER } from '../../../shared/ui/sx.ts'
import type { ExaminationEntry } from './examination.mapper.ts'
import { examinationQueries } from './examination.queries.ts'
import { MonthGrid } from './month-grid.tsx'

interface ExaminationsScreenProps {
  /** Beside the filters: what is done with the list. */
  tools?: ReactNode
  /** The columns that are shown of each. */
  columns: readonly string[]
}

/** The examinations of a month by day, where there is space below its calendar; month and place stand in the address. */
export function ExaminationsScreen({ tools, columns }: ExaminationsScreenProps) {
  const [parameters, setParameters] = useSearchParams()
  const first = firstOf(parameters.get('month') ?? today())
  const place = parameters.get('room') ?? ''
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const query = examinationQueries.ofDays(first, addDays(addMonths(first, 1), -1))
  const { data } = useQuery({ ...query, throwOnError: true })
  const show = (next: { month?: IsoDate; room?: string }) => {
    const wanted = { month: first, room: place, ...next }
    setParameters((before) => withParameters(before, { month: wanted.month.slice(0, 7), room: wanted.room }))
  }
  const places = [...new Set((data ?? []).flatMap(({ place }) => (place === null ? [] : [place])))].toSorted()
  const shown = (data ?? []).filter((one) => place === '' || one.place === place)
  const days = [...new Set(shown.map(({ startsAt }) => toDay(startsAt)))]
  return (
    <>
      <Box sx={{ ...BAR, ...NOT_ON_PAPER }}>
        <Box sx={MONTHS}>
          <Button onClick={() => show({ month: addMonths(first, -1), room: '' })}>
            {m.examination_list_before()}
          </Button>
          <Typography role="status" sx={MONTH}>
            {`${formatMonth(first)} ${first.slice(0, 4)}`}
          </Typography>
          <Button onClick={() => show({ month: addMonths(first, 1), room: '' })}>
            {m.examination_list_after()}
          </Button>
        </Box>
        <TextField
          select
          label={m.field_place()}
          value={places.includes(place) ? place : ''}
          onChange={(event) => show({ room: event.target.value })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ flex: '1 1 220px', maxWidth: { sm: 320 } }}
        >
          <MenuItem value="">{m.examination_list_all_places()}</MenuItem>
          {places.map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
        {tools}
      </Box>
      {data !== undefined && shown.length === 0 && (
        <EmptyState text={place === '' ? m.examination_list_empty() : m.examination_list_no_match()} />
      )}
      {shown.some(({ startsAt }) => isElsewhere(toClockText(startsAt))) && (
        <Typography sx={{ mb: 4 }}>{m.examination_list_greek_time()}</Typography>
      )}
      {isWide && shown.length > 0 && <MonthGrid first={first} examinations={shown} />}
      {days.map((day) => (
        <Box key={day} component="section" sx={{ mb: 6 }}>
          <Typography variant="h3" component="h2" sx={{ mb: 3 }}>
            {formatDayOfWeek(day)}
          </Typography>
          <Box component="ul" sx={{ display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' }}>
            {shown
              .filter(({ startsAt }) => toDay(startsAt) === day)
              .map((one) => (
                <ExaminationItem key={one.id} examination={one} columns={columns} />
              ))}
          </Box>
        </Box>
      ))}
    </>
  )
}

interface ExaminationItemProps extends Pick<ExaminationsScreenProps, 'columns'> {
  examination: ExaminationEntry
}

function ExaminationItem({ examination, columns }: ExaminationItemProps) {
  const { startsAt, minutes, place, link, thesis, student, instructor, state } = examination
  const chosen = (column: ListColumnName<'examinations'>) => columns.includes(column)
  const people = [chosen('student') && student, chosen('supervisor') && instructor].flatMap((one) =>
    one ? [fullName(one)] : [],
  )
  const facts = [
    chosen('place') && place,
    chosen('minutes') && m.examination_minutes_long({ minutes }),
    chosen('link') && link,
  ].filter(Boolean)
  return (
    <Card component="li" sx={ITEM}>
      <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
        {toClockText(startsAt).slice(11)}
      </Typography>
      <Box sx={{ minWidth: 0, overflowWrap: 'break-word' }}>
        <Link component={RouterLink} to={paths.thesis(thesis.id)} sx={{ fontWeight: 600 }}>
          {thesis.title}
        </Link>
        <Typography variant="body2">{people.join(' · ')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {facts.join(' · ')}
        </Typography>
      </Box>
      {chosen('state') && (
        <Chip
          size="small"
          label={said(EXAMINATION_STATE_WORDS[state])}
          sx={{ justifySelf: 'start', alignSelf: 'start' }}
        />
      )}
    </Card>
  )
}

/** The first day of the month that the address names, or of the present one. */
function firstOf(month: string): IsoDate {
  return (
    /^\d{4}-(0[1-9]|1[0-2])/.test(month) ? `${month.slice(0, 7)}-01` : `${today().slice(0, 7)}-01`
  ) as IsoDate
}

const BAR = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 6 } as const
/** On a phone the month stands above its two buttons. */
const MONTHS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'auto auto auto' },
  alignItems: 'center',
  gap: 3,
  flex: { xs: '1 1 100%', sm: 'none' },
} as const
const MONTH = { fontWeight: 650, order: { xs: -1, sm: 0 }, gridColumn: { xs: '1 / -1', sm: 'auto' } } as const
const ITEM = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '80px minmax(0, 1fr) auto' },
  columnGap: 4,
  rowGap: 2,
  p: 4,
} as const
