import { lazy } from 'react'
import { viewerQueries } from '../../../entities/viewer/viewer.queries.ts'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import type { Route } from './+types/today-page.ts'

/** A file of its own: it knows lists of many pages, which would else share their files with it. */
const loadHome = () => import('./department-home.tsx')
const DepartmentHome = lazy(loadHome)

export const meta = () => pageTitle(m.menu_today())

export async function clientLoader() {
  const [{ department }] = await Promise.all([
    queryClient.ensureQueryData(viewerQueries.profile()),
    loadHome(),
  ])
  if (department === null) throw new Error('Secretaries and instructors have a department.')
  return { departmentId: department.id }
}

export default function TodayPage({ loaderData }: Route.ComponentProps) {
  return <DepartmentHome departmentId={loaderData.departmentId} />
}
