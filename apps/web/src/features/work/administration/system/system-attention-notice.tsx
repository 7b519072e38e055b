import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { now } from '../../../../shared/format/clock.ts'
import { Announcement } from '../../../../shared/ui/announcement.tsx'
import { systemQueries } from './system.queries.ts'
import { attentionNeeded } from './system-attention.ts'

/** Whether the installation needs something, announced when it changes, not at every refetch. */
export function SystemAttentionNotice({ action }: { action?: ReactNode }) {
  const { data: status } = useSuspenseQuery(systemQueries.status())
  const sentences = attentionNeeded(status, now())
  const text = sentences.length === 0 ? m.system_fine() : [m.system_attention(), ...sentences].join(' ')
  return (
    <>
      <Announcement text={text} />
      {sentences.length === 0 ? (
        <Alert severity="success" role="none" action={action}>
          {m.system_fine()}
        </Alert>
      ) : (
        <Alert severity="warning" role="none" action={action}>
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
