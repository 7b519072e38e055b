import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { m } from '../../paraglide/messages.js'
import { formatClock } from '../../shared/format/dates.ts'
import { formatNumber } from '../../shared/format/numbers.ts'
import type { MailStatus } from './mail.mapper.ts'
import { mailQueries } from './mail.queries.ts'
import { nextTryWords, TROUBLE_WORDS } from './mail-words.ts'

/** Whether letters leave now, and how many. */
export function MailStatusPanel() {
  const id = useId()
  const { data: status } = useSuspenseQuery(mailQueries.status())
  const counts = [
    [m.mail_count_waiting(), status.waiting],
    [m.mail_count_sent(), status.sentLastDay],
    [m.mail_count_given_up(), status.givenUp],
  ] as const
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 4, sm: 6 }, display: 'grid', gap: 5 }}>
      <Typography id={id} variant="h3" component="h2">
        {m.mail_status()}
      </Typography>
      <Box role="status">
        <Sending status={status} />
      </Box>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))', gap: 4 }}
      >
        {counts.map(([label, count]) => (
          <Box
            key={label}
            sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}
          >
            <Typography component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography
              component="dd"
              sx={{
                m: 0,
                fontSize: '1.75rem',
                fontWeight: 600,
                lineHeight: 1.2,
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {formatNumber(count)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  )
}

function Sending({ status: { goesTo, outage } }: { status: MailStatus }) {
  if (outage !== null) {
    return (
      <Alert severity="warning">
        <Typography sx={{ fontWeight: 600 }}>
          {m.mail_outage({ since: formatClock(outage.since) })}
        </Typography>
        <Typography>
          {TROUBLE_WORDS[outage.trouble]()} {m.mail_outage_next({ when: nextTryWords(outage.nextTryAt) })}
        </Typography>
      </Alert>
    )
  }
  if (goesTo === 'local_mailbox') {
    return (
      <Alert severity="info">
        {m.mail_local()} {m.mail_local_advice()}
      </Alert>
    )
  }
  return <Alert severity="success">{m.mail_sending()}</Alert>
}
