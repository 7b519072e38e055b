import { isStudentOf } from '@diatrivi/domain/thesis/thesis.policy'
import { thesisQueries } from '../features/thesis/thesis.queries.ts'
import { toViewer } from '../model/profile.mapper.ts'
import { toThesisFacts } from '../model/thesis.mapper.ts'
import { viewerQueries } from '../model/viewer.queries.ts'
import { toActor } from '../model/viewer.ts'
import { queryClient } from '../shared/api/query-client.ts'
import type { InMenu } from './layouts/menus.tsx'
import { paths } from './paths.ts'

/** What the page of a thesis needs before it is drawn. Shown from memory where it is known, and asked anew meanwhile. */
export async function loadThesis(thesisId: number): Promise<{ title: string } & InMenu> {
  const [thesis, profile] = await Promise.all([
    queryClient.ensureQueryData({ ...thesisQueries.detail(thesisId), revalidateIfStale: true }),
    queryClient.ensureQueryData(viewerQueries.profile()),
  ])
  const viewer = toViewer(profile)
  const isOwn = isStudentOf(toActor(viewer), toThesisFacts(thesis, viewer))
  return { title: thesis.title, ...(isOwn && { menuAddress: paths.student.currentThesis() }) }
}
