import { inTimelineOrder } from '@diatrivi/domain/view/timeline/timeline-order'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { m } from '../../../paraglide/messages.js'
import { withParameters } from '../../../shared/filters.ts'
import { today as todayIs } from '../../../shared/format/clock.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { ListSkeleton } from '../../../shared/ui/skeletons.tsx'
import { useAddressSearch } from '../../../shared/use-address-search.ts'
import { timelineQueries } from './timeline.queries.ts'
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
  const { data, error, refetch, isFetching } = useQuery(timelineQueries.rows(scope, choice))
  const today = todayIs()
  const { order, unit, isTable } = choice
  const about = choice.about ?? today
  const shown = useMemo(() => windowAbout(about, unit), [about, unit])
  const rows = useMemo(() => inTimelineOrder(data ?? [], order), [data, order])
  const namesInstructors = hasManyInstructors(page, choice)
  const group = choice.group === 'instructor' && !namesInstructors ? 'none' : choice.group
  const show = (texts: Readonly<Record<string, string>>) =>
    change((now) => withParameters(now, texts), { replace: true, flushSync: true, preventScrollReset: true })

  if (error !== null)
    return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  return (
    <div className="timeline-on-paper">
      <TimelineControls page={page} choice={choice} show={show} />
      {data === undefined && <ListSkeleton />}
      {data?.length === 0 && <EmptyState text={emptyText(scope, isNarrowed(choice))} />}
      {rows.length > 0 && (
        <>
          <TimelineView choice={choice} shown={shown} show={show} />
          <Typography role="status" sx={{ mb: 2, color: 'text.secondary' }}>
            {m.timeline_count({ count: rows.length })}
          </Typography>
          {isTable ? (
            <TimelineTable rows={rows} group={group} />
          ) : (
            <TimelineChart
              rows={rows}
              group={group}
              shown={shown}
              unit={unit}
              today={today}
              namesInstructors={namesInstructors}
            />
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
