import { ApiError } from '@diatrivi/client/api-error'
import { isInstructorOf, isStudentOf } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import { toThesisFacts } from '../../../entities/thesis/thesis.mapper.ts'
import { toViewer } from '../../../entities/viewer/profile.mapper.ts'
import { viewerQueries } from '../../../entities/viewer/viewer.queries.ts'
import { toActor } from '../../../entities/viewer/viewer.ts'
import { thesisQueries } from '../../../features/thesis/thesis/thesis.queries.ts'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { refusals } from '../../../shared/api/refusals.ts'
import { paths } from '../../../shared/paths.ts'
import type { InMenu } from '../../../shared/route-module.ts'

/** Loads what the page of a thesis needs before it is drawn. Cached data is shown at once and refetched meanwhile. */
export async function loadThesis(thesisId: number): Promise<{ title: string } & InMenu> {
  const { title, actor, facts } = await readThesis(thesisId)
  const isOwn = isStudentOf(actor, facts)
  return { title, ...(isOwn && { menuAddress: paths.student.currentThesis() }) }
}

/** For the editor: a thesis that the reader may see but not edit is refused as the API refuses it. */
export async function loadOwnThesis(thesisId: number): Promise<{ title: string }> {
  const { title, actor, facts } = await readThesis(thesisId)
  if (isInstructorOf(actor, facts)) return { title }
  const refusal = new ApiError({ status: 403, code: 'not_owner', message: m.refusals_not_owner() })
  refusals.report(refusal, { isRead: true })
  throw refusal
}

async function readThesis(thesisId: number) {
  const [thesis, profile] = await Promise.all([
    queryClient.ensureQueryData({ ...thesisQueries.detail(thesisId), revalidateIfStale: true }),
    queryClient.ensureQueryData(viewerQueries.profile()),
  ])
  const viewer = toViewer(profile)
  return { title: thesis.title, actor: toActor(viewer), facts: toThesisFacts(thesis, viewer) }
}
