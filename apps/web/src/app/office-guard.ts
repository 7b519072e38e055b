import { type MiddlewareFunction, redirect } from 'react-router'
import { viewerQueries } from '../entities/viewer/viewer.queries.ts'
import { queryClient } from '../shared/api/query-client.ts'
import { session } from '../shared/api/session.ts'
import { paths } from '../shared/paths.ts'

/** After `admit`: of the instructors those come in who hold an office of the department today. */
export const admitOfficeHolders: MiddlewareFunction = async () => {
  if (session.get().facts?.role !== 'instructor') return
  const { offices } = await queryClient.ensureQueryData(viewerQueries.profile())
  if (offices.length === 0) throw redirect(paths.accessDenied())
}
