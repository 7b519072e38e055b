import Box from '@mui/material/Box'
import { fullName } from '../../../entities/person/person.ts'
import { useRunsDepartment } from '../../../entities/viewer/use-runs-department.ts'
import { viewerQueries } from '../../../entities/viewer/viewer.queries.ts'
import { OfficesSection } from '../../../features/department/staff/offices-section.tsx'
import { OutsideMembersSection } from '../../../features/department/staff/outside-members-section.tsx'
import { staffQueries } from '../../../features/department/staff/staff.queries.ts'
import { StaffScreen } from '../../../features/department/staff/staff-screen.tsx'
import { SupervisionButton } from '../../../features/examination/paper/supervision-button.tsx'
import { ListTools } from '../../../features/view/department-list/list-tools.tsx'
import { LoadLink } from '../../../features/view/department-list/load-link.tsx'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import type { Route } from './+types/staff-page.ts'

export const meta = () => pageTitle(m.staff_staff())

/** The staff of the own department. */
export async function clientLoader() {
  const { department } = await queryClient.ensureQueryData(viewerQueries.profile())
  if (department === null) throw new Error('Secretaries and instructors have a department.')
  await queryClient.ensureQueryData(staffQueries.offices(department.id))
  return { departmentId: department.id }
}

export default function StaffPage({ loaderData }: Route.ComponentProps) {
  const keeps = useRunsDepartment()
  return (
    <>
      <PageHeader title={m.staff_staff()} lead={keeps ? m.staff_lead() : m.staff_reading_lead()} />
      <StaffScreen
        tools={
          <>
            <LoadLink kind="instructors" />
            <ListTools list="load" />
          </>
        }
        actions={(member) => (
          <SupervisionButton person={{ username: member.username, name: fullName(member) }} />
        )}
        below={
          <Box sx={{ mt: 6, display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <OfficesSection departmentId={loaderData.departmentId} />
            {keeps && <OutsideMembersSection />}
          </Box>
        }
      />
    </>
  )
}
