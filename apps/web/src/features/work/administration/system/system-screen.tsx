import Box from '@mui/material/Box'
import { useSuspenseQuery } from '@tanstack/react-query'
import { InstallationSection } from './installation-section.tsx'
import { JobsSection } from './jobs-section.tsx'
import { MailSection } from './mail-section.tsx'
import { ProcessesSection } from './processes-section.tsx'
import { systemQueries } from './system.queries.ts'
import { SystemAttentionNotice } from './system-attention-notice.tsx'

export function SystemScreen() {
  const { data: status } = useSuspenseQuery(systemQueries.status())
  return (
    <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: COLUMNS } }}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <SystemAttentionNotice />
      </Box>
      <InstallationSection status={status} />
      <Box sx={{ display: 'grid', gap: 6, alignContent: 'start' }}>
        <MailSection mail={status.mail} />
        <ProcessesSection processes={status.processes} />
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <JobsSection jobs={status.jobs} />
      </Box>
    </Box>
  )
}

const COLUMNS = 'minmax(0, 1fr) minmax(0, 1fr)'
