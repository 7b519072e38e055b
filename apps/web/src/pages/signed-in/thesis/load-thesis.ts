import { isStudentOf } from '@diatrivi/domain/thesis/thesis.policy'
import { toThesisFacts } from '../../../entities/thesis/thesis.mapper.ts'
import { toViewer } from '../../../entities/viewer/profile.mapper.ts'
import { viewerQueries } from '../../../entities/viewer/viewer.queries.ts'
import { toActor } from '../../../entities/viewer/viewer.ts'
import { thesisQueries } from '../../../features/thesis/thesis.queries.ts'
import { queryClient } from '../../../shared/api/query-client.ts'
import { paths } from '../../../shared/paths.ts'
import type { InMenu } from '../../../shared/route-module.ts'

/** Loads what the page of a thesis needs before it is drawn. Cached data is shown at once and refetched meanwhile. */
export async function loadThesis(thesisId: number): Promise<{ title: string } & InMenu> {
  const [thesis, profile] = await Promise.all([
    queryClient.ensureQueryData({ ...thesisQueries.detail(thesisId), revalidateIfStale: true }),
    queryClient.ensureQueryData(viewerQueries.profile()),
  ])
  const viewer = toViewer(profile)
  const isOwn = isStudentOf(toActor(viewer), toThesisFacts(thesis, viewer))
  return { title: thesis.title, ...(isOwn && { menuAddress: paths.student.currentThesis() }) }
}
