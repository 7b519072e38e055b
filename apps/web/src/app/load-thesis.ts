import { thesisQueries } from '../features/thesis/thesis.queries.ts'
import { viewerQueries } from '../model/viewer.queries.ts'
import { queryClient } from '../shared/api/query-client.ts'

/** What the page of a thesis needs before it is drawn. Shown from memory where it is known, and asked anew meanwhile. */
export async function loadThesis(thesisId: number): Promise<{ title: string }> {
  const [thesis] = await Promise.all([
    queryClient.ensureQueryData({ ...thesisQueries.detail(thesisId), revalidateIfStale: true }),
    queryClient.ensureQueryData(viewerQueries.profile()),
  ])
  return { title: thesis.title }
}
