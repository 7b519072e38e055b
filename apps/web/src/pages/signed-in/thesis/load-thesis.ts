import { ApiError } from '@diatrivi/client/api-error'
import { isInstructorOf, isStudentOf } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import { processQueries } from '../../../entities/process/process.queries.ts'
import { type Thesis, toThesisFacts } from '../../../entities/thesis/thesis.mapper.ts'
import { toViewer } from '../../../entities/viewer/profile.mapper.ts'
import { viewerQueries } from '../../../entities/viewer/viewer.queries.ts'
import { toActor, type Viewer } from '../../../entities/viewer/viewer.ts'
import { paperQueries } from '../../../features/examination/paper/paper.queries.ts'
import { thesisQueries } from '../../../features/thesis/thesis/thesis.queries.ts'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { refusals } from '../../../shared/api/refusals.ts'
import { paths } from '../../../shared/paths.ts'
import type { InMenu } from '../../../shared/route-module.ts'

/** Loads what the page of a thesis needs before it is drawn. Cached data is shown at once and refetched meanwhile. */
export async function loadThesis(thesisId: number): Promise<{ title: string } & InMenu> {
  const { title, actor, facts, thesis, viewer } = await readThesis(thesisId)
  await Promise.all([
    thesis.phase !== null && loadProcess(thesisId, () => import('./process-parts.tsx')),
    seesInterested(thesis, viewer, isInstructorOf(actor, facts)) && loadInterestedStudents(),
  ])
  const isOwn = isStudentOf(actor, facts)
  return { title, ...(isOwn && { menuAddress: paths.student.currentThesis() }) }
}

export const loadInterestedStudents = () =>
  import('../../../features/thesis/interest/instructor/interested-students.tsx')

/** The students who declared interest are shown to the supervisor and to administrators, until one has the thesis. */
export function seesInterested({ student }: Thesis, { role }: Viewer, isOwn: boolean): boolean {
  return (isOwn || role === 'administrator') && student === null
}

/** A topic under a rule book has no course before a student has it. */
export function hasCourse({ phase, student }: Pick<Thesis, 'phase' | 'student'>): boolean {
  return phase !== null && student !== null
}

/**
 * What a thesis under a rule book has above its text, which would be pushed down if it came later. What cannot be read is
 * said in its place.
 *
 * @param parts the code that draws it
 */
export async function loadProcess(thesisId: number, parts: () => Promise<unknown>): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(processQueries.of(thesisId)),
    queryClient.prefetchQuery(paperQueries.ofThesis(thesisId)),
    parts(),
  ])
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
  return { thesis, viewer, title: thesis.title, actor: toActor(viewer), facts: toThesisFacts(thesis, viewer) }
}
