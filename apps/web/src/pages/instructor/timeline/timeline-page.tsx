import { timelineQueries } from '../../../features/view/timeline/timeline.queries.ts'
import { readChoice, scopeOn } from '../../../features/view/timeline/timeline-choice.ts'
import { TimelineScreen } from '../../../features/view/timeline/timeline-screen.tsx'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import type { Route } from './+types/timeline-page.ts'

export const meta = () => pageTitle(m.timeline_title())

/** Starts the request while the page's code is loading; the page itself shows loading and failure. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const choice = readChoice(new URL(request.url).searchParams)
  void queryClient.prefetchQuery(timelineQueries.first(scopeOn('own', choice), choice))
}

export default function TimelinePage() {
  return (
    <>
      <PageHeader title={m.timeline_title()} lead={m.timeline_lead()} />
      <TimelineScreen page="own" />
    </>
  )
}
