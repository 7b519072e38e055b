import { thesisQueries } from '../../../features/thesis/thesis.queries.ts'
import { readThesisSearch } from '../../../features/thesis/thesis-filters.ts'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import type { Route } from './+types/theses-page.ts'
import { InstructorTheses } from './instructor-theses.tsx'

export const meta = () => pageTitle(`${m.thesis_in_progress()} · ${m.thesis_theses()}`)

/** Begins to ask while the page's code is on its way; the page itself shows what is loading and what failed. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = readThesisSearch(new URL(request.url).searchParams)
  void queryClient.prefetchQuery(thesisQueries.page('inProgress', search))
}

export default function ThesesInProgressPage() {
  return <InstructorTheses list="inProgress" />
}
