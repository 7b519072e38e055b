import { EXAMINATION_STATE_WORDS } from '@diatrivi/domain/examination/examination/examination-words'
import { addDays, addMonths, type IsoDate } from '@diatrivi/domain/shared/dates'
import { LIST_COLUMNS, type ListColumnName } from '@diatrivi/domain/view/department-list/list-columns'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import MenuItem from '@mui/material/MenuItem'
import type { Theme } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
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
import { ListFrame } from '../../../shared/ui/list/list-frame.tsx'
import { type ListColumn, ListTable } from '../../../shared/ui/list/list-table.tsx'
import { NOT_ON_PAPER } from '../../../shared/ui/sx.ts'
import { useAddressSearch } from '../../../shared/use-address-search.ts'
import type { ExaminationEntry } from './examination.mapper.ts'
import { examinationQueries } from './examination.queries.ts'
import { MonthGrid } from './month-grid.tsx'

interface ExaminationsScreenProps {
  /** Beside the filters: what is done with the list. */
  tools?: ReactNode
  /** The columns that are shown of each. */
  columns: readonly string[]
}

/** The examinations of a month, where there is space below its calendar; month and place stand in the address. */
export function ExaminationsScreen({ tools, columns }: ExaminationsScreenProps) {
  const [parameters, setParameters] = useAddressSearch()
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
  return (
    <ListFrame
      filters={
        <>
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
            sx={{ flex: '1 1 220px', maxWidth: { sm: 320 }, ...NOT_ON_PAPER }}
          >
            <MenuItem value="">{m.examination_list_all_places()}</MenuItem>
            {places.map((one) => (
              <MenuItem key={one} value={one}>
                {one}
              </MenuItem>
            ))}
          </TextField>
        </>
      }
      tools={tools}
      total={data && shown.length}
      counted={(count) => m.examination_list_results({ count })}
      empty={<EmptyState text={place === '' ? m.examination_list_empty() : m.examination_list_no_match()} />}
    >
      {shown.some(({ startsAt }) => isElsewhere(toClockText(startsAt))) && (
        <Typography sx={{ mb: 4 }}>{m.examination_list_greek_time()}</Typography>
      )}
      {isWide && <MonthGrid first={first} examinations={shown} />}
      <ListTable
        label={m.examination_list_title()}
        rows={shown}
        keyOf={({ id }) => id}
        title={{
          heading: said(LIST_COLUMNS.examinations.title.heading),
          size: 'long',
          read: ({ thesis }) => thesis.title,
          to: ({ thesis }) => paths.thesis(thesis.id),
        }}
        columns={COLUMNS.filter(({ column }) => columns.includes(column)).map(({ column, ...rest }) => ({
          ...rest,
          heading: said(LIST_COLUMNS.examinations[column].heading),
        }))}
      />
    </ListFrame>
  )
}

type Column = Omit<ListColumn<ExaminationEntry>, 'heading'> & { column: ListColumnName<'examinations'> }

const COLUMNS: readonly Column[] = [
  { column: 'day', size: 'short', read: ({ startsAt }) => formatDayOfWeek(toDay(startsAt)) },
  { column: 'time', size: 'short', read: ({ startsAt }) => toClockText(startsAt).slice(11) },
  { column: 'student', read: ({ student }) => (student ? fullName(student) : '') },
  { column: 'supervisor', read: ({ instructor }) => fullName(instructor) },
  { column: 'place', read: ({ place }) => place ?? '' },
  { column: 'minutes', size: 'short', read: ({ minutes }) => m.examination_minutes_long({ minutes }) },
  {
    column: 'state',
    isSign: true,
    read: ({ state }) => <Chip size="small" label={said(EXAMINATION_STATE_WORDS[state])} />,
  },
  { column: 'link', read: ({ link }) => link ?? '' },
]

/** The first day of the month that the address names, or of the present one. */
function firstOf(month: string): IsoDate {
  return (
    /^\d{4}-(0[1-9]|1[0-2])/.test(month) ? `${month.slice(0, 7)}-01` : `${today().slice(0, 7)}-01`
  ) as IsoDate
}

/** On a phone the month stands above its two buttons. */
const MONTHS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'auto auto auto' },
  alignItems: 'center',
  gap: 3,
  flex: { xs: '1 1 100%', sm: 'none' },
  '& button': NOT_ON_PAPER,
} as const
const MONTH = { fontWeight: 650, order: { xs: -1, sm: 0 }, gridColumn: { xs: '1 / -1', sm: 'auto' } } as const
