import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { NO_FILTER } from '../../../features/work/administration/security/security.mapper.ts'
import { securityQueries } from '../../../features/work/administration/security/security.queries.ts'
import { SecurityScreen } from '../../../features/work/administration/security/security-screen.tsx'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import VisibilityOutlined from '../../../shared/icons/visibility-outlined.tsx'
import { paths } from '../../../shared/paths.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { rowsPerPage } from '../../../shared/ui/list/rows-per-page.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'

export const meta = () => pageTitle(m.security_title())

export async function clientLoader() {
  await queryClient.ensureQueryData(securityQueries.entries(NO_FILTER, 1, rowsPerPage()))
}

export default function SecurityPage() {
  return (
    <>
      <PageHeader
        title={m.security_title()}
        lead={m.security_lead()}
        actions={
          <Button
            component={Link}
            to={paths.administrator.inspections()}
            startIcon={<VisibilityOutlined aria-hidden />}
          >
            {m.inspection_title()}
          </Button>
        }
      />
      <SecurityScreen />
    </>
  )
}
