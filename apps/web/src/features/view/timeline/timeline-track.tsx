import { addDays, type IsoDate } from '@diatrivi/domain/shared/dates'
import type { Span } from '@diatrivi/domain/thesis/todo-list/schedule'
import { barsOf, clipTo, sideOf } from '@diatrivi/domain/view/timeline/timeline-bars'
import { m } from '../../../paraglide/messages.js'
import { formatDay } from '../../../shared/format/dates.ts'
import type { TimelineRow } from './timeline.mapper.ts'
import { placeOf, type TimelineWindow } from './timeline-window.ts'

interface TimelineTrackProps {
  row: TimelineRow
  shown: TimelineWindow
  today: IsoDate
}

/** The bars of a thesis, for the eye alone: the row says the same in words. */
export function TimelineTrack({ row, shown, today }: TimelineTrackProps) {
  const { plan, actual, done, late } = barsOf(row, today)
  const { examination, steps } = row
  const isTodayShown = sideOf(shown, { start: today, end: today }) === null
  const elsewhere = [actual ?? plan].flatMap((span) => (span === null ? [] : [span]))[0]
  return (
    <div aria-hidden className={isTodayShown ? 'track' : 'track of-other-days'}>
      <Bar look="plan" span={plan} shown={shown} />
      <Bar look="actual" span={actual} shown={shown} />
      <Bar look="done" span={done} shown={shown} />
      <Bar look="late" span={late} shown={shown} />
      {steps.slice(0, -1).map(({ end }, index) =>
        clipTo(shown, { start: end, end }) === null ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: several steps may end on one day, and none has another name here.
          <div key={index} className="step-end" style={{ left: `${placeOf(shown, end)}%` }} />
        ),
      )}
      {examination !== null && clipTo(shown, { start: examination.on, end: examination.on }) !== null && (
        <div className="examination" style={{ left: `${placeOf(shown, examination.on)}%` }} />
      )}
      {elsewhere !== undefined && <Elsewhere span={elsewhere} shown={shown} />}
    </div>
  )
}

interface BarProps {
  look: 'plan' | 'actual' | 'done' | 'late'
  span: Span | null
  shown: TimelineWindow
}

/** A day is drawn from its beginning to its end. */
function Bar({ look, span, shown }: BarProps) {
  const clipped = clipTo(shown, span)
  if (clipped === null) return null
  const from = placeOf(shown, clipped.start)
  const until = placeOf(shown, addDays(clipped.end, 1))
  return <div className={`bar ${look}`} style={{ left: `${from}%`, width: `${until - from}%` }} />
}

/** Where a thesis lies that this line of time does not reach. */
function Elsewhere({ span, shown }: { span: Span; shown: TimelineWindow }) {
  const side = sideOf(shown, span)
  if (side === null) return null
  return side === 'before' ? (
    <div className="elsewhere" style={{ left: 0 }}>
      {`← ${m.timeline_was_until({ date: formatDay(span.end) })}`}
    </div>
  ) : (
    <div className="elsewhere" style={{ right: 0 }}>
      {`${m.timeline_is_from({ date: formatDay(span.start) })} →`}
    </div>
  )
}
