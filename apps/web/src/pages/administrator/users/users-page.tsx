import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { administrationQueries } from '../../../features/work/administration/administration.queries.ts'
import { InstructorsScreen } from '../../../features/work/administration/users/instructors-screen.tsx'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import ManageAccountsOutlined from '../../../shared/icons/manage-accounts-outlined.tsx'
import SchoolOutlined from '../../../shared/icons/school-outlined.tsx'
import { paths } from '../../../shared/paths.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'

export const meta = () => pageTitle(m.menu_users())

export async function clientLoader() {
  await Promise.all([
    queryClient.ensureQueryData(administrationQueries.instructors()),
    queryClient.ensureQueryData(administrationQueries.departments()),
  ])
}

export default function UsersPage() {
  return (
    <>
      <PageHeader
        title={m.menu_users()}
        lead={m.administration_users_lead()}
        actions={
          <>
            <Button
              component={Link}
              to={paths.administrator.students()}
              startIcon={<SchoolOutlined aria-hidden />}
            >
              {m.administration_students()}
            </Button>
            <Button
              component={Link}
              to={paths.administrator.secretaries()}
              startIcon={<ManageAccountsOutlined aria-hidden />}
            >
              {m.administration_secretaries()}
            </Button>
            <Button
              component={Link}
              to={paths.administrator.administrators()}
              startIcon={<ManageAccountsOutlined aria-hidden />}
            >
              {m.administration_administrators()}
            </Button>
          </>
        }
      />
      <InstructorsScreen />
    </>
  )
}
