import { asLaidOut } from '../../../features/thesis/thesis/browse/use-thesis-layout.ts'
import { thesisQueries } from '../../../features/thesis/thesis/thesis.queries.ts'
import { readThesisSearch } from '../../../features/thesis/thesis/thesis-filters.ts'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import type { Route } from './+types/theses-page.ts'
import { InstructorTheses } from './instructor-theses.tsx'

export const meta = () => pageTitle(`${m.thesis_list_in_progress()} · ${m.thesis_list_theses()}`)

/** Starts the request while the page's code is loading; the page itself shows loading and failure. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = readThesisSearch(new URL(request.url).searchParams)
  void queryClient.prefetchQuery(thesisQueries.page('inProgress', asLaidOut('inProgress', search)))
}

export default function ThesesInProgressPage() {
  return <InstructorTheses list="inProgress" />
}
