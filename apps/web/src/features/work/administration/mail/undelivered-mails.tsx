import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
import { m } from '../../../../paraglide/messages.js'
import { formatClock } from '../../../../shared/format/dates.ts'
import { paths } from '../../../../shared/paths.ts'
import { Section } from '../../../../shared/ui/section.tsx'
import { LONE_LINK } from '../../../../shared/ui/sx.ts'
import type { UnsentMail } from './mail.mapper.ts'
import { mailQueries } from './mail.queries.ts'
import { KIND_WORDS, PROBLEM_WORDS } from './mail-words.ts'

const SHOWN = 3

/** The last mails that were given up, each with its reason; nothing where every mail arrives. */
export function UndeliveredMails() {
  const { data: mails } = useSuspenseQuery({
    ...mailQueries.unsent(),
    select: (unsent) => unsent.filter(({ state }) => state === 'given_up'),
  })
  if (mails.length === 0) return null
  return (
    <Section
      title={m.mail_not_delivered()}
      actions={
        <Link component={RouterLink} to={paths.administrator.mail()} sx={LONE_LINK}>
          {m.ui_mail()}
        </Link>
      }
    >
      <Box component="ul" aria-label={m.mail_not_delivered()} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {mails.slice(0, SHOWN).map((mail) => (
          <UndeliveredMail key={mail.id} mail={mail} />
        ))}
      </Box>
    </Section>
  )
}

function UndeliveredMail({ mail: { recipient, kind, problem, givenUpAt } }: { mail: UnsentMail }) {
  const facts = [KIND_WORDS[kind](), givenUpAt && formatClock(givenUpAt)]
  return (
    <Box component="li" sx={{ py: 3, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{recipient}</Typography>
      {problem !== null && <Typography>{PROBLEM_WORDS[problem]()}</Typography>}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {facts.filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  )
}
