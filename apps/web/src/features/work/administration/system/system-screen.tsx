import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useSuspenseQuery } from '@tanstack/react-query'
import { m } from '../../../../paraglide/messages.js'
import { now } from '../../../../shared/format/clock.ts'
import { Announcement } from '../../../../shared/ui/announcement.tsx'
import { InstallationSection } from './installation-section.tsx'
import { JobsSection } from './jobs-section.tsx'
import { MailSection } from './mail-section.tsx'
import { ProcessesSection } from './processes-section.tsx'
import { systemQueries } from './system.queries.ts'
import { attentionNeeded } from './system-attention.ts'

export function SystemScreen() {
  const { data: status } = useSuspenseQuery(systemQueries.status())
  return (
    <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: COLUMNS } }}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Attention sentences={attentionNeeded(status, now())} />
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

/** Announced when it changes, not at every refetch. */
function Attention({ sentences }: { sentences: readonly string[] }) {
  const text = sentences.length === 0 ? m.system_fine() : [m.system_attention(), ...sentences].join(' ')
  return (
    <>
      <Announcement text={text} />
      {sentences.length === 0 ? (
        <Alert severity="success" role="none">
          {m.system_fine()}
        </Alert>
      ) : (
        <Alert severity="warning" role="none">
          <Typography sx={{ fontWeight: 600 }}>{m.system_attention()}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 5 }}>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Box>
        </Alert>
      )}
    </>
  )
}
