import { DepartmentImages } from '../../../features/institution/image/department-images.tsx'
import { administrationQueries } from '../../../features/work/administration/administration.queries.ts'
import { DepartmentsScreen } from '../../../features/work/administration/departments/departments-screen.tsx'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'

export const meta = () => pageTitle(m.menu_departments())

export async function clientLoader() {
  await Promise.all([
    queryClient.ensureQueryData(administrationQueries.departments()),
    queryClient.ensureQueryData(administrationQueries.institutions()),
  ])
}

export default function DepartmentsPage() {
  return (
    <>
      <PageHeader title={m.menu_departments()} lead={m.administration_departments_lead()} />
      <DepartmentsScreen imagesOf={({ id }) => <DepartmentImages departmentId={id} />} />
    </>
  )
}
