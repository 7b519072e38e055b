import { inTimelineOrder } from '@diatrivi/domain/view/timeline/timeline-order'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useMemo } from 'react'
import { m } from '../../../paraglide/messages.js'
import { withParameters } from '../../../shared/filters.ts'
import { today as todayIs } from '../../../shared/format/clock.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { ListSkeleton } from '../../../shared/ui/skeletons.tsx'
import { useAddressSearch } from '../../../shared/use-address-search.ts'
import { useTimelineRows } from './timeline.queries.ts'
import { TimelineChart } from './timeline-chart.tsx'
import { isNarrowed, readChoice, scopeOn } from './timeline-choice.ts'
import { hasManyInstructors, TimelineControls, TimelineView } from './timeline-controls.tsx'
import { TimelineTable } from './timeline-table.tsx'
import { windowAbout } from './timeline-window.ts'
import './timeline-print.css'

/** All theses in progress of an instructor, or of a department for its office. What is chosen stands in the address. */
export function TimelineScreen({ page }: { page: 'own' | 'department' }) {
  const [parameters, change] = useAddressSearch()
  const choice = readChoice(parameters)
  const scope = scopeOn(page, choice)
  const { rows, total, error, refetch, isFetching } = useTimelineRows(scope, choice)
  const today = todayIs()
  const { order, unit, isTable } = choice
  const about = choice.about ?? today
  const shown = useMemo(() => windowAbout(about, unit), [about, unit])
  const ordered = useMemo(() => inTimelineOrder(rows ?? [], order), [rows, order])
  const namesInstructors = hasManyInstructors(page, choice)
  const group = choice.group === 'instructor' && !namesInstructors ? 'none' : choice.group
  // Thousands of rows are drawn in pieces, between which the page answers.
  const chart = useDeferredValue(
    useMemo(() => ({ rows: ordered, group, shown, unit }), [ordered, group, shown, unit]),
  )
  const isComing = chart.rows.length === 0 && rows?.length !== 0
  const show = (texts: Readonly<Record<string, string>>) =>
    change((now) => withParameters(now, texts), { replace: true, flushSync: true, preventScrollReset: true })

  if (error !== null)
    return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  return (
    <div className="timeline-on-paper">
      <TimelineControls page={page} choice={choice} show={show} />
      {isComing && <ListSkeleton />}
      {rows?.length === 0 && <EmptyState text={emptyText(scope, isNarrowed(choice))} />}
      {rows?.length !== 0 && chart.rows.length > 0 && (
        <>
          <TimelineView choice={choice} shown={shown} show={show} />
          <Typography role="status" sx={{ mb: 2, color: 'text.secondary' }}>
            {m.timeline_count({ count: total })}
          </Typography>
          {isTable ? (
            <TimelineTable rows={chart.rows} group={chart.group} />
          ) : (
            <TimelineChart {...chart} today={today} namesInstructors={namesInstructors} />
          )}
        </>
      )}
    </div>
  )
}

function emptyText(scope: ReturnType<typeof scopeOn>, isNarrowed: boolean): string {
  if (isNarrowed) return m.timeline_no_match()
  return scope === 'seats' ? m.timeline_no_seats() : m.timeline_none()
}
