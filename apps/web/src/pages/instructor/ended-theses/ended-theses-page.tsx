import { asLaidOut } from '../../../features/thesis/thesis/browse/use-thesis-layout.ts'
import { thesisQueries } from '../../../features/thesis/thesis/thesis.queries.ts'
import { readThesisSearch } from '../../../features/thesis/thesis/thesis-filters.ts'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { InstructorTheses } from '../theses/instructor-theses.tsx'
import type { Route } from './+types/ended-theses-page.ts'

export const meta = () => pageTitle(`${m.thesis_list_ended()} · ${m.thesis_list_theses()}`)

/** Starts the request while the page's code is loading; the page itself shows loading and failure. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = readThesisSearch(new URL(request.url).searchParams)
  void queryClient.prefetchQuery(thesisQueries.page('ended', asLaidOut('ended', search)))
}

export default function EndedThesesPage() {
  return <InstructorTheses list="ended" />
}
