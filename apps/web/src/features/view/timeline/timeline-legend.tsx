import type { IsoDate } from '@diatrivi/domain/shared/dates'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { formatDay } from '../../../shared/format/dates.ts'
import type { TimelineRow } from './timeline.mapper.ts'
import { CHART, LEGEND } from './timeline-look.ts'

/** The meaning of the bars and signs that are shown. */
export function TimelineLegend({ rows, today }: { rows: readonly TimelineRow[]; today: IsoDate }) {
  return (
    <Box aria-hidden sx={{ ...CHART, ...LEGEND, containerType: 'normal' }}>
      <Entry sign={<div className="bar plan" />}>{m.timeline_sign_plan()}</Entry>
      <Entry sign={<div className="bar done" />}>{m.timeline_sign_done()}</Entry>
      <Entry sign={<div className="bar actual" />}>{m.timeline_sign_actual()}</Entry>
      {rows.some(({ late }) => late !== null) && (
        <Entry sign={<div className="bar late" />}>{m.timeline_sign_late()}</Entry>
      )}
      {rows.some(({ examination }) => examination !== null) && (
        <Entry sign={<div className="examination" />}>{m.timeline_sign_examination()}</Entry>
      )}
      <Entry sign={<div className="today" />}>{m.timeline_sign_today({ date: formatDay(today) })}</Entry>
    </Box>
  )
}

function Entry({ sign, children }: { sign: ReactNode; children: ReactNode }) {
  return (
    <span className="entry">
      <span className="sign">{sign}</span>
      <span>{children}</span>
    </span>
  )
}
