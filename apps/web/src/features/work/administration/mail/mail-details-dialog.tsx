import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { formatClock } from '../../../../shared/format/dates.ts'
import { Definitions } from '../../../../shared/ui/definitions.tsx'
import type { UnsentMail } from './mail.mapper.ts'
import { ADVICE, mayHaveExpired } from './mail-advice.ts'
import { MailStateChip } from './mail-state-chip.tsx'
import { KIND_WORDS, nextTryWords, PROBLEM_WORDS } from './mail-words.ts'

interface MailDetailsDialogProps {
  mail: UnsentMail
  /** Null while it waits, because it is retried by itself. */
  onRetry: (() => void) | null
  onClose: () => void
}

/** All data of a mail except its text. */
export default function MailDetailsDialog({ mail, onRetry, onClose }: MailDetailsDialogProps) {
  const id = useId()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth fullScreen={isPhone}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {m.mail_details_title({ recipient: mail.recipient })}
      </DialogTitle>
      {/* Focusable, so that the keyboard can scroll it on a small screen; nothing within it has the focus. */}
      <DialogContent tabIndex={0} sx={{ display: 'grid', gap: 5, alignContent: 'start' }}>
        <Definitions entries={factsOf(mail)} terms={{ width: 'max-content', fontWeight: 400 }} />
        {mail.problem !== null && (
          <Box>
            <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
              {m.mail_advice()}
            </Typography>
            <Typography>{ADVICE[mail.problem]()}</Typography>
            {mail.state === 'given_up' && mayHaveExpired(mail.kind) && (
              <Typography sx={{ mt: 2 }}>{m.mail_may_have_expired()}</Typography>
            )}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" color="neutral" onClick={onClose}>
          {m.control_close()}
        </Button>
        {onRetry && (
          <Button variant="contained" onClick={onRetry}>
            {m.mail_retry()}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

function factsOf(mail: UnsentMail) {
  const facts = [
    [m.mail_state(), <MailStateChip key="state" state={mail.state} />],
    [m.mail_kind(), KIND_WORDS[mail.kind]()],
    [m.mail_written(), formatClock(mail.writtenAt)],
    [m.mail_tries(), mail.tries],
    [m.mail_given_up(), mail.givenUpAt && formatClock(mail.givenUpAt)],
    [m.mail_next_try(), nextTryWords(mail.nextTryAt)],
    [m.mail_problem(), mail.problem && PROBLEM_WORDS[mail.problem]()],
    [m.mail_codes(), mail.codes],
    [m.mail_number(), mail.id],
  ] as const
  return facts.filter(([, value]) => value !== null && value !== '').map(([term, value]) => ({ term, value }))
}
