import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { administrationQueries } from '../../../features/work/administration/administration.queries.ts'
import { SecretariesScreen } from '../../../features/work/administration/instructors/secretaries/secretaries-screen.tsx'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import PeopleAltOutlined from '../../../shared/icons/people-alt-outlined.tsx'
import { paths } from '../../../shared/paths.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'

export const meta = () => pageTitle(m.administration_secretaries())

export async function clientLoader() {
  await Promise.all([
    queryClient.ensureQueryData(administrationQueries.secretaries()),
    queryClient.ensureQueryData(administrationQueries.departments()),
  ])
}

export default function SecretariesPage() {
  return (
    <>
      <PageHeader
        title={m.administration_secretaries()}
        lead={m.administration_secretaries_lead()}
        actions={
          <Button
            component={Link}
            to={paths.administrator.users()}
            startIcon={<PeopleAltOutlined aria-hidden />}
          >
            {m.administration_instructors()}
          </Button>
        }
      />
      <SecretariesScreen />
    </>
  )
}
