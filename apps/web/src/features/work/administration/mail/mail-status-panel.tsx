import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { formatClock } from '../../../../shared/format/dates.ts'
import { formatNumber } from '../../../../shared/format/numbers.ts'
import { Announcement } from '../../../../shared/ui/announcement.tsx'
import type { MailStatus } from './mail.mapper.ts'
import { mailQueries } from './mail.queries.ts'
import { nextTryInOutage, PROBLEM_WORDS } from './mail-words.ts'

/** Shows whether mails are sent now, and how many wait. */
export function MailStatusPanel() {
  const id = useId()
  const { data: status } = useSuspenseQuery(mailQueries.status())
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 4, sm: 6 } }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 4 }}>
        {m.mail_status()}
      </Typography>
      {/* The headline is announced when it changes, not at every refetch. */}
      <Announcement text={headline(status)} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          alignItems: 'center',
          gap: { xs: 4, lg: 7 },
        }}
      >
        <Sending status={status} />
        <Counts status={status} />
      </Box>
    </Card>
  )
}

function headline({ goesTo, outage }: MailStatus): string {
  if (outage !== null) return m.mail_outage({ since: formatClock(outage.since) })
  return goesTo === 'server' ? m.mail_sending() : m.mail_local()
}

const SEVERITY = { server: 'success', local_mailbox: 'info' } as const

function Sending({ status }: { status: MailStatus }) {
  const { goesTo, outage } = status
  return (
    <Alert severity={outage === null ? SEVERITY[goesTo] : 'warning'} role="none">
      <Typography sx={{ fontWeight: 600 }}>{headline(status)}</Typography>
      {outage !== null && (
        <Typography>
          {PROBLEM_WORDS[outage.problem]()} {m.mail_outage_next({ when: nextTryInOutage(outage.nextTryAt) })}
        </Typography>
      )}
      {outage === null && goesTo === 'local_mailbox' && <Typography>{m.mail_local_advice()}</Typography>}
    </Alert>
  )
}

function Counts({ status: { waiting, sentLastDay, givenUp } }: { status: MailStatus }) {
  const counts = [
    [m.mail_count_waiting(), waiting],
    [m.mail_count_sent(), sentLastDay],
    [m.mail_count_given_up(), givenUp],
  ] as const
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 3 }}
    >
      {counts.map(([label, count]) => (
        // The number stands first on the screen, its name first for screen readers.
        <Box
          key={label}
          sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}
        >
          <Box component="dt" sx={{ color: 'text.secondary', lineHeight: 1.35 }}>
            {label}
          </Box>
          <Box component="dd" sx={COUNT}>
            {formatNumber(count)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const COUNT = {
  m: 0,
  fontSize: '1.75rem',
  fontWeight: 600,
  lineHeight: 1.25,
  fontVariantNumeric: 'tabular-nums',
}
