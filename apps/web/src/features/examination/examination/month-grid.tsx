import { addDays, addMonths, daysBetween, type IsoDate } from '@diatrivi/domain/shared/dates'
import { dayOffOn } from '@diatrivi/domain/shared/greek-calendar'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { fullName } from '../../../entities/person/person.ts'
import { m } from '../../../paraglide/messages.js'
import { today } from '../../../shared/format/clock.ts'
import { formatWeekday } from '../../../shared/format/dates.ts'
import { toClockText, toDay } from '../../../shared/format/wire-day.ts'
import { paths } from '../../../shared/paths.ts'
import { NOT_ON_PAPER } from '../../../shared/ui/sx.ts'
import type { ExaminationEntry } from './examination.mapper.ts'

interface MonthGridProps {
  /** The first day of the month. */
  first: IsoDate
  examinations: readonly ExaminationEntry[]
}

/** A month seen whole, week below week: the hour, the student and the place of each examination. */
export function MonthGrid({ first, examinations }: MonthGridProps) {
  const weeks = weeksOf(first)
  const byDay = Map.groupBy(examinations, ({ startsAt }) => toDay(startsAt))
  return (
    <Box component="table" aria-label={m.examination_list_calendar()} sx={TABLE}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th scope="col" key={day}>
              {formatWeekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Day key={day} day={day} month={first.slice(0, 7)} examinations={byDay.get(day) ?? []} />
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

function Day({
  day,
  month,
  examinations,
}: Pick<MonthGridProps, 'examinations'> & { day: IsoDate; month: string }) {
  if (!day.startsWith(month)) return <Box component="td" sx={{ bgcolor: 'background.default' }} />
  const isToday = day === today()
  return (
    <Box
      component="td"
      aria-current={isToday ? 'date' : undefined}
      sx={{ bgcolor: dayOffOn(day) === null ? 'background.paper' : 'background.default' }}
    >
      <Typography component="time" dateTime={day} variant="body2" sx={{ ...NUMBER, ...(isToday && TODAY) }}>
        {Number(day.slice(8))}
      </Typography>
      {examinations.length > 0 && (
        <Box component="ul" sx={LIST}>
          {examinations.map(({ id, startsAt, place, thesis, student }) => (
            <Box component="li" key={id} sx={ENTRY}>
              <Link component={RouterLink} to={paths.thesis(thesis.id)} title={thesis.title}>
                {[toClockText(startsAt).slice(11), student ? fullName(student) : thesis.title].join(' ')}
              </Link>
              {place !== null && (
                <Typography
                  component="span"
                  variant="caption"
                  sx={{ display: 'block', color: 'text.secondary' }}
                >
                  {place}
                </Typography>
              )}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  )
}

const DAYS = [0, 1, 2, 3, 4, 5, 6]
const A_MONDAY: IsoDate = '2024-01-01'

/** The weeks that hold a day of the month, each from its Monday. */
function weeksOf(first: IsoDate): IsoDate[][] {
  const sinceMonday = ((daysBetween(A_MONDAY, first) % 7) + 7) % 7
  const weeks: IsoDate[][] = []
  const next = addMonths(first, 1)
  for (let monday = addDays(first, -sinceMonday); monday < next; monday = addDays(monday, 7))
    weeks.push(DAYS.map((day) => addDays(monday, day)))
  return weeks
}

const TABLE = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  mb: 6,
  fontSize: '0.875rem',
  '& th': { p: 2, textAlign: 'start', fontWeight: 600, color: 'text.secondary' },
  '& td': {
    p: 2,
    height: 96,
    verticalAlign: 'top',
    border: 1,
    borderColor: 'divider',
    overflowWrap: 'break-word',
  },
  ...NOT_ON_PAPER,
} as const
const NUMBER = {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 26,
  height: 26,
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const
const TODAY = {
  borderRadius: '50%',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontWeight: 650,
} as const
const LIST = { m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 2 } as const
const ENTRY = { borderLeft: 3, borderColor: 'primary.main', pl: 2, lineHeight: 1.35 } as const
