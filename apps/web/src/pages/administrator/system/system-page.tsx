import Button from '@mui/material/Button'
import { Link as RouterLink } from 'react-router'
import { systemQueries } from '../../../features/work/administration/system/system.queries.ts'
import { SystemScreen } from '../../../features/work/administration/system/system-screen.tsx'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { paths } from '../../../shared/paths.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'

export const meta = () => pageTitle(m.menu_system())

export async function clientLoader() {
  await queryClient.ensureQueryData(systemQueries.status())
}

export default function SystemPage() {
  return (
    <>
      <PageHeader
        title={m.menu_system()}
        lead={m.system_lead()}
        actions={
          <Button component={RouterLink} to={paths.administrator.firstRun()} variant="outlined">
            {m.first_run_steps_title()}
          </Button>
        }
      />
      <SystemScreen />
    </>
  )
}
