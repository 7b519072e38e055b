import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { m } from '../../../../paraglide/messages.js'
import { onceDone } from '../../../../shared/api/once-done.ts'
import SendOutlined from '../../../../shared/icons/send-outlined.tsx'
import { ADVICE } from '../mail/mail-advice.ts'
import { PROBLEM_WORDS } from '../mail/mail-words.ts'
import { FailedCall } from './failed-call.tsx'
import { type MailTrial, useTryMail } from './first-run.queries.ts'
import { SettingsHint } from './settings-hint.tsx'

/** A mail to the own address, now; the mail server's answer in words. */
export function MailStep({ onDone }: { onDone: () => void }) {
  const trial = useTryMail()
  const send = () => onceDone(trial.mutateAsync(), ({ outcome }) => outcome === 'taken' && onDone())
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' }}>
      <Button
        variant="contained"
        startIcon={<SendOutlined aria-hidden />}
        disabled={trial.isPending}
        onClick={send}
      >
        {trial.isPending ? m.first_run_mail_sending() : m.first_run_mail_send()}
      </Button>
      <Box role="status" sx={{ width: '100%' }}>
        {trial.data && <Outcome trial={trial.data} />}
      </Box>
      <FailedCall error={trial.error} />
    </Box>
  )
}

function Outcome({ trial: { outcome, to, server, trouble: problem, codes } }: { trial: MailTrial }) {
  if (outcome === 'no_server') {
    return (
      <Alert severity="warning" role="none">
        <Typography sx={{ fontWeight: 600 }}>{m.first_run_mail_no_server()}</Typography>
        <SettingsHint settings={['SMTP_URL', 'MAIL_FROM']} guide="docs/guides/mail.md" />
      </Alert>
    )
  }
  if (outcome === 'taken') {
    return (
      <Alert severity="success" role="none">
        <Typography sx={{ fontWeight: 600 }}>
          {m.first_run_mail_taken({ server: server ?? '', to })}
        </Typography>
        <Typography>{m.first_run_mail_taken_check()}</Typography>
      </Alert>
    )
  }
  return (
    <Alert severity="error" role="none">
      <Typography sx={{ fontWeight: 600 }}>{m.first_run_mail_failed({ server: server ?? '' })}</Typography>
      {problem !== null && (
        <Typography>
          {PROBLEM_WORDS[problem]()} {ADVICE[problem]()}
        </Typography>
      )}
      <Typography sx={{ mt: 1 }}>{m.first_run_mail_codes({ codes: codes ?? '' })}</Typography>
    </Alert>
  )
}
