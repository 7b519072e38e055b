import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { groupRows, type TimelineGroup } from '@diatrivi/domain/view/timeline/timeline-order'
import Box from '@mui/material/Box'
import { memo } from 'react'
import { Link } from 'react-router'
import { fullName } from '../../../entities/person/person.ts'
import { m } from '../../../paraglide/messages.js'
import { formatDay } from '../../../shared/format/dates.ts'
import { paths } from '../../../shared/paths.ts'
import { TOUCH } from '../../../shared/ui/measures.ts'
import { PlainTable } from '../../../shared/ui/plain-table.tsx'
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

/** The timeline without bars. */
export const TimelineTable = memo(function TimelineTable({ rows, group }: TimelineTableProps) {
  return (
    <Box sx={ROWS}>
      <PlainTable label={m.timeline_title()}>
        <thead>
          <tr>
            <th scope="col">{m.word_title()}</th>
            {COLUMNS.map(({ heading }) => (
              <th key={heading()} scope="col">
                {heading()}
              </th>
            ))}
          </tr>
        </thead>
        {groupRows(rows, group).map(({ key, rows: members }) => (
          <tbody key={key ?? ''}>
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
          </tbody>
        ))}
      </PlainTable>
    </Box>
  )
})

/** Plain cells: thousands of rows with a style each would be slow. */
const ROWS = {
  minWidth: 0,
  '& thead th': { verticalAlign: 'bottom' },
  '& th[scope=row]': {
    minWidth: 220,
    '& a': { color: 'primary.main', [TOUCH]: { display: 'block', minHeight: 44 } },
  },
  '& th.group.group': { fontWeight: 650, pt: 5 },
  '& tr': { breakInside: 'avoid' },
} as const
