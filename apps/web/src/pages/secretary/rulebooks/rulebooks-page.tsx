import { viewerQueries } from '../../../entities/viewer/viewer.queries.ts'
import { DepartmentRulebooks } from '../../../features/department/rulebook/department-rulebooks.tsx'
import { rulebookQueries } from '../../../features/department/rulebook/rulebook.queries.ts'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { paths } from '../../../shared/paths.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import type { Route } from './+types/rulebooks-page.ts'

export const meta = () => pageTitle(m.rulebook_books())

/** The rule books of the own department. */
export async function clientLoader() {
  const { department } = await queryClient.ensureQueryData(viewerQueries.profile())
  if (department === null) throw new Error('Secretaries and instructors have a department.')
  const departmentId = department.id
  await Promise.all([
    queryClient.ensureQueryData(rulebookQueries.ofDepartment(departmentId)),
    queryClient.ensureQueryData(rulebookQueries.programmes(departmentId)),
  ])
  return { departmentId }
}

export default function DepartmentRulebooksPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={m.rulebook_books()} lead={m.rulebook_lead()} />
      <DepartmentRulebooks departmentId={loaderData.departmentId} pathOf={paths.secretary.rulebook} />
    </>
  )
}
