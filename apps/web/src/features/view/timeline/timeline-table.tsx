import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { groupRows, type TimelineGroup } from '@diatrivi/domain/view/timeline/timeline-order'
import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { Link } from 'react-router'
import { fullName } from '../../../entities/person/person.ts'
import { m } from '../../../paraglide/messages.js'
import { formatDay } from '../../../shared/format/dates.ts'
import { paths } from '../../../shared/paths.ts'
import { TOUCH } from '../../../shared/ui/measures.ts'
import type { TimelineRow } from './timeline.mapper.ts'
import { groupTitle, latenessOf, stageOf, stepsOf } from './timeline-words.ts'

const NONE = '–'
const dayOf = (day: IsoDate | null) => (day === null ? NONE : formatDay(day))

/** What the bars say, for screen readers and paper. */
const COLUMNS: readonly { heading: () => string; cell: (row: TimelineRow) => string }[] = [
  { heading: m.word_student, cell: ({ student }) => fullName(student) },
  { heading: m.word_supervisor, cell: ({ instructor }) => fullName(instructor) },
  { heading: m.timeline_phase, cell: ({ phase }) => stageOf(phase) },
  {
    heading: m.timeline_column_start,
    cell: ({ start }) => (start === null ? m.timeline_without_start() : formatDay(start)),
  },
  { heading: m.timeline_column_planned, cell: ({ plannedEnd }) => dayOf(plannedEnd) },
  { heading: m.timeline_column_expected, cell: ({ expectedEnd }) => dayOf(expectedEnd) },
  { heading: m.timeline_column_intended, cell: ({ intendedEnd }) => dayOf(intendedEnd) },
  { heading: m.timeline_column_steps, cell: stepsOf },
  { heading: m.timeline_column_late, cell: (row) => latenessOf(row) ?? NONE },
  { heading: m.timeline_column_examination, cell: ({ examination }) => dayOf(examination?.on ?? null) },
]

interface TimelineTableProps {
  rows: readonly TimelineRow[]
  group: TimelineGroup
}

/** The timeline without bars. A wide one is scrolled, and so takes the focus. */
export function TimelineTable({ rows, group }: TimelineTableProps) {
  return (
    <Box role="group" aria-label={m.timeline_title()} tabIndex={0} sx={{ overflowX: 'auto', minWidth: 0 }}>
      <Table size="small" aria-label={m.timeline_title()} sx={TABLE}>
        <TableHead>
          <TableRow>
            <TableCell>{m.word_title()}</TableCell>
            {COLUMNS.map(({ heading }) => (
              <TableCell key={heading()}>{heading()}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        {groupRows(rows, group).map(({ key, rows: members }) => (
          <TableBody key={key ?? ''}>
            {group !== 'none' && (
              <tr>
                <th scope="rowgroup" colSpan={COLUMNS.length + 1} className="group">
                  {groupTitle(group, key, members)}
                </th>
              </tr>
            )}
            {members.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <Link to={paths.thesis(row.id)}>{row.title}</Link>
                </th>
                {COLUMNS.map(({ heading, cell }) => (
                  <td key={heading()}>{cell(row)}</td>
                ))}
              </tr>
            ))}
          </TableBody>
        ))}
      </Table>
    </Box>
  )
}

/** Plain cells: thousands of rows with a style each would be slow. */
const TABLE = {
  fontVariantNumeric: 'tabular-nums',
  fontSize: '0.875rem',
  '& th, & td': {
    p: 2,
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
    lineHeight: 1.35,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& thead th': { fontWeight: 650, verticalAlign: 'bottom' },
  '& th[scope=row]': {
    minWidth: 220,
    '& a': { color: 'primary.main', [TOUCH]: { display: 'block', minHeight: 44 } },
  },
  '& th.group': { fontWeight: 650, pt: 5 },
  '& tr': { breakInside: 'avoid' },
} as const
