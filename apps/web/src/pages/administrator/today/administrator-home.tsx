import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import { overviewLead } from '../../../features/view/overview/overview-lead.ts'
import { LatestImports } from '../../../features/work/administration/import/latest-imports.tsx'
import { UndeliveredMails } from '../../../features/work/administration/mail/undelivered-mails.tsx'
import { SystemAttentionNotice } from '../../../features/work/administration/system/system-attention-notice.tsx'
import { m } from '../../../paraglide/messages.js'
import { now } from '../../../shared/format/clock.ts'
import { paths } from '../../../shared/paths.ts'
import { CountCards } from '../../../shared/ui/count-cards.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { LONE_LINK } from '../../../shared/ui/sx.ts'
import { useAdministrationCounts } from './use-administration-counts.ts'

/** How the installation is, what is stuck, and the last files that were brought. */
export default function AdministratorHome() {
  const counts = useAdministrationCounts()
  return (
    <>
      <PageHeader title={m.menu_today()} lead={overviewLead(now(), undefined)} />
      <Box sx={{ mb: 6 }}>
        <SystemAttentionNotice
          action={
            <Link
              component={RouterLink}
              to={paths.administrator.system()}
              color="inherit"
              sx={{ ...LONE_LINK, px: 2, py: 1 }}
            >
              {m.menu_system()}
            </Link>
          }
        />
      </Box>
      <CountCards label={m.today_counts()} counts={counts} />
      <Box sx={{ display: 'grid', gap: 6 }}>
        <UndeliveredMails />
        <LatestImports />
      </Box>
    </>
  )
}
