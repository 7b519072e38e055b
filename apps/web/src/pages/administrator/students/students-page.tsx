import { administrationQueries } from '../../../features/work/administration/administration.queries.ts'
import { readTableState } from '../../../features/work/administration/table/table-state.ts'
import { StudentsScreen } from '../../../features/work/administration/users/students/students-screen.tsx'
import { ToInstructorsButton } from '../../../features/work/administration/users/to-instructors-button.tsx'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { rowsPerPage } from '../../../shared/ui/list/rows-per-page.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import type { Route } from './+types/students-page.ts'

export const meta = () => pageTitle(m.administration_students())

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { search, page } = readTableState(new URL(request.url).searchParams, [])
  await queryClient.ensureQueryData(administrationQueries.students(search, page, rowsPerPage()))
}

export default function StudentsPage() {
  return (
    <>
      <PageHeader
        title={m.administration_students()}
        lead={m.administration_students_lead()}
        actions={<ToInstructorsButton />}
      />
      <StudentsScreen />
    </>
  )
}
