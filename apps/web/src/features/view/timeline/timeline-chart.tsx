import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { groupRows, type TimelineGroup } from '@diatrivi/domain/view/timeline/timeline-order'
import Box from '@mui/material/Box'
import { type CSSProperties, type FocusEvent, type KeyboardEvent, memo, useState } from 'react'
import { Link } from 'react-router'
import { fullName } from '../../../entities/person/person.ts'
import { m } from '../../../paraglide/messages.js'
import { formatDay, formatMonth } from '../../../shared/format/dates.ts'
import { paths } from '../../../shared/paths.ts'
import type { TimelineRow } from './timeline.mapper.ts'
import { TimelineLegend } from './timeline-legend.tsx'
import { CHART } from './timeline-look.ts'
import { TimelineTrack } from './timeline-track.tsx'
import { placeOf, type TimelineUnit, type TimelineWindow } from './timeline-window.ts'
import { factsOf, groupTitle, latenessOf } from './timeline-words.ts'

interface TimelineChartProps {
  /** In their order. */
  rows: readonly TimelineRow[]
  group: TimelineGroup
  shown: TimelineWindow
  unit: TimelineUnit
  today: IsoDate
  /** Whether the rows are of several instructors. */
  namesInstructors: boolean
}

/** A row for each thesis. One row takes the focus, and the arrows move it to the others. */
export const TimelineChart = memo(function TimelineChart({
  rows,
  group,
  shown,
  unit,
  today,
  namesInstructors,
}: TimelineChartProps) {
  const [focused, setFocused] = useState<number | null>(null)
  const inTabOrder = rows.some(({ id }) => id === focused) ? focused : (rows[0]?.id ?? null)
  const groups = groupRows(rows, group)
  const remember = ({ target }: FocusEvent) => {
    const id = target.closest('[data-thesis]')?.getAttribute('data-thesis')
    if (id) setFocused(Number(id))
  }
  return (
    <>
      <TimelineLegend rows={rows} today={today} />
      <Box sx={CHART} style={todaysPlace(shown, today)}>
        <Axis shown={shown} unit={unit} />
        <Box role="group" aria-label={m.timeline_keys()} onFocus={remember} onKeyDown={moveFocus}>
          {groups.map(({ key, rows: members }) => (
            <section key={key ?? ''}>
              {group !== 'none' && (
                <h2>{`${groupTitle(group, key, members)} · ${m.timeline_count({ count: members.length })}`}</h2>
              )}
              <ul aria-label={group === 'none' ? m.timeline_title() : groupTitle(group, key, members)}>
                {members.map((row) => (
                  <Row
                    key={row.id}
                    row={row}
                    shown={shown}
                    today={today}
                    isInTabOrder={row.id === inTabOrder}
                    namesInstructor={namesInstructors}
                  />
                ))}
              </ul>
            </section>
          ))}
        </Box>
      </Box>
    </>
  )
})

const todaysPlace = (shown: TimelineWindow, today: IsoDate) =>
  ({ '--today': `${placeOf(shown, today)}%` }) as CSSProperties

const STEPS: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowDown: (place, last) => Math.min(place + 1, last),
  ArrowUp: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_place, last) => last,
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key]
  if (step === undefined) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a.title')]
  const place = links.indexOf(event.target as HTMLElement)
  if (place === -1) return
  event.preventDefault()
  links[step(place, links.length - 1)]?.focus()
}

/** The months or weeks along the top, which stay in sight. */
function Axis({ shown, unit }: Pick<TimelineChartProps, 'shown' | 'unit'>) {
  return (
    <div className="axis" aria-hidden>
      <div className="marks">
        {shown.marks.map((day, index) => (
          <div key={day} className="mark" style={{ left: `${placeOf(shown, day)}%` }}>
            <span>{unit === 'months' ? formatMonth(day) : formatDay(day).replace(/\/\d+$/, '')}</span>
            {(index === 0 || isNewYear(day, shown.marks[index - 1])) && <span>{day.slice(0, 4)}</span>}
          </div>
        ))}
      </div>
    </div>
  )
}

const isNewYear = (day: IsoDate, before: IsoDate | undefined) => day.slice(0, 4) !== before?.slice(0, 4)

interface RowProps extends Pick<TimelineChartProps, 'shown' | 'today'> {
  row: TimelineRow
  isInTabOrder: boolean
  namesInstructor: boolean
}

const Row = memo(function Row({ row, shown, today, isInTabOrder, namesInstructor }: RowProps) {
  const late = latenessOf(row)
  const people = [row.student, ...(namesInstructor ? [row.instructor] : [])].map(fullName)
  return (
    <li className="row" data-thesis={row.id}>
      <div className="words">
        <Link className="title" to={paths.thesis(row.id)} tabIndex={isInTabOrder ? 0 : -1}>
          {row.title}
        </Link>
        <div className="people">{people.join(' · ')}</div>
        <div className="facts">{factsOf(row).join(' · ')}</div>
        {late !== null && <div className="late-words">{late}</div>}
      </div>
      <TimelineTrack row={row} shown={shown} today={today} />
    </li>
  )
})
